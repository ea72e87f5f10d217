//! The page is embedded: a new build of it makes a new program.

use std::path::Path;

fn main() {
    // Naming a folder that is not there would make every build a new one.
    let watched = ["../../web/dist", "../../web"].into_iter().find(|folder| Path::new(folder).exists());
    println!("cargo::rerun-if-changed={}", watched.unwrap_or("build.rs"));
    println!("cargo::rerun-if-changed=migrations");
}
