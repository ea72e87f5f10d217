//! What a player sees: the table, what happened, what may be done.

use crate::ascii;
use crate::draw::{self, Scene};
use crate::paint::{self, BOLD, DIM, LIT, PLAIN, RUBRIC, Sheet, styled};
use crate::words::Words;
use signoria_bots::Hint;
use signoria_core::{Arg, Message, Outcome, Seat, Standing, Viewer};
use signoria_games::{OptionView, Position};
use signoria_table::LogLine;
use std::collections::BTreeSet;

/// As many lines of the log are shown without being asked for.
pub(crate) const RECENT: usize = 8;

/// The picture of a table for whoever decides there.
pub(crate) fn table(position: &Position, me: Seat, options: &[OptionView], words: &Words) -> Vec<String> {
    let lit: BTreeSet<String> = options.iter().flat_map(|o| &o.choice.touches).map(ToString::to_string).collect();
    picture(position, Viewer::Seat(me), me, lit, words)
}

/// The picture of a position through anybody's eyes.
pub(crate) fn picture(
    position: &Position,
    viewer: Viewer,
    me: Seat,
    lit: BTreeSet<String>,
    words: &Words,
) -> Vec<String> {
    let scene = Scene { position, viewer, me, lit, words, width: paint::columns() };
    draw::picture(&scene).lines().collect()
}

/// The other players' things.
pub(crate) fn others(position: &Position, viewer: Viewer, me: Seat, words: &Words) -> Option<Vec<String>> {
    let scene = Scene { position, viewer, me, lit: BTreeSet::new(), words, width: paint::columns() };
    Some(draw::others(&scene)?.lines().collect())
}

/// What the letters and signs of the picture mean, where a game tells it.
pub(crate) fn signs(position: &Position, viewer: Viewer, me: Seat, words: &Words) -> Vec<String> {
    let scene = Scene { position, viewer, me, lit: BTreeSet::new(), words, width: paint::columns() };
    draw::signs(&scene).map(|sheet| sheet.lines().collect()).unwrap_or_default()
}

/// A line of the log: who, what, by which rule.
pub(crate) fn log_line(line: &LogLine, words: &Words) -> Option<String> {
    let message = line.message.as_ref().or(line.heading.as_ref())?;
    let who = match line.seat {
        Some(seat) => {
            let (sign, style) = paint::seat(seat);
            format!("{} {} ", styled(&sign.to_string(), style), styled(words.name(seat), BOLD))
        }
        None => styled("· ", DIM),
    };
    Some(format!("{who}{}{}", words.say(message), rule(message)))
}

fn rule(message: &Message) -> String {
    message.rule.map_or(String::new(), |rule| styled(&format!(" [{rule}]"), DIM))
}

/// A message with its rule.
pub(crate) fn message(message: &Message, words: &Words) -> String {
    format!("{}{}", words.say(message), rule(message))
}

/// A hint: each of the best options with its number, what it brings, and what it leads to.
pub(crate) fn hint(game: &str, hint: &Hint, options: &[OptionView], words: &Words) -> Vec<String> {
    let mut lines = vec![styled(&words.own("hint"), BOLD)];
    for line in &hint.best {
        let number = options.iter().position(|option| option.index == line.index).map_or(0, |n| n + 1);
        lines.push(format!(
            "{} {}",
            styled(&format!("{number:>4}"), LIT),
            priced(game, &line.label, &line.price, words)
        ));
        let mut more: Vec<String> = Vec::new();
        if !line.brings.is_empty() {
            more.push(line.brings.iter().map(|message| words.say(message)).collect::<Vec<_>>().join("; "));
        }
        if let Some(leads) = &line.leads {
            let steps = line.then.iter().map(|step| priced(game, &step.label, &step.price, words));
            more.push(format!("{} {}", words.say(leads), steps.collect::<Vec<_>>().join(" → ")));
        }
        let room = paint::columns() - 5;
        let told = more.iter().flat_map(|text| paint::wrap(text, room));
        lines.extend(told.map(|text| format!("     {}", styled(&text, DIM))));
    }
    lines
}

/// What an option says, with its price unless the game's words have it already.
pub(crate) fn option(game: &str, option: &OptionView, words: &Words) -> String {
    priced(game, &option.choice.label, &option.choice.price, words)
}

fn priced(game: &str, label: &Message, price: &[(&'static str, u8)], words: &Words) -> String {
    let say = |what: &str, n: u8| {
        let keys = [format!("{game}-price-{what}"), format!("price-{what}")];
        match keys.iter().find(|key| words.known(&format!("cli-{key}")).is_some()) {
            Some(key) => words.with(key, &[("n", Arg::from(n))]),
            None => format!("{n} {what}"),
        }
    };
    let price: Vec<String> = price.iter().map(|(what, n)| say(what, *n)).filter(|price| !price.is_empty()).collect();
    let label = words.say(label);
    if price.is_empty() { label } else { format!("{label} ({})", price.join(", ")) }
}

/// The kind of an option: the word of its `do:` element.
fn kind(option: &OptionView) -> Option<String> {
    option.choice.touches.iter().map(ToString::to_string).find_map(|touch| touch.strip_prefix("do:").map(str::to_owned))
}

fn kind_name(game: &str, kind: &str, words: &Words) -> String {
    words.known(&format!("{game}-action-{kind}")).unwrap_or_else(|| kind.to_owned())
}

/// The options that are left of all by what was typed, phrase after phrase. A phrase is the name of a group (see
/// [`list`]), else letters of what an option says, of its text form or of what it touches, else words that all stand there.
pub(crate) fn matching(game: &str, options: &[OptionView], phrases: &[String], words: &Words) -> Vec<usize> {
    let kinds: Vec<String> =
        options.iter().map(|one| kind(one).map_or(String::new(), |kind| kind_name(game, &kind, words))).collect();
    let said = |n: usize| {
        let one = &options[n];
        let touches: Vec<String> = one.choice.touches.iter().map(ToString::to_string).collect();
        let said =
            format!("{} {} {} {}", option(game, one, words), one.action, touches.join(" "), kinds[n]).to_lowercase();
        // What is shown without accents is also found without them.
        if ascii::wanted() { format!("{said} {}", ascii::fold(&said)) } else { said }
    };
    let mut left: Vec<(usize, String)> = (0..options.len()).map(|n| (n, said(n))).collect();
    for phrase in phrases {
        let is_group = |n: usize| {
            let said = option(game, &options[n], words).to_lowercase();
            kinds[n].to_lowercase() == *phrase || said.split("; ").any(|part| part == phrase)
        };
        let has_all = |said: &str| phrase.split_whitespace().all(|word| said.contains(word));
        if left.iter().any(|(n, _)| is_group(*n)) {
            left.retain(|(n, _)| is_group(*n));
        } else if left.iter().any(|(_, said)| said.contains(phrase)) {
            left.retain(|(_, said)| said.contains(phrase));
        } else {
            left.retain(|(_, said)| has_all(said));
        }
    }
    left.into_iter().map(|(n, _)| n).collect()
}

/// The list of options; where there are too many of them, in groups: by their kind, or by the first part of what they
/// say in which they differ. Too many are those that take more lines than there is room for.
pub(crate) fn list(game: &str, options: &[OptionView], shown: &[usize], room: usize, words: &Words) -> Vec<String> {
    let said = |n: usize| option(game, &options[n], words);
    let all = columns(shown.iter().map(|n| (n + 1, said(*n))).collect());
    if all.len() <= room {
        return all;
    }
    let by_kind = groups(shown, |n| kind(&options[n]).map(|kind| kind_name(game, &kind, words).to_lowercase()));
    let by_part = |part: usize| groups(shown, move |n| said(n).split("; ").nth(part).map(str::to_owned));
    let Some(groups) =
        std::iter::once(by_kind).chain((0..PARTS).map(by_part)).find(|groups| (2..shown.len()).contains(&groups.len()))
    else {
        return all;
    };
    let mut lines: Vec<String> = groups
        .into_iter()
        .map(|(name, members)| match members[..] {
            [only] => format!("{} {}", styled(&format!("{:>4}", only + 1), LIT), option(game, &options[only], words)),
            _ => format!("     {} {}", styled(&name, LIT), styled(&format!("({})", members.len()), DIM)),
        })
        .collect();
    lines.push(styled(&words.with("many", &[("n", Arg::Int(shown.len() as i32))]), DIM));
    lines
}

/// As many parts of what options say are looked at for one in which they differ.
const PARTS: usize = 4;

/// Options by name, in the order of their first ones.
fn groups(shown: &[usize], name: impl Fn(usize) -> Option<String>) -> Vec<(String, Vec<usize>)> {
    let mut groups: Vec<(String, Vec<usize>)> = Vec::new();
    for n in shown {
        let name = name(*n).unwrap_or_else(|| "…".into());
        match groups.iter_mut().find(|(known, _)| *known == name) {
            Some((_, members)) => members.push(*n),
            None => groups.push((name, vec![*n])),
        }
    }
    groups
}

/// Numbered lines in as many columns as fit; what is longer than a line goes on in the next one.
fn columns(items: Vec<(usize, String)>) -> Vec<String> {
    let widest = items.iter().map(|(_, text)| paint::width(text)).max().unwrap_or(0) + 6;
    let across = (paint::columns() / widest.max(1)).clamp(1, 3);
    let mut sheet = Sheet::default();
    if across == 1 {
        for (number, text) in &items {
            let y = sheet.height();
            sheet.put(0, y, &format!("{number:>4}"), LIT);
            for (dy, line) in paint::wrap(text, paint::columns() - 5).iter().enumerate() {
                sheet.put(5, y + dy, line, PLAIN);
            }
        }
        return sheet.lines().collect();
    }
    let down = items.len().div_ceil(across).max(1);
    for (i, (number, text)) in items.iter().enumerate() {
        let (x, y) = (i / down * widest, i % down);
        sheet.put(x, y, &format!("{number:>4}"), LIT);
        sheet.put(x + 5, y, text, PLAIN);
    }
    sheet.lines().collect()
}

/// The result: rank, name, points.
pub(crate) fn outcome(outcome: &Outcome, words: &Words) -> Vec<String> {
    let mut order: Vec<usize> = (0..outcome.scores.len()).collect();
    order.sort_by_key(|seat| (outcome.ranks[*seat], *seat));
    let line = |seat: usize| {
        let at = Seat(seat as u8);
        let (sign, style) = paint::seat(at);
        let rank = outcome.ranks[seat];
        let name = paint::cut(words.name(at), 24);
        let pad = " ".repeat(25 - paint::width(&name));
        let score = styled(&format!("{:>4}", outcome.scores[seat]), if rank == 1 { RUBRIC } else { PLAIN });
        format!("{rank:>2}. {} {}{pad}{score}", styled(&sign.to_string(), style), styled(&name, BOLD))
    };
    order.into_iter().map(line).collect()
}

/// Where each player's points come from, as far as the viewer knows.
pub(crate) fn points(standings: &[Standing], words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, standing) in (0..).map(Seat).zip(standings) {
        let (sign, style) = paint::seat(seat);
        let name = styled(words.name(seat), BOLD);
        lines.push(format!("{} {name} {}", styled(&sign.to_string(), style), standing.score));
        for row in standing.points.iter().filter(|row| row.points != 0) {
            let source = words.say(&Message::new(row.source));
            // Points of another track stand in brackets.
            let points = if row.counts { row.points.to_string() } else { format!("({})", row.points) };
            lines.push(format!("   {points:>4}  {source}"));
        }
    }
    lines
}
