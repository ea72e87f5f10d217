burgundy-title = The Castles of Burgundy
burgundy-about = Fill an estate of 37 spaces in 25 rounds. Two dice a turn say what you may take, place or sell; closed regions, animals, goods, finished colours, watchtowers and knowledge bring points. Most points win.

## Options

burgundy-option-variant = Estate boards
burgundy-option-variant-base = Board 1 for everybody
burgundy-option-variant-open = Dealt sheets, open choice
burgundy-option-variant-secret = Dealt sheets, secret choice
burgundy-option-boards = Fixed boards (1 to 9, one for each seat)
burgundy-option-first = First player

## Tiles

burgundy-tile-castle = castle
burgundy-tile-mine = mine
burgundy-tile-ship = ship
burgundy-tile-warehouse = warehouse
burgundy-tile-carpenter_workshop = carpenter's workshop
burgundy-tile-church = church
burgundy-tile-market = market
burgundy-tile-boarding_house = boarding house
burgundy-tile-bank = bank
burgundy-tile-city_hall = city hall
burgundy-tile-watchtower = watchtower
burgundy-tile-cow_2 = cows (2)
burgundy-tile-cow_3 = cows (3)
burgundy-tile-cow_4 = cows (4)
burgundy-tile-hen_2 = hens (2)
burgundy-tile-hen_3 = hens (3)
burgundy-tile-hen_4 = hens (4)
burgundy-tile-pig_2 = pigs (2)
burgundy-tile-pig_3 = pigs (3)
burgundy-tile-pig_4 = pigs (4)
burgundy-tile-sheep_2 = sheep (2)
burgundy-tile-sheep_3 = sheep (3)
burgundy-tile-sheep_4 = sheep (4)
burgundy-tile-knowledge_01 = knowledge 1
burgundy-tile-knowledge_02 = knowledge 2
burgundy-tile-knowledge_03 = knowledge 3
burgundy-tile-knowledge_04 = knowledge 4
burgundy-tile-knowledge_05 = knowledge 5
burgundy-tile-knowledge_06 = knowledge 6
burgundy-tile-knowledge_07 = knowledge 7
burgundy-tile-knowledge_08 = knowledge 8
burgundy-tile-knowledge_09 = knowledge 9
burgundy-tile-knowledge_10 = knowledge 10
burgundy-tile-knowledge_11 = knowledge 11
burgundy-tile-knowledge_12 = knowledge 12
burgundy-tile-knowledge_13 = knowledge 13
burgundy-tile-knowledge_14 = knowledge 14
burgundy-tile-knowledge_15 = knowledge 15
burgundy-tile-knowledge_16 = knowledge 16
burgundy-tile-knowledge_17 = knowledge 17
burgundy-tile-knowledge_18 = knowledge 18
burgundy-tile-knowledge_19 = knowledge 19
burgundy-tile-knowledge_20 = knowledge 20
burgundy-tile-knowledge_21 = knowledge 21
burgundy-tile-knowledge_22 = knowledge 22
burgundy-tile-knowledge_23 = knowledge 23
burgundy-tile-knowledge_24 = knowledge 24
burgundy-tile-knowledge_25 = knowledge 25
burgundy-tile-knowledge_26 = knowledge 26

## What tiles do

burgundy-about-castle = Take one more action at once, as if with a die of any value.
burgundy-about-mine = 1 silverling at the end of each phase.
burgundy-about-ship = Takes the goods of one depot and moves your marker one space on the turn order track.
burgundy-about-animal = Points for the animals on it and on all tiles of its species in the same pasture.
burgundy-about-warehouse = You may sell all stored goods of one type.
burgundy-about-carpenter_workshop = You may take a building from a numbered depot.
burgundy-about-church = You may take a mine, a knowledge tile or a castle from a numbered depot.
burgundy-about-market = You may take a ship or an animal tile from a numbered depot.
burgundy-about-boarding_house = 4 workers.
burgundy-about-bank = 2 silverlings.
burgundy-about-city_hall = You may place another stored tile; die numbers do not matter.
burgundy-about-watchtower = 4 points.
burgundy-about-knowledge_01 = Your cities may hold the same building more than once.
burgundy-about-knowledge_02 = At the end of each phase also 1 worker per mine.
burgundy-about-knowledge_03 = A sale brings 2 silverlings instead of 1.
burgundy-about-knowledge_04 = A sale also brings 1 worker.
burgundy-about-knowledge_05 = A ship may take the goods of 2 neighbouring depots.
burgundy-about-knowledge_06 = You may also buy from depots 1–6.
burgundy-about-knowledge_07 = Each animal tile that scores brings 1 point more.
burgundy-about-knowledge_08 = A worker changes a die by up to 2.
burgundy-about-knowledge_09 = When you place a building, the die may be changed by 1 free of charge.
burgundy-about-knowledge_10 = When you place a ship or animals, the die may be changed by 1 free of charge.
burgundy-about-knowledge_11 = When you place a castle, a mine or knowledge, the die may be changed by 1 free of charge.
burgundy-about-knowledge_12 = When you take a tile from a depot, the die may be changed by 1 free of charge.
burgundy-about-knowledge_13 = Taking workers also brings 1 silverling.
burgundy-about-knowledge_14 = Taking workers brings 4 instead of 2.
burgundy-about-knowledge_15 = At the end 3 points for each type of goods that you have sold.
burgundy-about-knowledge_16 = At the end 4 points for each warehouse of yours.
burgundy-about-knowledge_17 = At the end 4 points for each watchtower of yours.
burgundy-about-knowledge_18 = At the end 4 points for each carpenter's workshop of yours.
burgundy-about-knowledge_19 = At the end 4 points for each church of yours.
burgundy-about-knowledge_20 = At the end 4 points for each market of yours.
burgundy-about-knowledge_21 = At the end 4 points for each boarding house of yours.
burgundy-about-knowledge_22 = At the end 4 points for each bank of yours.
burgundy-about-knowledge_23 = At the end 4 points for each city hall of yours.
burgundy-about-knowledge_24 = At the end 4 points for each species of animals in your estate.
burgundy-about-knowledge_25 = At the end 1 point for each goods tile that you have sold.
burgundy-about-knowledge_26 = At the end 2 points for each of your bonus tiles.

## Kinds, colours, regions, goods, phases

burgundy-kind-castle = castle
burgundy-kind-mine = mine
burgundy-kind-ship = ship
burgundy-kind-knowledge = knowledge
burgundy-kind-animal = animals
burgundy-kind-building = building
burgundy-colour-castle = dark green
burgundy-colour-mine = grey
burgundy-colour-ship = blue
burgundy-colour-knowledge = yellow
burgundy-colour-animal = light green
burgundy-colour-building = beige
burgundy-region-castle = castle region
burgundy-region-mine = mine region
burgundy-region-ship = river
burgundy-region-knowledge = knowledge region
burgundy-region-animal = pasture
burgundy-region-building = city
burgundy-goods-1 = turquoise goods (1)
burgundy-goods-2 = purple goods (2)
burgundy-goods-3 = pink goods (3)
burgundy-goods-4 = red goods (4)
burgundy-goods-5 = brown goods (5)
burgundy-goods-6 = orange goods (6)
burgundy-phase-a = A
burgundy-phase-b = B
burgundy-phase-c = C
burgundy-phase-d = D
burgundy-phase-e = E

## Places and things of the table

burgundy-name-depot = Depot
burgundy-name-black-depot = Black depot
burgundy-name-storage = Storage
burgundy-name-goods = Goods
burgundy-name-sold = Sold
burgundy-name-silverlings = Silverlings
burgundy-name-workers = Workers
burgundy-name-vp = Points
burgundy-name-estate = Estate
burgundy-name-board = Board
burgundy-name-order = Turn order
burgundy-name-coming = Goods to come
burgundy-name-bonus = Bonus tiles
burgundy-name-bonus-large = large bonus tile
burgundy-name-bonus-small = small bonus tile
burgundy-name-regions = Regions
burgundy-name-white-die = White die
burgundy-name-die = Die
burgundy-name-phase = Phase
burgundy-name-round = Round
burgundy-name-stacks = Face-down stacks
burgundy-name-removed = Out of the game
burgundy-name-central-board = Central board
burgundy-cell = Space { $cell }

## Kinds of actions

burgundy-action-take = Take
burgundy-action-place = Place
burgundy-action-sell = Sell
burgundy-action-workers = Workers
burgundy-action-buy = Buy
burgundy-action-ship = Ship
burgundy-action-one_depot = One depot
burgundy-action-two_depots = Two depots
burgundy-action-pick = Goods
burgundy-action-side = Board
burgundy-action-castle = Castle
burgundy-action-decline = Decline
burgundy-action-end = End turn

## Questions

burgundy-ask-side = Choose a side of your sheet
burgundy-ask-castle = Choose the space of your starting castle
burgundy-ask-secret = Choose a board and the space of your starting castle
burgundy-ask-turn = { $dice ->
        [0] Buy a tile or end your turn
        [one] Use your other die
       *[other] Use a die
    }
burgundy-ask-castle-action = Your castle allows one more action
burgundy-ask-warehouse = Your warehouse may sell goods of one type
burgundy-ask-fetch = You may take a tile with your { $tile }
burgundy-ask-city-hall = Your city hall may place another tile
burgundy-ask-ship = Choose the depot that your ship takes goods from
burgundy-ask-ship-two = Choose one depot or two neighbouring ones for your ship
burgundy-ask-pick = Not all goods fit: choose a type

## Options of a turn

burgundy-by-die = { $die ->
        [0] {""}
       *[other] {" "}(die { $die }{ burgundy-which })
    }
burgundy-which = { $which ->
        [0] {""}
       *[other] {", "}no. { $which }
    }
burgundy-copy = { $copy ->
        [0] {""}
       *[other] {" "}no. { $copy }
    }
burgundy-old-copy = { $old_copy ->
        [0] {""}
       *[other] {" "}no. { $old_copy }
    }
burgundy-do-take = Take { $tile }{ burgundy-copy } from depot { $depot }{ burgundy-by-die }
burgundy-do-take-over = Take { $tile }{ burgundy-copy } from depot { $depot }, discard { $old }{ burgundy-old-copy }{ burgundy-by-die }
burgundy-do-place = Place { $tile }{ burgundy-copy } on space { $cell }{ burgundy-by-die }
burgundy-do-sell = Sell { $tiles } { $goods }{ burgundy-by-die }
burgundy-do-workers = { $workers ->
        [one] Take { $workers } worker
       *[other] Take { $workers } workers
    }{ burgundy-by-die }
burgundy-do-buy = Buy { $tile }{ burgundy-copy } from { $depot ->
        [0] the black depot
       *[other] depot { $depot }
    }
burgundy-do-buy-over = Buy { $tile }{ burgundy-copy } from { $depot ->
        [0] the black depot
       *[other] depot { $depot }
    }, discard { $old }{ burgundy-old-copy }
burgundy-do-ship = Take the goods of depot { $depot }
burgundy-do-ship-two = Take the goods of depots { $depot } and { $second }
burgundy-do-pick = Take { $goods }
burgundy-do-side = Board { $board }
burgundy-do-castle = Castle on space { $cell }
burgundy-do-choose = Board { $board }, castle on space { $cell }
burgundy-do-decline = Decline
burgundy-do-end = End your turn

## Log

burgundy-heading-phase = Phase { $phase }
burgundy-heading-turn = Phase { $phase }, round { $round }
burgundy-log-first = Is the first player
burgundy-log-goods-dealt = Gets { $goods }
burgundy-log-sheet = Gets the sheet with boards { $front } and { $back }
burgundy-log-side = Chooses board { $board }
burgundy-log-chosen = Has chosen
burgundy-log-castle = Starts on board { $board } with a castle on space { $cell }
burgundy-log-phase = Phase { $phase } begins{ $removed ->
        [0] {""}
        [one] ; { $removed } tile leaves the game
       *[other] ; { $removed } tiles leave the game
    }
burgundy-log-rolls = Rolls { $one } and { $two }
burgundy-log-white = White die { $depot }: { $goods } to depot { $depot }
burgundy-log-die = Turns a { $rolled } into a { $value }{ $workers ->
        [0] {""}
        [one] {" "}for { $workers } worker
       *[other] {" "}for { $workers } workers
    }
burgundy-log-discards = Discards { $tile }
burgundy-log-takes = Takes { $tile } from depot { $depot }
burgundy-log-buys = Buys { $tile } from { $depot ->
        [0] the black depot
       *[other] depot { $depot }
    }
burgundy-log-places = Places { $tile } on space { $cell }
burgundy-log-region = Closes a { $region } of { $size }, phase { $phase }
burgundy-log-colour-large = First to finish { $colour }: large bonus tile
burgundy-log-colour-small = Second to finish { $colour }: small bonus tile
burgundy-log-animals = { $tiles ->
        [one] Scores { $tiles } animal tile
       *[other] Scores { $tiles } animal tiles
    }
burgundy-log-sells = Sells { $tiles } { $goods }{ $silverlings ->
        [0] {""}
        [one] {", "}{ $silverlings } silverling
       *[other] {", "}{ $silverlings } silverlings
    }{ $workers ->
        [0] {""}
        [one] {", "}{ $workers } worker
       *[other] {", "}{ $workers } workers
    }
burgundy-log-workers = { $workers ->
        [one] Takes { $workers } worker
       *[other] Takes { $workers } workers
    }{ $silverlings ->
        [0] {""}
        [one] {", "}{ $silverlings } silverling
       *[other] {", "}{ $silverlings } silverlings
    }
burgundy-log-gains-workers = { $n ->
        [one] Gains { $n } worker
       *[other] Gains { $n } workers
    } from the { $tile }
burgundy-log-gains-silverlings = { $n ->
        [one] Gains { $n } silverling
       *[other] Gains { $n } silverlings
    } from the { $tile }
burgundy-log-gains-points = { $n ->
        [one] Gains { $n } point
       *[other] Gains { $n } points
    } from the { $tile }
burgundy-log-goods = Takes { $tiles } { $goods } from depot { $depot }
burgundy-log-marker = Moves to space { $space } of the turn order
burgundy-log-marker-first = Moves to space { $space } of the turn order and is now first
burgundy-log-declines = Leaves the effect unused
burgundy-log-mines = { $silverlings ->
        [one] Gains { $silverlings } silverling
       *[other] Gains { $silverlings } silverlings
    } from mines{ $workers ->
        [0] {""}
        [one] {", "}{ $workers } worker
       *[other] {", "}{ $workers } workers
    }
burgundy-log-final = Final scoring: { $source }
burgundy-log-wins = Wins the game

## Where points come from

burgundy-points-regions = regions
burgundy-points-phases = phase points
burgundy-points-colours = bonus tiles
burgundy-points-animals = animals
burgundy-points-goods = goods sold
burgundy-points-watchtowers = watchtowers
burgundy-points-unsold_goods = unsold goods
burgundy-points-silverlings = silverlings
burgundy-points-workers = workers
burgundy-points-knowledge_07 = knowledge 7
burgundy-points-knowledge_15 = knowledge 15
burgundy-points-knowledge_16 = knowledge 16
burgundy-points-knowledge_17 = knowledge 17
burgundy-points-knowledge_18 = knowledge 18
burgundy-points-knowledge_19 = knowledge 19
burgundy-points-knowledge_20 = knowledge 20
burgundy-points-knowledge_21 = knowledge 21
burgundy-points-knowledge_22 = knowledge 22
burgundy-points-knowledge_23 = knowledge 23
burgundy-points-knowledge_24 = knowledge 24
burgundy-points-knowledge_25 = knowledge 25
burgundy-points-knowledge_26 = knowledge 26

## Refusals

burgundy-refuse-not-asked = That is not what is being asked now
burgundy-refuse-chance = Dice and draws are not yours to choose
burgundy-refuse-no-choice = There is no board to choose now
burgundy-refuse-castle-hex = The starting castle stands on a dark green space of the board
burgundy-refuse-needs-die = This action needs a die
burgundy-refuse-die-used = This die has been used
burgundy-refuse-no-die = This effect needs no die
burgundy-refuse-no-goods = You store no { $goods }
burgundy-refuse-workers = { $workers ->
        [one] This needs { $workers } worker
       *[other] This needs { $workers } workers
    }; you have { $have }
burgundy-refuse-full = Your storage is full: name the tile that leaves the game
burgundy-refuse-room = A stored tile leaves the game only when a new one needs its space
burgundy-refuse-nothing-there = There is no tile on that space of depot { $depot }
burgundy-refuse-fetch = This building does not take { $tile }
burgundy-refuse-no-tile = There is no tile on that storage space
burgundy-refuse-covered = Space { $cell } is covered
burgundy-refuse-colour = Space { $cell } is { $colour }
burgundy-refuse-beside = Space { $cell } touches no tile of your estate
burgundy-refuse-city = This city already has this building: { $tile }
burgundy-refuse-buy-later = You buy before, between or after the dice actions
burgundy-refuse-bought = You have already bought a tile this turn
burgundy-refuse-silverlings = { $silverlings ->
        [one] This costs { $silverlings } silverling
       *[other] This costs { $silverlings } silverlings
    }; you have { $have }
burgundy-refuse-black-only = Without knowledge 6 you buy from the black depot only
burgundy-refuse-black-empty = There is no tile on that space of the black depot
burgundy-refuse-two-depots = Only knowledge 5 opens two depots to a ship
burgundy-refuse-pick = There is no new type to take: { $goods }
burgundy-refuse-castle-must = A castle's action cannot be declined
burgundy-refuse-no-pass = A die cannot be skipped: you can always take workers
burgundy-refuse-ship-must = A ship names a depot and takes what fits
burgundy-refuse-dice-left = Both dice must be used before the turn ends
