//! What a seat knows of a position.

use signoria_core::{Game, Rng, Seat, ToAct, Viewer};

/// The position as one seat knows it: all that a bot gets.
///
/// The state stays behind this handle, so that a bot cannot look at hidden things even by mistake.
#[derive(Clone, Copy, Debug)]
pub struct Knowledge<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> Knowledge<'a, G> {
    /// What `seat` knows of a position.
    #[must_use]
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Knowledge { game, state, seat }
    }

    /// The box: components and options, which everybody knows.
    #[must_use]
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// Whose knowledge it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether the seat owes a decision.
    #[must_use]
    pub fn decides(&self) -> bool {
        matches!(self.game.to_act(self.state), ToAct::Seats(seats) if seats.contains(self.seat))
    }

    /// What the seat sees.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// What the seat may do, ascending; nothing if it owes no decision.
    #[must_use]
    pub fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.decides() {
            self.game.legal(self.state, self.seat, &mut legal);
        }
        legal
    }

    /// A world that the seat cannot tell from the real one.
    #[must_use]
    pub fn sample(&self, rng: &mut impl Rng) -> G::State {
        self.game.sample(self.state, self.seat, rng)
    }
}
