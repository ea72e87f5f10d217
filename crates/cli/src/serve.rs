//! The server: the page and the interface for programs, and its database.

use crate::args::{Backup, ConfigArgs, Db, Restore, Serve};
use crate::paint::{self, LIT, styled};
use crate::trouble::Trouble;
use signoria_server::{Config, ConfigError, Error};
use std::io::Write;

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        Trouble::other(error.to_string())
    }
}

impl From<ConfigError> for Trouble {
    fn from(error: ConfigError) -> Self {
        Trouble::other(error.to_string())
    }
}

fn config(args: &ConfigArgs) -> Result<Config, Trouble> {
    let mut config = Config::load(args.config.as_deref())?;
    if let Some(listen) = args.listen {
        config.listen = listen;
    }
    if let Some(database) = &args.database {
        config.database.path.clone_from(database);
        config.database.url = None;
    }
    config.check()?;
    Ok(config)
}

/// Serves until Ctrl-C.
pub(crate) fn serve(args: &Serve) -> Result<(), Trouble> {
    let config = config(&args.config)?;
    if args.openapi {
        writeln!(anstream::stdout(), "{}", signoria_server::openapi_json())?;
        return Ok(());
    }
    if args.check_config {
        write!(anstream::stdout(), "{}", signoria_server::check_config(&config, signoria_games::built_in())?)?;
        return Ok(());
    }
    let base = config.http.base.clone();
    let ready = move |address| {
        let page = styled(&format!("http://{address}{base}"), LIT);
        // Nothing is lost where nobody reads this.
        let _ = writeln!(paint::out(), "Signoria is served at {page} (Ctrl-C stops it)");
    };
    Ok(signoria_server::run(config, signoria_games::built_in(), signoria_bots::built_in().clone(), ready)?)
}

/// Copies the database.
pub(crate) fn backup(args: &Backup) -> Result<(), Trouble> {
    Ok(signoria_server::backup(&config(&args.config)?, &args.to)?)
}

/// Puts a backup in the place of the database.
pub(crate) fn restore(args: &Restore) -> Result<(), Trouble> {
    let config = config(&args.config)?;
    let kept = signoria_server::restore(&config, &args.from)?;
    let (from, to) = (args.from.display(), config.database.path.display());
    writeln!(paint::out(), "{from} is now the database {to}")?;
    if let Some(kept) = kept {
        writeln!(paint::out(), "the old one is kept as {}", kept.display())?;
    }
    Ok(())
}

/// Moves the database.
pub(crate) fn db(db: &Db) -> Result<(), Trouble> {
    let Db::Copy { from, to } = db;
    for (table, rows) in signoria_server::copy_database(from, to)? {
        writeln!(paint::out(), "{rows:>12} {table}")?;
    }
    writeln!(paint::out(), "the copy is whole; serve it by `database.path` or `database.url`")?;
    Ok(())
}
