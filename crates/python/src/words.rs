//! Words in two languages.

use crate::game::all;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use signoria_games::{Language, Texts};
use std::sync::OnceLock;

/// The messages of all games.
pub(crate) fn texts(language: Language) -> &'static Texts {
    static TEXTS: [OnceLock<Texts>; 2] = [OnceLock::new(), OnceLock::new()];
    TEXTS[language.idx()].get_or_init(|| Texts::new(language, all().iter().map(|maker| maker.info()), &[]))
}

/// The language of a tag.
pub(crate) fn language(tag: &str) -> PyResult<Language> {
    Language::from_tag(tag).ok_or_else(|| PyValueError::new_err(format!("lang is 'en' or 'pl', not {tag:?}")))
}
