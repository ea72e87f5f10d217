### The board of Tuscany on the page: what things on it are called and what they say.

board-price-marble = { $n } marble
tuscany-tab-own = Estate
tuscany-tab-shared = Display
tuscany-estate = Estate of { $name }
tuscany-sealed = Estate sealed
tuscany-laying = Laying out the estate
tuscany-field-piece = Field { $n }, { $kind }: { $piece }
tuscany-field-empty = Field { $n }, { $kind }, empty
tuscany-stored = Storage { $n }, { $piece }
tuscany-stored-none = Storage { $n }, empty
tuscany-stack = Stack { $n }: { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
} left
tuscany-to-come = Still to come, in no order: { $tiles }
tuscany-hand = Hand: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
tuscany-cards = { $n } × { $kind }
tuscany-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
tuscany-marble = { $n } marble
tuscany-green = { $n } green
tuscany-name-storage = Storage
tuscany-name-stacks = Stacks
tuscany-name-bonus = Bonus
tuscany-name-hand = Hand
tuscany-name-display = Display
tuscany-name-deck = Region cards
tuscany-name-yields = Yield cards
tuscany-name-colours = Colour
tuscany-name-tracks = Tracks
tuscany-display = Place { $n }, { $tile }
tuscany-display-none = Place { $n }, empty
tuscany-back = back of { $name }
tuscany-back-neutral = neutral back
tuscany-fits = fits your estate
tuscany-peek = Display: { $tiles }
tuscany-pile = { $n } neutral tiles in the pile
tuscany-discards = Discarded: { $tiles }
tuscany-discards-none = No tile is discarded
tuscany-deck = Region cards, { $spent } discarded; { $n } in the deck
tuscany-yields = Yield cards, { $spent } discarded; { $n } in the deck
tuscany-spent = { $n } discarded
tuscany-bonus-stock = { $bonus }, { $n } left
tuscany-colour = All { $kind } fields: { $first } green for the first, { $second } for the second
tuscany-tracks-of = { $name }: { $green } green, { $red } red, { $after } red after the next scoring
tuscany-paying = Payment for the placement
tuscany-unit-none = nothing picked yet
tuscany-when = Phase { $phase }, round { $round }; { $name } has shown { $n } of { $of } tiles of the stack that ends it
tuscany-setup = Setup
tuscany-build = Your estate tiles
tuscany-build-tile = Tile { $letter }
tuscany-build-up = Move tile { $letter } up
tuscany-build-down = Move tile { $letter } down
tuscany-build-turn = Turn tile { $letter }
tuscany-build-left = Shift tile { $letter } left
tuscany-build-right = Shift tile { $letter } right
tuscany-build-joint = Where tile { $letter } lies below the tile above
tuscany-build-regions = Regions
tuscany-build-of = of { $n }
tuscany-build-most = at most { $n }
tuscany-build-hint = Move, turn and shift the tiles until they suit you: by the buttons, or drag a tile and click it to turn it. You choose the field of your starting castle next.
tuscany-build-take = Lay it out like this
tuscany-need-display = a tile from the display
tuscany-need-storage = a stored tile
tuscany-need-take-storage = what leaves your full storage
tuscany-need-cell = a field of your estate
tuscany-need-hand = another card to pay with
tuscany-need-worker = a worker
tuscany-need-bonus = a bonus tile
tuscany-otherwise = Pay differently
