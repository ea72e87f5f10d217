craftsmen-title = Craftsmen
craftsmen-about = Send helpers to the guilds of a town, build lines of workshops, fill ships and the granary: who brings the town most wins after three years.
craftsmen-option-ages = Ages of the players, for ties of the starting order

# Parts of the components that no source gives
craftsmen-reconstructed-board = whether winter has a final phase
craftsmen-reconstructed-bonus_tokens = the values of the bonus tokens
craftsmen-reconstructed-building_types = some recipes and points for producing
craftsmen-reconstructed-cards_advanced = the colours of the advanced buildings
craftsmen-reconstructed-cards_basic = the colours of the basic buildings
craftsmen-reconstructed-cards_capital = how many capital cards there are of each kind
craftsmen-reconstructed-cards_extended = the colours of the extended buildings
craftsmen-reconstructed-cards_sawmill = the colours of the sawmills
craftsmen-reconstructed-ship_holds = which ship takes what, and for how many points
craftsmen-reconstructed-ships = the third bonus of ship 3

# Colours
craftsmen-color-purple = purple
craftsmen-color-green = green
craftsmen-color-blue = blue
craftsmen-color-red = red

# Capital cards
craftsmen-capital-purple_1 = purple 1
craftsmen-capital-purple_2 = purple 2
craftsmen-capital-purple_3 = purple 3
craftsmen-capital-green_1 = green 1
craftsmen-capital-green_2 = green 2
craftsmen-capital-green_3 = green 3
craftsmen-capital-blue_1 = blue 1
craftsmen-capital-blue_2 = blue 2
craftsmen-capital-blue_3 = blue 3
craftsmen-capital-red_1 = red 1
craftsmen-capital-red_2 = red 2
craftsmen-capital-red_3 = red 3

# Goods
craftsmen-good-wood = wood
craftsmen-good-iron_ore = iron ore
craftsmen-good-flax = flax
craftsmen-good-wheat = wheat
craftsmen-good-cow = cow
craftsmen-good-wax = wax
craftsmen-good-grapes = grapes
craftsmen-good-barrel = barrel
craftsmen-good-rope = rope
craftsmen-good-leather = leather
craftsmen-good-paper = paper
craftsmen-good-iron = iron
craftsmen-good-fabric = fabric
craftsmen-good-meat = meat
craftsmen-good-flour = flour
craftsmen-good-weapons = weapons
craftsmen-good-tools = tools
craftsmen-good-clothes = clothes
craftsmen-good-books = books
craftsmen-good-candles = candles
craftsmen-good-wine = wine
craftsmen-good-beer = beer
craftsmen-good-bread = bread

# Buildings
craftsmen-building-sawmill = sawmill
craftsmen-building-iron_mine = iron mine
craftsmen-building-flax_plantation = flax plantation
craftsmen-building-wheat_field = wheat field
craftsmen-building-cow_pasture = cow pasture
craftsmen-building-apiary = apiary
craftsmen-building-vineyard = vineyard
craftsmen-building-cooper = cooper
craftsmen-building-ropemaker = ropemaker
craftsmen-building-tannery = tannery
craftsmen-building-paper_mill = paper mill
craftsmen-building-smelter = smelter
craftsmen-building-weaving_mill = weaving mill
craftsmen-building-butcher = butcher
craftsmen-building-mill = mill
craftsmen-building-armourer = armourer
craftsmen-building-toolmaker = toolmaker
craftsmen-building-tailor = tailor
craftsmen-building-bookbinder = bookbinder
craftsmen-building-candlemaker = candlemaker
craftsmen-building-winery = winery
craftsmen-building-brewery = brewery
craftsmen-building-bakery = bakery

# Guilds
craftsmen-guild-bankers = Bankers' Guild
craftsmen-guild-builders = Builders' Guild
craftsmen-guild-notary = Notary
craftsmen-guild-craft = Craft Guild
craftsmen-guild-merchants = Merchants' Guild
craftsmen-guild-town_hall = Town Hall

# Seasons, decks
craftsmen-season-spring = spring
craftsmen-season-summer = summer
craftsmen-season-autumn = autumn
craftsmen-season-winter = winter
craftsmen-tier-basic = basic
craftsmen-tier-extended = extended
craftsmen-tier-advanced = advanced
craftsmen-tier-sawmill = sawmills
craftsmen-favour-privilege = a privilege token
craftsmen-favour-work = a work token
craftsmen-favour-order_change = a place in the next turn order

# Where points come from
craftsmen-source-start = Starting order
craftsmen-source-semis = Half-products
craftsmen-source-finals = Final products
craftsmen-source-cargo = Goods on ships
craftsmen-source-ships = Bonuses of ships
craftsmen-source-city = City growth
craftsmen-source-granary = Granary
craftsmen-source-investment = Investments
craftsmen-source-helpers = Helpers kept back
craftsmen-source-fees = Fees
craftsmen-source-tokens = Bonus tokens

# What is asked
craftsmen-prompt-exchange = Exchange a building card?
craftsmen-prompt-sawmill = Exchange the sawmill?
craftsmen-prompt-helper = Where does a helper go?
craftsmen-prompt-space = On whose disc in the { $guild }?
craftsmen-prompt-fee = { $guild }: the fee to { $owner } is a card or { $points ->
    [one] 1 point
   *[other] { $points } points
}
craftsmen-prompt-take = Which face-up cards do you take?
craftsmen-prompt-privilege = Use the privilege and discard one card less?
craftsmen-prompt-discard = Discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}
craftsmen-prompt-limit = Too many cards in hand: discard { $count }
craftsmen-prompt-build = What do you build?
craftsmen-prompt-build-more = Build one more? So far it costs { $cost }
craftsmen-prompt-pay = Pay { $price }
craftsmen-prompt-peek = Look at five building cards?
craftsmen-prompt-show = Which two { $tier } buildings are displayed?
craftsmen-prompt-side = Where do the other { $tier } cards go?
craftsmen-prompt-back-top = Which card goes on top of the stack next?
craftsmen-prompt-back-under = Which card goes under the stack next?
craftsmen-prompt-notary = Buy a building card or begin an auction?
craftsmen-prompt-open = Your opening bid for { $building } ({ $top }/{ $bottom })
craftsmen-prompt-bid = { $building } ({ $top }/{ $bottom }): more than { $bid }?
craftsmen-prompt-mayor = The mayor offers { $bid } for { $building } ({ $top }/{ $bottom })
craftsmen-prompt-work = What is the next work point for? Left: { $points }
craftsmen-prompt-second = Which second raw material?
craftsmen-prompt-delivery = Which capital card for the delivery?
craftsmen-prompt-bribe = Which card bribes the captain?
craftsmen-prompt-merchant = Which half-product do you buy?
craftsmen-prompt-price = How do you pay for it?
craftsmen-prompt-hall = What do you take in the Town Hall?
craftsmen-prompt-token = Use a work token?
craftsmen-prompt-invest = Invest four cards of different colours?

# Options
craftsmen-do-exchange = Exchange { $building } ({ $top }/{ $bottom })
craftsmen-do-sawmill = Take the sawmill { $top }/{ $bottom }: { $building }
craftsmen-do-keep = Keep what you have
craftsmen-do-helper = Send a helper: { $guild }
craftsmen-do-space = On the disc of space { $space }
craftsmen-do-points = Pay { $points ->
    [one] 1 point
   *[other] { $points } points
}
craftsmen-do-fee = Give { $card }
craftsmen-do-bribe = Bribe with { $card }
craftsmen-do-price = Pay with { $card }
craftsmen-do-take = Take { $card }
craftsmen-do-take-both = Take both: { $cards }
craftsmen-do-take-none = Draw from the stack
craftsmen-do-privilege = Use the privilege: discard one card alone
craftsmen-do-no-privilege = No privilege
craftsmen-do-discard = Discard { $cards }
craftsmen-do-build-left = Build { $building } ({ $top }/{ $bottom }) on the left for { $cost }
craftsmen-do-build-right = Build { $building } ({ $top }/{ $bottom }) on the right for { $cost }
craftsmen-do-build-left-privilege = Build { $building } ({ $top }/{ $bottom }) on the left for { $cost }, by the privilege
craftsmen-do-build-right-privilege = Build { $building } ({ $top }/{ $bottom }) on the right for { $cost }, by the privilege
craftsmen-do-build-no-more = Build no more
craftsmen-do-build-nothing = Build nothing
craftsmen-do-pay = Pay { $cards }: worth { $value }
craftsmen-do-pay-nothing = No { $color } card
craftsmen-do-peek = Look at { $tier } buildings
craftsmen-do-no-peek = Do not look
craftsmen-do-show = Display { $building } ({ $top }/{ $bottom }) and { $other } ({ $other_top }/{ $other_bottom })
craftsmen-do-top = On top of the stack
craftsmen-do-under = Under the stack
craftsmen-do-back = Next: { $building } ({ $top }/{ $bottom })
craftsmen-do-buy = Buy { $building } ({ $top }/{ $bottom }) for { $price } in its colours
craftsmen-do-auction = Auction { $building } ({ $top }/{ $bottom })
craftsmen-do-bid = Bid { $bid }
craftsmen-do-pass-bid = Pass
craftsmen-do-pass-mayor = Leave it to the mayor
craftsmen-do-raw-fair = { $good } to the fair
craftsmen-do-raw = { $good } to { $building } ({ $top }/{ $bottom })
craftsmen-do-double-fair = Two raw materials, first { $good } to the fair
craftsmen-do-double = Two raw materials, first { $good } to { $building } ({ $top }/{ $bottom })
craftsmen-do-trade = From the fair: { $good } to { $building } ({ $top }/{ $bottom })
craftsmen-do-semi = { $good } from { $building } ({ $top }/{ $bottom }) to { $to } ({ $to_top }/{ $to_bottom }): { $points ->
    [one] 1 point
   *[other] { $points } points
}
craftsmen-do-semi-granary = { $good } from { $building } ({ $top }/{ $bottom }) to the granary: { $points ->
    [one] 1 point
   *[other] { $points } points
}
craftsmen-do-load = { $good } from { $building } ({ $top }/{ $bottom }) to ship { $ship }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
craftsmen-do-load-bribe = { $good } from { $building } ({ $top }/{ $bottom }) to ship { $ship }, bribing the captain: { $points ->
    [one] 1 point
   *[other] { $points } points
}
craftsmen-do-waste = Produce { $good } at { $building } ({ $top }/{ $bottom }) and throw it away, no ship takes it (instead of { $points })
craftsmen-do-stop = Stop; { $points ->
    [one] 1 work point is lost
   *[other] { $points } work points are lost
}
craftsmen-do-no-second = No second raw material
craftsmen-do-no-token = No work token
craftsmen-do-fetch = Take { $card }
craftsmen-do-fetch-top = Take the first card of the stack
craftsmen-do-purchase = Buy { $good } for { $building } ({ $top }/{ $bottom })
craftsmen-do-purchase-of = Buy { $good } of { $owner } for { $building } ({ $top }/{ $bottom })
craftsmen-do-fair = Pay with a marker of the fair, by the privilege
craftsmen-do-favour = Take { $favour }
craftsmen-do-invest = Invest { $cards }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
craftsmen-do-no-investment = No investment
craftsmen-do-pass-helpers = Pass: no more helpers in this round
craftsmen-do-nothing = Do nothing

# Kinds of action
craftsmen-action-points = Points
craftsmen-action-take = Draw
craftsmen-action-privilege = Privilege
craftsmen-action-pay-nothing = None
craftsmen-action-peek = Look
craftsmen-action-top = On top
craftsmen-action-under = Under
craftsmen-action-buy = Buy
craftsmen-action-auction = Auction
craftsmen-action-bid = Bid
craftsmen-action-double = Two for one
craftsmen-action-waste = Throw away
craftsmen-action-favour-privilege = Privilege token
craftsmen-action-favour-work = Work token
craftsmen-action-favour-order = Turn order
craftsmen-action-stop = Stop
craftsmen-action-done = No more
craftsmen-action-pass = Pass

# Standing orders
craftsmen-order-no-token = No work token this round
craftsmen-order-no-investment = No investment this year
craftsmen-order-no-bid = No bid in this auction

# What happens
craftsmen-log-dealt = Gets { $building } ({ $top }/{ $bottom })
craftsmen-log-dealt-hidden = Gets a building card ({ $tier })
craftsmen-log-sawmill = Begins with the sawmill { $top }/{ $bottom }: { $building }
craftsmen-log-sawmill-exchanged = Exchanges the sawmill for { $top }/{ $bottom }: { $building }
craftsmen-log-order = Turn order: { $order }
craftsmen-log-exchanged = Gives up { $building } ({ $top }/{ $bottom })
craftsmen-log-exchanged-hidden = Exchanges a building card ({ $tier })
craftsmen-log-declined = Declines
craftsmen-log-round = Year { $year }, { $season }
craftsmen-log-sent = Sends a helper: { $guild }, space { $space }
craftsmen-log-fee-points = Pays { $owner } { $points ->
    [one] 1 point
   *[other] { $points } points
}
craftsmen-log-compensation = Draws a card for the disc above
craftsmen-log-gave = Gives { $to } { $card }
craftsmen-log-gave-hidden = Gives { $to } a capital card
craftsmen-log-passed = Passes
craftsmen-log-passed-forced = Must pass
craftsmen-log-unused = Gets 1 point for helpers kept back
craftsmen-log-stage = { $guild }
craftsmen-log-privilege = Uses the privilege: { $guild }
craftsmen-log-privilege-token = Returns a token for the privilege: { $guild }
craftsmen-log-took = Takes { $card }
craftsmen-log-drew = Draws { $card }
craftsmen-log-drew-hidden = Draws a capital card
craftsmen-log-displayed = Turned up: { $card }
craftsmen-log-reshuffled = The discarded capital is the new stack
craftsmen-log-discarded = Discards { $card }
craftsmen-log-built-left = Builds { $building } ({ $top }/{ $bottom }) on the left for { $cost }
craftsmen-log-built-right = Builds { $building } ({ $top }/{ $bottom }) on the right for { $cost }
craftsmen-log-paid = Pays { $price } with { $cards }, worth { $value }
craftsmen-log-token = Owns the line of { $good } first: { $points ->
    [one] 1 point
   *[other] { $points } points
}
craftsmen-log-looks = Looks at { $tier } buildings
craftsmen-log-sees = Sees { $building } ({ $top }/{ $bottom })
craftsmen-log-puts-top = Puts { $count ->
    [one] 1 card
   *[other] { $count } cards
} on top of the stack ({ $tier })
craftsmen-log-puts-under = Puts { $count ->
    [one] 1 card
   *[other] { $count } cards
} under the stack ({ $tier })
craftsmen-log-offered = Displayed: { $building } ({ $top }/{ $bottom })
craftsmen-log-opened = Opens the auction of { $building } ({ $top }/{ $bottom }) with { $bid }
craftsmen-log-bid = Bids { $bid }
craftsmen-log-no-bid = Passes
craftsmen-log-mayor-card = The mayor turns up { $card }
craftsmen-log-mayor = The mayor offers { $offer }
craftsmen-log-lost = Leaves { $building } ({ $top }/{ $bottom }) to the mayor
craftsmen-log-got = Takes { $building } ({ $top }/{ $bottom })
craftsmen-log-stopped = Stops; work points lost: { $points }
craftsmen-log-used-work = Returns a work token
craftsmen-log-raw-fair = Produces { $good } for the fair
craftsmen-log-raw = Produces { $good } for { $building } ({ $top }/{ $bottom })
craftsmen-log-traded = Takes { $good } from the fair to { $building } ({ $top }/{ $bottom })
craftsmen-log-semi = Produces { $good } for { $building } ({ $top }/{ $bottom }): { $points ->
    [one] 1 point
   *[other] { $points } points
}
craftsmen-log-semi-granary = Produces { $good } for the granary: { $points ->
    [one] 1 point
   *[other] { $points } points
}
craftsmen-log-stored = Stores { $good } in the granary
craftsmen-log-stored-out = Stores { $good } in the granary and pushes out a marker of { $out }
craftsmen-log-wasted = Throws { $good } away
craftsmen-log-bribed = Bribes the captain with { $card }
craftsmen-log-loaded = Loads { $good } on ship { $ship }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
craftsmen-log-loaded-out = Loads { $good } on ship { $ship } in the place of { $out }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
craftsmen-log-purchased = Buys { $good } for { $building } ({ $top }/{ $bottom })
craftsmen-log-purchased-of = Buys { $good } of { $owner } for { $building } ({ $top }/{ $bottom })
craftsmen-log-fair = Pays with a marker of the fair
craftsmen-log-fair-of = Pays with a marker of the fair; { $owner } sets one there
craftsmen-log-favour = Takes { $favour }
craftsmen-log-final = Final phase
craftsmen-log-fewest = Used fewest privileges ({ $used }) and gets a token
craftsmen-log-year = Year { $year } is counted up
craftsmen-log-sailed = Has { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
} on ship { $ship }: { $cargo } points and a bonus of { $bonus }
craftsmen-log-city = Has { $sets ->
    [one] 1 set
   *[other] { $sets } sets
} of four colours: { $points } points
craftsmen-log-granary = Gets { $points ->
    [one] 1 point
   *[other] { $points } points
} for the granary
craftsmen-log-invested = Invests { $cards }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
craftsmen-log-token-points = Gets { $points ->
    [one] 1 point
   *[other] { $points } points
} for bonus tokens
craftsmen-log-ended = Game over; did most for the town: { $winners }

# Why something is not possible
craftsmen-refusal-question = Something else is being asked
craftsmen-refusal-bid = More than your hand is worth
craftsmen-refusal-build = The cards in hand do not pay for it
craftsmen-refusal-no-match = No end of the row has a matching colour
craftsmen-refusal-cannot-pay = There is nothing to pay with
craftsmen-refusal-closed-space = With two players this space is closed
craftsmen-refusal-colors = Your cards of its colours do not pay for it
craftsmen-refusal-discard = Discard cards of your hand, as many as asked
craftsmen-refusal-fair-empty = You have no marker on the fair
craftsmen-refusal-fair-full = You have three markers on the fair
craftsmen-refusal-free-hold = A ship has a free hold for it
craftsmen-refusal-guild-full = The guild is full
craftsmen-refusal-invest = An investment takes a card of each colour
craftsmen-refusal-no-bribe = The hold is full, and you cannot bribe the captain
craftsmen-refusal-no-building = You have no building that takes it
craftsmen-refusal-no-card = No card lies there
craftsmen-refusal-no-change = The order-change track is full
craftsmen-refusal-no-double = A work token makes one raw material
craftsmen-refusal-no-fee = You cannot pay the fee
craftsmen-refusal-no-hold = This ship has no hold for it
craftsmen-refusal-no-icon = There is no empty icon for it
craftsmen-refusal-no-points = You have too few points
craftsmen-refusal-no-privilege = You cannot use the privilege
craftsmen-refusal-no-token = There is no token for you
craftsmen-refusal-not-higher = The bid must be higher
craftsmen-refusal-not-in-hand = You do not hold this card
craftsmen-refusal-not-looked-at = You do not look at such a card
craftsmen-refusal-not-ready = The building is not ready to produce
craftsmen-refusal-own-marker = There is no other player's marker there
craftsmen-refusal-pay = Pay the price, and no card that could be left out
craftsmen-refusal-sawmill = This sawmill is not available
craftsmen-refusal-stack-empty = The stack is empty
craftsmen-refusal-take = Take one face-up card or both
craftsmen-refusal-two-discs = The space does not hold exactly one disc
craftsmen-refusal-two-helpers = You have two helpers there
craftsmen-refusal-two-players = With two players the order does not change there
