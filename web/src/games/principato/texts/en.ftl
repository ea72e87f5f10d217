### The board of Principato on the page: what things on it are called and what they say.

board-price-favor = { $n } by favor

principato-tab-own = Mine
principato-tab-shared = Pool
principato-of = Principality of { $name }
principato-pool = Pool
principato-pool-hint = the leftmost card leaves after every turn; the last { $n } are still here at your next one, unless taken
principato-place = Place { $n }: { $card }
principato-leaves-now = after this turn
principato-leaves-you = after your next
principato-leaves = after { $name }
principato-deck = Deck of year { $year }, { $n ->
    [one] one card left
   *[other] { $n } cards left
}
principato-left = { $n } left
principato-military-inside = military card inside
principato-military-out = military card is out
principato-stock = Stock
principato-stock-pair = { $a } or { $b }: { $n }
principato-stock-one = { $a }: { $n }
principato-stock-value = { $a } worth { $value }: { $n }
principato-tax_collector = Tax Collector
principato-own-cards = Action cards
principato-goals-known = Secret goals, so far
principato-goals = Secret goals
principato-then-exchange = then exchange it
principato-stays = stays with you
principato-note-favor = { $n } of it by favor
principato-note-lost = lost: { $n }
principato-note-all-lost = all lost
principato-card-plain = { $card }: { $all }; stays
principato-card-symbol = { $card }: { $all }; then exchange it
principato-card-or = { " or " }
principato-card-pay = pay { $n } { $cube }
principato-card-gain = gain { $n } { $cube }
principato-card-per = 1 { $cube } for each { $token }
principato-card-token = { $n } × { $token }
principato-card-any = any number: { $token }
principato-own-token = { $token }: { $n }
principato-store = { $cube } { $n } of { $all }
principato-fields = { $n ->
    [one] field
   *[other] fields
}
principato-farms = { $n ->
    [one] farm
   *[other] farms
}
principato-vp = { $n } VP
principato-to = to { $n }
principato-strength-now = Strength { $n }, with full supply { $to }
principato-military-points = Military points: { $n }
principato-culture-points = Culture points: { $n }
principato-actions-left = { $n ->
    [one] One action left
   *[other] { $n } actions left
}
principato-goal-known = { $name }: { $n ->
    [one] { $n } point so far
   *[other] { $n } points so far
}
principato-goal-back = Secret goal { $n }
principato-tip-sets = { $sets } sets of { $what }: { $ladder } points
principato-tip-armourer = A point for each catapult
principato-tip-fertile_land = A point for each field or farm beyond the first { $free }
principato-tip-prosperous_city = A point for each palazzo or bank beyond the first { $free }
principato-tip-bastion = A point for every { $step } military points
principato-step-own = Cubes from storage
principato-step-favor = Favor cubes
principato-step-count = How many?
principato-step-by-favor = By favor:
principato-by-favor = food { $food }, money { $money }
principato-step-value = Which value?
principato-value = Value { $n }
principato-less = { $name }: less
principato-more = { $name }: more
principato-most = all { $n }
principato-military-round = Military round
principato-military-year-end = at the end of the year, { $n } of { $all }
principato-military-extra = extra round, { $n } of { $all }
principato-order = Order
principato-army = Army
principato-strength = Strength
principato-fed = { $n } of { $all }
principato-if-now = If it ended now
principato-status-decided = decided
principato-status-deciding = deciding
principato-status-waiting = still to come
principato-standing = { $name }: place { $place }, { $points } points
principato-when = Year { $year } of { $years }, turn { $turn } of { $all }; military rounds done: { $rounds } of { $last }
principato-need-hand = one of your cards
principato-need-option = what a card of yours does
principato-need-pool = a card of the pool to take
principato-need-count = how many
principato-need-value = a value
principato-need-by_favor = what favor pays
principato-need-own = how many cubes from your stores
principato-need-favor = how many favor cubes
principato-need-cube = a cube
principato-need-token = a soldier
