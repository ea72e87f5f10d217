### The board of Burgundy on the page: what things on it are called and what they say.

burgundy-tab-own = Estate
burgundy-tab-shared = Depots
burgundy-estate = Estate of { $name }, board { $n }
burgundy-board = Board { $n }
burgundy-no-board = The board is not chosen yet
burgundy-cell-tile = Space { $n }, { $tile }
burgundy-cell-empty = Space { $n }, { $kind }, die { $die }
burgundy-kind-castle = castle
burgundy-kind-mine = mine
burgundy-kind-ship = river
burgundy-kind-knowledge = knowledge
burgundy-kind-animal = pasture
burgundy-kind-building = city
burgundy-storage = Storage
burgundy-stored = Storage { $n }, { $tile }
burgundy-stored-none = Storage { $n }, empty
burgundy-goods = Goods
burgundy-goods-stored = { $goods }, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
burgundy-sold = Sold
burgundy-sold-tip = Goods sold: { $n }
burgundy-silverlings = { $n ->
    [one] { $n } silverling
   *[other] { $n } silverlings
}
burgundy-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
burgundy-dice = Dice
burgundy-die = Die { $n }
burgundy-die-used = Die { $n }, used
burgundy-when = Phase { $phase }, round { $round } of 5
burgundy-depots = Six depots around the black depot
burgundy-depot = Depot { $n }
burgundy-depot-tile = Depot { $n }, { $tile }
burgundy-depot-empty = Depot { $n }, empty space for { $kind }
burgundy-depot-goods = Depot { $n }, { $goods }
burgundy-black-depot = Black depot: buy a tile for { $n } silverlings
burgundy-black-tile = Black depot, { $tile }
burgundy-black-empty = Black depot, empty
burgundy-order = Order
burgundy-order-track = Turn order track
burgundy-track = Space { $n }: { $names }
burgundy-white = White die
burgundy-white-die = White die { $n }
burgundy-coming = To come
burgundy-coming-tip = { $goods }, round { $round }
burgundy-coming-none = no more goods in this phase
burgundy-bonus = Bonus
burgundy-bonus-tip = All { $kind } spaces: { $large } points for the first, { $small } for the second
burgundy-region = Region
burgundy-region-tip = Points for a finished region of 1 to 8 spaces: { $points }; in phase { $phase } { $n } more
burgundy-caption-phase = Phase { $phase }
burgundy-caption-turn = { $phase }, round { $round }
burgundy-action-take = Take
burgundy-action-place = Place
burgundy-action-sell = Sell
burgundy-action-workers = Workers
burgundy-action-buy = Buy
burgundy-action-ship = Load
burgundy-action-one_depot = One depot
burgundy-action-two_depots = Two depots
burgundy-action-pick = Choose goods
burgundy-action-side = Board
burgundy-action-castle = Castle
burgundy-action-decline = Leave it
burgundy-action-end = End turn
burgundy-blurb = Dice and an estate of 37 spaces
