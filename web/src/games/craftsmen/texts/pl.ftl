### Plansza Rzemieślników na stronie: jak nazywają się rzeczy i co mówią.

craftsmen-tab-own = Miasto
craftsmen-tab-shared = Gildie
craftsmen-city = Miasto: { $name }
craftsmen-empty = puste
craftsmen-neutral = neutralny
craftsmen-pts = PU
craftsmen-score = Wynik

craftsmen-name-guilds = Gildie
craftsmen-name-harbour = Port
craftsmen-name-granary = Spichlerz
craftsmen-name-ships = Statki
craftsmen-name-capital = Kapitał
craftsmen-name-buildings = Budynki
craftsmen-name-lines = Linie produkcyjne
craftsmen-name-fair = Jarmark
craftsmen-name-halves = Kolory miasta
craftsmen-name-order = Kolejność
craftsmen-name-changes = Zmiana kolejności
craftsmen-name-tokens = Żetony bonusowe
craftsmen-name-auction = Licytacja
craftsmen-name-bids = Stawki
craftsmen-name-mayor = Burmistrz
craftsmen-name-box = Tartaki w pudełku
craftsmen-name-looked = Podglądane karty
craftsmen-name-player = Gracz

# Gildie
craftsmen-short-bankers = Bankierzy
craftsmen-short-builders = Budowniczowie
craftsmen-short-notary = Notariusz
craftsmen-short-craft = Cech rzemiosł
craftsmen-short-merchants = Kupcy
craftsmen-short-town_hall = Ratusz
craftsmen-does-bankers = Weź i odrzuć karty
craftsmen-does-builders = Buduj z ręki
craftsmen-does-notary = Kup albo licytuj
craftsmen-does-craft = { $points ->
    [one] 1 punkt pracy
    [few] { $points } punkty pracy
   *[many] { $points } punktów pracy
}
craftsmen-does-merchants = Kup półprodukt
craftsmen-does-town_hall = { $changes ->
    [0] Żeton
   *[other] Żeton lub kolejność
}
craftsmen-rim-gold = złote: przywilej
craftsmen-rim-silver = srebrne
craftsmen-rim-ribbon = ze wstążką: bez opłaty
craftsmen-space = { $guild }, pole { $n } ({ $rim }): { $discs }
craftsmen-helpers-of = Pomocnicy: { $n } z { $most }
craftsmen-used = { $name }: przywilej wykorzystany

# Karty
craftsmen-card = { $name }, { $top }/{ $bottom }: { $inputs } → { $good }{ $points ->
    [0] {""}
    [one] , 1 punkt
    [few] , { $points } punkty
   *[many] , { $points } punktów
}
craftsmen-card-raw = { $name }, { $top }/{ $bottom }: { $good }
craftsmen-ready = może produkować
craftsmen-icon-empty = { $building } ({ $top }/{ $bottom }): miejsce na towar { $good }
craftsmen-icon-full = { $building } ({ $top }/{ $bottom }): leży tu { $good }
craftsmen-end-left = Lewy koniec rzędu
craftsmen-end-right = Prawy koniec rzędu
craftsmen-needs = wymaga przywileju
craftsmen-row = Rząd budynków: { $name }
craftsmen-costs = budowa kosztuje { $n }
craftsmen-in-hand = { $n ->
    [one] { $card } na ręce
   *[other] { $card } na ręce, razy { $n }
}
craftsmen-worth = wart { $n }
craftsmen-held = Karty budynków na ręce ({ $tier }): { $n }
craftsmen-back = Karta, której nie widzisz
craftsmen-open = Odkryta: { $card }
craftsmen-stack-capital = Stos kapitału: { $n }
craftsmen-pile = Odrzucone: { $cards }
craftsmen-deck = Budynki ({ $tier }), kart w stosie: { $n }. U notariusza { $buy }, budowa { $build }
craftsmen-deck-basic = Podst.
craftsmen-deck-extended = Rozsz.
craftsmen-deck-advanced = Zaaw.
craftsmen-seen-top = Znasz z wierzchu: { $cards }
craftsmen-seen-under = Znasz od spodu: { $cards }
craftsmen-put-back = Pozostałe karty wracają na wierzch stosu albo pod stos.
craftsmen-column = { $good }: dolny znacznik { $lower }, górny { $upper }
craftsmen-fair = Jarmark, własne znaczniki: { $n }
craftsmen-fair-free = Jarmark, wolne miejsca: { $n }

# Statki
craftsmen-ship = Statek { $n }, premie { $bonuses }
craftsmen-ship-n = Statek { $n }
craftsmen-ship-rank = { $name }: { $markers ->
    [one] 1 znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
}, na razie { $cargo } i premia { $bonus }
craftsmen-hold = Statek { $ship }, { $good }, po { $points }: { $markers }

# Co mają gracze
craftsmen-privileges = Żetony przywilejów: { $n }
craftsmen-works = Żetony pracy: { $n }
craftsmen-free = Wolni pomocnicy: { $n }
craftsmen-cards = Karty kapitału: { $n }
craftsmen-holds = Karty budynków na ręce: podstawowe { $basic }, rozszerzone { $extended }, zaawansowane { $advanced }
craftsmen-waits = czeka tam: { $goods }
craftsmen-has-token = Żeton bonusowy za linię ({ $good }): { $n }
craftsmen-token = Żeton bonusowy za linię ({ $good }), { $n }: { $name }
craftsmen-token-free = do wzięcia
craftsmen-pool-privileges = Żetony przywilejów w puli: { $n }
craftsmen-pool-work = Żetony pracy w puli: { $n }
craftsmen-change = Zmiana kolejności, miejsce { $n }: { $name }
craftsmen-half = Połówki, kolor { $color }: { $n }
craftsmen-sets = { $n ->
    [one] 1 pełny zestaw kolorów
    [few] { $n } pełne zestawy kolorów
   *[many] { $n } pełnych zestawów kolorów
}, na koniec roku { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

# Linie produkcyjne
craftsmen-line = { $of } → { $good }, { $to }
craftsmen-node-filled = { $good } (gotowe)
craftsmen-node-missing = { $good } (brak)
craftsmen-to-ship = na statek
craftsmen-to-granary = do spichlerza

# Licytacja
craftsmen-auction-by = otwiera { $name }
craftsmen-bid = Stawka { $n }
craftsmen-bidder-opens = otwiera
craftsmen-bidder-asked = licytuje
craftsmen-bidder-leads = prowadzi
craftsmen-bidder-out = pas
craftsmen-bidder-in = w grze
craftsmen-mayor-offers = oferuje { $n }
craftsmen-mayor-waits = licytuje, gdy nikt nie podbije
craftsmen-mayor-out = nie licytuje: stawkę podbito

# Pasek akcji
craftsmen-points-left = Punkty pracy: { $n } z { $of }
craftsmen-till = Do zapłaty: { $n }; ręka jest warta { $worth }
craftsmen-paid = Zapłata: { $value } z { $price }; suma liczb { $sum }
craftsmen-printed = suma liczb { $n }
craftsmen-hand-worth = twoja ręka jest warta
craftsmen-pay = Zapłać { $price }: { $cards } (wartość { $value })
craftsmen-pay-set = Zapłać { $price }: { $cards }, wartość { $value } zamiast { $sum } dzięki zestawowi

# Kalendarz, lata
craftsmen-stage = etap { $n }
craftsmen-when = Rok { $year } z { $years }, { $season }. { $phase }
craftsmen-phase-set_up = przygoto{"\u00AD"}wanie
craftsmen-phase-helpers = pomocnicy
craftsmen-phase-stage = gildie
craftsmen-phase-window = żetony pracy
craftsmen-phase-final = faza końcowa
craftsmen-phase-year = koniec roku
craftsmen-phase-round_end = koniec rundy
craftsmen-phase-over = koniec gry
craftsmen-year-ends = Koniec roku { $n }
craftsmen-years = Jak podliczono lata
craftsmen-go-on = Dalej
craftsmen-year-sum = Rok
craftsmen-year-note = Przy statku najpierw ładunek, potem mniejszą czcionką premia za najwięcej znaczników.
craftsmen-step-ships = Statki
craftsmen-step-city = Miasto
craftsmen-step-granary = Spichlerz
craftsmen-step-investment = Inwestycje

# Elementy gry
craftsmen-parts = Budynki i elementy gry
craftsmen-recipe = { $building }: { $inputs } → { $good }, { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
craftsmen-reconstructed = Odtworzone
craftsmen-reconstructed-about = Tych części gry nie podaje żadne źródło. Gospodarz może je zastąpić.

# Czego trzeba
craftsmen-need-guild = gildię
craftsmen-need-queue = pole
craftsmen-need-source = budynek, który produkuje
craftsmen-need-row = budynek, który produkuje
craftsmen-need-building = kartę budynku
craftsmen-need-end = koniec rzędu
craftsmen-need-icon = miejsce docelowe
craftsmen-need-fair = miejsce docelowe
craftsmen-need-granary = miejsce docelowe
craftsmen-need-hold = ładownię
craftsmen-need-capital = karty kapitału
craftsmen-need-stack = stos
craftsmen-need-offer = odkrytą kartę budynku
craftsmen-need-look = karty, które zostaną
craftsmen-need-step = stawkę
craftsmen-need-sawmill = tartak
board-price-privilege = { $n ->
    [one] 1 żeton przywileju
    [few] { $n } żetony przywilejów
   *[many] { $n } żetonów przywilejów
}
