//! The fuzz targets over their corpus, without a fuzzer: what once was found stays fixed.

// Public for the fuzzers, which use the file as a library.
#[path = "../../../fuzz/src/lib.rs"]
#[expect(unreachable_pub)]
mod targets;

use std::fs;
use std::path::{Path, PathBuf};

fn corpus(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(name)
}

/// Runs a target over its corpus, over growing parts of each input, and over a long run of bytes for every choice of game.
fn run(name: &str, target: fn(&[u8])) {
    let inputs: Vec<_> = fs::read_dir(corpus(name)).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(!inputs.is_empty(), "{name} is empty");
    for path in inputs {
        let bytes = fs::read(&path).unwrap();
        target(&bytes);
        (0..bytes.len()).step_by(97).for_each(|end| target(&bytes[..end]));
    }
    for choice in (0..24u8).chain(240..244) {
        // A full period of a small linear congruence: every byte comes, in an order without rhythm.
        let noise = (0..1200u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8);
        let bytes: Vec<u8> = std::iter::once(choice).chain(noise).collect();
        target(&bytes);
    }
}

#[test]
fn play() {
    run("play", targets::play);
}

#[test]
fn illegal() {
    run("illegal", targets::illegal);
}

#[test]
fn record() {
    run("record", targets::record);
}

/// A record of another game is refused before anything of it is played.
#[test]
fn records_of_the_corpus_come_to_the_game_that_they_name() {
    for entry in fs::read_dir(corpus("record")).unwrap() {
        let path = entry.unwrap().path();
        let bytes = fs::read(&path).unwrap();
        let game = targets::game_of(&bytes).unwrap();
        let names = String::from_utf8_lossy(&bytes).contains(&format!("\ngame {game}\n"));
        assert!(names, "{} comes to {game}", path.display());
    }
}
