### The page.

page-title = Signoria
page-tagline = Renaissance games
page-lead = Played by the book, with strong bots or with friends, live or over days. No account needed.
page-skip = Skip to the content
loading = One moment
failed = This could not be loaded. Try again in a moment.
missing = There is nothing at this address.
missing-table = This table does not exist, or it is not open to you.
to-home = Home
close = Close
cancel = Cancel
yes = Yes
no = No
menu = Menu
language = Language
theme = Theme
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
theme-switch = Switch between light and dark

nav-play = Play
nav-tables = Tables
nav-mine = My games
nav-rules = Rules
nav-me = Me
nav-about = About

home-turns = { $n ->
    [one] Your turn at { $n } table
   *[other] Your turn at { $n } tables
}
home-continue = Continue
home-play-now = Play now
home-bot = Play a bot
home-bot-short = Play
home-open = Open a table
home-open-tables = Open tables
home-watch = Games to watch
home-none-mine = No games yet. Play a bot.
home-none-open = No open tables. Open one.
home-none-watch = Nobody is playing in public right now.
home-join = Join
home-look = Watch
home-fair = Open source; dice and draws that anyone can check.
home-all = All
list-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
state-your-turn = Your turn
state-waiting = Waiting
state-thinking = A bot is thinking
state-lobby = Not started
state-over = Finished
state-won = Won
seat-free = free
guest-name = Guest { $n }
seat-name = Seat { $n }

setup-title = Open a table
setup-players = Players
setup-seats = Seats
setup-seat-me = Me
setup-seat-open = Open
setup-seat-bot = Bot
setup-level = Strength of the bots
level-page = Page
level-novice = Novice
level-squire = Squire
level-steward = Steward
level-prince = Prince
level-king = King
level-about-page = plays at random
level-about-novice = takes what looks good, and is often wrong
level-about-squire = takes what looks best
level-about-steward = thinks ahead a little
level-about-prince = thinks further ahead
level-about-king = plays to win
setup-clock = Clock
setup-clock-none = None
setup-clock-live = Live
setup-clock-days = Over days
setup-clock-minutes = Minutes for each player
setup-clock-seconds = Extra seconds each turn
setup-clock-live-about = { $minutes } min each, plus { $seconds } s a turn
setup-clock-days-about = { $n ->
    [one] { $n } day a move
   *[other] { $n } days a move
}
setup-private = By link only
setup-board = Board for seat { $n }
setup-board-variant = as the variant says
setup-board-all = Once a board is agreed for one seat, those without one get board 1.
setup-board-done = Done
setup-shown = How a game for { $n } begins
setup-random = Random
setup-start = Start
setup-create = Open the table
setup-back = Back

lobby-title = A table for { $game }
lobby-invite = Invite with this link
lobby-copy = Copy the link
lobby-copied = Copied
lobby-not-copied = Your browser does not let the page copy. Copy the address yourself.
lobby-full = all seats taken
lobby-here = at the table
lobby-away = away for the moment
lobby-join = Take a seat
lobby-leave = Leave
lobby-start = Start
lobby-start-bots = Start with bots on the free seats
lobby-waiting = Waiting for players
lobby-host = The host starts the game.
lobby-fair = Fair chance: the hash of the secret seed is
clock-none = no clock
table-replaced = Replaced by this host
lobby-options = Options

table-your-turn = Your turn
table-choose = { $n ->
    [one] { $n } option
   *[other] { $n } options
}
table-waiting = Waiting for { $name }
table-thinks = { $n ->
    [one] { $name } is thinking
   *[other] { $name } are thinking
}
table-question = Question:
table-lost = Connection lost, trying again
table-readable = The board is as it was a moment ago
table-try = Try now
table-new-build = The server has a newer page than this one
table-reload = Load it
table-went-back = The server has gone back to an earlier state of this game
table-halted = This game cannot go on under the rules as they were corrected
table-stranded = The rules were corrected while this game was on, and answer { $answer } of { $of } does not stand any more. { $why }. You see the last position that stands.
table-stranded-unread = The rules were corrected while this game was on. { $why }: { $options }. You see the game without them, up to the last answer that stands.
table-stranded-on = Play on from here
table-stranded-end = End the game
table-went-on = This game goes on at another table
table-went-on-do = Go there
table-ended = The game was ended without a result
table-stale = The table has moved on
table-wins = { $n ->
    [one] { $names } wins, { $scores }
   *[other] { $names } share the win, { $scores }
}
table-over = The game is over
table-result = Result
table-replay = Replay
table-undo = Undo
table-redo = Redo
table-reset = Undo the whole turn
table-confirm = Confirm
table-confirm-turn = Confirm to end your turn
table-confirms-soon = Confirms itself in a moment; touch anything to hold it
table-confirm-hint = Confirm to play it
table-need = Choose { $what }
table-list = List of options
table-list-short = List
table-kind = { $n ->
    [one] { $name }, { $n } option
   *[other] { $name }, { $n } options
}
table-hint = Hint
table-hint-asked = A bot is thinking it over
table-hint-more = More
table-hint-less = Less
table-live = Live
table-offline = Offline
table-log = Log
table-chat = Chat
table-players = Players
table-rules = Rules
table-guide = How to play
table-sound = Sound
table-vp = VP
table-bot = Bot, { $level }
table-away = A bot sits in for { $name }
table-gone = { $name } is not here just now
table-drop = { $name } has run out of time. Shall a bot play on?
table-drop-do = Let a bot sit in
table-return = Come back to your seat
table-away-you = A bot plays for you
table-resign = Resign
table-resign-ask = Give up this game? A bot plays on for you; you may come back.
table-since = Since your last turn
table-since-nothing = Nobody has done anything since your last turn
table-since-stop = Stop
table-rematch = Again
table-boards = All boards
table-record = Record of the game
table-check = Check that chance was fair
table-hash = Hash
table-seed = Seed
table-watcher = You are watching
table-last = { $name }: { $text }
table-open-board = Show the board of { $name }
table-turn-title = (!) { $game }

board-lit = can be picked
board-picked = picked
board-last = last move
board-price-worker = { $n ->
    [one] costs { $n } worker
   *[other] costs { $n } workers
}
board-price-silverling = { $n ->
    [one] costs { $n } silverling
   *[other] costs { $n } silverlings
}

zone-bar = Page
zone-actions = Actions
zone-kinds = Kinds of action
zone-own = Your board
zone-shared = Shared board
zone-others = Other players
zone-log = Log
zone-chat = Chat
zone-tabs = Views

list-title = { $n ->
    [one] { $n } option
   *[other] { $n } options
}
list-filter = Search
list-none = Nothing to decide just now.
list-note = Choosing an option shows what comes of it; Confirm plays it.

log-earlier = { $n ->
    [one] { $n } earlier line
   *[other] { $n } earlier lines
}
log-new = { $n ->
    [one] { $n } new
   *[other] { $n } new
}
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}

rule-open = Rule { $rule }
rule-title = Rule { $rule }
rule-missing = There is no such number in the rules.
rule-all = All rules
rule-back = Back to { $rule }
rules-title = Rules
rules-of = Rules: { $game }
rules-search = Search the rules
rules-found = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
# The players in pictures of positions, five of them.
book-players = Anna, Bruno, Clara, Dario, Elena
rules-contents = Contents
guide-of = How to play: { $game }

score-title = Result
score-points = Points
score-sum = Total
score-now = Points so far

keys-title = Keys
keys-tab = next zone
keys-arrows = move within a board
keys-enter = pick
keys-escape = take the last pick back
keys-undo = undo
keys-confirm = confirm
keys-list = list of options
keys-hint = hint
keys-this = these keys

settings-title = Table
settings-speed = Pace of moves
settings-speed-0 = At once
settings-speed-1 = Slow
settings-speed-2 = Normal
settings-speed-3 = Fast
settings-confirm = Confirm each move
settings-soon = Small answers confirm themselves after three seconds
settings-sound = Sounds

replay-title = Replay
replay-first = First position
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = Last position
replay-speed = Speed
replay-at = Position { $at } of { $of }
replay-seat = Seen by
replay-all = Everything
replay-table = Back to the table
replay-share = Copy a link to this position
branch-title = Play on from here with bots
branch-about = The game goes on from this position at a private table of your own. Bots take the other seats, and dice and cards are drawn anew.
branch-seat = Your seat
branch-start = Start
log-from = A new game from here on
problem-unreachable = That did not reach the server. Nothing has changed; try again.
problem-unreachable-load = The server cannot be reached.
problem-again = We keep trying; there is nothing you need to do.
problem-cookies = Your browser does not keep this page’s cookie, so the page cannot recognise you. Allow cookies; if its address begins with http, the host has to allow that as well.
problem-sign-in = You are no longer signed in. Load the page again.
problem-forbidden = You cannot do that here.
problem-foreign = The request came from another page. Open this one by its own address.
problem-not-found = This is no longer here.
problem-stale = The table has moved on.
problem-conflict = That is not possible now. Check what has changed.
problem-refused = The rules forbid it.
problem-too-large = That is too long.
problem-malformed = Something in it is missing or does not fit.
problem-stopping = The server is busy or restarting. Try again in a moment.
problem-fault = The server made a mistake. Nothing has changed; try again.
problem-field = This does not work: { $field }.
problem-not-saved = Not saved: nothing has changed. Try again in a moment.
problem-too-many = Too many requests. Wait a moment.

me-title = Me
me-guest = You play as a guest. Make an account, or sign in to yours: your tables come along, to other devices, too.
me-account = You are signed in as { $name }.
me-name = Name
me-password = Password
me-password-about = 8 characters at least
me-name-most = 24 characters at most
me-name-about = A name has 1 to 24 plain characters
me-wrong = There is no such name with this password
me-taken = This name is taken
me-keeps = In the name of an account only capital letters can change
me-sessions = Browsers signed in
me-this = this browser
me-used = used { $when }
me-revoke = Revoke
me-tokens = Tokens for programs
me-tokens-about = A program with a token plays or looks on under your name. It never changes name, password or tokens.
me-tokens-docs = The interface for programs
me-token-label = What it is for
me-token-scope = What it may do
me-token-read = look on
me-token-play = play
me-token-add = Make a token
me-token-once = Copy it now: it is not shown again.
me-rename = Change the name
me-register = Make an account
me-login = Sign in
me-logout = Sign out
me-none = We do not know you yet: play a game, or sign in.
me-saved = Saved
me-change = Change the password
me-change-about = Other browsers are signed out then, and all tokens end.
me-current = Current password
me-new = New password
me-current-wrong = This is not your password
me-prefs = Preferences

about-title = About Signoria
about-lead = Signoria plays Renaissance board games by the letter of their rulebooks, in the browser, with strong bots or with friends.
about-fair = Fair dice and draws
about-fair-text = Before a game starts, the hash of a secret seed is published; when it ends, the seed is. Every die and every draw can be recomputed from it with “signoria audit”.
about-games = The games
about-games-text = The games belong to their authors and publishers. Signoria is not connected with them; drawings and texts here are our own.
about-credits = Type and pictograms
about-fonts = EB Garamond by Georg Duffner and Octavio Pardo; Source Sans 3 by Paul D. Hunt and Adobe. Both under the SIL Open Font License 1.1.
about-icons = Pictograms: game-icons.net by Lorc, Delapouite and others, under CC BY 3.0; we rounded their outlines.
about-source = Signoria is free software under the MIT and Apache 2.0 licences.
about-api = Programs may play, too: see the interface.
orders-title = Standing orders
orders-about = A standing order answers for you as long as it fits. It ends when you undo something or learn something new.
orders-less = Less
orders-more = More
