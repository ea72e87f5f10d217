//! Any view as a tree: what a new game is seen as before somebody draws it.

use super::Scene;
use crate::paint::{BOLD, DIM, PLAIN, Sheet, cut};
use serde_json::Value;
use signoria_core::Seat;

pub(super) fn picture(scene: &Scene<'_>) -> Sheet {
    let mut sheet = Sheet::default();
    let mut view = scene.position.view(scene.viewer);
    // The question is asked above the options.
    if let Value::Object(fields) = &mut view {
        fields.remove("prompt");
    }
    branch(scene, &mut sheet, &view, 0);
    sheet
}

fn branch(scene: &Scene<'_>, sheet: &mut Sheet, value: &Value, indent: usize) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                let names = key == "players";
                twig(scene, sheet, &key.replace('_', " "), value, indent, names);
            }
        }
        Value::Array(items) => {
            for (n, item) in items.iter().enumerate() {
                twig(scene, sheet, &n.to_string(), item, indent, false);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            let y = sheet.height();
            sheet.put(indent, y, &leaf(value), PLAIN);
        }
    }
}

/// A name with what hangs on it, on one line if that fits.
fn twig(scene: &Scene<'_>, sheet: &mut Sheet, name: &str, value: &Value, indent: usize, players: bool) {
    let y = sheet.height();
    let x = sheet.put(indent, y, name, DIM) + 2;
    let short = leaf(value);
    match value {
        Value::Array(items) if players => {
            for (seat, item) in (0..).map(Seat).zip(items) {
                let (y, style) = (sheet.height(), if seat == scene.me { BOLD } else { PLAIN });
                sheet.put(indent + 2, y, scene.words.name(seat), style);
                branch(scene, sheet, item, indent + 4);
            }
        }
        Value::Object(_) | Value::Array(_) if x + short.chars().count() > scene.width => {
            branch(scene, sheet, value, indent + 2);
        }
        _ => {
            sheet.put(x, y, &cut(&short, scene.width.saturating_sub(x)), PLAIN);
        }
    }
}

fn leaf(value: &Value) -> String {
    match value {
        Value::Null => "–".into(),
        Value::Bool(yes) => if *yes { "✓" } else { "–" }.into(),
        Value::Number(n) => n.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(leaf).collect::<Vec<_>>().join(" "),
        Value::Object(fields) => {
            let fields = fields.iter().map(|(key, value)| format!("{} {}", key.replace('_', " "), leaf(value)));
            fields.collect::<Vec<_>>().join(", ")
        }
    }
}
