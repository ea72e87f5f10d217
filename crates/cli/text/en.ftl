cli-me = Player
cli-many = { $n } options: type a line above or some words of the one you want, or ? for help
cli-filtered = With “{ $words }”. Enter shows all again
cli-only-one = Only this one has “{ $words }”. Enter plays it
cli-no-number = There is no option { $typed }. The numbers go from 1 to { $n }
cli-nothing-fits = No option has “{ $words }”. Type its number, some of its words, or ? for help
cli-confirm = Type c to confirm, or u to take your last answer back
cli-confirm-first = There is nothing to choose now: c confirms, u takes your last answer back
cli-try-what = Type try and the number of an option
cli-no-rule = There is no rule “{ $typed }”; try: rule { $rule }
cli-hint = A strong bot would do this:
cli-hand-over = { $name }: press Enter
cli-more-log = … { $n ->
        [one] { $n } earlier line
       *[other] { $n } earlier lines
    }: log
cli-saved = The game is kept. Go on with: signoria play --resume { $file }
cli-record = The record of the game: { $file }. Look at it with `signoria replay`, check the dice with `signoria audit`.
cli-vp = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cli-at-end = if the game ended now
cli-price-worker = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
cli-price-silverling = { $n ->
        [one] { $n } silverling
       *[other] { $n } silverlings
    }
cli-price-marble = { $n } marble
cli-help =
    12          play option 12
    some words  only the options with these words, further words narrow again;
                Enter plays the only one
    Enter       all options again
    u  r        take the last answer back, do it again (reset: all of them)
    c           confirm, where the game waits for it
    t 12        what option 12 would give (try)
    h           ask a strong bot (hint)
    b  o        your board, the others' boards
    l  p        the log, where the points come from
    rule        a rule by its number: rule { $rule }
    lang pl     po polsku
    resign      a bot plays on for you
    q           leave; the game is kept
cli-replay-at = After { $n } of { $total } answers
cli-replay-keys = Enter: on · b: back · a number: go there · s: next turn · q: leave
cli-replay-no = Enter goes on, b back, a number goes there (0 to { $total }), q leaves
cli-burgundy-castle = Cstl
cli-burgundy-mine = Mine
cli-burgundy-ship = Ship
cli-burgundy-warehouse = Ware
cli-burgundy-carpenter_workshop = Carp
cli-burgundy-church = Chur
cli-burgundy-market = Mark
cli-burgundy-boarding_house = Brdg
cli-burgundy-bank = Bank
cli-burgundy-city_hall = Hall
cli-burgundy-watchtower = Towr
cli-burgundy-cow = Cow
cli-burgundy-hen = Hen
cli-burgundy-pig = Pig
cli-burgundy-sheep = She
cli-burgundy-knowledge = Kn
cli-principato-year = Year
cli-principato-turn = Turn
cli-principato-actions = Actions left
cli-principato-rounds = Military rounds
cli-principato-pool = Pool: place, ⇄ must be exchanged, whose turn it leaves after
cli-principato-deck = Deck
cli-principato-round-year-end = Military round { $n } of 5, year end
cli-principato-round-extra = Military round { $n } of 5, extra
cli-principato-strength = Strength
cli-principato-if-now = If it ended now
cli-principato-bills = Military points
cli-principato-by-favor = with
cli-principato-lost = lost
cli-principato-stock = Stock
cli-principato-step = { $free ->
        [0] 1 per { $step }
       *[other] after { $free }: 1 each
    }
cli-principato-cropland = Cropland
cli-principato-build_farm = Farm
cli-principato-build_palazzo = Palazzo
cli-principato-build_bank = Bank
cli-principato-harvest = Harvest
cli-principato-market = Market
cli-principato-tax_collector_any = Tax: any
cli-principato-tax_collector_money = Tax money
cli-principato-tax_collector_food = Tax food
cli-principato-build_catapult = Catapult
cli-principato-build_catapult_year3 = Cat. III
cli-principato-hire_condottieri = Hiring
cli-principato-recruit_militia = Recruit.
cli-principato-sculptor = Sculptor
cli-principato-scribe = Scribe
cli-principato-painter = Painter
cli-tuscany-phase = Phase
cli-tuscany-round = Round
cli-tuscany-triggered = The phase is ending
cli-tuscany-final-round = Last round
cli-tuscany-display = Display
cli-tuscany-fits = has a field · ● whose back
cli-tuscany-colours = Colour bonuses, first/second
cli-tuscany-region-deck = Region cards
cli-tuscany-yield-deck = Yield cards
cli-tuscany-pile = Neutral tiles
cli-tuscany-bonus-stock = Bonus tiles
cli-tuscany-bonus = Bonus tiles
cli-tuscany-hand = Hand
cli-tuscany-storage = Storage
cli-tuscany-workers = Workers
cli-tuscany-marble = Marble
cli-tuscany-stacks = Stacks
cli-tuscany-to-come = In the stacks
cli-tuscany-sealed = has sealed the estate
cli-tuscany-laying = lays out the estate
cli-tuscany-green = green
cli-tuscany-red = red
cli-tuscany-regions = Regions of 1, 2, 3: { $one }, { $two }, { $three }; { $points } green in all
cli-tuscany-castle = Cstl
cli-tuscany-city = City
cli-tuscany-inn = Inn
cli-tuscany-agriculture = Agri
cli-tuscany-quarry = Quar
cli-tuscany-village = Vill
cli-tuscany-monastery = Mona
cli-tuscany-cart = Cart
cli-tuscany-grapes = Gr
cli-tuscany-olives = Ol
cli-tuscany-grain = Gn
cli-tuscany-livestock = Li
cli-tuscany-short-card = card
cli-tuscany-short-storage = space
cli-tuscany-short-marble = marble
cli-tuscany-short-worker = worker
cli-tuscany-short-yield = yield
cli-principato-order = In this order
cli-principato-price-favor = {""}
cli-tuscany-price-worker = {""}
cli-tuscany-source-regions = Regions, green
cli-tuscany-source-colours = Colour bonuses, green
cli-tuscany-source-goods = Goods, green
cli-tuscany-source-storage = Storage spaces, green
cli-craftsmen-year = Year
cli-craftsmen-set-up = Set-up
cli-craftsmen-helpers = Helpers
cli-craftsmen-stage = Guilds
cli-craftsmen-window = Work tokens
cli-craftsmen-final = Final phase
cli-craftsmen-year-end = Change of year
cli-craftsmen-over = The end
cli-craftsmen-order = Order
cli-craftsmen-privileges = Pool: privileges
cli-craftsmen-work = work
cli-craftsmen-work-points = Work points
cli-craftsmen-points-left = left
cli-craftsmen-changes = New order
cli-craftsmen-capital = Capital
cli-craftsmen-pile = discarded
cli-craftsmen-buy = buy
cli-craftsmen-build = build
cli-craftsmen-tokens = Bonus tokens
cli-craftsmen-box = In the box
cli-craftsmen-granary = Granary
cli-craftsmen-ship = Ship
cli-craftsmen-auction = Auction
cli-craftsmen-bid = bid
cli-craftsmen-mayor = mayor
cli-craftsmen-payment = Payment
cli-craftsmen-looked = Looked at
cli-craftsmen-passed = passed
cli-craftsmen-sets = Sets
cli-craftsmen-privilege = Privileges
cli-craftsmen-work-token = Work tokens
cli-craftsmen-fair = Fair
cli-craftsmen-worth = Hand worth
cli-craftsmen-money = Capital
cli-craftsmen-hand = Buildings in hand
cli-craftsmen-row = Row
cli-craftsmen-lines = Lines that lack something
cli-craftsmen-signs-colors = Colours
cli-craftsmen-signs-spaces = Spaces
cli-craftsmen-signs-of-spaces = [] gold: privilege; () silver; {"{}"} ribbon: no fee; * privilege used
cli-craftsmen-signs-markers = Markers
cli-craftsmen-signs-of-markers = o neutral; · a free place; ■ lies there; □ is missing; ! can produce
cli-craftsmen-signs-goods = Goods
cli-florence-round = Round
cli-florence-set-up = Set-up
cli-florence-auction = Auction
cli-florence-characters = Characters
cli-florence-actions = Actions
cli-florence-ending = The end
cli-florence-least = Least value
cli-florence-stacks = Stacks
cli-florence-sold = sold
cli-florence-bid = Bid
cli-florence-in = still in
cli-florence-buildings = Buildings
cli-florence-freedoms = Freedoms
cli-florence-decks = Decks: unseen+under
cli-florence-court = Characters
cli-florence-looked = Looked at
cli-florence-work = Work so far
cli-florence-builders = Builders
cli-florence-jesters = Jesters
cli-florence-cards = Cards
cli-florence-left = Actions left
cli-florence-character = Character
cli-florence-bonus = Bonus cards
cli-florence-prestige = Prestige cards
cli-florence-recruiting = Recruiting cards
cli-florence-table = Table
cli-florence-hand = Hand
cli-florence-professions = Professions
cli-florence-bonuses = Bonus cards
cli-florence-prestiges = Prestige cards
cli-florence-florins = { $n } F
