### Plansza Księstwa na stronie: jak nazywają się rzeczy i co mówią.

board-price-favor = wpływami: { $n }

principato-tab-own = Moje
principato-tab-shared = Pula
principato-of = Księstwo: { $name }
principato-pool = Pula
principato-pool-hint = skrajna lewa karta odpada po każdej turze; { $n ->
        [one] ostatnia doczeka twojej następnej, jeśli nikt jej nie weźmie
        [few] ostatnie { $n } doczekają twojej następnej, jeśli nikt ich nie weźmie
       *[other] ostatnich { $n } doczeka twojej następnej, jeśli nikt ich nie weźmie
    }
principato-place = Miejsce { $n }: { $card }
principato-leaves-now = po tej turze
principato-leaves-you = po następnej
principato-leaves = po: { $name }
principato-deck = Talia roku { $year }, { $n ->
    [one] została jedna karta
    [few] zostały { $n } karty
   *[many] zostało { $n } kart
}
principato-left = zostało: { $n }
principato-military-inside = karta wojskowa w talii
principato-military-out = karta wojskowa już była
principato-stock = Magazyn
principato-stock-pair = { $a } lub { $b }: { $n }
principato-stock-one = { $a }: { $n }
principato-stock-value = { $a } o wartości { $value }: { $n }
principato-tax_collector = Poborca podatkowy
principato-own-cards = Karty akcji
principato-goals-known = Tajne zadania, dotąd
principato-goals = Tajne zadania
principato-then-exchange = potem wymiana
principato-stays = zostaje u ciebie
principato-note-favor = w tym wpływami: { $n }
principato-note-lost = przepada: { $n }
principato-note-all-lost = wszystko przepada
principato-card-plain = { $card }: { $all }; zostaje
principato-card-symbol = { $card }: { $all }; potem wymiana
principato-card-or = { " albo " }
principato-card-pay = zapłać: { $cube } { $n }
principato-card-gain = zyskaj: { $cube } { $n }
principato-card-per = { $cube } 1 za każdy żeton: { $token }
principato-card-token = { $token } ×{ $n }
principato-card-any = dowolna liczba: { $token }
principato-own-token = { $token }: { $n }
principato-store = { $cube } { $n } z { $all }
principato-fields = { $n ->
    [one] pole
    [few] pola
   *[many] pól
}
principato-farms = { $n ->
    [one] folwark
    [few] folwarki
   *[many] folwarków
}
principato-vp = { $n } PZ
principato-to = do { $n }
principato-strength-now = Siła { $n }, po pełnym zaopatrzeniu { $to }
principato-military-points = Wojskowe punkty zwycięstwa: { $n }
principato-culture-points = Punkty za kulturę: { $n }
principato-actions-left = { $n ->
    [one] Została jedna akcja
    [few] Zostały { $n } akcje
   *[many] Zostało { $n } akcji
}
principato-goal-known = { $name }: dotąd { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
principato-goal-back = Tajne zadanie { $n }
principato-tip-sets = { $sets } zestawy ({ $what }): { $ladder } punktów
principato-tip-armourer = Punkt za każdą katapultę
principato-tip-fertile_land = Punkt za każde pole lub folwark ponad { $free }
principato-tip-prosperous_city = Punkt za każdą rezydencję lub bank ponad { $free }
principato-tip-bastion = Punkt { $step ->
        [one] za każdy wojskowy punkt zwycięstwa
        [few] za każde { $step } wojskowe punkty zwycięstwa
       *[other] za każde { $step } wojskowych punktów zwycięstwa
    }
principato-step-own = Kostki ze składu
principato-step-favor = Kostki wpływów
principato-step-count = Ile?
principato-step-by-favor = Wpływami:
principato-by-favor = żywność { $food }, pieniądze { $money }
principato-step-value = Jaka wartość?
principato-value = Wartość { $n }
principato-less = { $name }: mniej
principato-more = { $name }: więcej
principato-most = maks. { $n }
principato-military-round = Runda wojskowa
principato-military-year-end = na koniec roku, { $n } z { $all }
principato-military-extra = dodatkowa, { $n } z { $all }
principato-order = Kolejność
principato-army = Wojsko
principato-strength = Siła
principato-fed = { $n } z { $all }
principato-if-now = Gdyby kończyła się teraz
principato-status-decided = już po decyzji
principato-status-deciding = decyduje
principato-status-waiting = czeka
principato-standing = { $name }: miejsce { $place }, punkty { $points }
principato-when = Rok { $year } z { $years }, tura { $turn } z { $all }; rundy wojskowe za nami: { $rounds } z { $last }
principato-need-hand = swoją kartę
principato-need-option = działanie swojej karty
principato-need-pool = kartę z puli
principato-need-count = liczbę
principato-need-value = wartość
principato-need-by_favor = koszt, który opłacą wpływy
principato-need-own = liczbę kostek ze składów
principato-need-favor = liczbę kostek wpływów
principato-need-cube = kostkę
principato-need-token = żołnierza
