//! What the page may ask of the server, from the description of the interface: each request with what its path, query and
//! body take, and what it answers. A path, a method, a body or an answer that is not so does not compile.

use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write;

/// The module. What `shared` declares is imported from there; it is what the description was derived from, too.
pub(crate) fn module(api: &Value, shared: &BTreeSet<String>, folder: &str) -> String {
    let mut module = Module { api, used: BTreeSet::new(), sent: BTreeSet::new() };
    let routes = module.routes();
    let mut declared = String::new();
    let mut done = BTreeSet::new();
    while let Some(name) = module.used.iter().find(|name| !done.contains(*name) && !shared.contains(*name)).cloned() {
        let schema = &api["components"]["schemas"][&name];
        let is_sent = module.sent.contains(&name);
        let kind = module.kind(schema, is_sent);
        write!(declared, "\n{}export type {name} = {kind}\n", comment(schema)).expect("strings take text");
        done.insert(name);
    }
    let imported: Vec<&str> = module.used.intersection(shared).map(String::as_str).collect();
    format!(
        "// Written by `cargo xtask codegen`. Do not edit.\nimport type {{ {} }} from './{folder}'\n{declared}\n\
         /** Requests by method and path. */\nexport interface Routes {{\n{routes}}}\n",
        imported.join(", ")
    )
}

struct Module<'a> {
    api: &'a Value,
    /// The types that are named.
    used: BTreeSet<String>,
    /// Those that the page sends: what they do not require may be left out. What the server sends is always there.
    sent: BTreeSet<String>,
}

impl Module<'_> {
    fn routes(&mut self) -> String {
        let api = self.api;
        let mut routes = String::new();
        for (path, methods) in api["paths"].as_object().into_iter().flatten() {
            for (method, operation) in methods.as_object().into_iter().flatten() {
                // Feeds do not end with an answer.
                if operation["tags"][0] == "feeds" {
                    continue;
                }
                let mut parts = Vec::new();
                for (place, name) in [("path", "path"), ("query", "query"), ("header", "headers")] {
                    parts.extend(self.parameters(operation, place, name));
                }
                let body = &operation["requestBody"]["content"]["application/json"]["schema"];
                if body.is_object() {
                    parts.push(format!("body: {}", self.kind(body, true)));
                }
                parts.push(format!("answer: {}", self.answer(operation)));
                let name = format!("{} {path}", method.to_uppercase());
                writeln!(routes, "  '{name}': {{ {} }}", parts.join("; ")).expect("strings take text");
            }
        }
        routes
    }

    /// The parameters that stand in one place of a request.
    fn parameters(&mut self, operation: &Value, place: &str, name: &str) -> Option<String> {
        let all = operation["parameters"].as_array()?.iter().filter(|parameter| parameter["in"] == place);
        let mut is_required = false;
        let fields: Vec<String> = all
            .map(|parameter| {
                let kind = self.kind(&parameter["schema"], true);
                is_required |= parameter["required"] == true;
                field(parameter["name"].as_str().unwrap_or_default(), parameter["required"] == true, &kind)
            })
            .collect();
        (!fields.is_empty()).then(|| field(name, is_required, &format!("{{ {} }}", fields.join("; "))))
    }

    fn answer(&mut self, operation: &Value) -> String {
        let good = operation["responses"].as_object().into_iter().flatten().find(|(status, _)| status.starts_with('2'));
        let Some(content) = good.and_then(|(_, answer)| answer["content"].as_object()) else { return "void".into() };
        match content.get("application/json") {
            Some(json) => self.kind(&json["schema"], false),
            None => "string".into(),
        }
    }

    /// A schema as a type.
    fn kind(&mut self, schema: &Value, sent: bool) -> String {
        if let Some(name) = schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()) {
            self.used.insert(name.to_owned());
            if sent && self.sent.insert(name.to_owned()) {
                // What it is made of is sent, too.
                let inner = self.api["components"]["schemas"][name].clone();
                self.kind(&inner, true);
            }
            return name.to_owned();
        }
        for (several, sign) in [("allOf", " & "), ("oneOf", " | "), ("anyOf", " | ")] {
            if let Some(parts) = schema[several].as_array() {
                let parts: Vec<String> = parts.iter().map(|part| self.kind(part, sent)).collect();
                return if parts.len() > 1 { format!("({})", parts.join(sign)) } else { parts.concat() };
            }
        }
        if let Some(words) = schema["enum"].as_array() {
            let words: Vec<String> = words.iter().map(Value::to_string).collect();
            return if words.len() > 1 { format!("({})", words.join(" | ")) } else { words.concat() };
        }
        match &schema["type"] {
            Value::String(kind) => self.plain(kind, schema, sent),
            Value::Array(kinds) => {
                let kinds: Vec<_> = kinds.iter().filter_map(Value::as_str).collect();
                let kinds: Vec<String> = kinds.into_iter().map(|kind| self.plain(kind, schema, sent)).collect();
                format!("({})", kinds.join(" | "))
            }
            _ => "unknown".into(),
        }
    }

    fn plain(&mut self, kind: &str, schema: &Value, sent: bool) -> String {
        match kind {
            "integer" | "number" => "number".into(),
            "array" => match schema["prefixItems"].as_array() {
                Some(items) => {
                    let items: Vec<String> = items.iter().map(|item| self.kind(item, sent)).collect();
                    format!("[{}]", items.join(", "))
                }
                None => {
                    let item = self.kind(&schema["items"], sent);
                    // As many as a small array holds are told one by one.
                    match (schema["minItems"].as_u64(), schema["maxItems"].as_u64()) {
                        (Some(n @ 1..=4), Some(most)) if n == most => {
                            format!("[{}]", vec![item; n as usize].join(", "))
                        }
                        _ => format!("{item}[]"),
                    }
                }
            },
            "object" => {
                let Some(properties) = schema["properties"].as_object() else {
                    return "Record<string, unknown>".into();
                };
                let is_required = |name: &str| {
                    schema["required"].as_array().is_some_and(|required| required.iter().any(|other| *other == name))
                };
                let fields: Vec<String> = properties
                    .iter()
                    .map(|(name, of)| field(name, !sent || is_required(name), &self.kind(of, sent)))
                    .collect();
                if fields.is_empty() { "Record<string, never>".into() } else { format!("{{ {} }}", fields.join("; ")) }
            }
            word => word.to_owned(),
        }
    }
}

fn field(name: &str, required: bool, kind: &str) -> String {
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let name = if plain { name.to_owned() } else { format!("'{name}'") };
    format!("{name}{}: {kind}", if required { "" } else { "?" })
}

fn comment(schema: &Value) -> String {
    schema["description"].as_str().map_or(String::new(), |text| format!("/** {} */\n", text.replace('\n', " ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_request_has_what_it_takes_and_what_it_answers() {
        let api = json!({
            "paths": { "/api/tables/{id}/join": { "post": {
                "tags": ["lobby"],
                "parameters": [
                    { "in": "path", "name": "id", "required": true, "schema": { "type": "string" } },
                    { "in": "query", "name": "since", "schema": { "type": ["integer", "null"] } },
                ],
                "requestBody": { "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Join" } } } },
                "responses": {
                    "200": { "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Sent" } } } },
                    "404": {},
                },
            } } },
            "components": { "schemas": {
                "Join": { "type": "object", "properties": { "seat": { "type": "integer" } } },
                "Sent": { "description": "What is sent.", "allOf": [
                    { "$ref": "#/components/schemas/Update" },
                    { "type": "object", "properties": { "pairs": { "type": "array", "items": {
                        "type": "array", "prefixItems": [{ "type": "string" }, { "enum": ["a", "b"] }] } } } },
                ] },
                "Update": {},
            } },
        });
        let text = module(&api, &BTreeSet::from(["Update".to_owned()]), "table");
        for line in [
            "import type { Update } from './table'",
            "export type Join = { seat?: number }",
            "/** What is sent. */\nexport type Sent = (Update & { pairs: [string, (\"a\" | \"b\")][] })",
            "  'POST /api/tables/{id}/join': { path: { id: string }; query?: { since?: (number | null) }; body: Join; answer: Sent }",
        ] {
            assert!(text.contains(line), "{line}\n{text}");
        }
    }
}
