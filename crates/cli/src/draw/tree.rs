//! Any view as a tree: what a new game is seen as before somebody draws it.

use super::Scene;
use crate::paint::{BOLD, DIM, PLAIN, Sheet, cut, width};
use serde_json::Value;
use signoria_core::{Arg, Seat};

/// As deep as things hang under each other before they are put on one line.
const DEPTH: usize = 2;

pub(super) fn picture(scene: &Scene<'_>) -> Sheet {
    let mut sheet = Sheet::default();
    if let Value::Object(fields) = scene.position.view(scene.viewer) {
        for (key, value) in fields {
            match (key.as_str(), value) {
                ("players", Value::Array(players)) => {
                    for (seat, player) in (0..).map(Seat).zip(players) {
                        let y = sheet.height();
                        let style = if seat == scene.me { BOLD } else { PLAIN };
                        let x = sheet.put(0, y, scene.words.name(seat), style) + 2;
                        let points = scene.words.with("vp", &[("n", Arg::Int(scene.score(seat)))]);
                        sheet.put(x, y, &points, DIM);
                        branch(scene, &mut sheet, &player, 2, DEPTH);
                    }
                }
                (_, value) => twig(scene, &mut sheet, &key, &value, 0, DEPTH),
            }
        }
    }
    sheet
}

fn branch(scene: &Scene<'_>, sheet: &mut Sheet, value: &Value, indent: usize, depth: usize) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                twig(scene, sheet, key, value, indent, depth);
            }
        }
        Value::Array(items) => {
            for (n, item) in items.iter().enumerate() {
                twig(scene, sheet, &n.to_string(), item, indent, depth);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            let y = sheet.height();
            sheet.put(indent, y, &leaf(scene, value), PLAIN);
        }
    }
}

/// A name with what hangs on it, on one line if that fits or goes too deep.
fn twig(scene: &Scene<'_>, sheet: &mut Sheet, name: &str, value: &Value, indent: usize, depth: usize) {
    if is_nothing(value) {
        return;
    }
    let y = sheet.height();
    let x = sheet.put(indent, y, &name.replace('_', " "), DIM) + 2;
    let short = leaf(scene, value);
    if depth > 0 && (value.is_array() || value.is_object()) && x + width(&short) > scene.width {
        branch(scene, sheet, value, indent + 2, depth - 1);
    } else {
        sheet.put(x, y, &cut(&short, scene.width.saturating_sub(x)), PLAIN);
    }
}

fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        Value::Bool(true) | Value::Number(_) | Value::String(_) => false,
    }
}

fn leaf(scene: &Scene<'_>, value: &Value) -> String {
    match value {
        Value::Null | Value::Bool(false) => "–".into(),
        Value::Bool(true) => "✓".into(),
        Value::Number(n) => n.to_string(),
        // Many a text is the key of a name.
        Value::String(text) => scene.words.known(text).unwrap_or_else(|| text.clone()),
        Value::Array(items) => items.iter().map(|item| leaf(scene, item)).collect::<Vec<_>>().join(" "),
        Value::Object(fields) => {
            let fields = fields.iter().filter(|(_, value)| !is_nothing(value));
            let fields = fields.map(|(key, value)| format!("{} {}", key.replace('_', " "), leaf(scene, value)));
            fields.collect::<Vec<_>>().join(", ")
        }
    }
}
