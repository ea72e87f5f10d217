//! What goes wrong, as exceptions with the parts that a program needs.

use crate::words;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use signoria_core::{Arg, PlayError, record};
use signoria_games::Language;

create_exception!(
    signoria,
    Illegal,
    PyValueError,
    "An answer that is not possible; nothing has changed.\n\nAttributes: `key`, the message's key; `rule`, the number of the rule that \
     forbids it, or None; `en` and `pl`, the reason in words."
);
create_exception!(
    signoria,
    RecordError,
    PyValueError,
    "A record that cannot be read, breaks a rule, or was not dealt by its seed.\n\nAttribute: `line`, from 1; 0 if something is \
     missing."
);
create_exception!(
    signoria,
    SetupError,
    PyValueError,
    "Options or components that make no game.\n\nAttributes: `at`, which of them; `allowed`, what would be right; `rule`, the \
     number of the rule behind it, or None."
);

/// An answer that is not possible.
pub(crate) fn illegal(py: Python<'_>, error: &PlayError) -> PyErr {
    let (key, rule, said) = match error {
        PlayError::Refused(refusal) => {
            let message = &refusal.0;
            let said = |language: Language| match (&*message.key, message.args.first()) {
                ("refused-unknown-action", Some((_, Arg::Int(index)))) => match language {
                    Language::En => format!("there is no action {}", *index as u32),
                    Language::Pl => format!("nie ma akcji {}", *index as u32),
                },
                _ => words::texts(language).say(message, &[]),
            };
            (message.key.to_string(), message.rule, Language::ALL.map(said))
        }
        PlayError::Over => ("over".into(), None, ["the game is over", "gra jest skończona"].map(str::to_owned)),
        PlayError::NotYourTurn => {
            let said = ["it is not this seat's decision", "to nie jest decyzja tego gracza"];
            ("not-your-turn".into(), None, said.map(str::to_owned))
        }
        PlayError::Impossible => {
            let said = ["this outcome of chance cannot happen here", "to losowanie nie może tu dać takiego wyniku"];
            ("impossible".into(), None, said.map(str::to_owned))
        }
    };
    let rule_said = rule.map_or(String::new(), |rule| format!(" ({rule})"));
    let error = Illegal::new_err(format!("{}{rule_said}", said[0]));
    with(py, error, |value| {
        value.setattr("key", key)?;
        value.setattr("rule", rule)?;
        value.setattr("en", &said[0])?;
        value.setattr("pl", &said[1])
    })
}

/// A record that is wrong.
pub(crate) fn bad_record(py: Python<'_>, error: &record::RecordError) -> PyErr {
    with(py, RecordError::new_err(error.to_string()), |value| value.setattr("line", error.line))
}

/// Options that make no game.
pub(crate) fn bad_setup(py: Python<'_>, error: &signoria_core::SetupError) -> PyErr {
    with(py, SetupError::new_err(error.to_string()), |value| {
        value.setattr("at", &*error.at)?;
        value.setattr("allowed", &error.allowed)?;
        value.setattr("rule", error.rule)
    })
}

fn with(py: Python<'_>, error: PyErr, set: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<()>) -> PyErr {
    match set(error.value(py).as_any()) {
        Ok(()) => error,
        Err(error) => error,
    }
}
