//! Seeds: a number for the fast generator, 32 bytes or 64 hexadecimal digits for the dealer of a table.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyBytes, PyString};
use signoria_core::dealer::Seed;
use signoria_games::Luck;

/// Where the dice of a state come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// A short seed.
    Short(u64),
    /// The dealer.
    Dealer(Seed),
    /// The outcomes are given.
    Given,
}

impl Source {
    /// `seed` of a call, or one that nobody has chosen.
    pub(crate) fn from_seed(py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let Some(seed) = seed else {
            return Ok(Source::Short(py.import("secrets")?.call_method1("randbits", (64,))?.extract()?));
        };
        if let Ok(text) = seed.cast::<PyString>() {
            let hex = || PyValueError::new_err("a dealer's seed has 64 hexadecimal digits");
            return Ok(Source::Dealer(text.to_cow()?.parse().map_err(|_| hex())?));
        }
        if let Ok(bytes) = seed.cast::<PyBytes>() {
            let long = || PyValueError::new_err("a dealer's seed has 32 bytes");
            return Ok(Source::Dealer(Seed(bytes.as_bytes().try_into().map_err(|_| long())?)));
        }
        let index = seed.call_method0("__index__").map_err(|_| {
            PyTypeError::new_err("a seed is an int below 2**64, 32 bytes, 64 hexadecimal digits, or None")
        })?;
        let short = || PyValueError::new_err("a seed that is an int lies in 0 to 2**64 - 1");
        Ok(Source::Short(index.extract().map_err(|_| short())?))
    }

    /// The luck from a draw on.
    pub(crate) fn luck(&self, draw: u64) -> Luck {
        match self {
            Source::Short(seed) => Luck::rolled(*seed),
            Source::Dealer(seed) => Luck::Dealt(seed.clone(), draw),
            Source::Given => Luck::Given,
        }
    }

    /// The form for pickles.
    pub(crate) fn pickled<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(match self {
            Source::Short(seed) => seed.into_pyobject(py)?.into_any(),
            Source::Dealer(seed) => PyBytes::new(py, &seed.0).into_any(),
            Source::Given => py.None().into_bound(py),
        })
    }

    /// What [`pickled`](Self::pickled) gave.
    pub(crate) fn unpickled(value: &Bound<'_, PyAny>) -> PyResult<Self> {
        if value.is_none() { Ok(Source::Given) } else { Source::from_seed(value.py(), Some(value)) }
    }
}

/// A short seed, or one that nobody has chosen.
pub(crate) fn short(py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<u64> {
    match Source::from_seed(py, seed)? {
        Source::Short(seed) => Ok(seed),
        Source::Dealer(_) | Source::Given => Err(PyTypeError::new_err("this seed is an int below 2**64")),
    }
}
