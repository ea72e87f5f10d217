### Plansza Burgundii na stronie: jak nazywają się rzeczy i co mówią.

burgundy-tab-own = Posiadłość
burgundy-tab-shared = Magazyny
burgundy-estate = Posiadłość: { $name }, plansza { $n }
burgundy-board = Plansza { $n }
burgundy-no-board = Plansza nie jest jeszcze wybrana
burgundy-cell-tile = Pole { $n }, { $tile }
burgundy-cell-empty = Pole { $n }, { $kind }, kość { $die }
burgundy-space-castle = zamek
burgundy-space-mine = kopalnia
burgundy-space-ship = rzeka
burgundy-space-knowledge = wiedza
burgundy-space-animal = pastwisko
burgundy-space-building = miasto
burgundy-stored = Przechowalnia { $n }, { $tile }
burgundy-stored-none = Przechowalnia { $n }, pusta
burgundy-goods-stored = { $goods }, { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[many] { $count } płytek
}
burgundy-sold-tip = Sprzedane dobra: { $n }
burgundy-silverlings = { $n ->
    [one] { $n } srebrnik
    [few] { $n } srebrniki
   *[many] { $n } srebrników
}
burgundy-workers = { $n ->
    [one] { $n } pracownik
   *[other] { $n } pracowników
}
burgundy-dice = Kości
burgundy-die = Kość { $n }
burgundy-die-used = Kość { $n }, użyta
burgundy-die-turned = Kość { $n }, pracownicy zmieniają ją na { $to }
burgundy-die-turned-used = Kość { $n }, zmieniona przez pracowników na { $to }, użyta
burgundy-when = Faza { $phase }, runda { $round } z { $rounds }
burgundy-depots = Magazyny wokół czarnego
burgundy-depot = Magazyn { $n }
burgundy-depot-tile = Magazyn { $n }, { $tile }
burgundy-depot-empty = Magazyn { $n }, puste pole: { $kind }
burgundy-depot-goods = Magazyn { $n }, { $goods }
burgundy-black-depot = Czarny magazyn: kup płytkę za { $n ->
    [one] { $n } srebrnik
    [few] { $n } srebrniki
   *[many] { $n } srebrników
}
burgundy-black-tile = Czarny magazyn, { $tile }
burgundy-black-empty = Czarny magazyn, puste pole
burgundy-order-track = Tor kolejności
burgundy-track = Pole { $n }: { $names }
burgundy-white-die = Biała kość { $n }
burgundy-coming-tip = { $goods }, runda { $round }
burgundy-coming-yet = jeszcze nie wyłożone
burgundy-coming-none = w tej fazie już bez dóbr
burgundy-bonus-tip = Wszystkie pola koloru ({ $kind }): pierwszy gracz { $large } PZ, drugi { $small } PZ
burgundy-region-tip = Punkty za ukończony region, od 1 do { $most } pól: { $points }; w fazie { $phase } o { $n } więcej
burgundy-short-order = Kolejność
burgundy-short-coming = Nadejdą
burgundy-short-bonus = Premie
burgundy-short-region = Region
burgundy-need-die = kość
burgundy-need-depot = płytkę z magazynu
burgundy-need-ship-depot = magazyn
burgundy-need-ship-do = liczbę magazynów
burgundy-need-depot_goods = dobra
burgundy-need-black = płytkę z czarnego magazynu
burgundy-need-storage = płytkę z przechowalni
burgundy-need-take-storage = płytkę, która zwolni miejsce
burgundy-need-buy-storage = płytkę, która zwolni miejsce
burgundy-need-cell = pole posiadłości
burgundy-need-goods = dobra na sprzedaż
burgundy-need-board = planszę
