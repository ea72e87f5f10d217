### Plansza Florencji na stronie: jak nazywają się rzeczy i co mówią.

florence-tab-own = Księstwo
florence-tab-shared = Florencja
florence-key-r = Obróć płytkę w ręce; w licytacji podbij
florence-key-p = Spasuj w licytacji
florence-key-f = Odwróć płytkę w ręce
florence-money = { $n } fl.
florence-f = fl.
florence-pp = PP
florence-wv = WD
florence-pp-plus = +{ $n } PP
florence-none = brak
florence-min = min. { $n }
florence-palace = Pałac
florence-duchy = Księstwo: { $name }
florence-duchies = Wszystkie księstwa: { $n }
florence-cell = Kolumna { $column }, rząd { $row }
florence-cell-of = { $name }, kolumna { $column }, rząd { $row }
florence-in-hand = Płytka w ręce
florence-cells = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
florence-forms = Ułożenia
florence-form = { $flip ->
    [0] Obrót
   *[other] Odwrócona, obrót
} o { $turns ->
    [one] { $turns } ćwiartkę
    [few] { $turns } ćwiartki
   *[many] { $turns } ćwiartek
}
florence-turn = Obracanie i odwracanie
florence-turn-left = Obróć w lewo
florence-turn-right = Obróć w prawo
florence-flip = Odwróć
florence-leaves = zostaje { $n } fl.
florence-lane = tu by się stykał: { $n ->
        [one] trzeba jednego architekta
       *[other] trzeba { $n } architektów
    }
florence-name-builders = Architekci
florence-name-freedoms = Swobody
florence-name-jesters = Błaźni
florence-name-character = Postać
florence-name-value = Wartość
florence-name-stacks = Stosy licytacji
florence-name-minimum = Najmniejsza wartość dzieła
florence-name-best = Najlepsze
florence-name-fame = Sława
florence-name-decks = Talie
florence-name-auction = Licytacja
florence-name-bid = Stawka
florence-name-characters = Postacie
florence-name-work = Dzieło
florence-name-sources = Źródła
florence-name-bonus = Karty premii
florence-name-income = Dochód
florence-name-money = Pieniądze
florence-name-prestige = Prestiż
florence-name-offer = Propozycja
florence-name-looked = Oglądane karty
florence-name-table = Stół
florence-name-hand = Ręka
florence-name-court = Dwór i karty
florence-court-touch = styk
florence-court-free = gratis
florence-builders = { $n ->
    [one] { $n } architekt
    [few] { $n } architekci
   *[many] { $n } architektów
}
florence-jesters = { $n ->
    [one] { $n } błazen
    [few] { $n } błaźni
   *[many] { $n } błaznów
}
florence-has = { $thing }: jest
florence-has-not = { $thing }: brak
florence-has-money = { $n } fl.
florence-start = Gracz rozpoczynający
florence-your-works = Twoje dzieła
florence-works = Dzieła
florence-no-works = { $n ->
    [0] Na ręce nie ma zawodów
   *[other] Zawody na ręce: { $n }
}
florence-work = { $card }: wartość dzieła { $value }, ze wszystkimi kartami premii { $most }, potrzeba { $minimum }. { $wishes }
florence-cards = Karty na ręce
florence-card-now = teraz { $n } WD
florence-brings-now = teraz { $n } PP
florence-so-far = { $term }: { $has } z { $of }
florence-recruit-title = Rekrutacja
florence-recruiting-tip = Karta rekrutacji: zabiera zawód ze stołu innego gracza na twoją rękę
florence-recruit-worth = { $card }, u ciebie dzieło o WD { $n }
florence-hand = Na ręce zawody: { $professions }, karty premii: { $bonuses }, karty prestiżu: { $prestiges }
florence-held = { $pile }: { $n }
florence-city = Florencja
florence-components = Elementy gry
florence-you-build = Budujesz za
florence-size-large = Duże
florence-size-medium = Średnie
florence-size-small = Małe
florence-building-left = { $building }, pola: { $cells }, zostało: { $n }
florence-built-by = mają: { $names }
florence-freedom-left = { $freedom }, zostało: { $n }
florence-deck = { $pile }: { $n }, w tym włożone pod spód: { $under }
florence-under = Znasz spód: { $cards }
florence-out = Poza grą: { $cards }
florence-pile-short-profession = Zawody
florence-pile-short-bonus = Premia
florence-lot-left = { $lot }, zostało: { $n }
florence-lot-sold = { $name }: { $price } fl.
florence-left = zostało: { $n }
florence-lot-short-forest = Las
florence-lot-short-lake = Jezioro
florence-lot-short-park = Park
florence-lot-short-jester = Błazen
florence-lot-short-builder = Architekt
florence-lot-short-prestige_card = Prestiż
florence-lot-short-recruiting_card = Rekrut
florence-lot-short-landscape = Krajobraz
florence-lot-title-forest = Las
florence-lot-title-lake = Jezioro
florence-lot-title-park = Park
florence-lot-title-jester = Błazen
florence-lot-title-builder = Architekt
florence-lot-title-prestige_card = Karta prestiżu
florence-lot-title-recruiting_card = Karta rekrutacji
florence-lot-title-landscape = Dowolny krajobraz
florence-lot-effect-forest = Krajobraz na twoją planszę; każdy następny las daje prestiż
florence-lot-effect-lake = Krajobraz na twoją planszę; każde następne jezioro daje prestiż
florence-lot-effect-park = Krajobraz na twoją planszę; każdy następny park daje prestiż
florence-lot-effect-jester = Większa wartość każdego późniejszego dzieła
florence-lot-effect-builder = Tańsze budowanie; przy { $touch } budynki mogą się stykać; każdy po pierwszym daje prestiż
florence-lot-effect-prestige_card = Obejrzyj { $look } i zachowaj jedną: prestiż na koniec
florence-lot-effect-recruiting_card = Zabiera zawód ze stołu innego gracza
florence-lot-effect-landscape = Las, jezioro albo park na twoją planszę
florence-auction-about = po jednym przedmiocie, od { $n } fl.
florence-naming = Stos wskazuje { $name }
florence-naming-about = Kto wskazuje stos, daje za niego { $bid } fl.
florence-bids = Stawki
florence-bidder-high = prowadzi
florence-bidder-asked = teraz odpowiada
florence-bidder-passed = pas przy tym stosie
florence-bidder-won = ma już
florence-bidder-out = poza tą fazą
florence-bidder-in = licytuje
florence-raise-to = Podbij do { $n } fl.
florence-pass = Spasuj
florence-if-won = Jeśli wygrasz: { $what }
florence-if-passed = Zostaje ci { $n } fl. i możesz jeszcze wziąć: { $lots }
florence-if-yours = Co ci to da
florence-gain-none = nie masz z tego pożytku
florence-gain-left = zostaje { $n } fl.
florence-gain-sale = resztę pokrywa prestiż
florence-gain-building = budynki po { $n } fl.
florence-gain-work = { $card } { $from } → { $to }
florence-space = { $character }: { $n } fl.
florence-spaces = Stawki: { $character }
florence-banker-now = { $n } fl. na karcie
florence-done = gotowe
florence-short-muse = Dzieła tej rundy są warte więcej
florence-short-cardinal = Jedna akcja więcej
florence-short-princess = Dzieło bez zawodu
florence-short-merchant = Darmowy przedmiot albo prestiż
florence-short-professor = Jedna karta z { $look }
florence-short-banker = Pieniądze z banku
florence-asked = teraz
florence-bought = Kupiona: { $name }
florence-held-by = Wciąż u: { $name }
florence-characters-about = Znacznik, który doczeka następnej kolejki właściciela, kupuje kartę. Przelicytowany może licytować dalej.
florence-source-cards = Karty zawodów i rekrutacji: { $n }
florence-least = najmniej w rundzie { $round }: { $n }
florence-bonus-once = każda raz, potem poza grę
florence-income-about = teraz wymień go na prestiż, punkt za { $point } fl.
florence-too-little = musi najpierw mieć { $n }
florence-buy = Kupiony prestiż
florence-pay = Zapłata
florence-get = Zysk
florence-less = { $name }: mniej
florence-more = { $name }: więcej
florence-best-now = Na razie najlepsze dzieło: +{ $n } PP na koniec rundy
florence-offer-to = Propozycja: { $name }
florence-refused = odmowy: { $n }
florence-offer-where = { $builder } proponuje wspólną budowę przez granicę: { $building }. Partner: { $partner }.
florence-offer-sentence = { $builder } buduje wspólnie: { $building }. { $partner } płaci { $sum } fl., bank dostaje { $price } fl.
florence-offer-cells = { $one }: { $a }, { $two }: { $b }
florence-offer-about = Budynek liczy się w całości obojgu. U kogo brakuje architektów, tam nie może się stykać z budynkami ani pałacem.
florence-partner-pays = Płaci: { $name }
florence-bank-price = Cena banku
florence-agreed = Umówiona suma
florence-money-after = Pieniądze potem
florence-prestige-at-once = Prestiż od razu
florence-action-spent = Zużyte akcje
florence-sum = Suma
florence-looked-keep = Zachowaj jedną z nich
florence-looked-return = Pod talię: pierwsza najbliżej wierzchu
florence-looked-worth = Dzieło o WD { $n } na twojej ręce
florence-phase-set_up = Przygotowanie
florence-phase-auction = Licytacja
florence-phase-characters = Postacie
florence-phase-actions = Akcje
florence-phase-ending = Koniec
florence-phase-over = Koniec
florence-when = Runda { $round } z { $rounds }, { $phase }; dzieła od WD { $n }
florence-minimum = Najmniejsze wartości dzieł: { $values }; runda { $round }
florence-reconstructed = Odtworzone
florence-reconstructed-about = Tych części nie podaje żadne źródło; gospodarz może je wymienić.
florence-need-lot = stos
florence-need-building = budynek
florence-need-freedom = swobodę
florence-need-deck = talię
florence-need-cell = miejsce dla płytki
florence-need-form = ułożenie płytki
florence-need-hand = kartę z ręki
florence-need-table = zawód na innym stole
florence-need-look = jedną z kart
florence-need-space = pole stawki
florence-need-character = postać
florence-need-duchy = sąsiada
florence-need-step = ilość
