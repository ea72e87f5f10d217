//! The tables of the book for players that the components make, in both languages.

use crate::table::{game, opening};
use signoria_principato::{
    Alternative, Card, Components, Cube, Culture, Face, Gain, Goal, MAX_PLAYERS, Pays, Pile, Principato, Soldier,
    StockView, Token,
};
use signoria_testkit::book;

/// Rows of cells, the head first.
type Rows = Vec<Vec<String>>;

/// Words in English and Polish.
type Both = [&'static str; 2];

/// The languages.
#[derive(Clone, Copy)]
enum Lang {
    En,
    Pl,
}

/// Holds a table of the book in both languages.
fn table(name: &str, rows: impl Fn(Lang) -> Rows) {
    book::table::<Principato>(name, |words| rows(words.pick([Lang::En, Lang::Pl])));
}

fn components() -> Components {
    Components::default()
}

/// A cell that may be empty, for nought.
fn or_dash(n: u8) -> String {
    if n == 0 { "–".to_owned() } else { n.to_string() }
}

impl Lang {
    fn say(self, both: Both) -> String {
        both[self as usize].to_owned()
    }

    fn row<const N: usize>(self, cells: [Both; N]) -> Vec<String> {
        cells.map(|cell| self.say(cell)).into()
    }

    /// A thing drawn before its name.
    fn thing(self, word: &str, name: Both) -> String {
        format!("![{}](principato-{word})", self.say(name))
    }

    fn things<const N: usize>(self, things: [(&str, Both); N], last: Both) -> String {
        let (end, others) = things.split_last().expect("there are things");
        let others: Vec<_> = others.iter().map(|(word, name)| self.thing(word, *name)).collect();
        format!("{} {} {}", others.join(", "), self.say(last), self.thing(end.0, end.1))
    }

    fn card(self, face: Face) -> String {
        let name = match face {
            Face::Cropland => ["Cropland", "Pola uprawne"],
            Face::BuildFarm => ["Build: Farm", "Budowa: folwark"],
            Face::BuildPalazzo => ["Build: Palazzo", "Budowa: rezydencja"],
            Face::BuildBank => ["Build: Bank", "Budowa: bank"],
            Face::Harvest => ["Harvest", "Żniwa"],
            Face::Market => ["Market", "Targ"],
            Face::TaxCollectorAny | Face::TaxCollectorMoney | Face::TaxCollectorFood => {
                ["Tax Collector", "Poborca podatkowy"]
            }
            Face::BuildCatapult => ["Build: Catapult, years 1 and 2", "Budowa: katapulta, rok 1 i 2"],
            Face::BuildCatapultYear3 => ["Build: Catapult, year 3", "Budowa: katapulta, rok 3"],
            Face::HireCondottieri => ["Hiring", "Werbunek"],
            Face::RecruitMilitia => ["Recruitment", "Rekrutacja"],
            Face::Sculptor => ["Sculptor", "Rzeźbiarz"],
            Face::Scribe => ["Scribe", "Pisarz"],
            Face::Painter => ["Painter", "Malarz"],
        };
        self.thing(face.word(), name)
    }

    /// "2 food", "2 kostki żywności".
    fn cubes(self, cube: Cube, n: u8) -> String {
        let name = match cube {
            Cube::Food => ["food", "żywności"],
            Cube::Money => ["money", "pieniędzy"],
            Cube::Favor => ["favor", "wpływów"],
        };
        let word = match n {
            1 => ["", "kostka\u{a0}"],
            2..=4 => ["", "kostki\u{a0}"],
            _ => ["", "kostek\u{a0}"],
        };
        format!("{n}\u{a0}{}{}", self.say(word), self.thing(cube.word(), name))
    }

    /// A token, or two to four of them.
    fn token(self, token: Token, many: bool) -> String {
        let [one, more]: [Both; 2] = match token {
            Token::Field => [["field", "pole"], ["fields", "pola"]],
            Token::Farm => [["farm", "folwark"], ["farms", "folwarki"]],
            Token::Palazzo => [["palazzo", "rezydencja"], ["palazzi", "rezydencje"]],
            Token::Bank => [["bank", "bank"], ["banks", "banki"]],
            Token::Catapult => [["catapult", "katapulta"], ["catapults", "katapulty"]],
            Token::Condottiere => [["condottiere", "kondotier"], ["condottieri", "kondotierzy"]],
            Token::Militia => [["militia", "milicja"], ["militia", "milicje"]],
        };
        self.thing(token.word(), if many { more } else { one })
    }

    /// The two sides of a token.
    fn sides(self, pile: Pile) -> String {
        let sides: Vec<_> = Token::ALL.into_iter().filter(|t| t.pile() == pile).map(|t| self.token(t, false)).collect();
        sides.join(&self.say([" or ", " albo "]))
    }

    fn culture(self, kind: Culture) -> String {
        let name = match kind {
            Culture::Monument => ["monument", "pomnik"],
            Culture::Book => ["book", "książka"],
            Culture::Painting => ["painting", "obraz"],
        };
        self.thing(kind.word(), name)
    }

    fn all_culture(self) -> String {
        let names = [
            ("monument", ["monuments", "pomniki"]),
            ("book", ["books", "książki"]),
            ("painting", ["paintings", "obrazy"]),
        ];
        self.things(names, ["and", "i"])
    }

    fn goal(self, goal: Goal) -> String {
        let name = match goal {
            Goal::Chapel => ["Chapel", "Kaplica"],
            Goal::TownHall => ["Town Hall", "Ratusz"],
            Goal::Palace => ["Palace", "Pałac"],
            Goal::Villa => ["Villa", "Willa"],
            Goal::Armourer => ["Armourer", "Zbrojmistrz"],
            Goal::FertileLand => ["Fertile Land", "Żyzna ziemia"],
            Goal::ProsperousCity => ["Prosperous City", "Kwitnące miasto"],
            Goal::Bastion => ["Bastion", "Bastion"],
        };
        self.thing(goal.word(), name)
    }

    /// Food and money: "1 food + 2 money".
    fn sum(self, food: u8, money: u8) -> String {
        let cubes = [(Cube::Food, food), (Cube::Money, money)].into_iter().filter(|(_, n)| *n > 0);
        cubes.map(|(cube, n)| self.cubes(cube, n)).collect::<Vec<_>>().join(" +\u{a0}")
    }

    /// "1 food → 1 palazzo"
    fn alternative(self, a: &Alternative) -> String {
        let gain = match a.gain {
            Gain::Cubes { food, money } => self.sum(food, money),
            Gain::PerToken { token, cube } => {
                let each = match token {
                    Token::Field => ["for each ![field](principato-field)", "za każde ![pole](principato-field)"],
                    Token::Palazzo => {
                        ["for each ![palazzo](principato-palazzo)", "za każdą ![rezydencję](principato-palazzo)"]
                    }
                    _ => unreachable!("no card counts {token:?}"),
                };
                format!("{} {}", self.cubes(cube, 1), self.say(each))
            }
            Gain::Tokens { token, count } => format!("{count}\u{a0}{}", self.token(token, count > 1)),
            Gain::Soldiers(Soldier::Militia) => self.say([
                "as many ![militia](principato-militia) as you want",
                "tyle ![milicji](principato-militia), ile chcesz",
            ]),
            Gain::Soldiers(Soldier::Condottiere) => self.say([
                "as many ![condottieri](principato-condottiere) as you want",
                "tylu ![kondotierów](principato-condottiere), ilu chcesz",
            ]),
            Gain::Culture(kind) => format!("1\u{a0}{}", self.culture(kind)),
        };
        let cost = self.sum(a.food, a.money);
        if cost.is_empty() { gain } else { format!("{cost} →\u{a0}{gain}") }
    }

    /// Cards with their rules and what they do.
    fn cards(self, faces: &[Face]) -> Rows {
        let head = self.row([["Rule", "Zasada"], ["Card", "Karta"], ["What it does", "Co robi"], ["Then", "Potem"]]);
        let rows = faces.iter().map(|face| {
            let data = &components().faces[face.idx()];
            let all: Vec<_> = data.alternatives.iter().map(|a| self.alternative(a)).collect();
            vec![
                format!("**P6.{}**", face.idx() + 1),
                self.card(*face),
                all.join(&self.say([" *or* ", " *lub* "])),
                if data.exchange {
                    self.thing("exchange", ["exchange", "wymiana"])
                } else {
                    self.say(["stays", "zostaje"])
                },
            ]
        });
        [head].into_iter().chain(rows).collect()
    }

    /// A table with a column for 2, 3 and 4 players.
    fn by_players(self, what: Both, rows: impl IntoIterator<Item = (String, [u8; 3])>) -> Rows {
        let head = self.row([what, ["2 players", "2 graczy"], ["3 players", "3 graczy"], ["4 players", "4 graczy"]]);
        let rows =
            rows.into_iter().map(|(name, counts)| [name].into_iter().chain(counts.map(|n| n.to_string())).collect());
        [head].into_iter().chain(rows).collect()
    }
}

/// The action cards among the cards of a deck.
fn action_cards(deck: usize, players: u8) -> u8 {
    components().deck(deck, players)[..Face::ALL.len()].iter().sum()
}

/// One test: the tables stand in the same files, which it may write.
#[test]
fn tables_are_what_the_components_make() {
    the_table_of_components();
    the_table_of_the_stock();
    the_tables_of_cards();
    the_table_of_culture();
    the_table_of_decks();
    the_table_of_awards();
    the_tables_of_goals();
    the_table_of_ties();
    the_table_of_years();
}

fn the_table_of_components() {
    let box_ = components();
    let pile = |pile: Pile| box_.tokens[pile.idx()].to_string();
    let each = |counts: &[u8]| counts.iter().map(u8::to_string).collect::<Vec<_>>().join(" / ");
    let in_decks: u8 = (0..3).map(|deck| action_cards(deck, MAX_PLAYERS as u8)).sum();
    let military: u8 = (0..3).map(|deck| box_.deck(deck, 2)[Card::Military.idx()]).sum();
    let start = MAX_PLAYERS as u8;
    let back = |back: u8| box_.goals.iter().filter(|goal| goal.back == back).count();
    table("components", |lang| {
        let sides = |pile| format!("{}, {}", lang.sides(pile), lang.say(["two-sided tokens", "żetony dwustronne"]));
        let rows = [
            (lang.say(["principality boards", "plansze księstw"]), start.to_string()),
            (sides(Pile::FieldFarm), pile(Pile::FieldFarm)),
            (sides(Pile::PalazzoBank), pile(Pile::PalazzoBank)),
            (lang.token(Token::Catapult, true), pile(Pile::Catapult)),
            (sides(Pile::Soldiers), pile(Pile::Soldiers)),
            (
                format!("{}, {}", lang.all_culture(), lang.say(["each with its value", "każdy żeton z wartością"])),
                each(&box_.culture.map(|values| values.iter().sum())),
            ),
            (
                lang.things(
                    [
                        ("food", ["food", "kostki żywności"]),
                        ("money", ["money", "pieniędzy"]),
                        ("favor", ["favor cubes", "wpływów"]),
                    ],
                    ["and", "i"],
                ),
                each(&box_.cubes),
            ),
            (
                lang.thing("military_points", ["military bills", "banknoty wojskowe"]),
                box_.bills.iter().map(|(_, count)| count).sum::<u8>().to_string(),
            ),
            (
                format!(
                    "{}: {start} S1, {start} S2, {in_decks} {}",
                    lang.say(["action cards", "karty akcji"]),
                    lang.say(["in decks 1, 2 and 3", "w taliach 1, 2 i 3"])
                ),
                (2 * start + in_decks).to_string(),
            ),
            (
                lang.thing("military_scoring", ["military scoring cards", "karty punktacji wojskowej"]),
                military.to_string(),
            ),
            (
                format!(
                    "{}: {} {} 1, {} {} 2",
                    lang.thing("goal", ["goal cards", "karty zadań"]),
                    back(1),
                    lang.say(["with back", "z rewersem"]),
                    back(2),
                    lang.say(["with back", "z rewersem"]),
                ),
                box_.goals.len().to_string(),
            ),
            (
                lang.say(["summary card, starting player card", "karta podsumowania, karta gracza rozpoczynającego"]),
                "1 / 1".to_owned(),
            ),
        ];
        let head = lang.row([["Rule", "Zasada"], ["What", "Co"], ["How many", "Ile"]]);
        let rows = (1..).zip(rows).map(|(i, (what, count))| vec![format!("**P1.{i}**"), what, count]);
        [head].into_iter().chain(rows).collect()
    });
}

fn the_table_of_the_stock() {
    let stock = [2, 3, 4].map(|seats| opening(seats).view(0).stock);
    let each = |count: &dyn Fn(&StockView) -> u8| stock.each_ref().map(count);
    table("stock", |lang| {
        let rows = [
            (lang.sides(Pile::FieldFarm), each(&|s| s.field_farm)),
            (lang.sides(Pile::PalazzoBank), each(&|s| s.palazzo_bank)),
            (lang.token(Token::Catapult, true), each(&|s| s.catapults)),
            (lang.sides(Pile::Soldiers), each(&|s| s.soldiers)),
            (lang.thing("food", ["food", "żywność"]), each(&|s| s.food)),
            (lang.thing("money", ["money", "pieniądze"]), each(&|s| s.money)),
            (lang.thing("favor", ["favor", "wpływy"]), each(&|s| s.favor)),
            (lang.all_culture(), each(&|s| s.culture.iter().map(|c| c.count).sum())),
        ];
        lang.by_players(["In the stock", "W magazynie"], rows)
    });
}

fn the_tables_of_cards() {
    for (name, faces) in [("build", 0..4), ("produce", 4..9), ("war", 9..13), ("art", 13..16)] {
        table(&format!("cards-{name}"), |lang| lang.cards(&Face::ALL[faces.clone()]));
    }
}

fn the_table_of_culture() {
    let counts = components().culture;
    let of_value = |value: usize| counts.map(|kind| kind[value]);
    let values: Vec<_> = (0..counts[0].len()).rev().filter(|v| of_value(*v) != [0; 3]).collect();
    table("culture", |lang| {
        let worth = values.iter().map(|v| format!("{} {}", lang.say(["worth", "wartość"]), v + 1));
        let head = [lang.say(["Kind", "Rodzaj"])].into_iter().chain(worth).collect();
        let rows = Culture::ALL.map(|kind| {
            let cells = values.iter().map(|v| or_dash(counts[kind.idx()][*v]));
            [lang.culture(kind)].into_iter().chain(cells).collect()
        });
        [head].into_iter().chain(rows).collect()
    });
}

fn the_table_of_decks() {
    let box_ = components();
    let cell = |deck: usize, count: &dyn Fn(&[u8]) -> u8| {
        let [two, three, four] = [2, 3, 4].map(|players| count(&box_.deck(deck, players)));
        if two == three && three == four { or_dash(two) } else { format!("{two}/{three}/{four}") }
    };
    let cells = |name: String, start: String, count: &dyn Fn(&[u8]) -> u8| {
        [name, start].into_iter().chain((0..3).map(|deck| cell(deck, count))).collect()
    };
    table("decks", |lang| {
        let head = lang.row([
            ["Card", "Karta"],
            ["Start", "Start"],
            ["Deck 1", "Talia 1"],
            ["Deck 2", "Talia 2"],
            ["Deck 3", "Talia 3"],
        ]);
        let faces = Face::ALL.map(|face| {
            let start = match face {
                face if face == box_.start_equal => "S1",
                face if box_.start_different.contains(&face) => "S2",
                _ => "–",
            };
            let which = match face {
                Face::TaxCollectorAny => [" (2 of your choice)", " (2 do wyboru)"],
                Face::TaxCollectorMoney => [" (3 money)", " (3 pieniędzy)"],
                Face::TaxCollectorFood => [" (3 food)", " (3 żywności)"],
                _ => ["", ""],
            };
            let name = format!("{}{}", lang.card(face), lang.say(which));
            cells(name, start.to_owned(), &|cards| cards[face.idx()])
        });
        let all = cells(lang.say(["*Action cards in all*", "*Razem kart akcji*"]), String::new(), &|cards| {
            cards[..Face::ALL.len()].iter().sum()
        });
        let name = lang.thing("military_scoring", ["Military scoring card", "Karta punktacji wojskowej"]);
        let military = cells(name, "–".to_owned(), &|cards| cards[Card::Military.idx()]);
        [head].into_iter().chain(faces).chain([all, military]).collect()
    });
}

fn the_table_of_awards() {
    table("awards", |lang| {
        let head = lang.row([["Players", "Gracze"], ["1st", "1."], ["2nd", "2."], ["3rd", "3."], ["4th", "4."]]);
        let rows = (2..).zip(components().awards).map(|(players, points)| {
            let cells = (0..).zip(points).map(|(i, n)| if i < players { n.to_string() } else { String::new() });
            [players.to_string()].into_iter().chain(cells).collect()
        });
        [head].into_iter().chain(rows).collect()
    });
}

fn the_tables_of_goals() {
    let rule = |goal: Goal| format!("**P9.{}**", goal.idx() + 1);
    let pays = |goal: Goal| components().goals[goal.idx()].pays;
    table("goals-1", |lang| {
        let head = lang.row([
            ["Rule", "Zasada"],
            ["Goal", "Zadanie"],
            ["A pair or set", "Para lub zestaw"],
            ["×1"; 2],
            ["×2"; 2],
            ["×3"; 2],
        ]);
        let rows = Goal::ALL.into_iter().filter_map(|goal| {
            let Pays::Sets { kinds, points } = pays(goal) else { return None };
            let set: Vec<_> = Culture::ALL.into_iter().filter(|k| kinds[k.idx()]).map(|k| lang.culture(k)).collect();
            let cells = [rule(goal), lang.goal(goal), set.join(" + ")];
            Some(cells.into_iter().chain(points.map(|n| n.to_string())).collect())
        });
        [head].into_iter().chain(rows).collect()
    });
    table("goals-2", |lang| {
        let head = lang.row([["Rule", "Zasada"], ["Goal", "Zadanie"], ["Points", "Punkty"]]);
        let rows = Goal::ALL.into_iter().filter_map(|goal| {
            let Pays::Units { tokens, free, step, points } = pays(goal) else { return None };
            let units: Vec<_> = Token::ALL.into_iter().filter(|t| tokens[t.idx()]).collect();
            let words = match (lang, &units[..]) {
                (Lang::En, []) => {
                    format!("{points} for every {step} ![military points](principato-military_points), rounded down")
                }
                (Lang::Pl, []) => format!(
                    "{points} za każde {step} ![wojskowe punkty](principato-military_points), z zaokrągleniem w dół"
                ),
                (Lang::En, [Token::Catapult]) => format!("{points} for each ![catapult](principato-catapult)"),
                (Lang::Pl, [Token::Catapult]) => format!("{points} za każdą ![katapultę](principato-catapult)"),
                (Lang::En, [a, b]) => format!(
                    "{} and {} counted together: {points} for each beyond the first {free}",
                    lang.token(*a, true),
                    lang.token(*b, true)
                ),
                (Lang::Pl, [a, b]) => format!(
                    "{} i {} liczone razem: {points} za każdy żeton ponad {free}",
                    lang.token(*a, true),
                    lang.token(*b, true)
                ),
                (_, units) => unreachable!("no goal counts {units:?}"),
            };
            Some(vec![rule(goal), lang.goal(goal), words])
        });
        [head].into_iter().chain(rows).collect()
    });
}

/// PV6.
fn the_table_of_ties() {
    const TIES: [&[i8]; 10] = [
        &[0, 0],
        &[4, 4, 1],
        &[4, 1, 1],
        &[2, 2, 2],
        &[0, 0, 0, 0],
        &[3, 3, 3, 1],
        &[9, 1, 1, 1],
        &[6, 4, 4, 0],
        &[6, 4, 1, 1],
        &[5, 2, 5, 2],
    ];
    table("ties", |lang| {
        let head = lang.row([["Players", "Gracze"], ["Strength", "Siła"], ["Points", "Punkty"]]);
        let rows = TIES.map(|strengths| {
            let points = game(strengths.len() as u8, 0).awards(strengths);
            let points = points[..strengths.len()].iter().map(u8::to_string).collect::<Vec<_>>();
            let strengths = strengths.iter().map(i8::to_string).collect::<Vec<_>>();
            vec![strengths.len().to_string(), strengths.join(", "), points.join(", ")]
        });
        [head].into_iter().chain(rows).collect()
    });
}

/// PV11.
fn the_table_of_years() {
    let pool = |players: u8| components().pool[usize::from(players) - 2];
    let turns = |players: u8| components().turns[usize::from(players) - 2].map(|turns| turns * players);
    for n in 2..=4 {
        assert_eq!(turns(n), [action_cards(0, n) + 1 - pool(n), action_cards(1, n), action_cards(2, n)]);
    }
    let each = |count: &dyn Fn(u8) -> u8| [2, 3, 4].map(count);
    table("years", |lang| {
        let rows = [
            (lang.say(["Cards of deck 1", "Karty talii 1"]), each(&|n| action_cards(0, n))),
            (lang.say(["of these in the pool", "z tego w puli"]), each(&pool)),
            (lang.say(["Action cards of deck 2", "Karty akcji talii 2"]), each(&|n| action_cards(1, n))),
            (lang.say(["Action cards of deck 3", "Karty akcji talii 3"]), each(&|n| action_cards(2, n))),
            (lang.say(["Turns in each year", "Tury w każdym roku"]), each(&|n| turns(n)[0])),
        ];
        lang.by_players(["What", "Co"], rows)
    });
}
