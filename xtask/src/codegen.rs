//! The client's types, from the messages that the program sends: one file for what all games share, one for each game.

use signoria_core::Game;
use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use ts_rs::{Config, TS, TypeVisitor};

/// Where the files go, from the root of the workspace.
pub(crate) const FOLDER: &str = "web/src/generated";

const SHARED: &str = "table";

/// Writes the files that are not fresh; their names.
pub(crate) fn write(root: &Path) -> std::io::Result<Vec<PathBuf>> {
    let stale = stale(root);
    std::fs::create_dir_all(root.join(FOLDER))?;
    for (path, text) in &stale {
        std::fs::write(root.join(path), text)?;
    }
    Ok(stale.into_keys().collect())
}

/// The files that differ from what they should be, with what they should be.
pub(crate) fn stale(root: &Path) -> BTreeMap<PathBuf, String> {
    let mut files = files();
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
        game::<signoria_florence::Florence>(),
        game::<signoria_principato::Principato>(),
        game::<signoria_tuscany::Tuscany>(),
    ];
    let mut files = BTreeMap::from([(path(SHARED), shared.text(&Module::default()))]);
    files.extend(games.into_iter().map(|(id, module)| (path(id), module.text(&shared))));
    files
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
