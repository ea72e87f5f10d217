//! Hints in words: what the best options bring, and what they lead to.
//!
//! What follows an option is found by playing on from it in worlds that the seat cannot tell from the real one: a bot that
//! searches a little answers for the seat, a quick one for the others. What the seat does next in most of these worlds is
//! told, in the words of its option there; nothing else of them is.

use crate::{Bot, HintOption, Knowledge};
use serde::Serialize;
use signoria_core::{Actor, Choice, Game, Message, SearchRng, Seat, Silent, ToAct};

/// The messages of hints in Fluent's form: English, Polish.
pub const TEXTS: [&str; 2] = [include_str!("../text/en.ftl"), include_str!("../text/pl.ftl")];

/// How many options are told in words.
pub(crate) const TOLD: usize = 3;
/// Worlds in which an option is played on.
const WORLDS: usize = 10;
/// Decisions of the seat that are told at most.
const STEPS: usize = 3;
/// The share of the worlds from which on something is likely.
const LIKELY: f32 = 0.5;
/// The share of the worlds from which on something is worth a word.
const OFTEN: f32 = 0.3;
/// Answers after which nobody looks on, whoever gave them.
const FAR: u32 = 300;

/// What the strongest level thinks of the options of a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint {
    /// All options, the best first.
    pub options: Vec<HintOption>,
    /// The best few of them in words, the best first.
    pub best: Vec<HintLine>,
}

/// One of the best options, in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HintLine {
    /// The index of the action.
    pub index: u32,
    /// What it does, as the list of options says it.
    pub label: Message,
    /// What it costs beyond the usual, by the name of the resource.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<(String, u8)>))]
    pub price: Vec<(&'static str, u8)>,
    /// What it promises, and how much that is beside the next best (or, for the others, beside the best); nothing where nobody
    /// can say.
    pub brings: Vec<Message>,
    /// What stands before the next decisions; nothing where they differ too much from world to world.
    pub leads: Option<Message>,
    /// The likely next decisions of the seat, in order, where it has a choice.
    pub then: Vec<HintStep>,
}

/// A decision that is likely to follow.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HintStep {
    /// What it does, as the list of options will say it.
    pub label: Message,
    /// What it costs beyond the usual, by the name of the resource.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<(String, u8)>))]
    pub price: Vec<(&'static str, u8)>,
    /// The share of the worlds looked at in which it came to this, 0 to 1.
    pub share: f32,
}

/// Puts the best options into words. `foresee` says what is likely to follow the option with an index, and describes it.
pub(crate) fn in_words(
    options: &[HintOption],
    mut foresee: impl FnMut(u32) -> (Choice, Vec<HintStep>),
) -> Vec<HintLine> {
    let tried = |option: &&HintOption| option.win.is_some();
    // An option that was never tried is no advice, but one must be named.
    let told: Vec<&HintOption> = options
        .iter()
        .enumerate()
        .filter(|(nth, option)| *nth == 0 || tried(option))
        .map(|(_, o)| o)
        .take(TOLD)
        .collect();
    let line = |(nth, option): (usize, &&HintOption)| {
        let (choice, then) = foresee(option.index);
        let beside = if nth == 0 { told.get(1) } else { Some(&told[0]) };
        let leads =
            then.first().map(|step| Message::new(if step.share >= LIKELY { "hint-likely" } else { "hint-often" }));
        HintLine {
            index: option.index,
            label: choice.label,
            price: choice.price,
            brings: match options.len() {
                1 => vec![Message::new("hint-only")],
                _ => brings(option, beside.copied(), if nth == 0 { "hint-as-good" } else { "hint-nearly" }),
            },
            leads,
            then,
        }
    };
    told.iter().enumerate().map(line).collect()
}

/// What an option promises, and what that is beside another one.
fn brings(option: &HintOption, beside: Option<&HintOption>, even: &'static str) -> Vec<Message> {
    let (Some(points), Some(win)) = (option.points, option.win) else { return Vec::new() };
    // Compared is what is told: numbers that are rounded.
    let told = |points: f32, win: f32| [points.round() as i32, ((100.0 * win).round() as i32).clamp(1, 99)];
    let [points, win] = told(points, win);
    let promise = Message::new("hint-promises").arg("points", points).arg("win", win);
    let Some([other_points, other_win]) = beside.and_then(|other| Some(told(other.points?, other.win?))) else {
        return vec![promise];
    };
    let better =
        |by: i32, key: [&'static str; 2]| (by != 0).then(|| Message::new(key[usize::from(by < 0)]).arg("n", by.abs()));
    let (more_points, more_wins) = (points - other_points, win - other_win);
    let by_points = better(more_points, ["hint-more-points", "hint-less-points"]);
    let by_wins = better(more_wins, ["hint-more-wins", "hint-less-wins"]);
    // Where the points and the wins disagree, what was searched for counts.
    let compared = match (by_points, by_wins) {
        (Some(points), None) => points,
        (Some(points), Some(_)) if more_points.signum() == more_wins.signum() => points,
        (_, Some(wins)) => wins,
        (None, None) => Message::new(even),
    };
    vec![promise, compared]
}

/// Worlds, with what the seat does next in each.
type Worlds<G> = Vec<(<G as Game>::State, <G as Game>::Action)>;

/// The next decisions of a seat after an option, as far as most worlds agree on them: `own` answers for the seat, `others` for
/// the others.
pub fn foresee<G: Game>(
    knowledge: &Knowledge<'_, G>,
    option: G::Action,
    own: &dyn Bot<G>,
    others: &dyn Bot<G>,
    rng: &mut SearchRng,
) -> Vec<HintStep> {
    let (game, seat) = (knowledge.game(), knowledge.seat());
    let mut worlds: Worlds<G> = (0..WORLDS).map(|_| (knowledge.sample(rng), option)).collect();
    let mut steps = Vec::new();
    while steps.len() < STEPS {
        let mut next: Vec<(Choice, Worlds<G>)> = Vec::new();
        for (mut state, action) in worlds {
            game.apply(&mut state, Actor::Seat(seat), action, &mut Silent);
            let Some(action) = play_on(game, &mut state, seat, own, others, rng) else { continue };
            let choice = game.describe(&state, seat, action);
            match next.iter_mut().find(|(known, _)| (&known.label, &known.price) == (&choice.label, &choice.price)) {
                Some((_, same)) => same.push((state, action)),
                None => next.push((choice, vec![(state, action)])),
            }
        }
        // Of equals the first one that was met.
        let Some((choice, same)) = next.into_iter().rev().max_by_key(|(_, same)| same.len()) else { break };
        let share = same.len() as f32 / WORLDS as f32;
        let enough = steps.first().map_or(OFTEN, |first: &HintStep| LIKELY.min(first.share));
        if share < enough {
            break;
        }
        steps.push(HintStep { label: choice.label, price: choice.price, share });
        worlds = same;
    }
    steps
}

/// Plays on until the seat has a choice: what it does then, which is not carried out.
fn play_on<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    own: &dyn Bot<G>,
    others: &dyn Bot<G>,
    rng: &mut SearchRng,
) -> Option<G::Action> {
    for _ in 0..FAR {
        match game.to_act(state) {
            ToAct::Over => return None,
            ToAct::Chance => {
                let outcome = game.roll(state, rng);
                game.apply(state, Actor::Chance, outcome, &mut Silent);
            }
            ToAct::Seats(seats) => {
                let by = if seats.contains(seat) { seat } else { seats.first()? };
                let knowledge = Knowledge::new(game, state, by);
                let legal = knowledge.legal();
                let action = match legal[..] {
                    [only] => only,
                    _ if by == seat => return Some(own.choose(&knowledge, rng)),
                    _ => others.choose(&knowledge, rng),
                };
                game.apply(state, Actor::Seat(by), action, &mut Silent);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use signoria_core::Arg;

    fn option(index: u32, points: f32, win: f32) -> HintOption {
        HintOption { index, win: Some(win), points: Some(points), visits: 10 }
    }

    /// The words of each line: keys, with their numbers.
    fn said(options: &[HintOption]) -> Vec<String> {
        let choice = |index: u32| Choice {
            label: Message::new("label").arg("n", index as i32),
            touches: Vec::new(),
            price: vec![("worker", 1)],
        };
        let line = |line: HintLine| {
            assert_eq!(line.label.args[0].1, Arg::Int(line.index as i32));
            assert_eq!(line.price, [("worker", 1)]);
            let word = |message: &Message| {
                let numbers: Vec<String> = message.args.iter().map(|(_, arg)| format!("{arg:?}")).collect();
                format!("{} {}", message.key, numbers.join(" "))
            };
            line.brings.iter().map(word).collect::<Vec<_>>().join("; ")
        };
        in_words(options, |index| (choice(index), Vec::new())).into_iter().map(line).collect()
    }

    #[test]
    fn options_are_told_beside_the_next_best_and_beside_the_best() {
        let options = [option(7, 183.2, 0.62), option(3, 180.9, 0.58), option(1, 171.0, 0.4), option(2, 160.0, 0.1)];
        assert_eq!(
            said(&options),
            [
                "hint-promises Int(183) Int(62); hint-more-points Int(2)",
                "hint-promises Int(181) Int(58); hint-less-points Int(2)",
                "hint-promises Int(171) Int(40); hint-less-points Int(12)",
            ]
        );
    }

    #[test]
    fn wins_are_told_where_points_say_nothing_or_the_contrary() {
        let told = |a: HintOption, b: HintOption| {
            said(&[a, b]).into_iter().map(|line| line.split("; ").nth(1).unwrap().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(
            told(option(0, 50.2, 0.6), option(1, 50.0, 0.55)),
            ["hint-more-wins Int(5)", "hint-less-wins Int(5)"]
        );
        assert_eq!(
            told(option(0, 48.0, 0.6), option(1, 50.0, 0.55)),
            ["hint-more-wins Int(5)", "hint-less-wins Int(5)"]
        );
        assert_eq!(told(option(0, 50.2, 0.6), option(1, 50.0, 0.601)), ["hint-as-good ", "hint-nearly "]);
        assert_eq!(
            told(option(0, 53.0, 0.6), option(1, 50.0, 0.6)),
            ["hint-more-points Int(3)", "hint-less-points Int(3)"]
        );
    }

    #[test]
    fn what_nobody_has_tried_is_not_told_and_the_only_option_is() {
        let untried = |index| HintOption { index, win: None, points: None, visits: 0 };
        assert_eq!(said(&[option(4, 20.0, 1.0), untried(5)]), ["hint-promises Int(20) Int(99)"]);
        assert_eq!(said(&[untried(4)]), ["hint-only "]);
        assert_eq!(said(&[untried(4), untried(5)]), [""]);
    }

    #[test]
    fn both_languages_have_the_same_keys() {
        let keys = |text: &str| {
            let keys = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
            keys.filter(|key| !key.starts_with(' ')).collect::<std::collections::BTreeSet<_>>()
        };
        assert_eq!(keys(TEXTS[0]), keys(TEXTS[1]));
        assert!(keys(TEXTS[0]).contains("hint-promises"));
    }
}
