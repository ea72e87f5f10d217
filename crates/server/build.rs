//! A release embeds the page: a new build of it makes a new program. Other programs read it from its folder.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=migrations");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        // Naming a folder that is not there would make every build a new one.
        let watched = ["../../web/dist", "../../web"].into_iter().find(|folder| Path::new(folder).exists());
        println!("cargo::rerun-if-changed={}", watched.unwrap_or("build.rs"));
    }
}
