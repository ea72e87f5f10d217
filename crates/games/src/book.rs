//! Rules and guides, parsed once: HTML for the page, text for the terminal, every rule by its number.
//!
//! A rule is defined where its number stands in bold at the beginning of a list item, a paragraph or a row of a table.
//! Wherever a number is used it becomes a link. Markup of another kind than Markdown is shown as text, a comment not at all.
//!
//! Images are drawn by the page: `![ship](burgundy-tile-ship)` is a thing of the game, by the key of its name, beside its
//! words; `![Two ships.](own.0:harbour)`, alone in its paragraph, a part of a position (`own` or `other` of a seat,
//! `shared`) that the game has among its pictures, above its caption.

use crate::Language;
use crate::find::Finder;
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, TextMergeStream, html};
use serde::Serialize;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// A text in the form for readers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Book {
    /// The whole text. Rules have their numbers as ids, headings have ids of their own.
    pub html: String,
    /// The headings, in their order.
    pub headings: Vec<Heading>,
    /// The rules, in their order.
    pub rules: Vec<Rule>,
    /// The paragraphs, list items and rows, each with its id in the HTML and its own words, in their order.
    #[serde(skip)]
    blocks: Vec<Block>,
}

/// A paragraph, a list item or a row.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Block {
    id: String,
    /// Its words without those of blocks within it.
    text: String,
}

impl Book {
    /// The ids of the paragraphs, list items and rows in which all these words stand, in any of their forms.
    #[must_use]
    pub fn find(&self, words: &str, language: Language) -> Vec<&str> {
        let finder = Finder::new(words, language);
        self.blocks.iter().filter(|block| finder.is_in(&block.text)).map(|block| block.id.as_str()).collect()
    }
}

/// A heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Heading {
    /// Its id in the HTML.
    pub id: String,
    /// Its words.
    pub text: String,
    /// Its level, 1 for the title.
    pub level: u8,
}

/// A rule with all that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rule {
    /// Its number, `B5.2`.
    pub id: String,
    /// The heading that it stands under.
    pub chapter: String,
    /// Its words without the number and without markup; what hangs on it in lines of their own, indented. Rules within
    /// it stand for themselves.
    pub text: String,
    /// Its HTML, rules within it included.
    pub html: String,
}

/// Whether this is the number of a rule: `B5.2`, `T5.3.2.1`, or of a ruling, a decision, a vector: `BA7`, `BD3`, `BV12`.
#[must_use]
pub fn is_rule(text: &str) -> bool {
    length(text) == Some(text.len())
}

/// How long the number is that stands at the beginning.
fn length(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let digits = |at: usize| bytes[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    if !bytes.first()?.is_ascii_uppercase() {
        return None;
    }
    if matches!(bytes.get(1), Some(b'A' | b'D' | b'V')) {
        let n = digits(2);
        return (n > 0).then_some(2 + n);
    }
    let mut end = 1 + digits(1);
    let mut parts = usize::from(end > 1);
    while parts > 0 && bytes.get(end) == Some(&b'.') && digits(end + 1) > 0 {
        end += 1 + digits(end + 1);
        parts += 1;
    }
    let letter = bytes.get(end).is_some_and(u8::is_ascii_lowercase);
    (parts > 1).then_some(end + usize::from(letter))
}

/// Reads a text; links to rules lead to `rules`, the address of the page of the rules, and the rule.
#[must_use]
pub fn read(markdown: &str, rules: &str) -> Book {
    let events: Vec<Event<'_>> = TextMergeStream::new(Parser::new_ext(markdown, Options::ENABLE_TABLES)).collect();
    let reader = Reader { defined: definitions(&events), events, link: rules };
    let mut book = Book::default();
    book.html = reader.html(0..reader.events.len(), true, &mut book.headings);
    book.blocks = reader.blocks();
    book.rules = reader.rules();
    book
}

/// A picture of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picture<'a> {
    /// The part of the table that is drawn: `own`, `other` or `shared`.
    pub part: &'a str,
    /// Whose part, for those that are somebody's.
    pub seat: Option<u8>,
    /// The name of the position.
    pub position: &'a str,
}

impl<'a> Picture<'a> {
    /// The picture that an image's address names: `own.0:harbour`, `shared:market`; none otherwise.
    #[must_use]
    pub fn from_address(address: &'a str) -> Option<Self> {
        let (place, position) = address.split_once(':')?;
        let (part, seat) = match place.split_once('.') {
            Some((part, seat)) => (part, Some(seat.parse().ok()?)),
            None => (place, None),
        };
        let is_known = matches!((part, seat), ("own" | "other", Some(_)) | ("shared", None));
        (is_known && is_key(position)).then_some(Picture { part, seat, position })
    }
}

/// The images of a text, by their addresses.
#[must_use]
pub fn images(markdown: &str) -> Vec<String> {
    let image = |event| match event {
        Event::Start(Tag::Image { dest_url, .. }) => Some(dest_url.into_string()),
        _ => None,
    };
    Parser::new_ext(markdown, Options::ENABLE_TABLES).filter_map(image).collect()
}

/// Where rules are defined: the beginnings of their blocks. Each number counts once.
fn definitions(events: &[Event<'_>]) -> BTreeMap<usize, String> {
    let (mut defined, mut seen) = (BTreeMap::new(), BTreeSet::new());
    for (at, event) in events.iter().enumerate() {
        if !matches!(event, Event::Start(Tag::Item | Tag::Paragraph | Tag::TableRow)) {
            continue;
        }
        let within = usize::from(matches!(events.get(at + 1), Some(Event::Start(Tag::Paragraph | Tag::TableCell))));
        if let [Event::Start(Tag::Strong), Event::Text(text), Event::End(TagEnd::Strong), ..] =
            &events[at + 1 + within..]
        {
            let id = text.trim_end_matches(['.', ':']);
            if is_rule(id) && seen.insert(id.to_owned()) {
                defined.insert(at, id.to_owned());
            }
        }
    }
    defined
}

struct Reader<'a> {
    events: Vec<Event<'a>>,
    /// The rules by the places where their blocks begin.
    defined: BTreeMap<usize, String>,
    link: &'a str,
}

impl<'a> Reader<'a> {
    /// The place behind the block that begins here.
    fn end(&self, start: usize) -> usize {
        let mut depth = 0;
        for (at, event) in self.events.iter().enumerate().skip(start) {
            match event {
                Event::Start(_) => depth += 1,
                Event::End(_) => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return at + 1;
            }
        }
        self.events.len()
    }

    /// The picture that is all of the paragraph that begins here.
    fn picture(&self, at: usize) -> Option<Picture<'_>> {
        match &self.events[at..] {
            [Event::Start(Tag::Paragraph), Event::Start(Tag::Image { dest_url, .. }), ..] => {
                let alone = matches!(self.events.get(self.end(at + 1)), Some(Event::End(TagEnd::Paragraph)));
                Picture::from_address(dest_url).filter(|_| alone)
            }
            _ => None,
        }
    }

    /// The words of some events.
    fn words(&self, range: std::ops::Range<usize>) -> String {
        let mut words = String::new();
        for event in &self.events[range] {
            match event {
                Event::Text(text) | Event::Code(text) => words += text,
                Event::SoftBreak | Event::HardBreak => words.push(' '),
                Event::End(TagEnd::TableCell) if !words.is_empty() => words += ", ",
                _ => {}
            }
        }
        words.trim_end_matches([',', ' ']).to_owned()
    }

    /// HTML of some events; `ids` for the whole text, where each stands once.
    fn html(&self, range: std::ops::Range<usize>, ids: bool, headings: &mut Vec<Heading>) -> String {
        let mut out: Vec<Event<'_>> = Vec::new();
        let (mut linked, mut head, mut named, mut pictured) = (0_u32, false, false, false);
        for at in range {
            let id = if ids { format!(" id=\"{}\" tabindex=\"-1\"", self.id(at)) } else { String::new() };
            let tag = |text: String| Event::Html(CowStr::from(text));
            match &self.events[at] {
                Event::Start(Tag::Heading { level, .. }) => {
                    let heading = format!("h-{}", headings.len());
                    out.push(tag(format!("<{level} id=\"{heading}\" tabindex=\"-1\">")));
                    headings.push(Heading { id: heading, text: self.words(at..self.end(at)), level: *level as u8 });
                }
                Event::Start(Tag::Item) => out.push(tag(format!("<li{id}>"))),
                // A picture stands for its paragraph.
                Event::Start(Tag::Paragraph) if self.picture(at).is_some() => {}
                Event::End(TagEnd::Paragraph) if pictured => pictured = false,
                Event::Start(Tag::Image { dest_url, .. }) => {
                    linked += 1;
                    let picture = at.checked_sub(1).and_then(|paragraph| self.picture(paragraph));
                    pictured = picture.is_some();
                    out.push(tag(match picture {
                        Some(Picture { part, seat, position }) => {
                            let seat = seat.map_or(String::new(), |seat| format!(" data-seat=\"{seat}\""));
                            format!("<figure data-part=\"{part}\"{seat} data-position=\"{position}\"><figcaption>")
                        }
                        None if is_key(dest_url) => format!("<span class=\"thing\" data-thing=\"{dest_url}\">"),
                        None => "<span>".into(),
                    }));
                }
                Event::End(TagEnd::Image) => {
                    linked -= 1;
                    out.push(tag(if pictured { "</figcaption></figure>\n" } else { "</span>" }.into()));
                }
                Event::Start(Tag::Paragraph) => out.push(tag(format!("<p{id}>"))),
                Event::Start(Tag::Table(_)) => {
                    let label = escape(&self.words(at + 1..self.end(at + 1)));
                    let group =
                        format!("<div class=\"table\" tabindex=\"0\" role=\"group\" aria-label=\"{label}\"><table>");
                    out.push(tag(group));
                }
                Event::End(TagEnd::Table) => out.push(tag("</tbody></table></div>\n".into())),
                Event::Start(Tag::TableHead) => {
                    head = true;
                    out.push(tag("<thead><tr>".into()));
                }
                Event::End(TagEnd::TableHead) => {
                    head = false;
                    out.push(tag("</tr></thead><tbody>\n".into()));
                }
                Event::Start(Tag::TableRow) => out.push(tag(format!("<tr{id}>"))),
                Event::End(TagEnd::TableRow) => out.push(tag("</tr>\n".into())),
                // A column of pictures has no head.
                Event::Start(Tag::TableCell) => {
                    named = head && !matches!(self.events[at + 1], Event::End(TagEnd::TableCell));
                    out.push(tag(if named { "<th scope=\"col\">" } else { "<td>" }.into()));
                }
                Event::End(TagEnd::TableCell) => out.push(tag(if named { "</th>" } else { "</td>" }.into())),
                Event::Start(Tag::Link { dest_url, .. }) if !is_safe(dest_url) => linked += 1,
                Event::Start(link @ Tag::Link { .. }) => {
                    linked += 1;
                    out.push(Event::Start(link.clone()));
                }
                Event::End(TagEnd::Link) => {
                    linked -= 1;
                    // A link that is none was not opened.
                    let open = |event: &Event<'_>| matches!(event, Event::Start(Tag::Link { .. }));
                    let shut = |event: &Event<'_>| matches!(event, Event::End(TagEnd::Link));
                    if out.iter().filter(|event| open(event)).count() > out.iter().filter(|event| shut(event)).count() {
                        out.push(Event::End(TagEnd::Link));
                    }
                }
                Event::Text(text) if linked == 0 => self.link_rules(text, &mut out),
                Event::Html(text) | Event::InlineHtml(text) if is_comment(text) => {}
                Event::Html(text) | Event::InlineHtml(text) => out.push(Event::Text(text.clone())),
                Event::Start(Tag::HtmlBlock) | Event::End(TagEnd::HtmlBlock) => {}
                other => out.push(other.clone()),
            }
        }
        let mut text = String::new();
        html::push_html(&mut text, out.into_iter());
        text
    }

    /// Text whose numbers of rules are links.
    fn link_rules<'t>(&self, text: &'t str, out: &mut Vec<Event<'t>>) {
        let (mut told, mut at) = (0, 0);
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        while let Some(c) = text[at..].chars().next() {
            let begins = !text[..at].chars().next_back().is_some_and(is_word);
            match length(&text[at..]).filter(|_| begins) {
                Some(n) if !text[at + n..].chars().next().is_some_and(is_word) => {
                    let id = &text[at..at + n];
                    out.push(Event::Text(CowStr::from(&text[told..at])));
                    let link = format!("<a class=\"rule\" href=\"{}#{id}\">{id}</a>", escape(self.link));
                    out.push(Event::InlineHtml(CowStr::from(link)));
                    at += n;
                    told = at;
                }
                _ => at += c.len_utf8(),
            }
        }
        out.push(Event::Text(CowStr::from(&text[told..])));
    }

    /// The id of the block that begins here: its rule's number, or one of its own.
    fn id(&self, at: usize) -> Cow<'_, str> {
        self.defined.get(&at).map_or_else(|| format!("b-{at}").into(), |id| id.as_str().into())
    }

    /// The blocks that words are looked for in, each without those within it.
    fn blocks(&self) -> Vec<Block> {
        let is_block = |event: &Event<'_>| matches!(event, Event::Start(Tag::Item | Tag::Paragraph | Tag::TableRow));
        let mut blocks: Vec<Block> = Vec::new();
        // Where the blocks end that the words stand in, and which ones these are.
        let mut open: Vec<(usize, usize)> = Vec::new();
        for (at, event) in self.events.iter().enumerate() {
            open.retain(|(end, _)| at < *end);
            if is_block(event) && self.picture(at).is_none() {
                open.push((self.end(at), blocks.len()));
                blocks.push(Block { id: self.id(at).into_owned(), text: String::new() });
            }
            let Some(text) = open.last().map(|(_, block)| &mut blocks[*block].text) else { continue };
            match event {
                Event::Text(words) | Event::Code(words) => *text += words,
                Event::SoftBreak | Event::HardBreak | Event::End(_) => text.push(' '),
                _ => {}
            }
        }
        blocks
    }

    /// Every rule, with the heading that it stands under.
    fn rules(&self) -> Vec<Rule> {
        let mut rules: Vec<Rule> = Vec::new();
        let (mut chapter, mut open, mut depth) = (String::new(), false, 0);
        for (at, event) in self.events.iter().enumerate() {
            if depth == 0 {
                match event {
                    Event::Start(Tag::Heading { .. }) => {
                        chapter = self.words(at..self.end(at));
                        open = false;
                    }
                    Event::Start(Tag::Paragraph) => open = false,
                    // What follows a rule as a table and defines none belongs to it.
                    Event::Start(Tag::Table(_)) if open => {
                        let end = self.end(at);
                        if self.defined.range(at..end).next().is_none() {
                            let rule = rules.last_mut().expect("a rule is open");
                            rule.text += &self.text(at..end);
                            rule.html += &self.html(at..end, false, &mut Vec::new());
                        }
                    }
                    _ => {}
                }
            }
            if let Some(id) = self.defined.get(&at) {
                let end = self.end(at);
                let html = match event {
                    Event::Start(Tag::TableRow) => self.row(at..end),
                    _ => self.html(at + 1..end - 1, false, &mut Vec::new()),
                };
                let text = self.text(at..end);
                let text = text.trim_start().trim_start_matches(id.as_str()).trim_start_matches(['.', ':', ' ', '|']);
                rules.push(Rule { id: id.clone(), chapter: chapter.clone(), text: text.to_owned(), html });
                open = true;
            }
            match event {
                Event::Start(_) => depth += 1,
                Event::End(_) => depth -= 1,
                _ => {}
            }
        }
        rules
    }

    /// A row with the head of its table.
    fn row(&self, row: std::ops::Range<usize>) -> String {
        let is_table = |at: &usize| matches!(self.events[*at], Event::Start(Tag::Table(_)));
        let table = (0..row.start).rev().find(is_table).unwrap_or(row.start);
        let head = self.html(table..self.end(table + 1), false, &mut Vec::new());
        format!("{head}{}</tbody></table></div>", self.html(row, false, &mut Vec::new()))
    }

    /// The words of a block in lines; rules that begin within it are left out.
    fn text(&self, range: std::ops::Range<usize>) -> String {
        let (first, mut at) = (range.start, range.start);
        let mut text = String::new();
        while at < range.end {
            if at > first
                && matches!(self.events[at], Event::Start(Tag::Item | Tag::TableRow))
                && self.defined.contains_key(&at)
            {
                at = self.end(at);
                continue;
            }
            match &self.events[at] {
                Event::Html(words) | Event::InlineHtml(words) if is_comment(words) => {}
                Event::Text(words) | Event::Code(words) | Event::Html(words) | Event::InlineHtml(words) => {
                    text += words
                }
                Event::SoftBreak => text.push(' '),
                Event::HardBreak => text += "\n    ",
                Event::Start(Tag::Item) if at > first => text += "\n    - ",
                Event::Start(Tag::TableHead) => text += "\n    ",
                Event::Start(Tag::TableRow) if at > first => text += "\n    ",
                Event::Start(Tag::Paragraph) if at > first + 1 => text += "\n    ",
                Event::End(TagEnd::TableCell) if !matches!(self.events[at + 1], Event::End(_)) => text += " | ",
                _ => {}
            }
            at += 1;
        }
        text
    }
}

/// Whether this may be the key of a message or the name of a position.
fn is_key(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'-' | b'_'))
}

fn is_comment(html: &str) -> bool {
    let html = html.trim();
    html.starts_with("<!--") && html.ends_with("-->")
}

fn is_safe(address: &str) -> bool {
    ["http://", "https://", "#"].iter().any(|begin| address.starts_with(begin))
}

fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        // Writing to a string cannot fail.
        let _ = match c {
            '&' => escaped.write_str("&amp;"),
            '<' => escaped.write_str("&lt;"),
            '>' => escaped.write_str("&gt;"),
            '"' => escaped.write_str("&quot;"),
            c => escaped.write_char(c),
        };
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::built_in;

    const SAMPLE: &str = "# Game\n\nText with **bold**, *italics*, `code *x*` and B5.4.\n\n## 5. Play\n\n\
        - **B5.4** Take a tile (B5.5).\n  More of it.\n  - **B5.4.1** Or none.\n  - plain\n- **B5.5** [Heading] Discard.\n\n\
        | a | b |\n|---|---|\n| 1 | B5.4 |\n\nPlain text.\n\n1. one\n2. two\n\n\
        | id | what |\n|---|---|\n| **BV3** | a ship sails |\n";

    fn rule(book: &Book, id: &str) -> Rule {
        book.rules.iter().find(|rule| rule.id == id).unwrap_or_else(|| panic!("no {id}")).clone()
    }

    #[test]
    fn numbers_of_rules_are_told_from_other_words() {
        for id in ["B5.2", "T5.3.2.1", "BA7", "BD3", "BV12", "P5.9a", "X2.1"] {
            assert!(is_rule(id), "{id}");
        }
        for word in ["B5", "B", "5.2", "b5.2", "B5.", "BX3", "B5.2ab", "A4 paper", "Year"] {
            assert!(!is_rule(word), "{word}");
        }
    }

    #[test]
    fn headings_lists_tables_emphasis_and_links_to_rules() {
        let book = read(SAMPLE, "/rules/x");
        assert_eq!(
            book.headings.iter().map(|h| (h.text.as_str(), h.level)).collect::<Vec<_>>(),
            [("Game", 1), ("5. Play", 2)]
        );
        for part in [
            "<h1 id=\"h-0\" tabindex=\"-1\">Game</h1>",
            "<strong>bold</strong>",
            "<em>italics</em>",
            "<code>code *x*</code>",
            "<li id=\"B5.4\" tabindex=\"-1\">",
            "(<a class=\"rule\" href=\"/rules/x#B5.5\">B5.5</a>)",
            "<tr id=\"BV3\" tabindex=\"-1\">",
            "aria-label=\"a, b\"",
            "<th scope=\"col\">a</th>",
            "<td>1</td>",
            "<ol>",
        ] {
            assert!(book.html.contains(part), "{part}: {}", book.html);
        }
    }

    #[test]
    fn a_rule_has_its_chapter_its_lines_and_its_table() {
        let book = read(SAMPLE, "");
        let ids: Vec<&str> = book.rules.iter().map(|rule| rule.id.as_str()).collect();
        assert_eq!(ids, ["B5.4", "B5.4.1", "B5.5", "BV3"]);
        let first = rule(&book, "B5.4");
        assert_eq!(
            (first.chapter.as_str(), first.text.as_str()),
            ("5. Play", "Take a tile (B5.5). More of it.\n    - plain")
        );
        assert!(first.html.contains("Or none.") && !first.html.contains("id="), "{}", first.html);
        assert_eq!(rule(&book, "B5.4.1").text, "Or none.");
        assert_eq!(rule(&book, "B5.5").text, "[Heading] Discard.\n    a | b\n    1 | B5.4");
        assert_eq!(rule(&book, "BV3").text, "a ship sails");
        assert!(rule(&book, "BV3").html.contains("<th scope=\"col\">what</th>"));
    }

    #[test]
    fn things_are_drawn_beside_their_words_and_positions_above_their_captions() {
        let text = "Take a ![ship](x-tile-ship).\n\n<!-- table tiles -->\n\n![Two ships, X2.1.](own.0:harbour)\n\n\
            - **X2.1** So:\n\n  ![A *market*.](shared:market)\n- ![odd](javascript:alert) ![late](own:harbour) end\n";
        let book = read(text, "");
        for part in [
            "Take a <span class=\"thing\" data-thing=\"x-tile-ship\">ship</span>.</p>",
            "<figure data-part=\"own\" data-seat=\"0\" data-position=\"harbour\"><figcaption>Two ships, X2.1.</figcaption></figure>",
            "<figure data-part=\"shared\" data-position=\"market\"><figcaption>A <em>market</em>.</figcaption></figure>",
            "<span>odd</span> <span>late</span> end",
        ] {
            assert!(book.html.contains(part), "{part}: {}", book.html);
        }
        assert!(!book.html.contains("table tiles") && !book.html.contains("script"), "{}", book.html);
        assert_eq!(rule(&book, "X2.1").text, "So:\n    A market.");
        assert_eq!(images(text).len(), 5);
    }

    #[test]
    fn words_are_found_in_any_of_their_forms() {
        let book = read(SAMPLE, "");
        assert_eq!(book.find("TAKES tiles", Language::En), ["B5.4"]);
        assert_eq!(book.find("none", Language::En), ["B5.4.1"]);
        assert_eq!(book.find("sail", Language::En), ["BV3"]);
        assert!(book.find("wizard", Language::En).is_empty());
        for id in book.find("text", Language::En) {
            assert!(book.html.contains(&format!("id=\"{id}\"")), "{id}");
        }
        assert_eq!(book.find("text", Language::En).len(), 2);
    }

    #[test]
    fn a_column_of_pictures_has_no_head() {
        let html = read("| | tile |\n|---|---|\n| ![Ship](ship) | sails |\n", "/").html;
        assert!(html.contains("aria-label=\"tile\""), "{html}");
        assert!(html.contains("<td></td><th scope=\"col\">tile</th>"), "{html}");
    }

    #[test]
    fn markup_in_the_text_is_text() {
        let book = read(
            "So <script>alert(1)</script> & \"x\" [a](javascript:alert(1)) [b](https://x.example)\n\n<b>x</b>\n",
            "/",
        );
        assert!(
            !book.html.contains("<script") && !book.html.contains("href=\"javascript") && !book.html.contains("<b>")
        );
        assert!(book.html.contains("<a href=\"https://x.example\">b</a>"), "{}", book.html);
    }

    #[test]
    fn in_the_rules_of_every_game_every_number_that_is_used_is_defined_and_every_tag_closed() {
        for (maker, language) in built_in().iter().flat_map(|maker| Language::ALL.map(|language| (maker, language))) {
            let info = maker.info();
            let book = read(info.rules[language.idx()], "");
            assert!(book.rules.len() > 50, "{}", info.id);
            let parts = |text: &str, begin: &str| -> BTreeSet<String> {
                text.split(begin).skip(1).map(|part| part.split('"').next().unwrap_or_default().to_owned()).collect()
            };
            let (ids, used) = (parts(&book.html, " id=\""), parts(&book.html, "class=\"rule\" href=\"#"));
            assert_eq!(used.difference(&ids).collect::<Vec<_>>(), [""; 0], "{} {}", info.id, language.tag());
            for tag in ["ul", "ol", "li", "table", "tr", "td", "p", "a"] {
                let opened =
                    book.html.matches(&format!("<{tag}>")).count() + book.html.matches(&format!("<{tag} ")).count();
                assert_eq!(opened, book.html.matches(&format!("</{tag}>")).count(), "{tag} in {}", info.id);
            }
            assert!(book.rules.iter().all(|rule| !rule.text.is_empty() && !rule.text.contains("**")), "{}", info.id);
        }
    }
}
