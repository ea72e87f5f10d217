//! The built-in components as files, for hosts to begin their own from.

use crate::args::Components;
use crate::trouble::Trouble;
use crate::{paint, setup};
use signoria_games::folder;
use std::io::Write;

/// Writes a folder for each game.
pub(crate) fn run(args: &Components) -> Result<(), Trouble> {
    let all = || signoria_games::built_in().iter().map(|maker| maker.info().id.to_owned()).collect();
    let games: Vec<String> = if args.games.is_empty() { all() } else { args.games.clone() };
    for id in games {
        let maker = setup::maker(&id, None)?;
        let own = args.folder.join(&id);
        folder::write(&own, maker.info())?;
        let n = maker.info().data.len();
        writeln!(paint::out(), "{}: {}", own.display(), setup::count(n, "file"))?;
    }
    Ok(())
}
