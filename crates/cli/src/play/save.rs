//! A game in a file: what the table stores, as JSON. It holds the dealer's secret: whoever reads it knows the dice. So a
//! file that is made here can be read by its owner alone.

use crate::setup;
use crate::trouble::{Kind, Trouble, refusal};
use etcetera::BaseStrategy;
use serde::{Deserialize, Serialize};
use signoria_core::{Seat, Viewer};
use signoria_table::{ChatLine, Header, Row, Save, Table};
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// The form of the file.
const FORM: u32 = 1;

#[derive(Debug, Deserialize, Serialize)]
struct Saved {
    signoria_save: u32,
    header: Header,
    rows: Vec<Row>,
    chat: Vec<ChatLine>,
}

/// The file of a game. It is written after every answer, so that nothing is lost however the program ends.
#[derive(Debug)]
pub(crate) struct File {
    /// As it was named.
    path: PathBuf,
    /// The file itself, where the path is a link.
    real: PathBuf,
    /// The newest form of the file, locked: nobody else goes on with the game.
    held: fs::File,
    /// Whether the game was ever stored. Until then the file is empty and only holds its place.
    stored: bool,
    rows: Vec<Row>,
    chat: Vec<ChatLine>,
}

impl File {
    /// A file that is not there yet: the one asked for, or one with the name of the game in the folder for the user's data.
    pub(crate) fn new(asked: Option<&Path>, game: &str) -> Result<Self, Trouble> {
        let taken = |path: &Path| path.symlink_metadata().is_ok();
        let (path, held) = match asked {
            Some(path) => match create(path) {
                Ok(held) => (path.to_owned(), held),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                    return Err(Trouble::other(format!(
                        "{} is there already; go on with it by `signoria play --resume {}`, or name another file",
                        path.display(),
                        shell(path)
                    )));
                }
                Err(error) => return Err(Trouble::file(path)(error)),
            },
            None => {
                let folder = folder();
                private_folder(&folder).map_err(Trouble::file(&folder))?;
                (1..)
                    .map(|n| folder.join(if n == 1 { format!("{game}.game") } else { format!("{game}-{n}.game") }))
                    .filter(|path| !taken(&path.with_extension("record")))
                    .find_map(|path| match create(&path) {
                        Err(error) if error.kind() == ErrorKind::AlreadyExists => None,
                        result => Some(result.map(|held| (path.clone(), held)).map_err(Trouble::file(&path))),
                    })
                    .expect("some number is free")?
            }
        };
        held.lock().map_err(Trouble::file(&path))?;
        Ok(File { real: path.clone(), path, held, stored: false, rows: Vec::new(), chat: Vec::new() })
    }

    /// The game in a file.
    pub(crate) fn load(path: &Path, components: Option<&Path>) -> Result<(Self, Table), Trouble> {
        let name = path.display();
        let real = fs::canonicalize(path).map_err(Trouble::file(path))?;
        let held = lock(path, &real)?;
        let saved: Saved = serde_json::from_str(&setup::text(path)?)
            .map_err(|error| Trouble::other(format!("{name}: not a saved game: {error}")))?;
        if saved.signoria_save != FORM {
            return Err(Trouble::other(format!(
                "{name}: saved by another version of the program, form {}",
                saved.signoria_save
            )));
        }
        let maker = setup::maker(&saved.header.game, components)?;
        if maker.components() != saved.header.components {
            let which = &saved.header.components;
            return Err(Trouble::other(format!(
                "{name}: played with components {which}; name their folder with --components"
            )));
        }
        let game = maker
            .make(saved.header.seats.len() as u8, &saved.header.options)
            .map_err(|error| Trouble::other(format!("{name}: {error}")))?;
        let (rows, chat) = (saved.rows.clone(), saved.chat.clone());
        let file = File { path: path.to_owned(), real, held, stored: true, rows, chat };
        let table = Table::restore(game, saved.header, saved.rows, saved.chat, Vec::new())
            .map_err(|error| Trouble::other(format!("{name}: {error}")))?;
        // Nothing has been written yet, and nothing is: the answers that do not stand are in this file alone.
        stranded(&table).map_or(Ok((file, table)), |why| Err(Trouble::of(Kind::Illegal, format!("{name}: {why}"))))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Keeps what a command changed. The file is whole at every moment: it is written beside and put in its place.
    pub(crate) fn store(&mut self, save: Save) -> Result<(), Trouble> {
        self.rows.truncate(save.from as usize);
        self.rows.extend(save.rows);
        self.chat.extend(save.chat);
        let saved =
            Saved { signoria_save: FORM, header: save.header, rows: self.rows.clone(), chat: self.chat.clone() };
        let text = serde_json::to_string(&saved).expect("a game is plain data");
        self.replace(&text).map_err(Trouble::file(&self.path))?;
        self.stored = true;
        Ok(())
    }

    /// Puts a new form of the file in the place of the old one, with its rights. The new one is locked before anybody can
    /// find it under its name, and the old one is let go of after that.
    fn replace(&mut self, text: &str) -> io::Result<()> {
        let mut beside = beside(&self.real)?;
        beside.write_all(text.as_bytes())?;
        beside.as_file().set_permissions(self.held.metadata()?.permissions())?;
        beside.as_file().sync_data()?;
        beside.as_file().lock()?;
        self.held = beside.persist(&self.real)?;
        Ok(())
    }

    /// Puts the record in the place of a game that is over, and gives its path: the file's own, if it was to be called
    /// record, or the first one beside it with a free name. Nothing else is overwritten.
    pub(crate) fn finish(&mut self, record: &str) -> Result<PathBuf, Trouble> {
        if self.path.extension().is_some_and(|extension| extension == "record") {
            self.replace(record).map_err(Trouble::file(&self.path))?;
            return Ok(self.path.clone());
        }
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let named = |n: u32| if n == 1 { format!("{stem}.record") } else { format!("{stem}-{n}.record") };
        let mut whole = beside(&self.path).map_err(Trouble::file(&self.path))?;
        open_to_others(whole.as_file()).map_err(Trouble::file(whole.path()))?;
        let written = whole.write_all(record.as_bytes()).and_then(|()| whole.as_file().sync_data());
        written.map_err(Trouble::file(whole.path()))?;
        for n in 1.. {
            let path = self.path.with_file_name(named(n));
            match whole.persist_noclobber(&path) {
                Ok(_) => {
                    // The record is whole and in its place; what it was made of may go.
                    fs::remove_file(&self.real).map_err(Trouble::file(&self.real))?;
                    if self.path.symlink_metadata().is_ok() {
                        fs::remove_file(&self.path).map_err(Trouble::file(&self.path))?;
                    }
                    return Ok(path);
                }
                Err(refused) if refused.error.kind() == ErrorKind::AlreadyExists => whole = refused.file,
                Err(refused) => return Err(Trouble::file(&path)(refused.error)),
            }
        }
        unreachable!("some number is free")
    }
}

/// Why a game cannot be gone on with, if not all of its answers stand under the rules of today. What was answered is said
/// to its own player only, who is sure to be the reader where nobody else plays in person.
fn stranded(table: &Table) -> Option<String> {
    let names = table.header().names();
    let mut persons = Seat::all(names.len() as u8).filter(|seat| table.header().seats[seat.idx()].answers_in_person());
    let viewer = match (persons.next(), persons.next()) {
        (Some(only), None) => Viewer::Seat(only),
        _ => Viewer::Watcher,
    };
    let stranded = table.update(viewer, Some(table.version()), 0).stranded?;
    let who = stranded.seat.map_or("chance", |seat| &names[seat.idx()]).to_owned();
    let what = stranded.action.map_or(String::new(), |action| format!(" `{action}`"));
    Some(format!(
        "answer {} of {}{what}, by {who}, does not stand under the rules of this program: {}. The game was played by \
         revision {} of the rules, this program plays by revision {}. The file is left as it is",
        stranded.answer,
        stranded.of,
        refusal(&stranded.why, names),
        stranded.from,
        stranded.to,
    ))
}

impl Drop for File {
    fn drop(&mut self) {
        if !self.stored {
            // The place was held for a game that never began. Nothing is lost where this fails.
            let _ = fs::remove_file(&self.real);
        }
    }
}

/// The lock of a game that is gone on with. Whoever plays on puts new files in the place of the old one, so that the one
/// that was locked has to be the one that stands there afterwards.
fn lock(path: &Path, real: &Path) -> Result<fs::File, Trouble> {
    loop {
        let held = fs::File::open(real).map_err(Trouble::file(path))?;
        match held.try_lock() {
            Ok(()) => {}
            Err(fs::TryLockError::WouldBlock) => {
                return Err(Trouble::other(format!("{}: another signoria plays this game", path.display())));
            }
            Err(fs::TryLockError::Error(error)) => return Err(Trouble::file(path)(error)),
        }
        if is_still(&held, real).map_err(Trouble::file(path))? {
            return Ok(held);
        }
    }
}

#[cfg(unix)]
fn is_still(held: &fs::File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let (held, there) = (held.metadata()?, fs::metadata(path)?);
    Ok((held.dev(), held.ino()) == (there.dev(), there.ino()))
}

#[cfg(not(unix))]
fn is_still(_: &fs::File, _: &Path) -> io::Result<bool> {
    // A file that is open cannot be replaced there.
    Ok(true)
}

/// A file with a name of its own beside another one, for its owner alone. It goes when it is not put in a place.
fn beside(path: &Path) -> io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    tempfile::Builder::new().prefix(".signoria-").tempfile_in(folder)
}

/// A record holds no secret any more.
#[cfg(unix)]
fn open_to_others(file: &fs::File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    file.set_permissions(fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn open_to_others(_: &fs::File) -> io::Result<()> {
    Ok(())
}

/// Makes a file that must not be there.
fn create(path: &Path) -> io::Result<fs::File> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Where games are kept that nobody named a file for: `signoria` in the folder for the user's data
/// (`$XDG_DATA_HOME`, or what the system has in its stead). Without a home, the current folder.
fn folder() -> PathBuf {
    etcetera::choose_base_strategy().map_or_else(|_| PathBuf::from("."), |base| base.data_dir().join("signoria"))
}

/// A path as it is typed in a shell.
pub(crate) fn shell(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/._-+,:@%".contains(c);
    if !text.is_empty() && text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_can_be_typed_again() {
        assert_eq!(shell(Path::new("/a/b-2.game")), "/a/b-2.game");
        assert_eq!(shell(Path::new("Ania's game")), r"'Ania'\''s game'");
    }
}
