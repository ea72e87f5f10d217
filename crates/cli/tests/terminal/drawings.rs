//! Pictures of golden games, in the middle of things, as they stand on a terminal of 80 columns. A picture that changed
//! is written anew with UPDATE_GOLDEN=1; read the difference before you keep it.

use super::{new_game_of, signoria, text};
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use unicode_width::UnicodeWidthStr;

/// The name of a picture, its language, the record, the moment, through whose eyes.
const PICTURES: [(&str, &str, &str, usize, &str); 14] = [
    ("burgundy-phase-c", "en", "burgundy/base-3", 250, "1"),
    ("burgundy-four-players", "pl", "burgundy/open-4", 300, "0"),
    ("craftsmen-helpers", "en", "craftsmen/base-3", 60, "1"),
    ("craftsmen-craft-guild", "pl", "craftsmen/base-2", 120, "0"),
    ("craftsmen-five-players", "en", "craftsmen/base-5", 400, "2"),
    ("florence-auction", "en", "florence/base-3", 120, "1"),
    ("florence-characters", "pl", "florence/muse-3", 150, "0"),
    ("principato-turn", "en", "principato/base-3", 150, "1"),
    ("principato-military-round", "en", "principato/base-3", 91, "1"),
    ("principato-four-players", "pl", "principato/base-4", 210, "1"),
    ("tuscany-tiles-of-the-estate", "pl", "tuscany/base-3", 33, "1"),
    ("tuscany-layout", "en", "tuscany/base-3", 35, "1"),
    ("tuscany-payment", "en", "tuscany/base-3", 150, "1"),
    ("tuscany-four-players", "pl", "tuscany/base-4", 280, "2"),
];

fn manifest(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn replay(language: &str, record: &str, at: usize, eyes: &str) -> Vec<String> {
    let record = manifest(&format!("../../tests/golden/{record}.rec"));
    let args = ["--lang", language, "replay", record.to_str().unwrap(), "--at", &at.to_string(), "--eyes", eyes];
    args.map(str::to_owned).to_vec()
}

#[test]
fn pictures_of_golden_games_stay_as_they_are_and_fit_eighty_columns() {
    let folder = TempDir::new().unwrap();
    for (name, language, record, at, eyes) in PICTURES {
        let args = replay(language, record, at, eyes);
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let output = signoria(folder.path(), &args).env("COLUMNS", "80").output().unwrap();
        assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
        let shown = String::from_utf8(output.stdout).unwrap();
        // The log below the picture is not drawn but written, and wraps as any text does.
        let (picture, _) = shown.rsplit_once("\n\n").unwrap();
        for line in picture.lines() {
            assert!(line.width() <= 80, "{name}: {} columns: {line}", line.width());
        }
        let path = manifest(&format!("tests/golden/{name}.txt"));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &shown).unwrap();
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(shown, golden, "{name}: see {}", path.display());
    }
}

#[test]
fn every_moment_of_a_game_has_a_picture_of_eighty_columns() {
    // Moments of a game of each, by those who look on and by everybody at the table, in both languages.
    let folder = TempDir::new().unwrap();
    for record in ["burgundy/base-2", "craftsmen/base-2", "florence/base-2", "principato/base-4", "tuscany/base-4"] {
        let golden = std::fs::read_to_string(manifest(&format!("../../tests/golden/{record}.rec"))).unwrap();
        let (header, answers) = golden.split_once("\n\n").unwrap();
        let names = (0..4).filter(|seat| record.ends_with("-4") || *seat < 2);
        let names: String = names.map(|seat| format!("\nplayer {seat} Massimiliano Sebastiano")).collect();
        std::fs::write(folder.path().join("named.record"), format!("{header}{names}\n\n{answers}")).unwrap();
        for (n, at) in (0..answers.lines().count()).step_by(9).enumerate() {
            let language = ["en", "pl"][n / 4 % 2];
            let eyes = ["open", "watcher", "0", "1"][n % 4];
            let at = at.to_string();
            let args = ["--lang", language, "replay", "named.record", "--at", &at, "--eyes", eyes];
            let output = signoria(folder.path(), &args).env("COLUMNS", "80").output().unwrap();
            let shown = String::from_utf8(output.stdout).unwrap();
            let (picture, _) = shown.rsplit_once("\n\n").unwrap_or((&shown, ""));
            assert!(picture.lines().count() > 15, "{record} at {at}: {shown}");
            for line in picture.lines() {
                assert!(line.width() <= 80, "{record} at {at}, {} columns: {line}", line.width());
            }
            // No key without words.
            for key in ["cli-", "burgundy-", "craftsmen-", "florence-", "principato-", "tuscany-"] {
                assert!(!shown.contains(key), "{record} at {at}: {shown}");
            }
        }
    }
}

#[test]
fn colours_are_for_terminals_that_want_them_and_never_alone() {
    let folder = TempDir::new().unwrap();
    let args = replay("en", "tuscany/base-3", 150, "1");
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let shown = |variables: &[(&str, &str)]| {
        let output = signoria(folder.path(), &args).envs(variables.iter().copied()).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let plain = shown(&[]);
    let coloured = shown(&[("CLICOLOR_FORCE", "1")]);
    assert!(!plain.contains('\x1b') && coloured.contains("\x1b[48;5;"), "{coloured:?}");
    assert!(!shown(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]).contains('\x1b'));
    let without = [&args[..], &["--no-color"]].concat();
    let without = signoria(folder.path(), &without).env("CLICOLOR_FORCE", "1").output().unwrap();
    assert_eq!(String::from_utf8(without.stdout).unwrap(), plain);
    // Without colours the same letters and signs stand at the same places.
    let mut letters = String::new();
    let mut rest = coloured.as_str();
    while let Some((before, after)) = rest.split_once('\x1b') {
        letters += before;
        rest = after.split_once('m').unwrap().1;
    }
    assert_eq!(letters + rest, plain);
}

#[test]
fn what_can_be_picked_is_marked_in_the_picture_of_every_game() {
    let folder = TempDir::new().unwrap();
    let field = |line: &str| {
        let mut marked = line.split('›').skip(1).filter_map(|rest| rest.split_once('‹'));
        marked.any(|(number, _)| number.parse::<u8>().is_ok())
    };
    let card = |line: &str| line.starts_with("›1  ");
    let space = |line: &str| line.starts_with("Storage›1");
    let stack = |line: &str| line.contains("Stacks›jester");
    let guild = |line: &str| line.starts_with("›Bankers' Guild");
    type Has<'a> = &'a dyn Fn(&str) -> bool;
    let marks: [(&str, Has<'_>); 6] = [
        ("burgundy", &field),
        ("burgundy", &space),
        ("craftsmen", &guild),
        ("florence", &stack),
        ("principato", &card),
        ("tuscany", &field),
    ];
    for (game, marked) in marks {
        for save in [format!("{game}.game"), "new.game".to_owned()] {
            let _ = std::fs::remove_file(folder.path().join(save));
        }
        let shown = text(folder.path(), &new_game_of(game), &format!("{}q\n", "1\n".repeat(40)));
        assert!(shown.lines().any(marked), "{game}: {shown}");
    }
}

#[test]
fn help_tells_what_the_letters_of_craftsmen_mean() {
    let folder = TempDir::new().unwrap();
    let game = [&["--lang", "pl"], &new_game_of("craftsmen")[..]].concat();
    let shown = text(folder.path(), &game, "?\nq\n");
    let told: Vec<&str> = shown.lines().skip_while(|line| !line.contains("Kolory f")).take(12).collect();
    assert!(told.len() == 12 && told.iter().all(|line| line.width() <= 80), "{told:?}");
    for part in ["f fioletowy", "[] złote: przywilej", "■ leży tam", "browar pszenica + beczka → piwo 3"] {
        assert!(shown.contains(part), "{part} in {shown}");
    }
}
