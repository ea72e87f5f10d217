//! The rows of `data/*.toml` as they stand there.

use crate::pieces::{Area, Cube, Culture, Face, Goal, Token};
use alloc::string::String;
use alloc::vec::Vec;
use serde::Deserialize;
use signoria_core::SetupError;
use signoria_core::data::{Files, Provenance};

/// Defines rows: a table that takes exactly these fields.
macro_rules! rows {
    ($($name:ident { $($(#[$meta:meta])? $field:ident: $type:ty,)+ })+) => {
        $(#[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name { $($(#[$meta])? pub(super) $field: $type,)+ })+
    };
}

rows! {
    ComponentsFile {
        #[serde(rename = "provenance")] _provenance: Provenance,
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

    ActionsFile { #[serde(rename = "provenance")] _provenance: Provenance, action: Vec<ActionRow>, option: Vec<OptionRow>, }
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
        #[serde(rename = "provenance")] _provenance: Provenance, award: Vec<AwardRow>, strength: Vec<StrengthRow>, rules: MilitaryRules,
    }
    AwardRow { players: u8, points: Vec<u8>, }
    StrengthRow { token: Token, supplied: i8, unsupplied: i8, supply_cubes: Vec<Cube>, }
    MilitaryRules {
        tie_share_rounding: String, order_key: String, order_tiebreak: String, removable_after_scoring: Vec<Token>,
        year_end_rounds: u8, extra_rounds: u8, extra_round_decks: Vec<u8>,
    }

    GoalsFile { #[serde(rename = "provenance")] _provenance: Provenance, goal: Vec<GoalRow>, }
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

impl Tables {
    /// The tables of the files.
    pub(super) fn read(files: &Files<'_>) -> Result<Self, SetupError> {
        Ok(Tables {
            components: files.table("components.toml")?,
            actions: files.table("action_types.toml")?,
            cards: files.table("cards.toml")?,
            plan: files.table("deck_plan.toml")?,
            military: files.table("military_scoring.toml")?,
            goals: files.table("goals.toml")?,
            culture: files.table("culture_tokens.toml")?,
            bills: files.table("bills.toml")?,
            board: files.table("board.toml")?,
        })
    }
}
