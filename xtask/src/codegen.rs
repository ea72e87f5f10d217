//! What the page takes from the engines: the types of their messages and of its requests, and positions that the set-up and the
//! guides show.

use serde_json::{Value, json};
use signoria_core::dealer::Seed;
use signoria_core::record::Record;
use signoria_core::{Actor, Game, Seat, ToAct, Viewer};
use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use ts_rs::{Config, TS, TypeVisitor};

/// Where the files go, from the root of the workspace.
pub(crate) const FOLDER: &str = "web/src/generated";

/// Positions by game, as records: `burgundy/start-2.record`.
const POSITIONS: &str = "web/positions";

const SHARED: &str = "table";

/// Writes the files that are not fresh; their names.
pub(crate) fn write(root: &Path) -> std::io::Result<Vec<PathBuf>> {
    let stale = stale(root);
    std::fs::create_dir_all(root.join(FOLDER).join("positions"))?;
    for (path, text) in &stale {
        std::fs::write(root.join(path), text)?;
    }
    Ok(stale.into_keys().collect())
}

/// The files that differ from what they should be, with what they should be.
pub(crate) fn stale(root: &Path) -> BTreeMap<PathBuf, String> {
    let mut files = files();
    files.extend(positions(root));
    files.retain(|path, text| std::fs::read_to_string(root.join(path)).ok().as_ref() != Some(text));
    files
}

fn files() -> BTreeMap<PathBuf, String> {
    let mut shared = Module::default();
    shared.add::<signoria_core::Field>();
    shared.add::<signoria_table::Update>();
    shared.add::<signoria_table::Summary>();
    shared.add::<signoria_table::PreviewView>();
    let games = [
        game::<signoria_burgundy::Burgundy>(),
        game::<signoria_craftsmen::Craftsmen>(),
        game::<signoria_florence::Florence>(),
        game::<signoria_principato::Principato>(),
        game::<signoria_tuscany::Tuscany>(),
    ];
    let api = serde_json::from_str(&signoria_server::openapi_json()).expect("the description is JSON");
    let known = shared.0.keys().cloned().collect();
    let mut files = BTreeMap::from([
        (path(SHARED), shared.text(&Module::default())),
        (path("routes"), crate::routes::module(&api, &known, SHARED)),
    ]);
    files.extend(games.into_iter().map(|(id, module)| (path(id), module.text(&shared))));
    files.entry(path("burgundy")).or_default().push_str(&knowledge());
    files
}

/// What is printed on tiles wherever they are drawn, also where no position is at hand.
fn knowledge() -> String {
    let numbers = serde_json::to_string(&signoria_burgundy::data::knowledge_numbers()).expect("numbers are plain data");
    format!(
        "\n/** The number on each knowledge tile, by its own number from 1. */\n\
         export const KNOWLEDGE_NUMBERS: readonly (number | null)[] = {numbers}\n"
    )
}

/// The positions of each game as the player at the first seat sees them, by the names of their records.
fn positions(root: &Path) -> BTreeMap<PathBuf, String> {
    let listed = |folder: &Path| -> Vec<PathBuf> {
        let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        entries.map(|entry| entry.expect("a folder is read").path()).collect()
    };
    let mut files = BTreeMap::new();
    for folder in listed(&root.join(POSITIONS)) {
        let game = folder.file_name().expect("a folder has a name").to_string_lossy().into_owned();
        let seen: BTreeMap<String, Value> = listed(&folder)
            .iter()
            .map(|path| (path.file_stem().expect("a file has a name").to_string_lossy().into_owned(), position(path)))
            .collect();
        let text = serde_json::to_string(&seen).expect("views are plain data") + "\n";
        files.insert(Path::new(FOLDER).join("positions").join(format!("{game}.json")), text);
    }
    files
}

/// The end of a record; dice and draws that are due there are drawn, the same at each time.
fn position(path: &Path) -> Value {
    let text = std::fs::read_to_string(path).expect("a record is text");
    let found = text.parse::<Record>().and_then(|record| {
        let options = serde_json::from_str(&record.options).expect("options are JSON");
        let games = signoria_games::built_in();
        let maker = games.get(&record.game).expect("a record names a game of the house");
        maker.make(record.seats, &options).expect("options of the game").load(&record)
    });
    let mut position = found.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    for draw in 0.. {
        if position.to_act() != ToAct::Chance {
            break;
        }
        let outcome = position.deal(&Seed([7; 32]), draw);
        position.play(Actor::Chance, outcome).expect("what is drawn is possible");
    }
    let viewer = Viewer::Seat(Seat(0));
    let to_act: Vec<Seat> = match position.to_act() {
        ToAct::Seats(seats) => seats.iter().collect(),
        ToAct::Chance | ToAct::Over => Vec::new(),
    };
    json!({ "view": position.view(viewer), "standings": position.standings(viewer), "to_act": to_act })
}

fn path(module: &str) -> PathBuf {
    Path::new(FOLDER).join(format!("{module}.ts"))
}

fn game<G: Game<View: TS + 'static, Event: TS + 'static>>() -> (&'static str, Module) {
    let mut module = Module::default();
    module.add::<G::View>();
    module.add::<G::Event>();
    (G::INFO.id, module)
}

/// Declarations by name, and the types that have been looked at.
#[derive(Default)]
struct Module(BTreeMap<String, String>, HashSet<TypeId>);

impl Module {
    /// Adds a type and everything that it is made of.
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        if !self.1.insert(TypeId::of::<T>()) {
            return;
        }
        let config = Config::new().with_array_tuple_limit(4);
        // What has no file of its own is written out where it is used.
        if T::output_path().is_some() {
            let declaration = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&config));
            let known = self.0.insert(T::ident(&config), declaration);
            assert_eq!(known, None, "two types have the name {}", T::ident(&config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }

    /// The file; what `shared` has is imported from there.
    fn text(&self, shared: &Module) -> String {
        let (imported, own): (Vec<_>, Vec<_>) = self.0.iter().partition(|(name, declaration)| {
            shared
                .0
                .get(*name)
                .inspect(|known| assert_eq!(known, declaration, "two types have the name {name}"))
                .is_some()
        });
        let mut text = "// Written by `cargo xtask codegen`. Do not edit.\n".to_owned();
        if !imported.is_empty() {
            let names: Vec<&str> = imported.iter().map(|(name, _)| name.as_str()).collect();
            writeln!(text, "import type {{ {} }} from './{SHARED}'", names.join(", ")).expect("strings take text");
        }
        for (_, declaration) in own {
            write!(text, "\n{declaration}").expect("strings take text");
        }
        text
    }
}

impl TypeVisitor for Module {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generated_types_are_fresh() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace");
        let stale: Vec<_> = stale(root).into_keys().collect();
        assert!(stale.is_empty(), "run `cargo xtask codegen`: {stale:?}");
    }

    #[test]
    fn a_game_imports_what_all_games_share() {
        let mut shared = Module::default();
        shared.add::<signoria_table::Update>();
        let (id, toy) = game::<signoria_toy::Toy>();
        let text = toy.text(&shared);
        assert_eq!(id, "toy");
        assert!(text.contains("import type { Seat } from './table'"), "{text}");
        assert!(text.contains("export type ToyView = ") && text.contains("export type ToyEvent = "), "{text}");
        assert!(!text.contains("export type Seat "), "{text}");
    }
}
