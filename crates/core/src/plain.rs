//! Values in what is said about data files: written as in those files, never as the program would print them.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

/// A value that an error about a data file may show.
pub trait Plain {
    /// Writes the value: numbers and words as they are, lists in brackets, several things together in parentheses.
    ///
    /// # Errors
    /// Those of the writer.
    fn write_plain(&self, out: &mut dyn Write) -> fmt::Result;
}

/// A value as text.
#[must_use]
pub fn plain<T: Plain + ?Sized>(value: &T) -> String {
    let mut text = String::new();
    value.write_plain(&mut text).expect("a text takes everything");
    text
}

/// The values that stand for themselves, and enums by their words: `signoria_core::plain!(Kind => Kind::id)`.
#[macro_export]
macro_rules! plain {
    ($($type:ty => $word:path),+ $(,)?) => {
        $(impl $crate::Plain for $type {
            fn write_plain(&self, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
                core::write!(out, "{}", $word(*self))
            }
        })+
    };
}

plain!(
    u8 => core::convert::identity, u16 => core::convert::identity, u32 => core::convert::identity,
    usize => core::convert::identity, i8 => core::convert::identity, i32 => core::convert::identity,
    bool => core::convert::identity,
);

impl Plain for str {
    fn write_plain(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str(if self.is_empty() { "nothing" } else { self })
    }
}

impl Plain for String {
    fn write_plain(&self, out: &mut dyn Write) -> fmt::Result {
        self.as_str().write_plain(out)
    }
}

impl<T: Plain + ?Sized> Plain for &T {
    fn write_plain(&self, out: &mut dyn Write) -> fmt::Result {
        (**self).write_plain(out)
    }
}

impl<T: Plain> Plain for Option<T> {
    fn write_plain(&self, out: &mut dyn Write) -> fmt::Result {
        match self {
            Some(value) => value.write_plain(out),
            None => out.write_str("none"),
        }
    }
}

impl<T: Plain> Plain for [T] {
    fn write_plain(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_char('[')?;
        for (i, value) in self.iter().enumerate() {
            out.write_str(if i == 0 { "" } else { ", " })?;
            value.write_plain(out)?;
        }
        out.write_char(']')
    }
}

impl<T: Plain, const N: usize> Plain for [T; N] {
    fn write_plain(&self, out: &mut dyn Write) -> fmt::Result {
        self.as_slice().write_plain(out)
    }
}

impl<T: Plain> Plain for Vec<T> {
    fn write_plain(&self, out: &mut dyn Write) -> fmt::Result {
        self.as_slice().write_plain(out)
    }
}

macro_rules! tuples {
    ($($first:ident $($name:ident)+;)+) => {
        $(impl<$first: Plain, $($name: Plain),+> Plain for ($first, $($name),+) {
            #[allow(non_snake_case)]
            fn write_plain(&self, out: &mut dyn Write) -> fmt::Result {
                let ($first, $($name),+) = self;
                out.write_char('(')?;
                $first.write_plain(out)?;
                $(out.write_str(", ")?; $name.write_plain(out)?;)+
                out.write_char(')')
            }
        })+
    };
}
tuples! { A B; A B C; A B C D; A B C D E; }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_as_in_the_files() {
        assert_eq!(plain(&[(1, "red", true), (2, "", false)]), "[(1, red, true), (2, nothing, false)]");
        assert_eq!(plain(&(Some("b1_19"), None::<u8>)), "(b1_19, none)");
    }
}
