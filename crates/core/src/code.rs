//! Actions as indices and as texts, derived from their parts.
//!
//! [`actions!`](crate::actions) declares the enum of a game's actions. Each variant has a word and parts; the index is the place in
//! row-major order of the parts, block after block; the text is the word with the words of the parts.

use crate::{ParseActionError, Seat};
use core::fmt::{self, Debug, Display, Formatter};
use core::hash::Hash;
use core::iter::Peekable;
use core::str::{FromStr, Split};

/// A decision or a chance outcome as an index and as a text. [`actions!`](crate::actions) makes it.
pub trait Code: Copy + Debug + Ord + Hash + Display + FromStr<Err = ParseActionError> + Send + Sync + 'static {
    /// Indices lie in `0..COUNT`.
    const COUNT: u32;
    /// The index; actions ascend with their indices.
    fn index(self) -> u32;
    /// The action with an index.
    fn at(index: u32) -> Option<Self>;
}

/// A part of an action: how many values it has, and the words of each. A type is a part of itself, or a marker like
/// [`Num`] says how values of another type (`T`) are counted and written.
pub trait Part<T = Self> {
    /// How many values there are.
    const N: u32;
    /// The place of a value in `0..N`.
    fn index(value: T) -> u32;
    /// The value at a place below `N`.
    fn at(index: u32) -> T;
    /// Writes the words of a value, a space before each.
    ///
    /// # Errors
    /// Those of the formatter.
    fn write(value: T, f: &mut Formatter<'_>) -> fmt::Result;
    /// Reads the words of a value.
    ///
    /// # Errors
    /// What is wrong with the next word.
    fn read(words: &mut Words<'_>) -> Result<T, ParseActionError>;
}

/// The words of an action's text, one after the other, a single space between them.
#[derive(Clone, Debug)]
pub struct Words<'a>(Peekable<Split<'a, char>>);

impl<'a> Words<'a> {
    /// The words of a text.
    #[must_use]
    pub fn of(text: &'a str) -> Self {
        Words(text.split(' ').peekable())
    }

    /// The next word.
    ///
    /// # Errors
    /// If there is none.
    pub fn word(&mut self) -> Result<&'a str, ParseActionError> {
        self.0.next().ok_or(ParseActionError { problem: "something is missing at the end" })
    }

    /// Takes the next word if it is this one.
    pub fn has(&mut self, word: &str) -> bool {
        self.0.next_if(|next| *next == word).is_some()
    }

    /// The next word, a number without sign or leading zeros, so that every action has one text only.
    ///
    /// # Errors
    /// If it is none or lies outside of `least..=most`.
    pub fn number(&mut self, least: u32, most: u32) -> Result<u32, ParseActionError> {
        number(self.word()?, least, most)
    }

    /// Nothing is left.
    ///
    /// # Errors
    /// If something is.
    pub fn end(&mut self) -> Result<(), ParseActionError> {
        if self.0.next().is_some() { Err(ParseActionError { problem: "a word too many" }) } else { Ok(()) }
    }
}

/// A number without sign or leading zeros.
///
/// # Errors
/// If the text is none or the number lies outside of `least..=most`.
pub fn number(text: &str, least: u32, most: u32) -> Result<u32, ParseActionError> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
    match text.parse() {
        Ok(n) if plain && (least..=most).contains(&n) => Ok(n),
        _ if plain && !text.is_empty() => Err(ParseActionError { problem: "number out of range" }),
        _ => Err(ParseActionError { problem: "number expected" }),
    }
}

/// Numbers from `LEAST` to `MOST`; texts show them with `SHIFT` added.
#[derive(Clone, Copy, Debug)]
pub struct Num<const LEAST: u32, const MOST: u32, const SHIFT: u32 = 0>;

macro_rules! numbers {
    ($($int:ident),+) => { $(
        impl<const LEAST: u32, const MOST: u32, const SHIFT: u32> Part<$int> for Num<LEAST, MOST, SHIFT> {
            const N: u32 = MOST + 1 - LEAST;

            fn index(value: $int) -> u32 {
                u32::from(value) - LEAST
            }

            fn at(index: u32) -> $int {
                (index + LEAST) as $int
            }

            fn write(value: $int, f: &mut Formatter<'_>) -> fmt::Result {
                write!(f, " {}", u32::from(value) + SHIFT)
            }

            fn read(words: &mut Words<'_>) -> Result<$int, ParseActionError> {
                words.number(LEAST + SHIFT, MOST + SHIFT).map(|n| (n - SHIFT) as $int)
            }
        }
    )+ };
}
numbers!(u8, u16);

/// One of `N` seats.
#[derive(Clone, Copy, Debug)]
pub struct Seats<const N: u32>;

impl<const N: u32> Part<Seat> for Seats<N> {
    const N: u32 = N;

    fn index(seat: Seat) -> u32 {
        seat.0.into()
    }

    fn at(index: u32) -> Seat {
        Seat(index as u8)
    }

    fn write(seat: Seat, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, " {seat}")
    }

    fn read(words: &mut Words<'_>) -> Result<Seat, ParseActionError> {
        words.number(0, N - 1).map(|n| Seat(n as u8))
    }
}

/// A word that introduces an optional part: [`Maybe`].
pub trait Keyword {
    /// The word.
    const WORD: &'static str;
}

/// Nothing, or a keyword with a part: ` discard 1`. Nothing comes first.
#[derive(Clone, Copy, Debug)]
pub struct Maybe<W, P>(core::marker::PhantomData<(W, P)>);

impl<W: Keyword, T, P: Part<T>> Part<Option<T>> for Maybe<W, P> {
    const N: u32 = P::N + 1;

    fn index(value: Option<T>) -> u32 {
        value.map_or(0, |value| 1 + P::index(value))
    }

    fn at(index: u32) -> Option<T> {
        index.checked_sub(1).map(P::at)
    }

    fn write(value: Option<T>, f: &mut Formatter<'_>) -> fmt::Result {
        let Some(value) = value else { return Ok(()) };
        write!(f, " {}", W::WORD)?;
        P::write(value, f)
    }

    fn read(words: &mut Words<'_>) -> Result<Option<T>, ParseActionError> {
        if words.has(W::WORD) { P::read(words).map(Some) } else { Ok(None) }
    }
}

/// Names the part that counts and writes a field of an action: its own type, or the marker after `=>`.
#[doc(hidden)]
#[macro_export]
macro_rules! part_of {
    ($type:ty) => {
        $type
    };
    ($type:ty => $part:ty) => {
        $part
    };
}

/// Declares the actions of a game: an enum, [`Code`], `Display` and `FromStr`.
///
/// Each variant has parts, each with a type that is a [`Part`] or, after `=>`, the marker that makes it one, and a word. Two
/// variants may share a word where what follows tells them apart. Indices follow the order of variants and parts.
///
/// ```
/// use signoria_core::{Code, Num, Seat, Seats, actions};
/// actions! {
///     /// What may be done.
///     pub enum Action {
///         /// Chance: who is first.
///         First(seat: Seat => Seats<4>) = "first",
///         /// Takes a tile.
///         Take {
///             /// From where.
///             depot: u8 => Num<0, 5, 1>,
///             /// Which.
///             place: u8 => Num<0, 3>,
///         } = "take",
///         /// Ends the turn.
///         End = "end",
///     }
/// }
/// let take = Action::Take { depot: 2, place: 3 };
/// assert_eq!((take.to_string().as_str(), take.index()), ("take 3 3", 15));
/// assert_eq!("take 3 3".parse(), Ok(take));
/// assert_eq!((Action::at(15), Action::COUNT), (Some(take), 29));
/// assert!("take 7 0".parse::<Action>().is_err());
/// ```
#[macro_export]
macro_rules! actions {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$note:meta])*
                $variant:ident
                $( ( $( $place:ident : $place_type:ty $(=> $place_part:ty)? ),+ $(,)? ) )?
                $( { $( $(#[$field_note:meta])* $field:ident : $field_type:ty $(=> $field_part:ty)? ),+ $(,)? } )?
                = $word:literal
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name {
            $(
                $(#[$note])*
                $variant $( ( $( $place_type ),+ ) )? $( { $( $(#[$field_note])* $field: $field_type ),+ } )?
            ),+
        }

        const _: () = {
            use $crate::{Code, ParseActionError, Part, ActionWords};
            use ::core::fmt;

            enum Nth { $( $variant ),+ }

            const SIZES: &[u32] = &[ $(
                1
                $( $( * <$crate::part_of!($place_type $(=> $place_part)?) as Part<$place_type>>::N )+ )?
                $( $( * <$crate::part_of!($field_type $(=> $field_part)?) as Part<$field_type>>::N )+ )?
            ),+ ];

            /// Where each block begins, and where the last one ends.
            const STARTS: [u32; SIZES.len() + 1] = {
                let mut starts = [0; SIZES.len() + 1];
                let mut i = 0;
                while i < SIZES.len() {
                    starts[i + 1] = starts[i] + SIZES[i];
                    i += 1;
                }
                starts
            };

            impl Code for $name {
                const COUNT: u32 = STARTS[SIZES.len()];

                fn index(self) -> u32 {
                    match self {
                        $(
                            $name::$variant $( ( $( $place ),+ ) )? $( { $( $field ),+ } )? => {
                                #[allow(unused_mut)]
                                let mut n = 0;
                                $( $(
                                    n = n * <$crate::part_of!($place_type $(=> $place_part)?) as Part<$place_type>>::N
                                        + <$crate::part_of!($place_type $(=> $place_part)?) as Part<$place_type>>::index($place);
                                )+ )?
                                $( $(
                                    n = n * <$crate::part_of!($field_type $(=> $field_part)?) as Part<$field_type>>::N
                                        + <$crate::part_of!($field_type $(=> $field_part)?) as Part<$field_type>>::index($field);
                                )+ )?
                                STARTS[Nth::$variant as usize] + n
                            }
                        ),+
                    }
                }

                fn at(index: u32) -> Option<Self> {
                    $(
                        if index < STARTS[Nth::$variant as usize + 1] {
                            #[allow(unused_mut, unused_variables)]
                            let mut left = index - STARTS[Nth::$variant as usize];
                            #[allow(unused_mut, unused_variables)]
                            let mut size = SIZES[Nth::$variant as usize];
                            $( $(
                                size /= <$crate::part_of!($place_type $(=> $place_part)?) as Part<$place_type>>::N;
                                let $place = <$crate::part_of!($place_type $(=> $place_part)?) as Part<$place_type>>::at(left / size);
                                left %= size;
                            )+ )?
                            $( $(
                                size /= <$crate::part_of!($field_type $(=> $field_part)?) as Part<$field_type>>::N;
                                let $field = <$crate::part_of!($field_type $(=> $field_part)?) as Part<$field_type>>::at(left / size);
                                left %= size;
                            )+ )?
                            let _ = left;
                            return Some($name::$variant $( ( $( $place ),+ ) )? $( { $( $field ),+ } )?);
                        }
                    )+
                    None
                }
            }

            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    match *self {
                        $(
                            $name::$variant $( ( $( $place ),+ ) )? $( { $( $field ),+ } )? => {
                                f.write_str($word)?;
                                $( $( <$crate::part_of!($place_type $(=> $place_part)?) as Part<$place_type>>::write($place, f)?; )+ )?
                                $( $( <$crate::part_of!($field_type $(=> $field_part)?) as Part<$field_type>>::write($field, f)?; )+ )?
                                Ok(())
                            }
                        ),+
                    }
                }
            }

            impl ::core::str::FromStr for $name {
                type Err = ParseActionError;

                fn from_str(text: &str) -> Result<Self, ParseActionError> {
                    let mut problem = ParseActionError { problem: "unknown word" };
                    $(
                        let mut words = ActionWords::of(text);
                        if words.has($word) {
                            let read = (|| {
                                $( $( let $place = <$crate::part_of!($place_type $(=> $place_part)?) as Part<$place_type>>::read(&mut words)?; )+ )?
                                $( $( let $field = <$crate::part_of!($field_type $(=> $field_part)?) as Part<$field_type>>::read(&mut words)?; )+ )?
                                words.end()?;
                                Ok($name::$variant $( ( $( $place ),+ ) )? $( { $( $field ),+ } )?)
                            })();
                            match read {
                                Ok(action) => return Ok(action),
                                Err(error) => problem = error,
                            }
                        }
                    )+
                    Err(problem)
                }
            }
        };
    };
}

/// Declares an enum of things with a word each: `ALL`, `COUNT`, `idx`, `word`, `from_word`, `Display`, serde as the word, and
/// a [`Part`] of actions.
///
/// ```
/// use signoria_core::named;
/// named! {
///     /// What lies in the middle.
///     pub enum Cube {
///         /// Brown.
///         Food = "food",
///         /// Yellow.
///         Money = "money",
///     }
/// }
/// assert_eq!((Cube::ALL, Cube::Money.word(), Cube::Money.idx()), ([Cube::Food, Cube::Money], "money", 1));
/// assert_eq!(Cube::from_word("food"), Some(Cube::Food));
/// ```
#[macro_export]
macro_rules! named {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $( $(#[$note:meta])* $variant:ident = $word:literal ),+ $(,)?
        }
    ) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]
        $(#[$meta])*
        #[repr(u8)]
        $vis enum $name {
            $( $(#[$note])* #[serde(rename = $word)] $variant ),+
        }

        #[allow(dead_code)]
        impl $name {
            /// How many there are.
            $vis const COUNT: usize = [$( $word ),+].len();
            /// All of them, in order.
            $vis const ALL: [$name; $name::COUNT] = [$( $name::$variant ),+];

            /// The place in [`Self::ALL`].
            #[must_use]
            #[inline]
            $vis const fn idx(self) -> usize {
                self as usize
            }

            /// The word in data, records and texts.
            #[must_use]
            $vis const fn word(self) -> &'static str {
                [$( $word ),+][self as usize]
            }

            /// The one with a word.
            #[must_use]
            $vis fn from_word(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.word() == word)
            }
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl $crate::Plain for $name {
            fn write_plain(&self, out: &mut dyn ::core::fmt::Write) -> ::core::fmt::Result {
                out.write_str(self.word())
            }
        }

        impl $crate::Part for $name {
            const N: u32 = $name::COUNT as u32;

            fn index(value: Self) -> u32 {
                value as u32
            }

            fn at(index: u32) -> Self {
                Self::ALL[index as usize]
            }

            fn write(value: Self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                write!(f, " {}", value.word())
            }

            fn read(words: &mut $crate::ActionWords<'_>) -> Result<Self, $crate::ParseActionError> {
                Self::from_word(words.word()?).ok_or($crate::ParseActionError { problem: "unknown word" })
            }
        }
    };
}
