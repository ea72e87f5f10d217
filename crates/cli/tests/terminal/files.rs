//! Games in files: nothing is lost, nothing is overwritten, nobody else reads the dealer's secret.

use super::{fails, finished, new_game, run, signoria, text, wait_for};
use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::Path;
use tempfile::TempDir;

/// A whole game, kept in a file, and where its record is.
fn played(folder: &Path, save: &str) -> String {
    let mut args = new_game();
    *args.last_mut().unwrap() = save;
    let shown = text(folder, &args, &"1\n".repeat(4000));
    let (_, rest) = shown.rsplit_once("The record of the game: ").unwrap();
    rest.split_once(". Look").unwrap().0.to_owned()
}

#[test]
fn the_record_of_a_finished_game_overwrites_nothing() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    for (name, others) in [("b.record", "kept"), ("b-2.record", "kept as well"), ("a.part", "kept too")] {
        fs::write(path(name), others).unwrap();
    }
    assert_eq!(played(folder.path(), "b.game"), "b-3.record");
    assert_eq!(played(folder.path(), "a.game"), "a.record");
    // Who wants the game to be called record gets the record there.
    assert_eq!(played(folder.path(), "c.record"), "c.record");
    for (name, others) in [("b.record", "kept"), ("b-2.record", "kept as well"), ("a.part", "kept too")] {
        assert_eq!(fs::read_to_string(path(name)).unwrap(), others, "{name}");
    }
    for name in ["a.record", "b-3.record", "c.record"] {
        text(folder.path(), &["audit", name], "");
    }
    let left = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut left: Vec<String> = left.collect();
    left.sort();
    assert_eq!(
        left,
        ["a.part", "a.record", "b-2.record", "b-3.record", "b.record", "c.record"],
        "nothing is left over"
    );
}

#[test]
fn games_without_a_name_are_kept_in_the_folder_for_data_under_names_of_their_own() {
    let folder = TempDir::new().unwrap();
    let args = ["play", "burgundy", "--seat", "Ania", "--seat", "page"];
    let home = folder.path().join("signoria");
    for name in ["burgundy.game", "burgundy-2.game"] {
        let shown = text(folder.path(), &args, "q\n");
        let at = home.join(name);
        assert!(shown.ends_with(&format!("signoria play --resume {}\n", at.display())), "{shown}");
        text(folder.path(), &["play", "--resume", at.to_str().unwrap()], "q\n");
    }
    // A name with a space can be typed again.
    let spaced = text(folder.path(), &[&args[..], &["--save", "my game"]].concat(), "q\n");
    assert!(spaced.ends_with("signoria play --resume 'my game'\n"), "{spaced}");
    // A game that never begins leaves nothing.
    fails(folder.path(), &["play", "burgundy", "--save", "none.game", "--seat", "me"]);
    assert!(!folder.path().join("none.game").exists());
}

#[cfg(unix)]
#[test]
fn a_save_is_its_owners_alone_and_keeps_its_rights_and_its_link() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    let mode = |name: &str| fs::metadata(path(name)).unwrap().permissions().mode() & 0o777;
    text(folder.path(), &new_game(), "1\nq\n");
    assert_eq!(mode("burgundy.game"), 0o600);
    fs::set_permissions(path("burgundy.game"), fs::Permissions::from_mode(0o640)).unwrap();
    fs::create_dir(path("elsewhere")).unwrap();
    fs::rename(path("burgundy.game"), path("elsewhere/real.game")).unwrap();
    symlink("elsewhere/real.game", path("burgundy.game")).unwrap();
    let before = fs::read(path("burgundy.game")).unwrap();
    text(folder.path(), &["play", "--resume", "burgundy.game"], "1\n1\n1\n1\nq\n");
    assert!(fs::symlink_metadata(path("burgundy.game")).unwrap().is_symlink());
    assert_ne!(fs::read(path("elsewhere/real.game")).unwrap(), before);
    assert_eq!(mode("elsewhere/real.game"), 0o640);
    // A link to nothing is no place for a new game.
    symlink("nowhere", path("lost.game")).unwrap();
    assert!(fails(folder.path(), &["play", "burgundy", "--save", "lost.game"]).contains("is there already"));
    assert!(!path("nowhere").exists());
}

#[test]
fn one_game_is_played_by_one_program_at_a_time() {
    let folder = TempDir::new().unwrap();
    let mut first = signoria(folder.path(), &new_game()).spawn().unwrap();
    wait_for(&mut first, "› ");
    let resume = ["play", "--resume", "burgundy.game"];
    assert!(fails(folder.path(), &resume).contains("burgundy.game: another signoria plays this game"));
    // Also after the file was written anew.
    first.stdin.as_mut().unwrap().write_all(b"workers 3)\n\n").unwrap();
    wait_for(&mut first, "Use your other die");
    assert!(fails(folder.path(), &resume).contains("another signoria plays this game"));
    first.stdin.take();
    assert!(first.wait().unwrap().success());
    assert!(text(folder.path(), &resume, "q\n").contains("Use your other die"));
}

#[test]
fn a_byte_order_mark_and_the_standard_input_are_read() {
    let folder = TempDir::new().unwrap();
    let (_, path) = finished(folder.path());
    let record = fs::read_to_string(&path).unwrap();
    let marked = format!("\u{feff}{record}");
    fs::write(&path, &marked).unwrap();
    text(folder.path(), &["audit", "burgundy.record"], "");
    for args in [&["audit", "-"][..], &["replay", "-", "--log"], &["perft", "burgundy", "--from", "-"]] {
        text(folder.path(), args, &marked);
    }
    let cut = run(folder.path(), &["audit", "-"], b"signoria 1\ngame chess\n");
    assert!(String::from_utf8(cut.stderr).unwrap().contains("standard input: "));
    text(folder.path(), &new_game(), "\u{feff}q\n");
    let save = folder.path().join("burgundy.game");
    fs::write(&save, format!("\u{feff}{}", fs::read_to_string(&save).unwrap())).unwrap();
    text(folder.path(), &["play", "--resume", "burgundy.game"], "q\n");
}

#[test]
fn a_game_whose_answers_do_not_all_stand_is_left_as_it_is() {
    let folder = TempDir::new().unwrap();
    let save = folder.path().join("burgundy.game");
    for (other, told) in [("page", true), ("Beata", false)] {
        let mut args = new_game();
        args[5] = other;
        text(folder.path(), &args, &format!("{}q\n", "1\n".repeat(40)));
        let mut game: Value = serde_json::from_slice(&fs::read(&save).unwrap()).unwrap();
        // As if the rules had been corrected: what was answered first cannot be answered again.
        let rows = game["rows"].as_array_mut().unwrap();
        let own: Vec<usize> = (0..rows.len()).filter(|n| rows[*n]["seat"] == 0).collect();
        let (first, second, of) = (own[0], own[1], rows.len());
        assert!(second + 1 < of, "answers come after it");
        rows[second]["index"] = rows[first]["index"].clone();
        let rules = game["header"]["rules"].clone();
        game["header"]["rules"] = 0.into();
        let before = game.to_string();
        fs::write(&save, &before).unwrap();
        let output = run(folder.path(), &["play", "--resume", "burgundy.game"], b"1\n1\nq\n");
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(3), "{said}");
        assert!(said.contains(&format!("burgundy.game: answer {} of {of}", second + 1)), "{said}");
        assert!(said.contains(", by Ania, does not stand") && said.contains(" (B"), "the rule says why: {said}");
        assert!(said.contains(&format!("revision 0 of the rules, this program plays by revision {rules}")), "{said}");
        // What may be secret is not told to two who share a screen.
        assert_eq!(said.contains('`'), told, "{said}");
        assert_eq!(fs::read_to_string(&save).unwrap(), before, "the file is untouched");
        fs::remove_file(&save).unwrap();
    }
}
