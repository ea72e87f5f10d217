florence-title = The Princes of Florence
florence-about = Bid for what your court needs, build, grant freedoms, and let scholars and artists complete great works. Works bring money or prestige; most prestige wins.

florence-option-muse = The Muse and the Princess: six characters
florence-option-coop = Cooperative building: boards side by side
florence-option-hard = Fewer freedoms for two
florence-option-first = Start player

# Parts of the components that no source gives
florence-reconstructed-board_coop = the palace on the other side of the boards
florence-reconstructed-building_shapes = the outlines of the buildings
florence-reconstructed-coop_layouts = how the boards lie side by side
florence-reconstructed-landscape_shapes = the outlines of the landscapes
florence-reconstructed-rounds = the least value of a work in round 4

# Professions
florence-card-mathematician = Mathematician
florence-card-theologian = Theologian
florence-card-philosopher = Philosopher
florence-card-botanist = Botanist
florence-card-alchemist = Alchemist
florence-card-physicist = Physicist
florence-card-watchmaker = Watchmaker
florence-card-goldsmith = Goldsmith
florence-card-bell_maker = Bell Maker
florence-card-cartographer = Cartographer
florence-card-lawyer = Lawyer
florence-card-choreographer = Choreographer
florence-card-composer = Composer
florence-card-sculptor = Sculptor
florence-card-painter = Painter
florence-card-pharmacist = Pharmacist
florence-card-physician = Physician
florence-card-dramatist = Dramatist
florence-card-poet = Poet
florence-card-astronomer = Astronomer
florence-card-organ_builder = Organ Builder

# Bonus cards, by what they count
florence-card-bonus_building = Buildings
florence-card-bonus_small_building_and_landscape = Small buildings and landscapes
florence-card-bonus_forest = Forests
florence-card-bonus_freedom = Freedoms
florence-card-bonus_builder = Builders
florence-card-bonus_prestige_card_and_freedom = Prestige cards and freedoms
florence-card-bonus_hand_card = Cards in hand
florence-card-bonus_large_building = Large buildings
florence-card-bonus_building_size_group = Building sizes
florence-card-bonus_lake = Lakes
florence-card-bonus_jester = Jesters
florence-card-bonus_builder_and_lake = Builders and lakes
florence-card-bonus_landscape_type = Kinds of landscape
florence-card-bonus_table_card = Cards on the table
florence-card-bonus_medium_building_and_forest = Medium buildings and forests
florence-card-bonus_landscape = Landscapes
florence-card-bonus_park = Parks
florence-card-bonus_jester_and_freedom = Jesters and freedoms
florence-card-bonus_prestige_card = Prestige cards
florence-card-bonus_element_type = Kinds of element

# What bonus cards add to a work
florence-effect-bonus_building = 1 WV for each building
florence-effect-bonus_small_building_and_landscape = 1 WV for each small building and each landscape tile
florence-effect-bonus_forest = 2 WV for each forest
florence-effect-bonus_freedom = 2 WV for each freedom
florence-effect-bonus_builder = 2 WV for each builder
florence-effect-bonus_prestige_card_and_freedom = 1 WV for each prestige card and each freedom
florence-effect-bonus_hand_card = 1 WV for each profession or recruiting card in hand
florence-effect-bonus_large_building = 2 WV for each large building
florence-effect-bonus_building_size_group = 2 WV for each size (large, medium, small) of which you have a building
florence-effect-bonus_lake = 2 WV for each lake
florence-effect-bonus_jester = 2 WV for each jester, on top of what jesters bring anyway
florence-effect-bonus_builder_and_lake = 1 WV for each builder and each lake
florence-effect-bonus_landscape_type = 2 WV for each kind of landscape that you have
florence-effect-bonus_table_card = 1 WV for each profession or recruiting card on your table
florence-effect-bonus_medium_building_and_forest = 1 WV for each medium building and each forest
florence-effect-bonus_landscape = 1 WV for each landscape tile
florence-effect-bonus_park = 2 WV for each park
florence-effect-bonus_jester_and_freedom = 1 WV for each jester and each freedom
florence-effect-bonus_prestige_card = 2 WV for each prestige card
florence-effect-bonus_element_type = 1 WV for each kind that you have: forest, lake, park, jester, builder, prestige card, freedom

# Prestige cards
florence-card-prestige_most_buildings = Most buildings
florence-card-prestige_all_landscape_types = All landscapes
florence-card-prestige_most_lakes = Most lakes
florence-card-prestige_most_jesters = Most jesters
florence-card-prestige_builder_jester_landscapes = Builder, jester, two landscapes
florence-card-prestige_two_large_buildings = Two large buildings
florence-card-prestige_most_landscapes = Most landscapes
florence-card-prestige_all_freedoms = All freedoms
florence-card-prestige_most_builders = Most builders
florence-card-prestige_most_works = Most cards on the table
florence-card-prestige_fewest_empty_spaces = Fewest empty cells
florence-card-prestige_most_forests = Most forests
florence-card-prestige_buildings_freedoms_works = Four buildings, two freedoms, four table cards
florence-card-prestige_most_parks = Most parks

# What prestige cards bring at the end
florence-effect-prestige_most_buildings = 6 PP if you alone have most buildings; 3 if you share the lead
florence-effect-prestige_all_landscape_types = 8 PP for at least one forest, one lake and one park
florence-effect-prestige_most_lakes = 6 PP if you alone have most lakes; 3 if you share the lead
florence-effect-prestige_most_jesters = 6 PP if you alone have most jesters; 3 if you share the lead
florence-effect-prestige_builder_jester_landscapes = 7 PP for at least one builder, one jester and two landscape tiles
florence-effect-prestige_two_large_buildings = 5 PP for at least two large buildings
florence-effect-prestige_most_landscapes = 7 PP if you alone have most landscape tiles; 4 if you share the lead
florence-effect-prestige_all_freedoms = 8 PP for all three freedoms
florence-effect-prestige_most_builders = 6 PP if you alone have most builders; 3 if you share the lead
florence-effect-prestige_most_works = 7 PP if you alone have most profession and recruiting cards on your table; 4 if you share the lead
florence-effect-prestige_fewest_empty_spaces = 8 PP if you alone have fewest empty cells; 4 if you share the lead
florence-effect-prestige_most_forests = 7 PP if you alone have most forests; 4 if you share the lead
florence-effect-prestige_buildings_freedoms_works = 6 PP for at least four buildings, two freedoms and four cards on your table
florence-effect-prestige_most_parks = 5 PP if you alone have most parks; 3 if you share the lead

# Tiles
florence-tile-university = University
florence-tile-laboratory = Laboratory
florence-tile-workshop = Workshop
florence-tile-library = Library
florence-tile-opera = Opera
florence-tile-studio = Studio
florence-tile-hospital = Hospital
florence-tile-theater = Theater
florence-tile-tower = Tower
florence-tile-chapel = Chapel
florence-tile-forest = forest
florence-tile-lake = lake
florence-tile-park = park

florence-freedom-religion = Freedom of Religion
florence-freedom-travel = Freedom of Travel
florence-freedom-opinion = Freedom of Opinion

florence-freedom-short-religion = Religion
florence-freedom-short-travel = Travel
florence-freedom-short-opinion = Opinion

florence-lot-forest = forest
florence-lot-lake = lake
florence-lot-park = park
florence-lot-jester = jester
florence-lot-builder = builder
florence-lot-prestige_card = prestige card
florence-lot-recruiting_card = recruiting card
florence-lot-landscape = landscape of your choice

florence-pile-profession = profession cards
florence-pile-bonus = bonus cards
florence-pile-prestige = prestige cards

florence-character-muse = Muse
florence-character-cardinal = Cardinal
florence-character-princess = Princess
florence-character-merchant = Merchant
florence-character-professor = Professor
florence-character-banker = Banker

florence-effect-muse = Every work of this round is worth as much more as the round's number
florence-effect-cardinal = Three actions in this round
florence-effect-princess = One action of this round completes a work without a profession card
florence-effect-merchant = Your next object is free, or prestige points for your place on the fame track
florence-effect-professor = Look at five prestige or bonus cards for free and keep one
florence-effect-banker = You get the money on the card less your bid; bought in round 7, all your money can become prestige at the end

# What cards and works count
florence-term-building = buildings
florence-term-building_large = large buildings
florence-term-building_medium = medium buildings
florence-term-building_small = small buildings
florence-term-landscape = landscape tiles
florence-term-forest = forests
florence-term-lake = lakes
florence-term-park = parks
florence-term-freedom = freedoms
florence-term-builder = builders
florence-term-jester = jesters
florence-term-prestige_card = prestige cards
florence-term-hand_card = cards in hand
florence-term-table_card = cards on the table
florence-term-empty_space = empty cells

# Where points come from
florence-source-works = Works
florence-source-buildings = Buildings
florence-source-landscapes = Landscapes
florence-source-builders = Builders
florence-source-best-works = Best works
florence-source-merchant = Merchant
florence-source-banker = Banker
florence-source-sold = Prestige sold
florence-source-prestige = Prestige cards

# What is asked
florence-prompt-discard = Return one of your four professions
florence-prompt-name = Name a stack: that is your bid of { $bid } F
florence-prompt-raise = { $lot }: raise { $bid } F by 100, or pass
florence-prompt-last = Buy one object for { $price } F, or decline
florence-prompt-kind = Choose the landscape
florence-prompt-place = Place the { $tile }
florence-prompt-keep = Keep one of these { $pile }
florence-prompt-return = Which of these { $pile } goes under the deck next? The first lies nearest to the top
florence-prompt-recruit = Use the recruiting card at once?
florence-prompt-turn = { $actions ->
        [0] No action left
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
florence-prompt-bonus = WV { $value }, at least { $minimum }: play bonus cards?
florence-prompt-exchange = Income { $income } F: how much prestige do you buy?
florence-prompt-sell = How much prestige do you sell?
florence-prompt-character = Bid for a character, or pass
florence-prompt-use-now = Use the { $character } now?
florence-prompt-merchant = { $lot } for { $price } F: take it free, or pay and get { $points } PP
florence-prompt-expiring = The Professor leaves: use him now?
florence-prompt-cash = The Banker exchanges all your money, 200 F for 1 PP
florence-prompt-across = { $tile } together with { $partner }: where across the border?
florence-prompt-ask = { $tile } together with { $partner }: how much shall { $partner } pay?
florence-prompt-answer = { $builder } offers to build the { $tile } together; the partner pays { $sum } F

# Kinds of action, as words on buttons
florence-action-return = Return
florence-action-keep = Keep
florence-action-name = Name
florence-action-raise = Raise
florence-action-landscape = Choose
florence-action-recruit = Recruit
florence-action-work = Work
florence-action-build = Build
florence-action-offer = Build together
florence-action-profession = Profession
florence-action-bonus = Bonus card
florence-action-introduce = Freedom
florence-action-play = Play
florence-action-done = Done
florence-action-accept = Accept
florence-action-free = Take it free
florence-action-pay = Pay
florence-action-cash = Exchange
florence-action-merchant = Merchant
florence-action-professor = Professor
florence-action-sell = Sell prestige
florence-action-hold = Keep it
florence-action-pass = Pass
florence-action-withdraw = Withdraw
florence-action-decline = Decline
florence-action-lapse = Let lapse
florence-action-end = End turn

# Options
florence-do-discard = Return the { $card }
florence-do-return = { $card } goes under the deck next
florence-do-keep = Keep { $card }
florence-do-name = Name { $lot }: { $price } F{ $sold ->
        [0] {""}
       *[other] , selling { $sold } PP if you win
    }
florence-do-buy = Buy { $lot } for { $price } F
florence-do-raise = Raise to { $bid } F{ $sold ->
        [0] {""}
       *[other] , selling { $sold } PP if you win
    }
florence-do-landscape = Take a { $tile }
florence-do-place = { $tile }: column { $column }, row { $row }{ $flip ->
        [0] {""}
       *[other] , flipped
    }{ $turns ->
        [0] {""}
        [1] , one quarter turn
       *[other] , { $turns } quarter turns
    }
florence-do-recruit = Recruit the { $card } from { $from }
florence-do-work = Work of the { $card }: WV { $value }{ $bonus ->
        [0] {""}
       *[other] , with all bonus cards +{ $bonus }
    }
florence-do-princess = Work with the Princess: WV { $value }
florence-do-build = { $tile } for { $price } F, +{ $points } PP
florence-do-offer = { $tile } together with { $partner }
florence-do-look = Look at five { $pile } for { $price } F, keep one
florence-do-introduce = { $freedom } for { $price } F
florence-do-play = { $card }: +{ $value } WV
florence-do-done = No more bonus cards: WV { $value }
florence-do-exchange-nothing = Keep all { $rest } F
florence-do-exchange = { $points } PP for { $price } F, keep { $rest } F
florence-do-bid = { $character }: { $bid } F
florence-do-ask = { $sum ->
        [0] The partner pays nothing
       *[other] The partner pays { $sum } F
    }{ $sold ->
        [0] {""}
       *[other] , and you sell { $sold } PP
    }
florence-do-accept = Accept: pay { $sum } F, { $tile } for both, +{ $points } PP
florence-do-free = Take the object free
florence-do-pay = Pay { $price } F, +{ $points } PP
florence-do-cash = All money: { $price } F for { $points } PP
florence-do-merchant = Merchant: +{ $points } PP for your place
florence-do-professor = Professor: look at five { $pile }
florence-do-sell = Sell prestige
florence-do-sell-points = { $points } PP for { $money } F
florence-do-hold-recruiting = Keep the recruiting card
florence-do-hold-character = Keep the { $character } for later
florence-do-pass = Pass
florence-do-pass-characters = Pass: no character in this round
florence-do-withdraw = Withdraw from this phase
florence-do-buy-nothing = Buy nothing
florence-do-keep-money = Keep the money
florence-do-refuse = Decline
florence-do-lapse = Let the Professor lapse
florence-do-end = End the turn{ $actions ->
        [0] {""}
        [one] , losing { $actions } action
       *[other] , losing { $actions } actions
    }

# Standing orders
florence-order-lot = Pass this lot ({ $lot })
florence-order-limit = { $lot }: bid up to { $bid } F
florence-order-phase = Pass this phase
florence-order-characters = Pass for all characters

# The log
florence-log-first = Is the start player
florence-log-dealt = Is dealt the { $card }
florence-log-returned = Returns the { $card }
florence-log-returned-hidden = Returns a profession
florence-log-tiles = One tile alone: { $freedom }; two each of the others
florence-log-tiles-hard = Two tiles: { $freedom }; one each of the others
florence-log-round = Round { $round }: works of WV { $minimum } or more
florence-log-auction = Auction
florence-log-characters = Characters
florence-log-actions = Actions
florence-log-ending = Last settlements
florence-log-named = Names { $lot }: { $bid } F
florence-log-raised = { $bid } F
florence-log-passed = Passes
florence-log-passed-forced = Cannot raise, passes
florence-log-withdrew = Withdraws from this phase
florence-log-withdrew-forced = Can name nothing, withdraws
florence-log-bought-nothing = Buys nothing
florence-log-bought-nothing-forced = Can buy nothing
florence-log-won = { $price ->
        [0] Takes { $lot } for nothing
       *[other] Pays { $price } F: { $lot }
    }
florence-log-builder = Has { $count ->
        [one] { $count } builder
       *[other] { $count } builders
    }{ $points ->
        [0] {""}
       *[other] : +{ $points } PP
    }
florence-log-jester = Has { $count ->
        [one] { $count } jester
       *[other] { $count } jesters
    }
florence-log-landscape = Places a { $tile }{ $points ->
        [0] {""}
       *[other] : +{ $points } PP
    }
florence-log-looks = Looks at { $count } { $pile }{ $price ->
        [0] {""}
       *[other] {" "}for { $price } F
    }
florence-log-sees = Sees { $card }
florence-log-keeps = Keeps { $card }{ $under ->
        [0] {""}
        [one] ; { $under } card goes under the deck
       *[other] ; { $under } cards go under the deck
    }
florence-log-keeps-hidden = Keeps one of the { $pile }{ $under ->
        [0] {""}
        [one] ; { $under } goes under the deck
       *[other] ; { $under } go under the deck
    }
florence-log-under = { $card } goes under the deck
florence-log-recruited = Recruits the { $card } from { $from }
florence-log-works = Work of the { $card }: WV { $value } without bonus cards
florence-log-princess = Work with the Princess: WV { $value }
florence-log-played = Plays { $card }: +{ $value } WV
florence-log-completed = Completes a work of WV { $value }: { $income } F
florence-log-exchanged-nothing = Keeps the whole income
florence-log-exchanged = Buys { $points } PP for { $price } F
florence-log-built = Builds the { $tile } for { $price } F: +{ $points } PP
florence-log-introduced = Introduces { $freedom } for { $price } F
florence-log-sold = Sells { $points } PP for { $money } F
florence-log-turn-over = Ends the turn
florence-log-turn-over-forced = Has nothing left to do
florence-log-best-work = Best work, WV { $value }: +{ $points } PP
florence-log-no-work = Nobody completed a work
florence-log-marker = Bids { $bid } F for the { $character }
florence-log-marker-over = Bids { $bid } F for the { $character }; the marker of { $back } goes back
florence-log-passed-characters = Takes no character
florence-log-passed-characters-forced = Cannot bid for a character
florence-log-hired = Pays { $price } F for the { $character }
florence-log-banker-pays = The Banker pays { $money } F
florence-log-banker-grows = { $money } F lie on the Banker now
florence-log-merchant = Merchant: +{ $points } PP for the place on the fame track
florence-log-merchant-forced = The Merchant leaves: +{ $points } PP for the place on the fame track
florence-log-merchant-free = The Merchant makes it free: { $lot }
florence-log-professor-lapses = The Professor leaves unused
florence-log-cashed = The Banker exchanges { $price } F: +{ $points } PP
florence-log-offered = Offers { $partner } to build the { $tile } together for { $sum } F
florence-log-refused = Declines the offer of { $partner }
florence-log-built-together = Builds the { $tile } together with { $partner }, who pays { $sum } F; the bank gets { $price } F: +{ $points } PP each
florence-log-scored = { $card }: { $points } PP
florence-log-ended = The game is over. Winner: { $winners }

# Why something cannot be done
florence-refusal-question = That is no answer to this question
florence-refusal-discard = First everybody returns a profession
florence-refusal-not-in-hand = You do not hold this card
florence-refusal-no-such-stack = There is no such stack
florence-refusal-sold = This stack was sold in this phase
florence-refusal-empty = Nothing is left of this
florence-refusal-three-builders = You have three builders; there is no fourth
florence-refusal-no-place = There is no place for it
florence-refusal-no-money = You do not have enough money
florence-refusal-no-such-landscape = This landscape is not available, or there is no place for it
florence-refusal-off-grid = The tile does not lie on the board this way
florence-refusal-occupied = Something lies there
florence-refusal-touches = With fewer than two builders a building touches neither another one nor the palace
florence-refusal-border = At a border you need a builder, and two where a building faces yours
florence-refusal-not-looked-at = This card is not among those that you look at
florence-refusal-no-recruiting-card = You have no recruiting card
florence-refusal-own-table = You cannot recruit from your own table
florence-refusal-not-on-table = This profession lies on nobody's table
florence-refusal-exchange = Only this income buys prestige, 200 F each
florence-refusal-sell-points = You do not have that much prestige
florence-refusal-sell = Selling prestige changes nothing here
florence-refusal-muse-sells-nothing = With The Muse and the Princess nobody sells prestige
florence-refusal-below-minimum = The work would not reach the least value of this round
florence-refusal-bought = This character was bought in this phase
florence-refusal-no-space = There is no such space on this card
florence-refusal-not-higher = A bid must be higher than the marker that lies there
florence-refusal-across = The building must lie across the border, on free cells of both boards, and touch nothing where a builder is missing
florence-refusal-sum = The sum must cover what you lack, and be no more than the neighbour could pay
florence-refusal-professor-deck = The Professor looks at prestige or bonus cards
florence-refusal-deck-closed = This deck is empty or being auctioned
florence-refusal-no-character = You do not have this character
florence-refusal-no-action = You have no action left
florence-refusal-once = Only once in a round
florence-refusal-deck-empty = The deck is empty
florence-refusal-has-building = Each type of building stands once in a duchy
florence-refusal-has-freedom = You have this freedom already
florence-refusal-no-tile = No tile of this type is left
florence-refusal-no-neighbour = You only build together with a neighbour
florence-refusal-three-offers = Three offers were refused in this turn
