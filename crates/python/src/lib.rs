//! The compiled part of the Python package `signoria`: boxes, states, batches, bots and arenas. It knows no game by name but
//! the toy, which is small enough to compute with exactly.
//!
//! Types stand in `signoria/_signoria.pyi`, and the examples in the docstrings are run as tests.

mod batch;
mod bots;
mod errors;
mod game;
mod seed;
mod state;
mod words;

use pyo3::prelude::*;
use pyo3::types::PyAny;
use serde::Serialize;

/// Plain data as Python has it: dicts, lists, numbers, strings.
fn plain<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).expect("this is plain data");
    py.import("json")?.call_method1("loads", (text,))
}

/// Python data as JSON.
fn json(value: &Bound<'_, PyAny>) -> PyResult<serde_json::Value> {
    let text: String = value.py().import("json")?.call_method1("dumps", (value,))?.extract()?;
    serde_json::from_str(&text).map_err(|error| pyo3::exceptions::PyValueError::new_err(error.to_string()))
}

/// The compiled part of the package.
#[pymodule(gil_used = false)]
mod _signoria {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::bots::{arena, choose, hint};
    #[pymodule_export]
    use crate::errors::{Illegal, RecordError, SetupError};
    #[pymodule_export]
    use crate::game::{Game, game, games, restore_game};
    #[pymodule_export]
    use crate::state::{State, restore_state};
    use pyo3::prelude::*;

    /// The parts of exceptions are there whoever makes one.
    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        for (exception, parts) in [
            ("Illegal", &["key", "rule", "en", "pl", "row"][..]),
            ("RecordError", &["line"]),
            ("SetupError", &["at", "allowed", "rule"]),
        ] {
            let exception = module.getattr(exception)?;
            parts.iter().try_for_each(|part| exception.setattr(*part, module.py().None()))?;
        }
        Ok(())
    }
}
