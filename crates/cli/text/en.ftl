cli-me = Player
cli-many = { $n } options: type a kind or some words of the one you want (take ship), or ? for help
cli-filtered = With “{ $words }”. Enter shows all again
cli-only-one = Only this one has “{ $words }”. Enter plays it
cli-no-number = There are the numbers 1 to { $n }
cli-nothing-fits = No option has “{ $words }”. Type its number, some of its words, or ? for help
cli-confirm = Type c to confirm, or u to take your last answer back
cli-confirm-first = There is nothing to choose now: c confirms, u takes your last answer back
cli-try-what = Type try and the number of an option
cli-no-rule = There is no such rule; try: rule B5.2
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
cli-help =
    12          play option 12
    take ship   list the options with these words; Enter plays the only one
    Enter       all options again
    u  r        take the last answer back, do it again (reset: all of them)
    c           confirm, where the game waits for it
    t 12        what option 12 would give (try)
    h           ask a strong bot (hint)
    b  o        your board, the others' boards
    l  p        the log, where the points come from
    rule B5.2   a rule by its number
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
