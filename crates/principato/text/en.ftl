principato-title = Principato
principato-about = Rule a small principality in Renaissance Italy for three years. Fields and palazzi feed your stores; stores become monuments, books and paintings, or soldiers who must outnumber the neighbours' five times. Most points win.
principato-reconstructed = Parts of this game that no public source gives were reconstructed. A host may replace them.
principato-reconstructed-cards = The faces of the three decks, how often each occurs, and the start cards.
principato-reconstructed-decks = How the cards are spread over the years and marked for the number of players.
principato-reconstructed-culture = The values of monuments, books and paintings.
principato-reconstructed-goals = The eighth goal card, Prosperous City.
principato-reconstructed-backs = Which goal cards have back 1 and which have back 2.
principato-reconstructed-exchange = That military and culture cards do not show the exchange symbol.
principato-reconstructed-bills = The values of the military bills. They only make change.
principato-reconstructed-board = The number of printed spaces and some colours. They limit nothing.

principato-option-first = Starting player

## Names

principato-cropland = Cropland
principato-build_farm = Build: Farm
principato-build_palazzo = Build: Palazzo
principato-build_bank = Build: Bank
principato-harvest = Harvest
principato-market = Market
principato-tax_collector_any = Tax Collector (2 of any)
principato-tax_collector_money = Tax Collector (3 money)
principato-tax_collector_food = Tax Collector (3 food)
principato-build_catapult = Build: Catapult
principato-build_catapult_year3 = Build: Catapult (year 3)
principato-hire_condottieri = Hiring
principato-recruit_militia = Recruitment
principato-sculptor = Sculptor
principato-scribe = Scribe
principato-painter = Painter
principato-military_scoring = Military scoring card

principato-chapel = Chapel
principato-town_hall = Town Hall
principato-palace = Palace
principato-villa = Villa
principato-armourer = Armourer
principato-fertile_land = Fertile Land
principato-prosperous_city = Prosperous City
principato-bastion = Bastion

principato-field = field
    .plural = fields
principato-farm = farm
    .plural = farms
principato-palazzo = palazzo
    .plural = palazzi
principato-bank = bank
    .plural = banks
principato-catapult = catapult
    .plural = catapults
principato-condottiere = condottiere
    .plural = condottieri
principato-militia = militia
    .plural = militia
principato-monument = monument
principato-book = book
principato-painting = painting
principato-military_points = military points

principato-food = food
principato-money = money
principato-favor = favor

principato-environs = Environs
principato-city_wall = City wall
principato-city_center = City center
principato-church = Church
principato-goal = Goal
principato-exchange = exchange symbol

principato-source-military = Military
principato-source-monuments = Monuments
principato-source-books = Books
principato-source-paintings = Paintings
principato-source-goal-1 = First goal
principato-source-goal-2 = Second goal

## Parts of sentences

principato-cost-food-1 = 1 food
principato-cost-food-2 = 2 food
principato-cost-food-3 = 3 food
principato-cost-food-4 = 4 food
principato-cost-food-5 = 5 food
principato-cost-money-1 = 1 money
principato-cost-money-2 = 2 money
principato-cost-money-3 = 3 money
principato-cost-money-4 = 4 money
principato-cost-money-5 = 5 money
principato-cost-favor-1 = 1 favor
principato-cost-favor-2 = 2 favor
principato-cost-favor-3 = 3 favor
principato-cost-favor-4 = 4 favor
principato-cost-favor-5 = 5 favor
principato-cost-favor_food-1 = 1 favor in place of food
principato-cost-favor_food-2 = 2 favor in place of food
principato-cost-favor_food-3 = 3 favor in place of food
principato-cost-favor_food-4 = 4 favor in place of food
principato-cost-favor_food-5 = 5 favor in place of food
principato-cost-favor_money-1 = 1 favor in place of money
principato-cost-favor_money-2 = 2 favor in place of money
principato-cost-favor_money-3 = 3 favor in place of money
principato-cost-favor_money-4 = 4 favor in place of money
principato-cost-favor_money-5 = 5 favor in place of money
principato-for = { $paid ->
        [0] {""}
       *[other] {" "}for { $cost }
    }
principato-brought = { $n ->
        [one] 1 { $token }
       *[other] { $n } { $token_plural }
    }
principato-then = ; then take { $taken } (place { $place })
principato-which = { $slot ->
        [0] {""}
       *[other] {" "}({ $slot })
    }
principato-gained = { $food ->
        [0] {""}
       *[other] {" "}+{ $food } food
    }{ $money ->
        [0] {""}
       *[other] {" "}+{ $money } money
    }{ $lost_food ->
        [0] {""}
       *[other] {" "}({ $lost_food } food lost)
    }{ $lost_money ->
        [0] {""}
       *[other] {" "}({ $lost_money } money lost)
    }

## Prompts

principato-prompt-turn = { $n ->
        [one] One action left: activate, swap, or take favor
       *[other] { $n } actions: activate, swap, or take favor
    }
principato-prompt-after-actions = Both actions used: move cubes to soldiers or end your turn
principato-prompt-supply = How many cubes supply your { $soldier_plural }?
principato-prompt-disband = How many { $soldier_plural } go home?

## Buttons

principato-action-activate = Activate
principato-action-swap = Swap
principato-action-favor = Favor
principato-action-move = Move
principato-action-end = End turn
principato-action-supply = Supply
principato-action-disband = Send home

## Options

principato-choice-produce = { $card }{ principato-which }{ principato-for }:{ principato-gained }
principato-choice-produce-exchange = { $card }{ principato-which }{ principato-for }:{ principato-gained }{ principato-then }
principato-choice-build = { $card }{ principato-which }: { principato-brought }{ principato-for }
principato-choice-build-exchange = { $card }{ principato-which }: { principato-brought }{ principato-for }{ principato-then }
principato-choice-culture = { $card }{ principato-which }: a { $token } worth { $value }{ principato-for }
principato-choice-culture-exchange = { $card }{ principato-which }: a { $token } worth { $value }{ principato-for }{ principato-then }
principato-choice-hire = { $card }{ principato-which }: { principato-brought }
principato-choice-hire-exchange = { $card }{ principato-which }: { principato-brought }{ principato-then }
principato-choice-swap = Swap { $card }{ principato-which } for { $taken } from place { $place } of the pool
principato-choice-favor = Take a favor cube into the church
principato-choice-favor-soldier = Take a favor cube onto a { $soldier }
principato-choice-move = Move a { $cube } cube onto a { $soldier }; it stays there
principato-choice-end = { $n ->
        [0] End the turn
        [one] End the turn, forgo one action
       *[other] End the turn, forgo { $n } actions
    }
principato-choice-supply = Supply { $soldier_plural } with { $own } { $cube } and { $favor } favor: strength { $strength }
principato-choice-disband = { $n ->
        [0] Keep all { $soldier_plural }
        [one] Send one { $soldier } home
       *[other] Send { $n } { $soldier_plural } home
    }

## Log

principato-log-first = Is the starting player
principato-log-start-card = Gets a start card: { $card }
principato-log-turned-over = { $card } comes into the pool
principato-log-goal = Gets goal { $back }: { $goal }
principato-log-goal-hidden = Gets goal { $back }
principato-log-produced = Activates { $card }{ principato-for }:{ principato-gained }
principato-log-built = Activates { $card }: { principato-brought }{ principato-for }
principato-log-culture = Activates { $card }: a { $token } worth { $value }{ principato-for }
principato-log-exchanged = Exchanges { $given } for { $taken } (place { $place })
principato-log-swapped = Swaps { $given } for { $taken } (place { $place })
principato-log-favor = Takes a favor cube into the church
principato-log-favor-soldier = Takes a favor cube onto a { $soldier }
principato-log-moved = Moves a { $cube } cube onto a { $soldier }
principato-log-forgone = { $n ->
        [one] Forgoes an action
       *[other] Forgoes { $n } actions
    }
principato-log-left = { $card } leaves the game
principato-log-year-ended = The deck is empty: year { $year } ends
principato-log-year = Year { $year } begins
principato-log-military-year-end = Military round { $number } of 5, at the end of the year. Order: { $order }
principato-log-military-extra = The military scoring card: extra military round, { $number } of 5. Order: { $order }
principato-log-supplied = Supplies { $soldier_plural } with { $own } { $cube } and { $favor } favor: strength { $strength }
principato-log-awarded = Strength { $strength }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
principato-log-cleared = Army cubes go to the stock: food { $food }, money { $money }, favor { $favor }
principato-log-disbanded = { $n ->
        [one] Sends one { $soldier } home
       *[other] Sends { $n } { $soldier_plural } home
    }
principato-log-goal-shown = Shows { $goal }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
principato-log-final = Final score: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Refusals

principato-refusal-no-action = Both actions of this turn are used
principato-refusal-alternative = The card has no such option
principato-refusal-how-many = Say how many soldiers you want
principato-refusal-no-soldiers = This card brings no soldiers
principato-refusal-stock = The stock does not have that
principato-refusal-too-much-favor = That is more favor than the cost
principato-refusal-cost = You cannot pay that
principato-refusal-value = Choose a token whose value is in the stock
principato-refusal-no-culture = This card brings no culture token
principato-refusal-must-exchange = This card has the exchange symbol: choose a card of the pool
principato-refusal-no-symbol = This card has no exchange symbol
principato-refusal-place = The pool has no such place
principato-refusal-church-first = Favor goes to the church as long as there is room
principato-refusal-no-room = There is no room for a favor cube there
principato-refusal-no-empty-soldier = No such soldier is without a cube
principato-refusal-no-cube = There is no such cube in your stores
principato-refusal-turn = It is your turn: activate, swap, take favor, move or end
principato-refusal-supply = You do not have that many cubes, or soldiers without a cube
principato-refusal-now-supply = Now you supply: { $soldier_plural }
principato-refusal-disband = You do not have that many soldiers
principato-refusal-now-disband = Now you may send home: { $soldier_plural }
principato-refusal-chance = A card must be turned over first
principato-refusal-over = The game is over
principato-heading-turn = Year { $year }, turn { $turn }
principato-heading-military-year-end = Military round { $n }, year end
principato-heading-military-extra = Military round { $n }, extra
