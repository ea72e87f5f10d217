tuscany-title = The Castles of Tuscany
tuscany-about = Take tiles, pay for them with cards, and fill your estate region by region. Green points count three times, so what you score early is worth most.

tuscany-option-first = Start player

# The eight kinds
tuscany-kind-castle = castle
tuscany-kind-city = city
tuscany-kind-inn = inn
tuscany-kind-agriculture = agriculture
tuscany-kind-quarry = quarry
tuscany-kind-village = village
tuscany-kind-monastery = monastery
tuscany-kind-cart = cart

# Tiles and what else lies on fields and storage spaces
tuscany-tile-castle = castle
tuscany-tile-city = city
tuscany-tile-inn = inn
tuscany-tile-quarry = quarry
tuscany-tile-village = village
tuscany-tile-monastery = monastery
tuscany-tile-cart = cart
tuscany-tile-grapes = grapes
tuscany-tile-olives = olives
tuscany-tile-grain = grain
tuscany-tile-livestock = livestock
tuscany-tile-grapes-olives = grapes and olives
tuscany-tile-grapes-grain = grapes and grain
tuscany-tile-grapes-livestock = grapes and livestock
tuscany-tile-olives-grain = olives and grain
tuscany-tile-olives-livestock = olives and livestock
tuscany-tile-grain-livestock = grain and livestock
tuscany-hexagon = hexagon
tuscany-starting-castle = starting castle

# Bonus tiles
tuscany-bonus-card = +1 region card
tuscany-bonus-storage = +1 storage space
tuscany-bonus-marble = +1 marble
tuscany-bonus-worker = +1 worker
tuscany-bonus-yield = +1 yield card

# Things that the book draws
tuscany-thing-card = region card
tuscany-thing-yield = yield card
tuscany-thing-first = start player card
tuscany-thing-neutral = neutral tile
tuscany-thing-marble = marble
tuscany-thing-worker = worker
tuscany-thing-green = green points
tuscany-thing-red = red points

# Parts of a payment
tuscany-pay-one-castle = 1 castle card
tuscany-pay-two-castle = 2 castle cards
tuscany-pay-four-castle = 4 castle cards
tuscany-pay-one-city = 1 city card
tuscany-pay-two-city = 2 city cards
tuscany-pay-four-city = 4 city cards
tuscany-pay-one-inn = 1 inn card
tuscany-pay-two-inn = 2 inn cards
tuscany-pay-four-inn = 4 inn cards
tuscany-pay-one-agriculture = 1 agriculture card
tuscany-pay-two-agriculture = 2 agriculture cards
tuscany-pay-four-agriculture = 4 agriculture cards
tuscany-pay-one-quarry = 1 quarry card
tuscany-pay-two-quarry = 2 quarry cards
tuscany-pay-four-quarry = 4 quarry cards
tuscany-pay-one-village = 1 village card
tuscany-pay-two-village = 2 village cards
tuscany-pay-four-village = 4 village cards
tuscany-pay-one-monastery = 1 monastery card
tuscany-pay-two-monastery = 2 monastery cards
tuscany-pay-four-monastery = 4 monastery cards
tuscany-pay-one-cart = 1 cart card
tuscany-pay-two-cart = 2 cart cards
tuscany-pay-four-cart = 4 cart cards
tuscany-pay-worker = 1 worker
tuscany-pay-workers = 2 workers

# Layouts of an estate, from top to bottom
tuscany-order-abc = A, B, C
tuscany-order-acb = A, C, B
tuscany-order-bac = B, A, C
tuscany-order-bca = B, C, A
tuscany-order-cab = C, A, B
tuscany-order-cba = C, B, A
tuscany-turns-uuu = none turned
tuscany-turns-uut = turned: 3
tuscany-turns-utu = turned: 2
tuscany-turns-utt = turned: 2, 3
tuscany-turns-tuu = turned: 1
tuscany-turns-tut = turned: 1, 3
tuscany-turns-ttu = turned: 1, 2
tuscany-turns-ttt = turned: 1, 2, 3
tuscany-shifts-rr = right, right
tuscany-shifts-rl = right, left
tuscany-shifts-lr = left, right
tuscany-shifts-ll = left, left

# Where points come from
tuscany-source-regions = Regions
tuscany-source-colours = Colour bonuses
tuscany-source-goods = Goods
tuscany-source-storage = Storage spaces
tuscany-source-green-yields = Yield cards, green
tuscany-source-phase-1 = Phase 1
tuscany-source-phase-2 = Phase 2
tuscany-source-phase-3 = Phase 3
tuscany-source-red-yields = Yield cards, red
tuscany-source-cards = Cards in hand
tuscany-source-tiles = Stored tiles
tuscany-source-hexagons = Stored hexagons
tuscany-source-marble = Marble
tuscany-source-workers = Workers

# What is asked
tuscany-prompt-layout = Lay out the three tiles of your estate
tuscany-prompt-castle = Choose the field of your starting castle
tuscany-prompt-bonus = Take a bonus tile
tuscany-prompt-action = Draw cards, take a tile from the display, or place a stored tile
tuscany-prompt-extra = Spend 1 marble for another action?
tuscany-prompt-swapped = Swap tiles until one fits your estate, then take it
tuscany-prompt-pay = { $item } on field { $field }: what do you pay with?
tuscany-prompt-free = Castle: place one tile from the display for free
tuscany-prompt-city = City: take a bonus tile

# Kinds of action, as words on buttons
tuscany-action-draw = Draw
tuscany-action-take = Take
tuscany-action-place = Place
tuscany-action-swap = Swap
tuscany-action-decline = Decline
tuscany-action-end = End turn

# Options
tuscany-do-layout = { $order }; { $turns }; lower tiles { $shifts }
tuscany-do-castle = Starting castle on field { $field }
tuscany-do-bonus = Take { $bonus }
tuscany-do-draw = Draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tuscany-do-swap = Swap every tile of kind { $kind }
tuscany-do-take = Take { $tile } from place { $slot }
tuscany-do-take-for = Take { $tile } from place { $slot } and remove { $item }{ $space ->
        [0] {""}
       *[other] {" "}(space { $space })
    } from the game
tuscany-do-place = Place { $item }{ $space ->
        [0] {""}
       *[other] {" "}(space { $space })
    } on field { $field }{ $green ->
        [0] {""}
       *[other] : +{ $green } green
    }
tuscany-do-pay = Pay { $payment }
tuscany-do-free = Place { $tile } from place { $slot } on field { $field }{ $green ->
        [0] {""}
       *[other] : +{ $green } green
    }
tuscany-do-decline = Go without
tuscany-do-end = End the turn

# The log; the player's name stands before the line
tuscany-log-first = Is the start player
tuscany-log-revealed = New in the display: { $tile }
tuscany-log-draws = Draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tuscany-log-drew = Gets a card: { $kind }
tuscany-log-lost = No cards are left to draw; missing: { $count }
tuscany-log-sealed = Seals the estate
tuscany-log-opened = All estates are open
tuscany-log-skipped = Has no action to take
tuscany-log-marble-spent = Spends 1 marble for another action
tuscany-log-bonus = Takes { $bonus }{ $green ->
        [0] {""}
       *[other] : +{ $green } green
    }
tuscany-log-swapped = Swaps { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } of kind { $kind }
tuscany-log-removed = Removes from storage: { $item }
tuscany-log-took = Takes { $tile }
tuscany-log-refilled = Refills from stack { $stack }: { $tile }, { $left } left
tuscany-log-emptied = Has emptied stack { $stack }
tuscany-log-triggered = Phase { $phase } is about to end
tuscany-log-purged = { $count } tiles of kind { $kind } leave the display
tuscany-log-shuffled-cards = The region deck is renewed: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tuscany-log-shuffled-yields = The yield deck is renewed: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tuscany-log-shuffled-tiles = The neutral pile is renewed: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
tuscany-log-paid = Pays { $payment }
tuscany-log-placed = Places { $item } on field { $field }
tuscany-log-placed-free = Places { $item } on field { $field } by a castle
tuscany-log-placed-hexagon = Places a hexagon on field { $field }: { $kind }
tuscany-log-region = Completes a region of { $size ->
        [one] { $size } field
       *[other] { $size } fields
    }: +{ $points } green
tuscany-log-colour = Has covered the whole kind { $kind }{ $points ->
        [0] {""}
       *[other] : +{ $points } green
    }
tuscany-log-goods = Scores goods: +{ $points } green
tuscany-log-marble = Gets marble: { $count }
tuscany-log-workers = Gets { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
tuscany-log-hexagon = Stores a hexagon
tuscany-log-no-space = Has no space for a hexagon: +{ $points } red
tuscany-log-yield-red = Yield card: +{ $amount } red
tuscany-log-yield-green = Yield card: +{ $amount } green
tuscany-log-yield-cards = Yield card: { $amount ->
        [one] { $amount } region card
       *[other] { $amount } region cards
    }
tuscany-log-yield-workers = Yield card: { $amount ->
        [one] { $amount } worker
       *[other] { $amount } workers
    }
tuscany-log-yield-marble = Yield card: { $amount } marble
tuscany-log-yield-hexagons = Yield card: { $amount ->
        [one] { $amount } hexagon
       *[other] { $amount } hexagons
    }
tuscany-log-declined = Declines
tuscany-log-no-target-castle = No tile of the display has a field: the castle brings nothing
tuscany-log-no-target-city = No bonus tile is left
tuscany-log-scored = Phase { $phase }: green points are added to red
tuscany-log-deadlocked = Nobody can do anything any more: the game ends
tuscany-log-final-round = One more round is played
tuscany-log-kept = Scores { $points } red for what was kept: { $red } in all

# Refusals
tuscany-refusal-now = This cannot be done now
tuscany-refusal-chance = Nobody chooses what is drawn
tuscany-refusal-bonus = No bonus tile of this kind is left: { $bonus }
tuscany-refusal-no-cards = There is no card to draw
tuscany-refusal-swap-fits = A tile of the display fits, so nothing may be swapped
tuscany-refusal-swap-useless = No neutral tile that can still come would fit
tuscany-refusal-swap-kind = The display shows no tile of kind { $kind }
tuscany-refusal-no-tile = No tile lies there
tuscany-refusal-must-fit = After a swap a tile that fits must be taken
tuscany-refusal-space-free = You have a free storage space, so nothing may be removed
tuscany-refusal-storage-full = The storage is full: choose what leaves the game
tuscany-refusal-no-space = There is no such storage space
tuscany-refusal-nothing-stored = Nothing is stored there
tuscany-refusal-cannot-pay = You cannot pay two units of { $kind }
tuscany-refusal-covered = The field is covered
tuscany-refusal-kind = The field is not of kind { $kind }
tuscany-refusal-apart = The field is next to nothing that you have placed
tuscany-refusal-pay = Your cards and workers are not enough for this
tuscany-refusal-pay-order = The same payment is offered in the other order
tuscany-refusal-laid = Your estate is laid out already
tuscany-refusal-not-laid = First the estate must be laid out
tuscany-refusal-decline = There is nothing to decline
tuscany-refusal-end = The turn cannot be ended here
tuscany-heading-turn = Phase { $phase }, round { $round }
