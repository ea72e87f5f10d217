//! The program as people and scripts use it: through a pipe.

mod drawings;
mod files;
mod operators;

use serde_json::Value;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use tempfile::TempDir;

const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

fn signoria(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_signoria"));
    command.current_dir(folder).args(args).env("LANG", "en_GB.UTF-8").env("HOME", folder).env("XDG_DATA_HOME", folder);
    for name in ["LC_ALL", "LC_CTYPE", "LC_MESSAGES", "SIGNORIA_LANG", "CLICOLOR_FORCE", "COLUMNS", "USER"] {
        command.env_remove(name);
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(folder: &Path, args: &[&str], input: &[u8]) -> Output {
    let mut child = signoria(folder, args).spawn().unwrap();
    // The game may be over before all is read.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn text(folder: &Path, args: &[&str], input: &str) -> String {
    let output = run(folder, args, input.as_bytes());
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn fails(folder: &Path, args: &[&str]) -> String {
    let output = run(folder, args, b"");
    assert!(!output.status.success(), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}

fn new_game() -> Vec<&'static str> {
    new_game_of("burgundy")
}

fn new_game_of(game: &str) -> Vec<&str> {
    let save = GAMES.into_iter().find(|(id, ..)| *id == game).map_or("new.game", |(_, _, save)| save);
    // Who is first in Craftsmen follows from the cards.
    let first: &[&str] = if game == "craftsmen" { &[] } else { &["-ofirst=0"] };
    let seats = ["play", game, "--seat", "Ania", "--seat", "page", "--seed", SEED];
    [&seats[..], first, &["--save", save]].concat()
}

/// A game that is played to its end by taking the first option again and again.
fn finished(folder: &Path) -> (String, PathBuf) {
    let shown = text(folder, &new_game(), &"1\n".repeat(4000));
    (shown, folder.join("burgundy.record"))
}

#[test]
fn a_whole_game_through_a_pipe_ends_with_a_record_that_can_be_checked() {
    let folder = TempDir::new().unwrap();
    let (shown, record) = finished(folder.path());
    assert!(shown.contains("Phase E · Round 5/5"), "{shown}");
    assert!(shown.contains("The record of the game: burgundy.record"));
    assert!(!shown.contains('\x1b'), "no colours in a pipe");
    assert!(!folder.path().join("burgundy.game").exists(), "the record takes the place of the game");
    let record = record.to_str().unwrap();

    let audit = text(folder.path(), &["audit", record], "");
    assert!(audit.contains("all as the seed deals them") && audit.contains("published before the game"), "{audit}");
    let json: Value = serde_json::from_str(&text(folder.path(), &["audit", record, "--json"], "")).unwrap();
    let answers = json["answers"].as_u64().unwrap();
    assert!(json["over"] == true && json["draws"].as_u64().unwrap() > 100 && answers > 250, "{json}");

    // The log of the replay is what the game told.
    let log = text(folder.path(), &["replay", record, "--log"], "");
    assert!(log.lines().count() > 250 && log.contains("● Ania") && log.contains("[B5."), "{log}");
    let end = text(folder.path(), &["replay", record, "--eyes", "1", "--at", &answers.to_string()], "");
    assert!(end.contains(" 1. ") && end.contains(" 2. "), "{end}");
    let walked = text(folder.path(), &["replay", record], "\ns\n10\nb\nnonsense\n99999\nq\n");
    assert!(walked.contains(&format!("After 10 of {answers} answers")) && walked.contains("Enter goes on"), "{walked}");
    let depth = text(folder.path(), &["perft", "burgundy", "--from", record, "--json"], "");
    assert_eq!(serde_json::from_str::<Value>(&depth).unwrap()["perft"][0]["nodes"], 0);
}

#[test]
fn a_record_that_was_tampered_with_is_refused_with_line_action_and_rule() {
    let folder = TempDir::new().unwrap();
    let (_, path) = finished(folder.path());
    let record = std::fs::read_to_string(&path).unwrap();
    let tampered = |from: &str, to: &str| {
        assert!(record.contains(from), "{from}");
        std::fs::write(&path, record.replacen(from, to, 1)).unwrap();
        fails(folder.path(), &["audit", path.to_str().unwrap()])
    };
    let first = record.lines().position(|line| line.starts_with("0 ")).unwrap();
    let action = record.lines().nth(first).unwrap().to_owned();
    let ended = tampered(&format!("\n{action}\n"), "\n0 end\n");
    assert!(ended.contains(&format!("line {}: `end`: not allowed: ", first + 1)) && ended.contains("(B"), "{ended}");
    assert!(!ended.contains("refusal"), "in words, not by its key: {ended}");
    let unread = tampered(&format!("\n{action}\n"), "\n0 dance\n");
    assert!(unread.contains("cannot read the action `dance`"), "{unread}");
    let roll = record.lines().find(|line| line.starts_with("* die")).unwrap().to_owned();
    let other = if roll.ends_with('6') { roll.replace('6', "5") } else { format!("{}6", &roll[..roll.len() - 1]) };
    let loaded = tampered(&format!("\n{roll}\n"), &format!("\n{other}\n"));
    assert!(loaded.contains("line "), "{loaded}");
    let seed = tampered(SEED, &SEED.replace("00", "ff"));
    assert!(seed.contains("the seed does not belong to the published commitment"), "{seed}");
    let no_seed = tampered(&format!("seed {SEED}\n"), "");
    assert!(no_seed.contains("name it with --seed"), "{no_seed}");
}

/// The games, with a rule of each and a name for a file.
const GAMES: [(&str, &str, &str); 3] = [
    ("burgundy", "B5.2", "burgundy.game"),
    ("principato", "P5.9", "principato.game"),
    ("tuscany", "T5.3.2", "tuscany.game"),
];

#[test]
fn a_record_that_goes_on_from_another_is_checked_with_it() {
    let folder = TempDir::new().unwrap();
    let (_, path) = finished(folder.path());
    let record = std::fs::read_to_string(&path).unwrap();
    let branch = folder.path().join("branch.record");
    // The same dealer goes on with the same numbers, so that the rest stays right.
    std::fs::write(&branch, record.replacen("commitment", "from 4f0c 40\ncommitment", 1)).unwrap();
    let branch = branch.to_str().unwrap();
    let plain = text(folder.path(), &["audit", branch], "");
    assert!(plain.contains("the first 40 answers are from the game at table 4f0c, whose record"), "{plain}");
    let with_source = ["audit", branch, "--source", path.to_str().unwrap()];
    let checked = text(folder.path(), &with_source, "");
    assert!(checked.contains("table 4f0c, and are its own"), "{checked}");
    let json: Value = serde_json::from_str(&text(folder.path(), &["audit", branch, "--json"], "")).unwrap();
    assert_eq!((&json["from"]["answers"], &json["source_checked"]), (&serde_json::json!(40), &Value::Bool(false)));
    std::fs::write(&path, record.replacen("options {\"first\":0", "options {\"first\":1", 1)).unwrap();
    let other = fails(folder.path(), &with_source);
    assert!(other.contains("has other answers up to there"), "{other}");
}

#[test]
fn any_keys_at_all_give_a_hint_and_never_a_crash() {
    for (game, rule, _) in GAMES {
        let folder = TempDir::new().unwrap();
        let mut garbage =
            b"asdf\n\x00\xff\xfe\n999\n-1\n0\n\xf0\x9f\x92\xa5\n\n\n{ $n }\ntry\ntry 0\nrule\nrule zzz\nlang\n\x1b[A\n"
                .to_vec();
        garbage.extend([b'x'; 100_000]);
        garbage.extend(format!("\nu\nr\nc\nreset\nh x\nl\np\no\nb\n?\nrule {rule}\n").bytes());
        let mut noise = 7_u32;
        let mut random = move || {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            noise >> 16
        };
        garbage.extend((0..3000).map(|_| random() as u8));
        let output = run(folder.path(), &new_game_of(game), &garbage);
        let shown = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(shown.contains("No option has “asdf”. Type its number, some of its words, or ? for help"));
        assert!(shown.contains("There is nothing to take back") && shown.contains("There is nothing to confirm yet"));
        assert!(shown.contains("The numbers go from 1 to ") && shown.contains("There is no rule “zzz”; try: rule "));
        assert!(shown.contains(&format!("{rule} ")) && shown.contains("take the last answer back"));
        let farewell = format!("signoria play --resume {game}.game\n");
        assert!(shown.ends_with(&farewell), "the end of the input keeps the game");
    }
}

#[test]
fn commands_in_any_order_give_no_crash_and_a_game_that_can_be_resumed() {
    const LINES: [&str; 16] =
        ["u", "r", "reset", "c", "o", "l", "p", "b", "?", "", "lang pl", "lang en", "t 2", "swap", "take", "place"];
    for (game, ..) in GAMES {
        let folder = TempDir::new().unwrap();
        let mut noise = 11_u32;
        let mut lines = String::new();
        for _ in 0..90 {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let n = (noise >> 16) as usize;
            match n % 3 {
                0 => lines += LINES[n / 3 % LINES.len()],
                _ => lines += &(n / 3 % 40 + 1).to_string(),
            }
            lines.push('\n');
        }
        let shown = text(folder.path(), &new_game_of(game), &lines);
        let (log, picture) = (shown.matches(" [").count(), shown.lines().last().unwrap());
        assert!(log > 20 && picture.contains(&format!("--resume {game}.game")), "{log} lines of the log: {picture}");
        let again = text(folder.path(), &["play", "--resume", &format!("{game}.game")], "q\n");
        assert!(again.contains("Ania: "), "{again}");
    }
}

#[test]
fn long_lists_stand_in_groups_and_are_narrowed_step_by_step() {
    let folder = TempDir::new().unwrap();
    let typed = "c, a, b\nturned: 2\nlower tiles left, left\n\nnothing like that\nq\n";
    let shown = text(folder.path(), &new_game_of("tuscany"), typed);
    let list = |name: &str| shown.matches(&format!("     {name}\n")).count();
    // The groups of all 192, then those of the 32 with this order, then the four with this turn, then the only one.
    assert!(list("A, B, C (32)") == 1 && list("C, B, A (32)") == 1, "{shown}");
    assert_eq!((list("none turned (4)"), list("turned: 1, 2, 3 (4)")), (1, 1), "{shown}");
    assert!(shown.contains("With “c, a, b · turned: 2”. Enter shows all again"), "{shown}");
    assert!(shown.contains("C, A, B; turned: 2; lower tiles left, left\nOnly this one has "), "{shown}");
    // It was played by Enter, and now the castle is placed.
    assert!(
        shown.contains("Choose the field of your starting castle") && shown.contains("Regions of 1, 2, 3: "),
        "{shown}"
    );
    assert!(shown.contains("No option has “nothing like that”"), "{shown}");
}

#[test]
fn whole_games_of_every_kind_are_played_and_audited() {
    for (game, ..) in GAMES {
        let folder = TempDir::new().unwrap();
        let shown = text(folder.path(), &new_game_of(game), &"1\n".repeat(4000));
        assert!(shown.contains(" 1. ") && shown.contains(&format!("The record of the game: {game}.record")), "{shown}");
        let audit = text(folder.path(), &["audit", &format!("{game}.record")], "");
        assert!(audit.contains("all as the seed deals them") && audit.contains("published before the game"), "{audit}");
    }
}

#[test]
fn answers_are_taken_back_and_games_are_resumed_with_their_open_answers() {
    let folder = TempDir::new().unwrap();
    let first = text(folder.path(), &new_game(), "workers 3)\n\nu\nr\nq\n");
    assert_eq!(first.matches("Takes 2 workers").count(), 2, "told when done and when done again:\n{first}");
    assert!(folder.path().join("burgundy.game").exists());
    // The open answer is still there, and can still be taken back, once.
    let again = text(folder.path(), &["play", "--resume", "burgundy.game"], "u\nu\nq\n");
    assert!(again.contains("Use your other die") && again.contains("Use a die"), "{again}");
    assert!(again.contains("There is nothing to take back"), "{again}");
    let taken = fails(folder.path(), &["play", "burgundy", "--save", "burgundy.game"]);
    assert!(taken.contains("is there already") && taken.contains("--resume"), "{taken}");
}

#[test]
fn what_an_option_would_give_can_be_looked_at() {
    let folder = TempDir::new().unwrap();
    let shown = text(folder.path(), &new_game(), "try 16\ntry 400\nworkers 3)\nq\n");
    assert!(shown.contains("Takes 2 workers") && shown.contains("Type try and the number of an option"), "{shown}");
    assert!(shown.contains("Only this one has “workers 3)”. Enter plays it"), "{shown}");
    assert!(
        !text(folder.path(), &["play", "--resume", "burgundy.game"], "u\nq\n").contains("Takes 2 workers"),
        "nothing was played"
    );
}

#[test]
fn answers_wait_for_confirmation_where_that_is_asked_for() {
    let folder = TempDir::new().unwrap();
    let mut args = new_game().to_vec();
    args.push("--confirm");
    let shown = text(folder.path(), &args, "16\n16\n1\nu\n16\nc\nq\n");
    assert!(shown.contains("Type c to confirm") && shown.contains("There is nothing to choose now"), "{shown}");
    assert!(shown.contains("Round 2/5"), "after the confirmation the bot moved and the next round began:\n{shown}");
}

/// Reads until something stands there.
fn wait_for(child: &mut Child, what: &str) -> String {
    let out = child.stdout.as_mut().unwrap();
    let (mut seen, mut byte) = (Vec::new(), [0]);
    while !String::from_utf8_lossy(&seen).contains(what) {
        assert_eq!(out.read(&mut byte).unwrap(), 1, "the program ended: {}", String::from_utf8_lossy(&seen));
        seen.push(byte[0]);
    }
    String::from_utf8_lossy(&seen).into_owned()
}

#[cfg(unix)]
#[test]
fn an_interrupt_keeps_the_game() {
    use rustix::process::{Pid, Signal, kill_process};
    let folder = TempDir::new().unwrap();
    let mut child = signoria(folder.path(), &new_game()).spawn().unwrap();
    wait_for(&mut child, "› ");
    // It stays open: the end of the input would end the program as well.
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"workers 3)\n\n").unwrap();
    wait_for(&mut child, "Use your other die");
    wait_for(&mut child, "› ");
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    assert!(String::from_utf8_lossy(&output.stdout).contains("signoria play --resume burgundy.game"));
    let again = text(folder.path(), &["play", "--resume", "burgundy.game"], "q\n");
    assert!(again.contains("Use your other die"), "{again}");
}

#[test]
fn two_people_share_the_keyboard_in_polish() {
    let folder = TempDir::new().unwrap();
    let args = [
        "--lang",
        "pl",
        "play",
        "burgundy",
        "-s",
        "Ania",
        "-s",
        "Łukasz",
        "--seed",
        SEED,
        "-ofirst=1",
        "--save",
        "burgundy.game",
    ];
    let shown = text(folder.path(), &args, "1\n1\nzakończ\n\n?\ncofnij\nlang en\nkoniec\n");
    assert!(shown.contains("◆ Łukasz: Użyj kości") || shown.contains("◆ Łukasz: "), "{shown}");
    assert!(shown.contains("● Ania: ") && shown.contains("Nie ma czego cofnąć") && shown.contains("Faza A"), "{shown}");
    assert!(shown.contains("Phase A") && shown.ends_with("--resume burgundy.game\n"), "{shown}");
}

#[test]
fn bots_play_alone_and_watchers_see_the_end() {
    let folder = TempDir::new().unwrap();
    let shown = text(folder.path(), &["play", "burgundy", "-s", "page", "-s", "squire", "-s", "page"], "");
    assert!(shown.contains(" 1. ") && shown.contains("Caterina") && shown.contains("burgundy.record"), "{shown}");
}

#[test]
fn rules_are_read_by_number_and_by_words() {
    let folder = TempDir::new().unwrap();
    let rule = text(folder.path(), &["rules", "burgundy", "B5.2"], "");
    assert!(rule.contains("B5.2  ") && rule.lines().count() >= 2, "{rule}");
    let json: Value =
        serde_json::from_str(&text(folder.path(), &["rules", "burgundy", "B5", "--json", "--lang", "pl"], "")).unwrap();
    assert!(json.as_array().unwrap().len() > 10 && json[0]["id"] == "B5.1", "{json}");
    assert!(fails(folder.path(), &["rules", "burgundy", "dragon"]).contains("has no rule with `dragon`"));
}

#[test]
fn measures_are_for_people_and_for_programs() {
    let folder = TempDir::new().unwrap();
    let json = |args: &[&str]| serde_json::from_str::<Value>(&text(folder.path(), args, "")).unwrap();
    let perft = json(&["perft", "burgundy", "--depth", "2", "--json"]);
    // B2.8: either of two is first; then the first of three goods for the first player, any of six types.
    assert_eq!((&perft["perft"][0]["nodes"], &perft["perft"][1]["nodes"]), (&Value::from(2), &Value::from(12)));
    let bench = json(&["bench", "burgundy", "--time", "0.01", "-n", "3", "--json"]);
    assert!(
        bench["speed"][0]["players"] == 3 && bench["speed"][0]["playouts_per_second"].as_f64().unwrap() > 0.0,
        "{bench}"
    );
    let arena = json(&["arena", "burgundy", "-c", "page", "-c", "squire", "-g", "2", "--json"]);
    assert_eq!((&arena["games"], arena["contestants"].as_array().unwrap().len()), (&Value::from(2), 2));
    let boards = |args: &[&str]| json(args)["boards"].as_array().unwrap().len();
    let all = ["arena", "burgundy", "-c", "page", "-c", "squire", "-g", "36", "--json"];
    assert_eq!(boards(&all), 9, "each board is played");
    assert_eq!(boards(&[&all[..], &["-o", "boards=4,4"]].concat()), 0, "unless an option fixes them");
    assert_eq!(boards(&[&all[..], &["-o", "first=0"]].concat()), 9, "other options go with every board");
    let csv = text(folder.path(), &["arena", "burgundy", "-c", "page", "-g", "4", "--csv"], "");
    let row = csv.lines().nth(5).unwrap();
    assert!(row.starts_with(r#"2,"{""boards"":[2,2],"#) && row.split(',').count() == 9, "{csv}");
    assert!(text(folder.path(), &["arena", "burgundy", "-c", "page", "-g", "2"], "").contains("mean winning score"));
    assert_eq!(text(folder.path(), &["arena", "burgundy", "-c", "page", "-g", "2", "--csv"], "").lines().count(), 5);
    assert!(text(folder.path(), &["bench", "burgundy", "--time", "0.01"], "").lines().count() >= 5);
}

#[test]
fn what_is_wrong_is_said_with_what_would_be_right() {
    let folder = TempDir::new().unwrap();
    let cases: [(&[&str], &str); 13] = [
        (&["play"], "name a game: signoria play burgundy|"),
        (&["perft", "burgundy", "-d", "0"], "0 is not in 1.."),
        (&["play", "chess"], "[possible values: burgundy, craftsmen, florence, principato, tuscany]"),
        (&["play", "burgundy", "-o", "colour=red"], "has no option `colour`; allowed: variant=base|open|secret"),
        (
            &["play", "burgundy", "-o", "variant=wild"],
            "`variant=wild` is not possible; allowed: variant=base|open|secret",
        ),
        (&["play", "burgundy", "-s", "me"], "1 player; allowed: 2 to 4"),
        (&["play", "burgundy", "--seed", "12"], "64 hexadecimal digits"),
        (&["play", "--resume", "nothing.game"], "nothing.game: No such file"),
        (&["audit", "nothing.record"], "nothing.record: No such file"),
        (&["bench", "burgundy", "--time", "0"], "--time 0: it takes seconds, more than 0"),
        (&["arena", "burgundy", "-c", "page", "-n", "9"], "9 players; allowed: 2 to 4"),
        (&["rules", "tuscany", "dragon"], "has no rule with `dragon`; give a number (T5."),
        (&["arena", "burgundy", "-c", "wizard"], "expected page, novice, squire, steward, prince or king"),
    ];
    for (args, expected) in cases {
        let said = fails(folder.path(), args);
        assert!(said.contains(expected), "{args:?}: {said}");
    }
    std::fs::write(folder.path().join("old.game"), "{\"a\": 1}").unwrap();
    assert!(fails(folder.path(), &["play", "--resume", "old.game"]).contains("old.game: not a saved game"));
    let golden =
        std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/tuscany/base-2.rec")).unwrap();
    let golden = String::from_utf8(golden).unwrap();
    let damaged = |text: &[u8]| {
        std::fs::write(folder.path().join("y.record"), text).unwrap();
        fails(folder.path(), &["replay", "y.record"])
    };
    let other_rules = damaged(golden.replace("rules 1", "rules 9").as_bytes());
    assert!(other_rules.contains("y.record: line 3: made under revision 9 of the rules"), "{other_rules}");
    let seats = damaged(golden.replace("seats 2", "seats 7").as_bytes());
    assert!(seats.contains("y.record: seats: 7 players; allowed: 2 to 4"), "{seats}");
    let no_text = damaged(&[golden.as_bytes(), &[0xff, 0xfe]].concat());
    let lines = golden.lines().count() + 1;
    assert!(no_text.contains(&format!("y.record: line {lines}: this is no text")), "{no_text}");
    let other_game = {
        std::fs::write(folder.path().join("y.record"), &golden).unwrap();
        fails(folder.path(), &["perft", "principato", "--from", "y.record"])
    };
    assert!(other_game.contains("a record of tuscany, not of principato"), "{other_game}");
    std::fs::write(folder.path().join("x.record"), "chess 1\n").unwrap();
    assert!(fails(folder.path(), &["replay", "x.record"]).contains("line 1: not a record"));
}

#[test]
fn components_of_a_host_are_read_and_wrong_ones_are_named() {
    let folder = TempDir::new().unwrap();
    let own = folder.path().join("own");
    std::fs::create_dir(&own).unwrap();
    assert!(fails(folder.path(), &["play", "burgundy", "--components", "own"]).contains("there are no TOML files"));
    std::fs::write(own.join("goods.toml"), "nonsense = 1\n").unwrap();
    assert!(fails(folder.path(), &["play", "burgundy", "--components", "own"]).contains("goods.toml"));
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../burgundy/data/goods.toml");
    let goods = std::fs::read_to_string(data).unwrap();
    std::fs::write(own.join("goods.toml"), format!("# Ours.\n{goods}")).unwrap();
    text(folder.path(), &["play", "burgundy", "--components", "own", "--save", "own.game"], "q\n");
    assert!(fails(folder.path(), &["play", "--resume", "own.game"]).contains("name their folder with --components"));
    text(folder.path(), &["play", "--resume", "own.game", "--components", "own"], "q\n");
}

#[test]
fn completions_and_help_are_there() {
    let folder = TempDir::new().unwrap();
    for (shell, games) in [
        ("bash", "burgundy craftsmen florence principato tuscany"),
        ("zsh", "game:(burgundy craftsmen florence principato tuscany)"),
        ("fish", "__fish_signoria_using_subcommand play\" -f -a \"burgundy craftsmen florence principato tuscany\""),
    ] {
        let script = text(folder.path(), &["completions", shell], "");
        assert!(script.contains(games), "{shell} knows the games: {script}");
    }
    let help = text(folder.path(), &["play", "--help"], "");
    for word in ["--seat", "--resume", "steward", "--confirm", "--lang"] {
        assert!(help.contains(word), "{help}");
    }
}
