### The board of Craftsmen on the page: what things are called and what they say.

craftsmen-tab-own = City
craftsmen-tab-shared = Guilds
craftsmen-city = City: { $name }
craftsmen-empty = empty
craftsmen-neutral = neutral
craftsmen-pts = pts
craftsmen-score = Score

craftsmen-name-guilds = Guilds
craftsmen-name-harbour = Harbour
craftsmen-name-granary = Granary
craftsmen-name-ships = Ships
craftsmen-name-capital = Capital
craftsmen-name-buildings = Buildings
craftsmen-name-lines = Production lines
craftsmen-name-fair = Fair
craftsmen-name-halves = Colours of the city
craftsmen-name-order = Turn order
craftsmen-name-changes = Order change
craftsmen-name-tokens = Bonus tokens
craftsmen-name-auction = Auction
craftsmen-name-bids = Bids
craftsmen-name-mayor = Mayor
craftsmen-name-box = Sawmills in the box
craftsmen-name-looked = Cards looked at
craftsmen-name-player = Player

# Guilds
craftsmen-short-bankers = Bankers
craftsmen-short-builders = Builders
craftsmen-short-notary = Notary
craftsmen-short-craft = Craft Guild
craftsmen-short-merchants = Merchants
craftsmen-short-town_hall = Town Hall
craftsmen-does-bankers = Take and discard cards
craftsmen-does-builders = Build from your hand
craftsmen-does-notary = Buy or auction
craftsmen-does-craft = { $points } work points
craftsmen-does-merchants = Buy a half-product
craftsmen-does-town_hall = { $changes ->
    [0] A token
   *[other] A token or the order
}
craftsmen-rim-gold = gold: privilege
craftsmen-rim-silver = silver
craftsmen-rim-ribbon = ribbon: no fee
craftsmen-space = { $guild }, space { $n } ({ $rim }): { $discs }
craftsmen-helpers-of = { $n } of { $most } helpers
craftsmen-used = { $name } has used the privilege

# Cards
craftsmen-card = { $name }, { $top }/{ $bottom }: { $inputs } → { $good }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
craftsmen-card-raw = { $name }, { $top }/{ $bottom }: { $good }
craftsmen-ready = ready to produce
craftsmen-icon-empty = { $building } ({ $top }/{ $bottom }): place for { $good }
craftsmen-icon-full = { $building } ({ $top }/{ $bottom }): { $good } lies there
craftsmen-end-left = Left end of the row
craftsmen-end-right = Right end of the row
craftsmen-needs = needs a privilege
craftsmen-row = Row of { $name }
craftsmen-costs = costs { $n } to build
craftsmen-in-hand = { $n ->
    [one] { $card } in hand
   *[other] { $card } in hand, { $n } times
}
craftsmen-worth = worth { $n }
craftsmen-held = { $n ->
    [one] { $n } building card
   *[other] { $n } building cards
} in hand: { $tier }
craftsmen-back = A card that you do not see
craftsmen-open = Face up: { $card }
craftsmen-stack-capital = Capital stack: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
craftsmen-pile = Discarded: { $cards }
craftsmen-deck = Deck of { $tier } buildings: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}. At the notary { $buy }, to build { $build }
craftsmen-deck-basic = Basic
craftsmen-deck-extended = Extended
craftsmen-deck-advanced = Advanced
craftsmen-seen-top = You know from the top: { $cards }
craftsmen-seen-under = You know from the bottom: { $cards }
craftsmen-put-back = The other cards go back, on top of the stack or under it.
craftsmen-column = { $good }: below { $lower }, above { $upper }
craftsmen-fair = Fair: { $n ->
    [one] 1 own marker
   *[other] { $n } own markers
}
craftsmen-fair-free = Fair: free places, { $n }

# Ships
craftsmen-ship = Ship { $n }, bonuses { $bonuses }
craftsmen-ship-n = Ship { $n }
craftsmen-ship-rank = { $name }: { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}, for now { $cargo } and a bonus of { $bonus }
craftsmen-hold = Ship { $ship }, { $good }, { $points } each: { $markers }

# What players hold
craftsmen-privileges = Privilege tokens: { $n }
craftsmen-works = Work tokens: { $n }
craftsmen-free = Free helpers: { $n }
craftsmen-cards = Capital cards: { $n }
craftsmen-holds = Building cards in hand: basic { $basic }, extended { $extended }, advanced { $advanced }
craftsmen-waits = waiting there: { $goods }
craftsmen-has-token = Bonus token for the line of { $good }: { $n }
craftsmen-token = Bonus token for the line of { $good }, { $n }: { $name }
craftsmen-token-free = still to be had
craftsmen-pool-privileges = Privilege tokens left: { $n }
craftsmen-pool-work = Work tokens left: { $n }
craftsmen-change = Order change, place { $n }: { $name }
craftsmen-half = Halves in { $color }: { $n }
craftsmen-sets = { $n ->
    [one] 1 complete set of colours
   *[other] { $n } complete sets of colours
}, { $points } points at the end of the year

# Production lines
craftsmen-line = { $of } → { $good }, { $to }
craftsmen-node-filled = { $good } (ready)
craftsmen-node-missing = { $good } (missing)
craftsmen-to-ship = to a ship
craftsmen-to-granary = to the granary

# Auction
craftsmen-auction-by = opened by { $name }
craftsmen-bid = A bid of { $n }
craftsmen-bidder-opens = opens
craftsmen-bidder-asked = to bid
craftsmen-bidder-leads = leads
craftsmen-bidder-out = out
craftsmen-bidder-in = in
craftsmen-mayor-offers = offers { $n }
craftsmen-mayor-waits = bids if nobody raises
craftsmen-mayor-out = stays out: the first bid was raised

# Action bar
craftsmen-points-left = Work points left: { $n } of { $of }
craftsmen-till = To pay: { $n }; the hand is worth { $worth }
craftsmen-paid = Paid: { $value } of { $price }; printed { $sum }
craftsmen-printed = printed { $n }
craftsmen-hand-worth = your hand is worth
craftsmen-pay = Pay { $price } with { $cards } (worth { $value })
craftsmen-pay-set = Pay { $price } with { $cards }: worth { $value } as a set, not { $sum }

# Calendar, years
craftsmen-stage = stage { $n }
craftsmen-when = Year { $year } of { $years }, { $season }. { $phase }
craftsmen-phase-set_up = set-up
craftsmen-phase-helpers = helpers
craftsmen-phase-stage = guilds
craftsmen-phase-window = work tokens
craftsmen-phase-final = final phase
craftsmen-phase-year = year ends
craftsmen-phase-round_end = round ends
craftsmen-phase-over = game over
craftsmen-year-ends = Year { $n } ends
craftsmen-years = How the years were counted
craftsmen-go-on = Go on
craftsmen-year-sum = Year
craftsmen-year-note = For a ship first the cargo, then, in small type, the bonus for most markers.
craftsmen-step-ships = Ships
craftsmen-step-city = City
craftsmen-step-granary = Granary
craftsmen-step-investment = Investment

# Components
craftsmen-parts = Buildings and components
craftsmen-recipe = { $building }: { $inputs } → { $good }, { $n ->
    [one] 1 point
   *[other] { $n } points
}
craftsmen-reconstructed = Reconstructed
craftsmen-reconstructed-about = No source gives these parts of the game. A host may replace them.

# What is needed
craftsmen-need-guild = a guild
craftsmen-need-queue = a space
craftsmen-need-source = a building that produces
craftsmen-need-row = a building that produces
craftsmen-need-building = a building card
craftsmen-need-end = an end of the row
craftsmen-need-icon = where it goes
craftsmen-need-fair = where it goes
craftsmen-need-granary = where it goes
craftsmen-need-hold = a hold
craftsmen-need-capital = capital cards
craftsmen-need-stack = a stack
craftsmen-need-offer = a card on offer
craftsmen-need-look = the cards that stay
craftsmen-need-step = a bid
craftsmen-need-sawmill = a sawmill
board-price-privilege = { $n ->
    [one] 1 privilege token
   *[other] { $n } privilege tokens
}
