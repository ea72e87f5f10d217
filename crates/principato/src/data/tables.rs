//! The rows of `data/*.toml` as they stand there.

use crate::kinds::{Area, Cube, Culture, Face, Goal, Token};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use signoria_core::SetupError;

/// Defines rows: a table that takes exactly these fields.
macro_rules! rows {
    ($($name:ident { $($field:ident: $type:ty,)+ })+) => {
        $(#[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name { $(pub(super) $field: $type,)+ })+
    };
}

rows! {
    Provenance { status: String, sources: Vec<String>, checks: String, }

    ComponentsFile {
        provenance: Provenance,
        game: GameRow,
        player_count: Vec<PlayerCountRow>,
        component: Vec<ComponentRow>,
        token_kind: Vec<TokenKindRow>,
        cube_kind: Vec<CubeKindRow>,
        storage: Vec<StorageRow>,
    }
    GameRow {
        id: String, title_pl: String, title_en: String, designer: String, publisher: String, year: u16,
        min_players: u8, max_players: u8, years: u8, actions_per_turn: u8, action_cards_per_player: u8,
        goal_cards_per_player: u8, military_rounds_total: u8,
    }
    PlayerCountRow { players: u8, pool_size: u8, max_mark: u8, }
    ComponentRow { id: String, name_pl: String, name_en: String, group: String, count: u8, }
    TokenKindRow { id: String, name_pl: String, name_en: String, component: String, area: Area, start_count: u8, }
    CubeKindRow { id: Cube, name_pl: String, name_en: String, component: String, start_count: u8, }
    StorageRow { place: String, accepts: Vec<Cube>, capacity: u8, per: String, locked: bool, }

    ActionsFile { provenance: Provenance, action: Vec<ActionRow>, option: Vec<OptionRow>, }
    ActionRow {
        id: Face, name_pl: String, name_en: String, category: String, exchange: bool, exchange_status: String,
        exchange_source: String,
    }
    OptionRow {
        id: String, action: Face, index: u8, cost_food: u8, cost_money: u8, gain_food: u8, gain_money: u8,
        gain_token: String, gain_token_count: u8, gain_token_count_chosen: bool, per_token: String,
        per_token_cube: String,
    }

    CardsFile { provenance: Provenance, card: Vec<CardRow>, }
    CardRow { id: String, kind: String, deck: String, action: String, mark: u8, min_players: u8, }

    PlanFile { provenance: Provenance, year: Vec<YearRow>, entry: Vec<EntryRow>, }
    YearRow {
        players: u8, deck: u8, action_cards: u8, military_scoring_cards: u8, pool_size: u8, turns_total: u8,
        turns_per_player: u8,
    }
    EntryRow { deck: u8, mark: u8, min_players: u8, action: Face, count: u8, }

    MilitaryFile {
        provenance: Provenance, award: Vec<AwardRow>, strength: Vec<StrengthRow>, rules: MilitaryRules,
    }
    AwardRow { players: u8, points: Vec<u8>, }
    StrengthRow { token: Token, supplied: i8, unsupplied: i8, supply_cubes: Vec<Cube>, }
    MilitaryRules {
        tie_share_rounding: String, order_key: String, order_tiebreak: String, removable_after_scoring: Vec<Token>,
        year_end_rounds: u8, extra_rounds: u8, extra_round_decks: Vec<u8>,
    }

    GoalsFile { provenance: Provenance, goal: Vec<GoalRow>, }
    GoalRow {
        id: Goal, name_pl: String, name_en: String, back: u8, back_status: String, effect_status: String,
        existence_status: String, kind: String, tokens: Vec<String>, set_points: Vec<u8>, unit_source: String,
        points_per_step: u8, step: u8, free_units: u8,
    }

    CultureFile { provenance: Provenance, culture: Vec<CultureRow>, }
    CultureRow { id: String, kind: Culture, victory_points: u8, count: u8, }

    BillsFile { provenance: Provenance, bill: Vec<BillRow>, }
    BillRow { id: String, value: u8, count: u8, }

    BoardFile { provenance: Provenance, area: Vec<AreaRow>, }
    AreaRow {
        id: Area, name_pl: String, name_en: String, color: String, shape: String, color_status: String,
        holds_tokens: Vec<String>, holds_cubes: Vec<Cube>, printed_spaces: u8, printed_spaces_status: String,
        token_limit: u8, cube_limit: u8,
    }
}

/// All files of a set of components.
pub(super) struct Tables {
    pub(super) components: ComponentsFile,
    pub(super) actions: ActionsFile,
    pub(super) cards: CardsFile,
    pub(super) plan: PlanFile,
    pub(super) military: MilitaryFile,
    pub(super) goals: GoalsFile,
    pub(super) culture: CultureFile,
    pub(super) bills: BillsFile,
    pub(super) board: BoardFile,
}

/// The files and their built-in texts.
pub(crate) const FILES: [(&str, &str); 9] = [
    ("components.toml", include_str!("../../data/components.toml")),
    ("action_types.toml", include_str!("../../data/action_types.toml")),
    ("cards.toml", include_str!("../../data/cards.toml")),
    ("deck_plan.toml", include_str!("../../data/deck_plan.toml")),
    ("military_scoring.toml", include_str!("../../data/military_scoring.toml")),
    ("goals.toml", include_str!("../../data/goals.toml")),
    ("culture_tokens.toml", include_str!("../../data/culture_tokens.toml")),
    ("bills.toml", include_str!("../../data/bills.toml")),
    ("board.toml", include_str!("../../data/board.toml")),
];

impl Tables {
    /// The tables of the given files; the built-in ones for those that are not given.
    pub(super) fn read(files: &[(&str, &str)]) -> Result<Self, SetupError> {
        if let Some((name, _)) = files.iter().find(|(name, _)| !FILES.iter().any(|(known, _)| known == name)) {
            return Err(SetupError {
                at: (*name).to_owned().into(),
                problem: "no file of this game".into(),
                allowed: FILES.map(|(known, _)| known).join(", "),
                rule: None,
            });
        }
        Ok(Tables {
            components: table(files, 0)?,
            actions: table(files, 1)?,
            cards: table(files, 2)?,
            plan: table(files, 3)?,
            military: table(files, 4)?,
            goals: table(files, 5)?,
            culture: table(files, 6)?,
            bills: table(files, 7)?,
            board: table(files, 8)?,
        })
    }
}

fn table<T: DeserializeOwned>(files: &[(&str, &str)], file: usize) -> Result<T, SetupError> {
    let (name, built_in) = FILES[file];
    let text = files.iter().find(|(given, _)| *given == name).map_or(built_in, |(_, text)| text);
    toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(1, |span| 1 + text[..span.start].matches('\n').count());
        SetupError {
            at: format!("{name}: line {line}").into(),
            problem: error.message().into(),
            allowed: format!("the form of the built-in {name}"),
            rule: None,
        }
    })
}
