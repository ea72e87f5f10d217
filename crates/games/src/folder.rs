//! Folders with components: a host's own ones are read, the built-in ones are written out to begin from.
//!
//! Everything that can be wrong with a folder has an error that names the path and says what would be right, the same
//! wherever components are read.

use signoria_core::{GameInfo, SetupError};
use std::fmt::Display;
use std::io::Write;
use std::path::Path;

/// The largest file that is read. The built-in ones have 60 KB at most.
const MOST_BYTES: u64 = 4 << 20;

fn wrong(at: &Path, problem: impl Display, allowed: impl Into<String>) -> SetupError {
    SetupError {
        at: at.display().to_string().into(),
        problem: problem.to_string(),
        allowed: allowed.into(),
        rule: None,
    }
}

/// The files of a folder with components of a game, by name: as [`crate::AnyMaker::with_components`] takes them. Hidden
/// files and files with another ending than `.toml` are left alone.
///
/// # Errors
/// The folder is not there, is none, or has no such files; a name that the game does not know; a file that is none (a
/// pipe, a device, a link to nothing), that cannot be read, or that is no text.
pub fn read(folder: &Path, info: &GameInfo) -> Result<Vec<(String, String)>, SetupError> {
    let names = || info.data.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let form = || format!("a folder with files of {}: {}", info.id, names());
    let unreadable = |error: std::io::Error| wrong(folder, reason(&error), form());
    if !std::fs::metadata(folder).map_err(unreadable)?.is_dir() {
        return Err(wrong(folder, "this is no folder", form()));
    }
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let is_toml = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("toml"));
        if !is_toml || name.starts_with('.') {
            continue;
        }
        if !info.data.iter().any(|(known, _)| *known == name) {
            let meant = info.data.iter().find(|(known, _)| known.eq_ignore_ascii_case(&name));
            return Err(match meant {
                Some((meant, _)) => wrong(&path, "the name has other capitals and small letters", *meant),
                None => wrong(&path, format!("{} has no such file of components", info.id), names()),
            });
        }
        files.push((name, text(&path)?));
    }
    if files.is_empty() {
        return Err(wrong(folder, "there are no TOML files in this folder", form()));
    }
    // The fingerprint depends on the order.
    files.sort();
    Ok(files)
}

/// The text of one file, without a byte order mark.
fn text(path: &Path) -> Result<String, SetupError> {
    let file = "a TOML file that can be read";
    // Links are followed. What is no file is not opened: reading a pipe would wait for its other end.
    let meta = std::fs::metadata(path).map_err(|error| {
        let lost = error.kind() == std::io::ErrorKind::NotFound;
        let problem = if lost { "a link to something that is not there".to_owned() } else { reason(&error) };
        wrong(path, problem, file)
    })?;
    if !meta.is_file() {
        let problem = if meta.is_dir() { "this is a folder" } else { "this is a pipe or a device" };
        return Err(wrong(path, problem, file));
    }
    if meta.len() > MOST_BYTES {
        return Err(wrong(path, format!("{} bytes", meta.len()), format!("at most {MOST_BYTES}")));
    }
    let bytes = std::fs::read(path).map_err(|error| wrong(path, reason(&error), file))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let line = 1 + error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|b| **b == b'\n').count();
        wrong(path, format!("line {line} is no UTF-8 text"), "text, saved as UTF-8")
    })?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// Writes the built-in components of a game into a folder, which is made if need be. Nothing is overwritten.
///
/// # Errors
/// A file of that name is there already, or the folder cannot be written to. Then nothing has been written over.
pub fn write(folder: &Path, info: &GameInfo) -> Result<(), SetupError> {
    let place = "a folder that can be written to";
    std::fs::create_dir_all(folder).map_err(|error| wrong(folder, reason(&error), place))?;
    for (name, _) in info.data {
        let path = folder.join(name);
        if path.symlink_metadata().is_ok() {
            return Err(wrong(&path, "this is there already, and nothing is overwritten", "a new or empty folder"));
        }
    }
    for (name, text) in info.data {
        let path = folder.join(name);
        let written = std::fs::File::create_new(&path).and_then(|mut file| file.write_all(text.as_bytes()));
        written.map_err(|error| wrong(&path, reason(&error), place))?;
    }
    Ok(())
}

/// What the system says, without its number.
fn reason(error: &std::io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::built_in;

    fn folder(files: &[(&str, &[u8])]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (name, bytes) in files {
            std::fs::write(folder.path().join(name), bytes).unwrap();
        }
        folder
    }

    fn burgundy() -> &'static GameInfo {
        built_in().get("burgundy").unwrap().info()
    }

    #[test]
    fn what_is_written_out_is_read_back_as_the_built_in_components() {
        for maker in built_in().iter() {
            let info = maker.info();
            let folder = tempfile::tempdir().unwrap();
            let own = folder.path().join("own");
            write(&own, info).unwrap();
            let files = read(&own, info).unwrap();
            assert_eq!(files.len(), info.data.len());
            let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
            assert_eq!(maker.with_components(&files).unwrap().components(), "default");
            assert!(write(&own, info).unwrap_err().problem.contains("nothing is overwritten"));
            // The source's own folder holds these files and no others.
            let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(info.id).join("data");
            assert_eq!(read(&source, info).unwrap().len(), std::fs::read_dir(&source).unwrap().count());
        }
    }

    #[test]
    fn a_changed_file_makes_components_of_its_own_and_a_byte_order_mark_makes_none() {
        let maker = built_in().get("burgundy").unwrap().clone();
        let (name, goods) = maker.info().data.iter().find(|(name, _)| *name == "goods.toml").unwrap();
        let with = |text: String| {
            let folder = folder(&[(name, text.as_bytes())]);
            let files = read(folder.path(), burgundy()).unwrap();
            maker.with_components(&[(name, &files[0].1)]).unwrap().components().to_owned()
        };
        assert_eq!(with(format!("\u{feff}{goods}")), "default");
        assert_eq!(with(format!("{goods}\n# Ours.\n")).len(), 16);
    }

    #[test]
    fn a_box_tells_what_a_host_has_put_other_values_in() {
        let maker = built_in().get("craftsmen").unwrap().clone();
        let (name, tokens) = maker.info().data.iter().find(|(name, _)| *name == "bonus_tokens.toml").unwrap();
        let replaced = |text: &str| {
            let own = maker.with_components(&[(name, text)]).unwrap();
            own.make(2, &own.default_options()).unwrap().replaced().to_vec()
        };
        assert_eq!(replaced(&tokens.replacen("points = 5", "points = 6", 1)), ["bonus_tokens"]);
        assert!(replaced(&format!("{tokens}\n# Ours.\n")).is_empty());
        assert!(maker.make(2, &maker.default_options()).unwrap().replaced().is_empty());
    }

    #[test]
    fn what_is_wrong_with_a_folder_is_named() {
        let problem = |folder: &Path| read(folder, burgundy()).unwrap_err().to_string();
        let empty = folder(&[("notes.txt", b"x"), (".goods.toml", b"x")]);
        assert!(
            problem(empty.path()).contains("no TOML files in this folder; allowed: a folder with files of burgundy")
        );
        assert!(problem(Path::new("/nowhere")).starts_with("/nowhere: no such file or directory; allowed: a folder"));
        let cases: [(&str, &[u8], &str); 4] = [
            ("Goods.toml", b"", "other capitals and small letters; allowed: goods.toml"),
            ("goods.TOML", b"", "other capitals and small letters; allowed: goods.toml"),
            ("cards.toml", b"", "burgundy has no such file of components; allowed: boards.toml, "),
            ("goods.toml", b"a = 1\nb = \"\xff\"", "line 2 is no UTF-8 text"),
        ];
        for (name, bytes, expected) in cases {
            let folder = folder(&[(name, bytes)]);
            let said = problem(folder.path());
            assert!(said.contains(name) && said.contains(expected), "{said}");
        }
        let file = folder(&[("goods.toml", b"")]);
        assert!(problem(&file.path().join("goods.toml")).contains("this is no folder"));
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_and_what_is_no_file_is_not_waited_for() {
        use std::os::unix::fs::symlink;
        let problem = |target: &str| {
            let folder = folder(&[]);
            symlink(target, folder.path().join("goods.toml")).unwrap();
            read(folder.path(), burgundy()).map_err(|error| error.problem)
        };
        assert_eq!(problem("/nowhere").unwrap_err(), "a link to something that is not there");
        assert_eq!(problem("/dev/zero").unwrap_err(), "this is a pipe or a device");
        assert_eq!(problem("/").unwrap_err(), "this is a folder");
        assert!(problem("goods.toml").unwrap_err().contains("symbolic link"), "a link to itself");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../burgundy/data/goods.toml");
        assert_eq!(problem(source.to_str().unwrap()).unwrap().len(), 1);
    }
}
