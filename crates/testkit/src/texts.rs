//! The Fluent files of a game, read far enough to know which message needs which arguments.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use serde_json::Value;
use signoria_core::{Arg, Message};
use std::collections::{BTreeMap, BTreeSet};

/// What a message needs and offers.
#[derive(Debug, Default)]
struct Needs {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
    attributes: BTreeSet<String>,
}

/// The messages of one language.
#[derive(Debug)]
pub struct Texts(BTreeMap<String, Needs>);

impl Texts {
    /// Reads a Fluent file.
    ///
    /// # Errors
    /// What is wrong with it: an entry that cannot be read, or a key that stands there twice.
    pub fn parse(source: &str) -> Result<Self, String> {
        let resource = fluent_syntax::parser::parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
        let mut texts = BTreeMap::new();
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut needs = Needs::default();
                    let attributes = message.attributes.iter();
                    message.value.iter().chain(attributes.clone().map(|a| &a.value)).for_each(|p| needs.read(p));
                    needs.attributes = attributes.map(|a| a.id.name.to_owned()).collect();
                    if texts.insert(message.id.name.to_owned(), needs).is_some() {
                        return Err(format!("{} stands there twice", message.id.name));
                    }
                }
                Entry::Junk { content } => return Err(format!("unreadable: {content}")),
                Entry::Term(term) => {
                    let mut needs = Needs::default();
                    needs.read(&term.value);
                    texts.insert(format!("-{}", term.id.name), needs);
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
        for (key, needs) in &texts {
            if let Some(missing) = needs.messages.iter().find(|other| !texts.contains_key(*other)) {
                return Err(format!("{key} refers to {missing}, which is not there"));
            }
        }
        Ok(Texts(texts))
    }

    /// The keys of the messages, sorted.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str).filter(|key| !key.starts_with('-'))
    }

    /// The variables of a message and of those that it refers to.
    fn variables(&self, key: &str, depth: u8, out: &mut BTreeSet<String>) {
        let needs = &self.0[key];
        out.extend(needs.variables.iter().cloned());
        assert!(depth > 0, "{key} refers to itself");
        needs.messages.iter().for_each(|other| self.variables(other, depth - 1, out));
    }

    /// Whether a message can be said: its key and the names that it brings have words, and it brings every argument
    /// that the words use.
    ///
    /// # Errors
    /// What is missing.
    pub fn check(&self, message: &Message) -> Result<(), String> {
        if !self.0.contains_key(&*message.key) {
            return Err(format!("no words for {}", message.key));
        }
        let mut needed = BTreeSet::new();
        self.variables(&message.key, 4, &mut needed);
        let mut offered = BTreeSet::new();
        for (name, arg) in &message.args {
            offered.insert(name.to_string());
            self.check_arg(name, arg, &mut offered)?;
        }
        match needed.difference(&offered).next() {
            Some(variable) => Err(format!("{} needs ${variable}", message.key)),
            None => Ok(()),
        }
    }

    fn check_arg(&self, name: &str, arg: &Arg, offered: &mut BTreeSet<String>) -> Result<(), String> {
        match arg {
            Arg::Int(_) | Arg::Seat(_) => Ok(()),
            Arg::Name(key) => {
                let named = self.0.get(&**key).ok_or_else(|| format!("no words for the name {key}"))?;
                offered.extend(named.attributes.iter().map(|attribute| format!("{name}_{attribute}")));
                Ok(())
            }
            Arg::List(args) => args.iter().try_for_each(|arg| self.check_arg(name, arg, &mut BTreeSet::new())),
        }
    }
}

impl Needs {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                variants.iter().for_each(|variant| self.read(&variant.value));
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.read_inline(argument));
                arguments.named.iter().for_each(|argument| self.read_inline(&argument.value));
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, .. } => {
                self.messages.insert(format!("-{}", id.name));
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// The messages that stand in a view's JSON, wherever they are.
///
/// # Panics
/// If something has the form of a message and is none.
#[must_use]
pub fn messages_in(json: &Value) -> Vec<Message> {
    match json {
        Value::Object(map) if map.len() == 3 && ["key", "args", "rule"].iter().all(|k| map.contains_key(*k)) => {
            let args = map["args"].as_array().expect("arguments are a list").iter().map(|pair| {
                let name = pair[0].as_str().expect("an argument has a name").to_owned();
                (name.into(), arg_of(&pair[1]))
            });
            let key = map["key"].as_str().expect("a key is a word").to_owned();
            vec![Message { key: key.into(), args: args.collect(), rule: None }]
        }
        Value::Object(map) => map.values().flat_map(messages_in).collect(),
        Value::Array(items) => items.iter().flat_map(messages_in).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    }
}

fn arg_of(json: &Value) -> Arg {
    let value = &json["v"];
    let int = || i32::try_from(value.as_i64().expect("a number")).expect("a small number");
    match json["t"].as_str() {
        Some("int") => Arg::Int(int()),
        Some("name") => Arg::Name(value.as_str().expect("a name is a key").to_owned().into()),
        Some("seat") => Arg::Seat(signoria_core::Seat(u8::try_from(int()).expect("a seat"))),
        Some("list") => Arg::List(value.as_array().expect("a list").iter().map(arg_of).collect()),
        other => panic!("an unknown argument {other:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: &str =
        "toy-cow = krowa\n    .acc = krowę\ntoy-log = Bierze { $cow_acc }: { $n ->\n   *[other] { $n }\n}\n";

    #[test]
    fn what_a_message_lacks_is_named() {
        let texts = Texts::parse(TEXTS).unwrap();
        let whole = Message::new("toy-log").arg("cow", "toy-cow").arg("n", 3);
        assert_eq!(texts.check(&whole), Ok(()));
        let problem = |message| texts.check(&message).unwrap_err();
        assert_eq!(problem(Message::new("toy-log").arg("cow", "toy-cow")), "toy-log needs $n");
        assert_eq!(problem(Message::new("toy-log").arg("n", 3)), "toy-log needs $cow_acc");
        assert_eq!(problem(Message::new("toy-log").arg("cow", "toy-hen")), "no words for the name toy-hen");
        assert_eq!(problem(Message::new("toy-sing")), "no words for toy-sing");
        assert!(Texts::parse("toy-a = 1\ntoy-a = 2\n").is_err());
        assert!(Texts::parse("toy-a 1\n").is_err());
        assert!(Texts::parse("toy-a = { toy-b }\n").is_err());
    }

    #[test]
    fn messages_are_found_in_json() {
        let message = Message::new("toy-log").arg("n", 3).arg("cow", "toy-cow").arg("seat", signoria_core::Seat(1));
        let json = serde_json::json!({ "a": [{ "prompt": message }], "b": null });
        assert_eq!(messages_in(&json), [message]);
    }
}
