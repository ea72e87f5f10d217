//! How each game is learned.

use crate::Course;
use signoria_bots::burgundy::Burgher;
use signoria_bots::craftsmen::Guildmaster;
use signoria_bots::florence::Maecenas;
use signoria_bots::learned::Aim;
use signoria_bots::principato::Castellan;
use signoria_bots::tuscany::Lady;
use signoria_bots::{Plain, Settings};
use signoria_burgundy::Burgundy;
use signoria_core::{Game, SearchRng, below};
use signoria_craftsmen::Craftsmen;
use signoria_florence::Florence;
use signoria_principato::Principato;
use signoria_toy::Toy;
use signoria_tuscany::Tuscany;

/// What is agreed where nobody says anything else.
fn usual<O: Default>(_: u8, _: &mut SearchRng) -> O {
    O::default()
}

/// Nobody hinders another much: own points. Half of the games have one board for all, half another one for each.
pub(crate) fn burgundy() -> Course<Burgundy, Burgher> {
    let options = |seats: u8, rng: &mut SearchRng| {
        let first = 1 + below(rng, 9) as u8;
        let same = below(rng, 2) == 0;
        let boards = (0..seats).map(|_| if same { first } else { 1 + below(rng, 9) as u8 }).collect();
        signoria_burgundy::Options { boards: Some(boards), ..Default::default() }
    };
    Course {
        before: Burgher::default(),
        aim: Aim::Points,
        seats: &[2, 3, 4, 4],
        options,
        others: [0.3, 0.1],
        settings: Burgher::SETTINGS,
        by_net: Burgher::BY_NET,
        clock: &["seats", "board", "rounds_over"],
    }
}

/// Who decides how long a game is learns to stretch it together with its like: half of the seats are those of before.
pub(crate) fn tuscany() -> Course<Tuscany, Lady> {
    Course {
        before: Lady::default(),
        aim: Aim::Lead,
        seats: &[2, 3, 4, 4],
        options: usual,
        others: [0.5, 0.1],
        settings: Lady::SETTINGS,
        by_net: Lady::BY_NET,
        clock: &["seats", "tiles_shown_by_the_first"],
    }
}

pub(crate) fn principato() -> Course<Principato, Castellan> {
    Course {
        before: Castellan::default(),
        aim: Aim::Lead,
        seats: &[2, 3, 4],
        options: usual,
        others: [0.3, 0.15],
        settings: Castellan::SETTINGS,
        by_net: Castellan::BY_NET,
        clock: &["seats", "actions_left"],
    }
}

/// The base game mostly, each expansion and both now and then.
pub(crate) fn florence() -> Course<Florence, Maecenas> {
    let options = |_: u8, rng: &mut SearchRng| {
        let which = below(rng, 10);
        let (muse, coop) = (matches!(which, 0 | 2), matches!(which, 1 | 2));
        signoria_florence::Options { muse, coop, ..Default::default() }
    };
    Course {
        before: Maecenas::default(),
        aim: Aim::Lead,
        seats: &[2, 3, 4, 5],
        options,
        others: [0.35, 0.15],
        settings: Maecenas::SETTINGS,
        by_net: Maecenas::BY_NET,
        clock: &["seats", "round"],
    }
}

/// Answers are rated: the net says what the evaluation misses where rounds begin.
pub(crate) fn craftsmen() -> Course<Craftsmen, Guildmaster> {
    Course {
        before: Guildmaster::default(),
        aim: Aim::Points,
        seats: &[2, 3, 4, 5],
        options: usual,
        others: [0.0, 0.0],
        settings: Guildmaster::SETTINGS,
        by_net: Guildmaster::BY_NET,
        clock: &["seats_by_round"],
    }
}

/// The template's game, as a new game is learned: nothing is known of it but its rules and its features.
pub(crate) fn toy() -> Course<Toy, Plain> {
    Course {
        before: Plain,
        aim: Aim::Lead,
        seats: &[2, 3, 4],
        options: usual,
        others: [0.0, 0.2],
        settings: Settings::IN_POINTS,
        by_net: Settings::IN_POINTS,
        clock: &["rounds_left", "rival"],
    }
}

/// The same course as if nothing were known of the game beforehand.
pub(crate) fn as_new<G: Game, H>(course: Course<G, H>) -> Course<G, Plain> {
    let Course { aim, seats, options, others: [_, past], clock, .. } = course;
    let settings = Settings::IN_POINTS;
    Course { before: Plain, aim, seats, options, others: [0.0, past], settings, by_net: settings, clock }
}
