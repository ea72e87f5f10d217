//! What scripts, hosts and other terminals rely on: exit codes, JSON, components, locales, completions.

use super::{SEED, fails, finished, new_game, run, signoria, text};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Stdio;
use tempfile::TempDir;
use unicode_width::UnicodeWidthStr;

/// How an audit ends, in words for people and for programs.
fn audit(folder: &Path, record: &str) -> (i32, String, Value) {
    fs::write(folder.join("x.record"), record).unwrap();
    let plain = run(folder, &["audit", "x.record"], b"");
    let json = run(folder, &["audit", "x.record", "--json"], b"");
    assert_eq!(plain.status.code(), json.status.code());
    assert!(json.stderr.is_empty(), "{}", String::from_utf8_lossy(&json.stderr));
    let said = String::from_utf8([plain.stdout, plain.stderr].concat()).unwrap();
    (plain.status.code().unwrap(), said, serde_json::from_slice(&json.stdout).unwrap())
}

#[test]
fn an_audit_tells_apart_what_it_found() {
    let folder = TempDir::new().unwrap();
    let (_, path) = finished(folder.path());
    let record = fs::read_to_string(path).unwrap();
    let (code, said, json) = audit(folder.path(), &record);
    assert_eq!((code, &json["error"], &json["over"]), (0, &Value::Null, &Value::Bool(true)), "{said}");

    let half = record.lines().count() / 2;
    let cut: Vec<&str> = record.lines().take(half).collect();
    let (code, said, json) = audit(folder.path(), &cut.join("\n"));
    assert_eq!((code, json["error"]["kind"].as_str()), (5, Some("unfinished")));
    assert!(said.contains("x.record: unfinished: the game is not over after "), "{said}");
    assert!(json["draws"].as_u64().unwrap() > 10, "what is there is checked all the same");

    let (code, said, json) = audit(folder.path(), &record.replacen(&format!("seed {SEED}\n"), "", 1));
    assert_eq!((code, json["error"]["kind"].as_str(), &json["draws"]), (6, Some("nothing_to_check"), &Value::Null));
    assert!(said.contains("no seed to check the dice with"), "{said}");

    let (code, said, json) = audit(folder.path(), &record.replacen(SEED, &SEED.replace("00", "ff"), 1));
    assert_eq!((code, json["error"]["kind"].as_str()), (4, Some("wrong_dice")), "{said}");

    let first = record.lines().position(|line| line.starts_with("0 ")).unwrap();
    let action = record.lines().nth(first).unwrap();
    let (code, said, json) = audit(folder.path(), &record.replacen(action, "0 end", 1));
    assert_eq!((code, json["error"]["kind"].as_str()), (3, Some("illegal")), "{said}");
    assert_eq!(json["error"]["line"].as_u64(), Some(first as u64 + 1));

    for nothing in ["", "chess\n", "signoria 1\n"] {
        let (code, said, json) = audit(folder.path(), nothing);
        assert_eq!((code, json["error"]["code"].as_i64()), (3, Some(3)), "{said}");
    }
    let gone = run(folder.path(), &["audit", "gone.record", "--json"], b"");
    let json: Value = serde_json::from_slice(&gone.stdout).unwrap();
    assert_eq!((gone.status.code(), json["error"]["kind"].as_str()), (Some(1), Some("failed")), "{json}");
    assert_eq!(json["error"]["message"], "gone.record: No such file or directory");
    // The other commands for programs as well.
    let unknown = run(folder.path(), &["rules", "burgundy", "dragon", "--json"], b"");
    let json: Value = serde_json::from_slice(&unknown.stdout).unwrap();
    assert!(json["error"]["message"].as_str().unwrap().contains("`dragon`") && !unknown.status.success(), "{json}");
}

#[test]
fn what_was_typed_stands_in_the_error() {
    let folder = TempDir::new().unwrap();
    let (_, path) = finished(folder.path());
    let record = path.to_str().unwrap();
    let cases: [(&[&str], &str); 14] = [
        (&["play", "burgundy", "-s", "me", "-s", "Prince"], "--seat Prince: `prince` is written in small letters"),
        (&["play", "burgundy", "-s", "me", "-s", "STEWARD:200ms"], "--seat STEWARD:200ms: `steward:200ms` is written"),
        (&["play", "burgundy", "-s", "me", "-s", "prince:fast"], "--seat prince:fast: `prince` is written"),
        (&["play", "burgundy", "-s", "Me", "-s", "page"], "--seat Me: `me` is written in small letters"),
        (&["play", "burgundy", "-o", "first=0", "-o", "first=1"], "`first=1`: the option `first` is given twice"),
        (&["play", "burgundy", "--seed", "12"], "--seed 12: a seed has 64 hexadecimal digits"),
        (&["audit", record, "--seed", "xy"], "--seed xy: a seed has 64 hexadecimal digits"),
        (&["perft", "burgundy", "-n", "3", "--from", record], "cannot be used with"),
        (&["perft", "burgundy", "-o", "first=1", "--from", record], "cannot be used with"),
        (&["replay", record, "--eyes", "9"], "--eyes 9: it takes open, watcher, or a seat from 0 to 1"),
        (&["replay", record, "--at", "99999"], "--at 99999: the record has "),
        (&["serve", "--listen", "7700"], "`7700` is no address to listen on"),
        (&["serve", "--listen", "nowhere.invalid:1", "--check-config"], "`nowhere.invalid:1` is no address"),
        (&["arena", "burgundy", "-c", "page", "-n", "1"], "1 player; allowed: 2 to 4"),
    ];
    for (args, expected) in cases {
        let said = fails(folder.path(), args);
        assert!(said.contains(expected), "{args:?}: {said}");
    }
    let shown = text(folder.path(), &new_game(), "999\nrule dragon\nq\n");
    assert!(shown.contains("There is no option 999. The numbers go from 1 to "), "{shown}");
    assert!(shown.contains("There is no rule “dragon”; try: rule B"), "{shown}");
}

#[test]
fn components_are_written_out_and_read_back() {
    let folder = TempDir::new().unwrap();
    let shown = text(folder.path(), &["components", "own"], "");
    assert_eq!(shown.lines().count(), 5, "{shown}");
    assert!(
        shown.contains("own/tuscany: 11 files") && folder.path().join("own/burgundy/goods.toml").exists(),
        "{shown}"
    );
    for game in ["burgundy", "craftsmen", "florence", "principato", "tuscany"] {
        let own = format!("own/{game}");
        text(folder.path(), &["perft", game, "-d", "1", "--components", &own], "");
        // They are the built-in ones: a game played with them needs no folder.
        text(folder.path(), &["play", game, "--components", &own, "--save", game], "q\n");
        text(folder.path(), &["play", "--resume", game], "q\n");
    }
    assert!(fails(folder.path(), &["components", "own", "burgundy"]).contains("nothing is overwritten"));
    text(folder.path(), &["components", "two", "burgundy"], "");
    assert_eq!(fs::read_dir(folder.path().join("two")).unwrap().count(), 1);
    // The server says the same as the other commands.
    fs::rename(folder.path().join("two/burgundy/goods.toml"), folder.path().join("two/burgundy/Goods.toml")).unwrap();
    fs::write(folder.path().join("signoria.toml"), "[components]\nburgundy = \"two/burgundy\"\n").unwrap();
    let wrong = "two/burgundy/Goods.toml: the name has other capitals and small letters; allowed: goods.toml";
    assert!(fails(folder.path(), &["serve", "--config", "signoria.toml", "--check-config"]).contains(wrong));
    assert!(fails(folder.path(), &["play", "burgundy", "--components", "two/burgundy"]).contains(wrong));
}

#[test]
fn text_is_wrapped_at_the_width_that_is_asked_for_in_both_languages() {
    let folder = TempDir::new().unwrap();
    for language in ["en", "pl"] {
        let args = ["--lang", language, "rules", "tuscany", "T5"];
        let wide = text(folder.path(), &args, "");
        assert!(wide.lines().any(|line| line.width() > 120), "in a pipe lines stay as they are");
        let output = signoria(folder.path(), &args).env("COLUMNS", "60").output().unwrap();
        let narrow = String::from_utf8(output.stdout).unwrap();
        let long = narrow.lines().find(|line| line.width() > 60 && line.trim().contains(' '));
        assert_eq!(long, None);
        assert_eq!(wide.split_whitespace().collect::<Vec<_>>(), narrow.split_whitespace().collect::<Vec<_>>());
    }
}

#[test]
fn a_terminal_without_utf_8_gets_ascii_of_the_same_form() {
    let folder = TempDir::new().unwrap();
    for game in ["burgundy", "craftsmen", "florence", "principato", "tuscany"] {
        let record = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../tests/golden/{game}/base-3.rec"));
        let record = record.to_str().unwrap();
        for language in ["en", "pl"] {
            let args = ["--lang", language, "replay", record, "--at", "150"];
            let rich = text(folder.path(), &args, "");
            let output = signoria(folder.path(), &args).env("LC_ALL", "C").output().unwrap();
            assert!(output.stdout.is_ascii() && output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
            let plain = String::from_utf8(output.stdout).unwrap();
            let widths = |text: &str| text.lines().map(UnicodeWidthStr::width).collect::<Vec<_>>();
            assert_eq!(widths(&plain), widths(&rich), "{plain}");
        }
    }
    // What programs read stays as it is, and what is shown can be typed.
    let json = ["--lang", "pl", "rules", "burgundy", "B5.2", "--json"];
    let output = signoria(folder.path(), &json).env("LC_ALL", "C").output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), text(folder.path(), &json, ""));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error_and_no_crash() {
    let folder = TempDir::new().unwrap();
    for args in [&["completions", "bash"][..], &["completions", "fish"], &["rules", "burgundy"], &["perft", "burgundy"]]
    {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = signoria(folder.path(), args).stdin(Stdio::null()).stdout(full).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), said.as_str()), (Some(1), "error: the output: No space left on device\n"));
    }
}

/// A server that was started and told to stop again; what it said on standard error.
#[cfg(unix)]
fn served(folder: &Path, args: &[&str]) -> String {
    use rustix::process::{Pid, Signal, kill_process};
    let mut child = signoria(folder, &[&["serve", "--listen", "localhost:0"], args].concat()).spawn().unwrap();
    super::wait_for(&mut child, "Signoria is served at http://");
    kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stderr).unwrap()
}

#[cfg(unix)]
#[test]
fn the_log_has_colours_only_where_they_are_wanted() {
    let folder = TempDir::new().unwrap();
    let plain = served(folder.path(), &["--database", "a.db"]);
    assert!(plain.contains("INFO") && !plain.contains('\x1b'), "{plain:?}");
    let forced = |args: &[&str]| {
        let args = [&["serve", "--listen", "127.0.0.1:0", "--database", "b.db"], args].concat();
        let mut child = signoria(folder.path(), &args).env("CLICOLOR_FORCE", "1").spawn().unwrap();
        super::wait_for(&mut child, "Signoria is served at ");
        rustix::process::kill_process(rustix::process::Pid::from_child(&child), rustix::process::Signal::TERM).unwrap();
        String::from_utf8(child.wait_with_output().unwrap().stderr).unwrap()
    };
    assert!(forced(&[]).contains('\x1b'));
    assert!(!forced(&["--no-color"]).contains('\x1b'));
}

#[test]
fn a_port_in_use_is_told_before_a_database_is_made() {
    let folder = TempDir::new().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let said = fails(folder.path(), &["serve", "--listen", &address, "--database", "x.db"]);
    assert!(said.contains(&format!("cannot listen on {address}")), "{said}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[cfg(unix)]
#[test]
fn where_there_is_no_room_a_restore_and_a_backup_change_nothing() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    served(folder.path(), &["--database", "live.db"]);
    text(folder.path(), &["backup", "good.db", "--database", "live.db"], "");
    let before = fs::read(at("live.db")).unwrap();
    // No file may grow beyond 40 KiB: for the program that is a disk without room.
    for task in ["restore good.db", "backup other.db"] {
        let full = format!("trap '' XFSZ; ulimit -f 80; exec \"$0\" {task} --database live.db");
        let output = std::process::Command::new("sh")
            .args(["-c", &full, env!("CARGO_BIN_EXE_signoria")])
            .current_dir(folder.path())
            .output()
            .unwrap();
        assert!(!output.status.success(), "{task}");
        assert_eq!(fs::read(at("live.db")).unwrap(), before, "{task}");
    }
    let mut left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["good.db", "live.db", "live.db.lock"]);
    let told = text(folder.path(), &["restore", "good.db", "--database", "live.db"], "");
    assert_eq!(told, "good.db is now the database live.db\nthe old one is kept as live.db.before-restore\n");
    assert!(fails(folder.path(), &["restore", "live.db", "--database", "live.db"]).contains("the database itself"));
}
