### The board of Burgundy on the page: what things on it are called and what they say.

burgundy-tab-own = Estate
burgundy-tab-shared = Depots
burgundy-estate = Estate of { $name }, board { $n }
burgundy-board = Board { $n }
burgundy-no-board = The board is not chosen yet
burgundy-cell-tile = Space { $n }, { $tile }
burgundy-cell-empty = Space { $n }, { $kind }, die { $die }
burgundy-space-castle = castle
burgundy-space-mine = mine
burgundy-space-ship = river
burgundy-space-knowledge = knowledge
burgundy-space-animal = pasture
burgundy-space-building = city
burgundy-stored = Storage { $n }, { $tile }
burgundy-stored-none = Storage { $n }, empty
burgundy-goods-stored = { $goods }, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
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
burgundy-die-turned = Die { $n }, turned to { $to } by workers
burgundy-die-turned-used = Die { $n }, turned to { $to } by workers, used
burgundy-when = Phase { $phase }, round { $round } of { $rounds }
burgundy-depots = Depots around the black depot
burgundy-depot = Depot { $n }
burgundy-depot-tile = Depot { $n }, { $tile }
burgundy-depot-empty = Depot { $n }, empty space for { $kind }
burgundy-depot-goods = Depot { $n }, { $goods }
burgundy-black-depot = Black depot: buy a tile for { $n } silverlings
burgundy-black-tile = Black depot, { $tile }
burgundy-black-empty = Black depot, empty
burgundy-order-track = Turn order track
burgundy-track = Space { $n }: { $names }
burgundy-white-die = White die { $n }
burgundy-coming-tip = { $goods }, round { $round }
burgundy-coming-yet = not laid out yet
burgundy-coming-none = no more goods in this phase
burgundy-bonus-tip = All { $kind } spaces: { $large } points for the first, { $small } for the second
burgundy-region-tip = Points for a finished region of 1 to { $most } spaces: { $points }; in phase { $phase } { $n } more
burgundy-short-order = Order
burgundy-short-coming = To come
burgundy-short-bonus = Bonus
burgundy-short-region = Region
burgundy-need-die = a die
burgundy-need-depot = a tile in a depot
burgundy-need-ship-depot = a depot
burgundy-need-ship-do = how many depots
burgundy-need-depot_goods = goods
burgundy-need-black = a tile of the black depot
burgundy-need-storage = a stored tile
burgundy-need-take-storage = the stored tile that makes room
burgundy-need-buy-storage = the stored tile that makes room
burgundy-need-cell = a space of your estate
burgundy-need-goods = the goods to sell
burgundy-need-board = a board
