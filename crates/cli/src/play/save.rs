//! A game in a file: what the table stores, as JSON. It holds the dealer's secret: whoever reads it knows the dice.

use crate::setup;
use crate::trouble::Trouble;
use serde::{Deserialize, Serialize};
use signoria_table::{ChatLine, Header, Row, Save, Table};
use std::fs;
use std::path::{Path, PathBuf};

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
    path: PathBuf,
    rows: Vec<Row>,
    chat: Vec<ChatLine>,
}

impl File {
    /// A file that is not there yet: the one asked for, or one with the name of the game.
    pub(crate) fn new(asked: Option<&Path>, game: &str) -> Result<Self, Trouble> {
        let path = match asked {
            Some(path) if path.exists() => {
                return Err(Trouble::other(format!(
                    "{} is there already; go on with it by `signoria play --resume {0}`, or name another file",
                    path.display()
                )));
            }
            Some(path) => path.to_owned(),
            None => (1..)
                .map(|n| PathBuf::from(if n == 1 { format!("{game}.game") } else { format!("{game}-{n}.game") }))
                .find(|path| !path.exists() && !path.with_extension("record").exists())
                .expect("some number is free"),
        };
        Ok(File { path, rows: Vec::new(), chat: Vec::new() })
    }

    /// The game in a file.
    pub(crate) fn load(path: &Path, components: Option<&Path>) -> Result<(Self, Table), Trouble> {
        let name = path.display();
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
        let file = File { path: path.to_owned(), rows: saved.rows.clone(), chat: saved.chat.clone() };
        let table = Table::restore(game, saved.header, saved.rows, saved.chat)
            .map_err(|error| Trouble::other(format!("{name}: {error}")))?;
        Ok((file, table))
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
        let beside = self.path.with_extension("part");
        fs::write(&beside, text).map_err(Trouble::file(&beside))?;
        fs::rename(&beside, &self.path).map_err(Trouble::file(&self.path))
    }

    /// Puts the record in the place of a game that is over, and gives its path.
    pub(crate) fn finish(&self, record: &str) -> Result<PathBuf, Trouble> {
        let path = self.path.with_extension("record");
        fs::write(&path, record).map_err(Trouble::file(&path))?;
        fs::remove_file(&self.path).map_err(Trouble::file(&self.path))?;
        Ok(path)
    }
}
