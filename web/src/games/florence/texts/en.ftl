### The board of Florence on the page: what things on it are called and what they say.

florence-tab-own = Duchy
florence-tab-shared = Florence
florence-key-r = Turn the tile in hand; in an auction raise
florence-key-p = Pass in an auction
florence-key-f = Flip the tile in hand
florence-money = { $n } F
florence-f = F
florence-pp = PP
florence-wv = WV
florence-pp-plus = +{ $n } PP
florence-none = none
florence-min = min { $n }
florence-palace = Palace
florence-duchy = Duchy of { $name }
florence-duchies = All { $n } duchies
florence-cell = Column { $column }, row { $row }
florence-cell-of = { $name }, column { $column }, row { $row }
florence-in-hand = Tile in hand
florence-cells = { $n ->
    [one] { $n } cell
   *[other] { $n } cells
}
florence-forms = Forms
florence-form = { $flip ->
    [0] Turned
   *[other] Flipped, turned
} by { $turns ->
    [one] { $turns } quarter
   *[other] { $turns } quarters
}
florence-turn = Turn and flip
florence-turn-left = Turn left
florence-turn-right = Turn right
florence-flip = Flip
florence-leaves = { $n } F left
florence-lane = here it would touch: needs { $n } builders
florence-name-builders = Builders
florence-name-freedoms = Freedoms
florence-name-jesters = Jesters
florence-name-character = Character
florence-name-value = Value
florence-name-stacks = Auction stacks
florence-name-minimum = Least work value by round
florence-name-best = Best
florence-name-fame = Fame
florence-name-decks = Decks
florence-name-auction = Auction
florence-name-bid = Bid
florence-name-characters = Characters
florence-name-work = The work
florence-name-sources = Sources
florence-name-bonus = Bonus cards
florence-name-income = Income
florence-name-money = Money
florence-name-prestige = Prestige
florence-name-offer = Offer
florence-name-looked = Cards looked at
florence-name-table = Table
florence-name-hand = Hand
florence-name-court = Court and cards
florence-court-touch = touch
florence-court-free = free
florence-builders = { $n ->
    [one] { $n } builder
   *[other] { $n } builders
}
florence-jesters = { $n ->
    [one] { $n } jester
   *[other] { $n } jesters
}
florence-has = { $thing }: there
florence-has-not = { $thing }: missing
florence-has-money = { $n } F
florence-start = Start player
florence-your-works = Your works
florence-works = Works
florence-no-works = { $n ->
    [0] No profession in hand
    [one] One profession in hand
   *[other] { $n } professions in hand
}
florence-work = { $card }: work value { $value }, with all bonus cards { $most }, at least { $minimum }. { $wishes }
florence-cards = Cards in hand
florence-card-now = now { $n } WV
florence-brings-now = now { $n } PP
florence-so-far = { $term } { $has } of { $of }
florence-recruit-title = Recruiting
florence-recruiting-tip = Recruiting card: brings a profession from the table of another player into your hand
florence-recruit-worth = { $card }, in your hand a work of { $n } WV
florence-hand = In hand: { $professions ->
    [one] { $professions } profession
   *[other] { $professions } professions
}, { $bonuses ->
    [one] { $bonuses } bonus card
   *[other] { $bonuses } bonus cards
}, { $prestiges ->
    [one] { $prestiges } prestige card
   *[other] { $prestiges } prestige cards
}
florence-held = { $n } { $pile }
florence-city = Florence
florence-components = Components
florence-you-build = You build for
florence-size-large = Large
florence-size-medium = Medium
florence-size-small = Small
florence-building-left = { $building }, { $cells } cells, { $n } left
florence-built-by = built by { $names }
florence-freedom-left = { $freedom }, { $n } left
florence-deck = { $pile }: { $n }, { $under } of them put back underneath
florence-under = You know those at the bottom: { $cards }
florence-out = Out of the game: { $cards }
florence-pile-short-profession = Professions
florence-pile-short-bonus = Bonus
florence-lot-left = { $lot }, { $n } left
florence-lot-sold = { $name } paid { $price } F
florence-left = { $n } left
florence-lot-short-forest = Forest
florence-lot-short-lake = Lake
florence-lot-short-park = Park
florence-lot-short-jester = Jester
florence-lot-short-builder = Builder
florence-lot-short-prestige_card = Prestige
florence-lot-short-recruiting_card = Recruit
florence-lot-short-landscape = Landscape
florence-lot-title-forest = Forest
florence-lot-title-lake = Lake
florence-lot-title-park = Park
florence-lot-title-jester = Jester
florence-lot-title-builder = Builder
florence-lot-title-prestige_card = Prestige card
florence-lot-title-recruiting_card = Recruiting card
florence-lot-title-landscape = Landscape of your choice
florence-lot-effect-forest = A landscape for your grid; every further forest brings prestige
florence-lot-effect-lake = A landscape for your grid; every further lake brings prestige
florence-lot-effect-park = A landscape for your grid; every further park brings prestige
florence-lot-effect-jester = More value for each of your later works
florence-lot-effect-builder = Building gets cheaper; { $touch } let buildings touch; each after the first brings prestige
florence-lot-effect-prestige_card = Look at { $look } and keep one: prestige at the end
florence-lot-effect-recruiting_card = Takes a profession from the table of another player
florence-lot-effect-landscape = Forest, lake or park for your grid
florence-auction-about = one object each, from { $n } F
florence-naming = { $name } names the next lot
florence-naming-about = Whoever names a stack bids { $bid } F for it.
florence-bids = Bids
florence-bidder-high = high bid
florence-bidder-asked = asked now
florence-bidder-passed = passed on this lot
florence-bidder-won = has won
florence-bidder-out = is out of the phase
florence-bidder-in = is in
florence-raise-to = Raise to { $n } F
florence-pass = Pass
florence-if-won = If you win: { $what }
florence-if-passed = You keep { $n } F and stay in for: { $lots }
florence-if-yours = What it would mean to you
florence-gain-none = you cannot use it
florence-gain-left = { $n } F left
florence-gain-sale = the rest is paid with prestige
florence-gain-building = buildings for { $n } F
florence-gain-work = { $card } { $from } → { $to }
florence-space = { $character }: { $n } F
florence-spaces = Bids for: { $character }
florence-banker-now = { $n } F on the card
florence-done = done
florence-short-muse = Works of this round are worth more
florence-short-cardinal = One more action
florence-short-princess = A work without a profession
florence-short-merchant = A free object, or prestige
florence-short-professor = One card out of { $look }
florence-short-banker = Money from the bank
florence-asked = asked
florence-bought = Bought: { $name }
florence-held-by = Still with { $name }
florence-characters-about = A marker that still lies there on its owner’s next turn buys the card. Whoever is outbid may bid again.
florence-source-cards = { $n ->
    [one] { $n } profession or recruiting card
   *[other] { $n } profession and recruiting cards
}
florence-least = least value in round { $round }: { $n }
florence-bonus-once = each once, then out of the game
florence-income-about = exchange it now for prestige, { $point } F a point
florence-too-little = must reach { $n } first
florence-buy = Prestige bought
florence-pay = Pay
florence-get = Get
florence-less = { $name }: less
florence-more = { $name }: more
florence-best-now = Best work so far: +{ $n } PP at the end of the round
florence-offer-to = Offer to { $name }
florence-refused = { $n } refused
florence-offer-where = { $builder } offers { $partner } to build the { $building } together across the border.
florence-offer-sentence = { $builder } builds the { $building } with { $partner }: { $partner } pays { $sum } F, the bank gets { $price } F.
florence-offer-cells = { $one } { $a }, { $two } { $b } cells
florence-offer-about = The building counts fully for both. Where a player has too few builders, it may not touch buildings or the palace.
florence-partner-pays = { $name } pays
florence-bank-price = Bank price
florence-agreed = Agreed sum
florence-money-after = Money after
florence-prestige-at-once = Prestige at once
florence-action-spent = Actions spent
florence-sum = Sum
florence-looked-keep = Keep one of these
florence-looked-return = Under the deck: the first lies nearest to the top
florence-looked-worth = A work of { $n } WV in your hand
florence-phase-set_up = Set-up
florence-phase-auction = Auction
florence-phase-characters = Characters
florence-phase-actions = Actions
florence-phase-ending = End
florence-phase-over = End
florence-when = Round { $round } of { $rounds }, { $phase }; works of WV { $n } or more
florence-minimum = Least values of works: { $values }; round { $round }
florence-reconstructed = Reconstructed
florence-reconstructed-about = No source gives these parts; a host may replace them.
florence-need-lot = a stack
florence-need-building = a building
florence-need-freedom = a freedom
florence-need-deck = a deck
florence-need-cell = a place for the tile
florence-need-form = how the tile lies
florence-need-hand = a card in your hand
florence-need-table = a profession on another table
florence-need-look = one of the cards
florence-need-space = a space
florence-need-character = a character
florence-need-duchy = a neighbour
florence-need-step = an amount
