burgundy-title = Zamki Burgundii
burgundy-about = Zapełnij posiadłość z 37 pól w ciągu 25 rund. Dwie kości w turze mówią, co możesz wziąć, położyć albo sprzedać; punkty dają ukończone regiony i kolory, zwierzęta, dobra, wieże strażnicze i wiedza. Wygrywa, kto ma najwięcej punktów.

## Opcje

burgundy-option-variant = Plansze graczy
burgundy-option-variant-base = Plansza 1 dla wszystkich
burgundy-option-variant-open = Rozdane plansze, wybór jawny
burgundy-option-variant-secret = Rozdane plansze, wybór tajny
burgundy-option-boards = Ustalone plansze (od 1 do 9, po jednej na miejsce)
burgundy-option-first = Pierwszy gracz

## Płytki

burgundy-tile-castle = zamek
    .acc = zamek
    .gen = zamku
burgundy-tile-mine = kopalnia
    .acc = kopalnię
    .gen = kopalni
burgundy-tile-ship = statek
    .acc = statek
    .gen = statku
burgundy-tile-warehouse = skład
    .acc = skład
    .gen = składu
burgundy-tile-carpenter_workshop = warsztat stolarski
    .acc = warsztat stolarski
    .gen = warsztatu stolarskiego
burgundy-tile-church = kościół
    .acc = kościół
    .gen = kościoła
burgundy-tile-market = sklep
    .acc = sklep
    .gen = sklepu
burgundy-tile-boarding_house = pensjonat
    .acc = pensjonat
    .gen = pensjonatu
burgundy-tile-bank = bank
    .acc = bank
    .gen = banku
burgundy-tile-city_hall = ratusz
    .acc = ratusz
    .gen = ratusza
burgundy-tile-watchtower = wieża strażnicza
    .acc = wieżę strażniczą
    .gen = wieży strażniczej
burgundy-tile-cow_2 = krowy (2)
    .acc = krowy (2)
    .gen = krów (2)
burgundy-tile-cow_3 = krowy (3)
    .acc = krowy (3)
    .gen = krów (3)
burgundy-tile-cow_4 = krowy (4)
    .acc = krowy (4)
    .gen = krów (4)
burgundy-tile-hen_2 = kury (2)
    .acc = kury (2)
    .gen = kur (2)
burgundy-tile-hen_3 = kury (3)
    .acc = kury (3)
    .gen = kur (3)
burgundy-tile-hen_4 = kury (4)
    .acc = kury (4)
    .gen = kur (4)
burgundy-tile-pig_2 = świnie (2)
    .acc = świnie (2)
    .gen = świń (2)
burgundy-tile-pig_3 = świnie (3)
    .acc = świnie (3)
    .gen = świń (3)
burgundy-tile-pig_4 = świnie (4)
    .acc = świnie (4)
    .gen = świń (4)
burgundy-tile-sheep_2 = owce (2)
    .acc = owce (2)
    .gen = owiec (2)
burgundy-tile-sheep_3 = owce (3)
    .acc = owce (3)
    .gen = owiec (3)
burgundy-tile-sheep_4 = owce (4)
    .acc = owce (4)
    .gen = owiec (4)
burgundy-tile-knowledge_01 = wiedza 1
    .acc = wiedzę 1
    .gen = wiedzy 1
burgundy-tile-knowledge_02 = wiedza 2
    .acc = wiedzę 2
    .gen = wiedzy 2
burgundy-tile-knowledge_03 = wiedza 3
    .acc = wiedzę 3
    .gen = wiedzy 3
burgundy-tile-knowledge_04 = wiedza 4
    .acc = wiedzę 4
    .gen = wiedzy 4
burgundy-tile-knowledge_05 = wiedza 5
    .acc = wiedzę 5
    .gen = wiedzy 5
burgundy-tile-knowledge_06 = wiedza 6
    .acc = wiedzę 6
    .gen = wiedzy 6
burgundy-tile-knowledge_07 = wiedza 7
    .acc = wiedzę 7
    .gen = wiedzy 7
burgundy-tile-knowledge_08 = wiedza 8
    .acc = wiedzę 8
    .gen = wiedzy 8
burgundy-tile-knowledge_09 = wiedza 9
    .acc = wiedzę 9
    .gen = wiedzy 9
burgundy-tile-knowledge_10 = wiedza 10
    .acc = wiedzę 10
    .gen = wiedzy 10
burgundy-tile-knowledge_11 = wiedza 11
    .acc = wiedzę 11
    .gen = wiedzy 11
burgundy-tile-knowledge_12 = wiedza 12
    .acc = wiedzę 12
    .gen = wiedzy 12
burgundy-tile-knowledge_13 = wiedza 13
    .acc = wiedzę 13
    .gen = wiedzy 13
burgundy-tile-knowledge_14 = wiedza 14
    .acc = wiedzę 14
    .gen = wiedzy 14
burgundy-tile-knowledge_15 = wiedza 15
    .acc = wiedzę 15
    .gen = wiedzy 15
burgundy-tile-knowledge_16 = wiedza 16
    .acc = wiedzę 16
    .gen = wiedzy 16
burgundy-tile-knowledge_17 = wiedza 17
    .acc = wiedzę 17
    .gen = wiedzy 17
burgundy-tile-knowledge_18 = wiedza 18
    .acc = wiedzę 18
    .gen = wiedzy 18
burgundy-tile-knowledge_19 = wiedza 19
    .acc = wiedzę 19
    .gen = wiedzy 19
burgundy-tile-knowledge_20 = wiedza 20
    .acc = wiedzę 20
    .gen = wiedzy 20
burgundy-tile-knowledge_21 = wiedza 21
    .acc = wiedzę 21
    .gen = wiedzy 21
burgundy-tile-knowledge_22 = wiedza 22
    .acc = wiedzę 22
    .gen = wiedzy 22
burgundy-tile-knowledge_23 = wiedza 23
    .acc = wiedzę 23
    .gen = wiedzy 23
burgundy-tile-knowledge_24 = wiedza 24
    .acc = wiedzę 24
    .gen = wiedzy 24
burgundy-tile-knowledge_25 = wiedza 25
    .acc = wiedzę 25
    .gen = wiedzy 25
burgundy-tile-knowledge_26 = wiedza 26
    .acc = wiedzę 26
    .gen = wiedzy 26

## Działanie płytek

burgundy-about-castle = Wykonaj od razu jeszcze jedną akcję, jak kością o dowolnej wartości.
burgundy-about-mine = 1 srebrnik na koniec każdej fazy.
burgundy-about-ship = Zabiera dobra z jednego magazynu i przesuwa twój znacznik o jedno pole na torze kolejności.
burgundy-about-animal = Punkty za zwierzęta na niej i na wszystkich płytkach tego gatunku na tym samym pastwisku.
burgundy-about-warehouse = Możesz sprzedać wszystkie swoje dobra jednego rodzaju.
burgundy-about-carpenter_workshop = Możesz wziąć budynek z magazynu z numerem.
burgundy-about-church = Możesz wziąć kopalnię, wiedzę albo zamek z magazynu z numerem.
burgundy-about-market = Możesz wziąć statek albo zwierzęta z magazynu z numerem.
burgundy-about-boarding_house = 4 pracowników.
burgundy-about-bank = 2 srebrniki.
burgundy-about-city_hall = Możesz położyć jeszcze jedną płytkę z przechowalni; wartości kości nie mają znaczenia.
burgundy-about-watchtower = 4 punkty.
burgundy-about-knowledge_01 = Budynki mogą się powtarzać w twoich miastach.
burgundy-about-knowledge_02 = Na koniec każdej fazy także 1 pracownik za każdą kopalnię.
burgundy-about-knowledge_03 = Sprzedaż daje 2 srebrniki zamiast 1.
burgundy-about-knowledge_04 = Sprzedaż daje także 1 pracownika.
burgundy-about-knowledge_05 = Statek może zabrać dobra z 2 sąsiednich magazynów.
burgundy-about-knowledge_06 = Możesz kupować także z magazynów 1–6.
burgundy-about-knowledge_07 = Każda punktująca płytka zwierząt daje 1 punkt więcej.
burgundy-about-knowledge_08 = Pracownik zmienia kość nawet o 2.
burgundy-about-knowledge_09 = Gdy kładziesz budynek, możesz zmienić kość o 1 za darmo.
burgundy-about-knowledge_10 = Gdy kładziesz statek albo zwierzęta, możesz zmienić kość o 1 za darmo.
burgundy-about-knowledge_11 = Gdy kładziesz zamek, kopalnię albo wiedzę, możesz zmienić kość o 1 za darmo.
burgundy-about-knowledge_12 = Gdy bierzesz płytkę z magazynu, możesz zmienić kość o 1 za darmo.
burgundy-about-knowledge_13 = Wzięcie pracowników daje także 1 srebrnik.
burgundy-about-knowledge_14 = Wzięcie pracowników daje 4 zamiast 2.
burgundy-about-knowledge_15 = Na koniec 3 punkty za każdy sprzedany rodzaj dóbr.
burgundy-about-knowledge_16 = Na koniec 4 punkty za każdy swój skład.
burgundy-about-knowledge_17 = Na koniec 4 punkty za każdą swoją wieżę strażniczą.
burgundy-about-knowledge_18 = Na koniec 4 punkty za każdy swój warsztat stolarski.
burgundy-about-knowledge_19 = Na koniec 4 punkty za każdy swój kościół.
burgundy-about-knowledge_20 = Na koniec 4 punkty za każdy swój sklep.
burgundy-about-knowledge_21 = Na koniec 4 punkty za każdy swój pensjonat.
burgundy-about-knowledge_22 = Na koniec 4 punkty za każdy swój bank.
burgundy-about-knowledge_23 = Na koniec 4 punkty za każdy swój ratusz.
burgundy-about-knowledge_24 = Na koniec 4 punkty za każdy gatunek zwierząt w twojej posiadłości.
burgundy-about-knowledge_25 = Na koniec 1 punkt za każdą sprzedaną płytkę dóbr.
burgundy-about-knowledge_26 = Na koniec 2 punkty za każdą twoją płytkę bonusową.

## Rodzaje, kolory, regiony, dobra, fazy

burgundy-kind-castle = zamek
    .acc = zamek
    .gen = zamku
burgundy-kind-mine = kopalnia
    .acc = kopalnię
    .gen = kopalni
burgundy-kind-ship = statek
    .acc = statek
    .gen = statku
burgundy-kind-knowledge = wiedza
    .acc = wiedzę
    .gen = wiedzy
burgundy-kind-animal = zwierzęta
    .acc = zwierzęta
    .gen = zwierząt
burgundy-kind-building = budynek
    .acc = budynek
    .gen = budynku
burgundy-colour-castle = ciemnozielony
    .acc = ciemnozielony
    .gen = ciemnozielonego
burgundy-colour-mine = szary
    .acc = szary
    .gen = szarego
burgundy-colour-ship = niebieski
    .acc = niebieski
    .gen = niebieskiego
burgundy-colour-knowledge = żółty
    .acc = żółty
    .gen = żółtego
burgundy-colour-animal = jasnozielony
    .acc = jasnozielony
    .gen = jasnozielonego
burgundy-colour-building = beżowy
    .acc = beżowy
    .gen = beżowego
burgundy-region-castle = region zamków
    .acc = region zamków
    .gen = regionu zamków
burgundy-region-mine = region kopalń
    .acc = region kopalń
    .gen = regionu kopalń
burgundy-region-ship = rzeka
    .acc = rzekę
    .gen = rzeki
burgundy-region-knowledge = region wiedzy
    .acc = region wiedzy
    .gen = regionu wiedzy
burgundy-region-animal = pastwisko
    .acc = pastwisko
    .gen = pastwiska
burgundy-region-building = miasto
    .acc = miasto
    .gen = miasta
burgundy-goods-1 = dobra turkusowe (1)
    .acc = dobra turkusowe (1)
    .gen = dóbr turkusowych (1)
burgundy-goods-2 = dobra fioletowe (2)
    .acc = dobra fioletowe (2)
    .gen = dóbr fioletowych (2)
burgundy-goods-3 = dobra różowe (3)
    .acc = dobra różowe (3)
    .gen = dóbr różowych (3)
burgundy-goods-4 = dobra czerwone (4)
    .acc = dobra czerwone (4)
    .gen = dóbr czerwonych (4)
burgundy-goods-5 = dobra brązowe (5)
    .acc = dobra brązowe (5)
    .gen = dóbr brązowych (5)
burgundy-goods-6 = dobra pomarańczowe (6)
    .acc = dobra pomarańczowe (6)
    .gen = dóbr pomarańczowych (6)
burgundy-phase-a = A
burgundy-phase-b = B
burgundy-phase-c = C
burgundy-phase-d = D
burgundy-phase-e = E

## Miejsca i rzeczy na stole

burgundy-name-depot = Magazyn
burgundy-name-black-depot = Czarny magazyn
burgundy-name-storage = Przechowalnia
burgundy-name-goods = Dobra
burgundy-name-sold = Sprzedane
burgundy-name-silverlings = Srebrniki
burgundy-name-workers = Pracownicy
burgundy-name-vp = Punkty
burgundy-name-estate = Posiadłość
burgundy-name-board = Plansza
burgundy-name-order = Kolejność
burgundy-name-coming = Nadchodzące dobra
burgundy-name-bonus = Płytki bonusowe
burgundy-name-bonus-large = duża płytka bonusowa
burgundy-name-bonus-small = mała płytka bonusowa
burgundy-name-regions = Regiony
burgundy-name-white-die = Biała kość
burgundy-name-die = Kość
burgundy-name-phase = Faza
burgundy-name-round = Runda
burgundy-name-stacks = Zakryte stosy
burgundy-name-removed = Poza grą
burgundy-name-central-board = Plansza główna
burgundy-cell = Pole { $cell }

## Rodzaje akcji

burgundy-action-take = Weź
burgundy-action-place = Połóż
burgundy-action-sell = Sprzedaj
burgundy-action-workers = Pracownicy
burgundy-action-buy = Kup
burgundy-action-ship = Statek
burgundy-action-one_depot = Jeden magazyn
burgundy-action-two_depots = Dwa magazyny
burgundy-action-pick = Dobra
burgundy-action-side = Plansza
burgundy-action-castle = Zamek
burgundy-action-decline = Zrezygnuj
burgundy-action-end = Zakończ turę

## Pytania

burgundy-ask-side = Wybierz stronę swojej planszy
burgundy-ask-castle = Wybierz pole swojego początkowego zamku
burgundy-ask-secret = Wybierz planszę i pole swojego początkowego zamku
burgundy-ask-turn = { $dice ->
        [0] Kup płytkę albo zakończ turę
        [one] Użyj drugiej kości
       *[other] Użyj kości
    }
burgundy-ask-castle-action = Zamek daje ci jeszcze jedną akcję
burgundy-ask-warehouse = Skład może sprzedać dobra jednego rodzaju
burgundy-ask-fetch = Możesz wziąć płytkę ({ $tile })
burgundy-ask-city-hall = Ratusz może położyć kolejną płytkę
burgundy-ask-ship = Wybierz magazyn, z którego statek zabierze dobra
burgundy-ask-ship-two = Wybierz dla statku jeden magazyn albo dwa sąsiednie
burgundy-ask-pick = Nie wszystkie dobra się mieszczą: wybierz rodzaj

## Możliwości w turze

burgundy-by-die = { $die ->
        [0] {""}
       *[other] {" "}(kość { $die }{ burgundy-which })
    }
burgundy-which = { $which ->
        [0] {""}
       *[other] {", "}nr { $which }
    }
burgundy-copy = { $copy ->
        [0] {""}
       *[other] {" "}nr { $copy }
    }
burgundy-old-copy = { $old_copy ->
        [0] {""}
       *[other] {" "}nr { $old_copy }
    }
burgundy-do-take = Weź { $tile_acc }{ burgundy-copy } z magazynu { $depot }{ burgundy-by-die }
burgundy-do-take-over = Weź { $tile_acc }{ burgundy-copy } z magazynu { $depot }, odrzuć { $old_acc }{ burgundy-old-copy }{ burgundy-by-die }
burgundy-do-place = Połóż { $tile_acc }{ burgundy-copy } na polu { $cell }{ burgundy-by-die }
burgundy-do-sell = Sprzedaj { $goods_acc } ×{ $tiles }{ burgundy-by-die }
burgundy-do-workers = { $workers ->
        [one] Weź { $workers } pracownika
        [few] Weź { $workers } pracowników
        [many] Weź { $workers } pracowników
       *[other] Weź { $workers } pracownika
    }{ burgundy-by-die }
burgundy-do-buy = Kup { $tile_acc }{ burgundy-copy } z { $depot ->
        [0] czarnego magazynu
       *[other] magazynu { $depot }
    }
burgundy-do-buy-over = Kup { $tile_acc }{ burgundy-copy } z { $depot ->
        [0] czarnego magazynu
       *[other] magazynu { $depot }
    }, odrzuć { $old_acc }{ burgundy-old-copy }
burgundy-do-ship = Zabierz dobra z magazynu { $depot }
burgundy-do-ship-two = Zabierz dobra z magazynów { $depot } i { $second }
burgundy-do-pick = Weź { $goods_acc }
burgundy-do-side = Plansza { $board }
burgundy-do-castle = Zamek na polu { $cell }
burgundy-do-choose = Plansza { $board }, zamek na polu { $cell }
burgundy-do-decline = Zrezygnuj
burgundy-do-end = Zakończ turę

## Dziennik

burgundy-heading-phase = Faza { $phase }
burgundy-heading-turn = Faza { $phase }, runda { $round }
burgundy-log-first = Rozpoczyna grę
burgundy-log-goods-dealt = Dostaje { $goods_acc }
burgundy-log-sheet = Dostaje plansze { $front } i { $back }
burgundy-log-side = Wybiera planszę { $board }
burgundy-log-chosen = Dokonuje wyboru
burgundy-log-castle = Zaczyna na planszy { $board } z zamkiem na polu { $cell }
burgundy-log-phase = Zaczyna się faza { $phase }{ $removed ->
        [0] {""}
        [one] ; { $removed } płytka wypada z gry
        [few] ; { $removed } płytki wypadają z gry
        [many] ; { $removed } płytek wypada z gry
       *[other] ; { $removed } płytki wypada z gry
    }
burgundy-log-rolls = Rzuca kośćmi: { $one } i { $two }
burgundy-log-white = Biała kość { $depot }: { $goods } do magazynu { $depot }
burgundy-log-die = Zmienia { $rolled } na { $value }{ $workers ->
        [0] {""}
        [one] {" "}za { $workers } pracownika
        [few] {" "}za { $workers } pracowników
        [many] {" "}za { $workers } pracowników
       *[other] {" "}za { $workers } pracownika
    }
burgundy-log-discards = Odrzuca { $tile_acc }
burgundy-log-takes = Bierze { $tile_acc } z magazynu { $depot }
burgundy-log-buys = Kupuje { $tile_acc } z { $depot ->
        [0] czarnego magazynu
       *[other] magazynu { $depot }
    }
burgundy-log-places = Kładzie { $tile_acc } na polu { $cell }
burgundy-log-region = Kończy { $region_acc } (pola: { $size }), faza { $phase }
burgundy-log-colour-large = Jako pierwszy gracz kończy kolor { $colour }: duża płytka bonusowa
burgundy-log-colour-small = Jako drugi gracz kończy kolor { $colour }: mała płytka bonusowa
burgundy-log-animals = { $tiles ->
        [one] Punktuje { $tiles } płytka zwierząt
        [few] Punktują { $tiles } płytki zwierząt
        [many] Punktuje { $tiles } płytek zwierząt
       *[other] Punktuje { $tiles } płytki zwierząt
    }
burgundy-log-sells = Sprzedaje { $goods_acc } ×{ $tiles }{ $silverlings ->
        [0] {""}
        [one] {", "}{ $silverlings } srebrnik
        [few] {", "}{ $silverlings } srebrniki
        [many] {", "}{ $silverlings } srebrników
       *[other] {", "}{ $silverlings } srebrnika
    }{ $workers ->
        [0] {""}
        [one] {", "}{ $workers } pracownik
        [few] {", "}{ $workers } pracownicy
        [many] {", "}{ $workers } pracowników
       *[other] {", "}{ $workers } pracownika
    }
burgundy-log-workers = { $workers ->
        [one] Bierze { $workers } pracownika
        [few] Bierze { $workers } pracowników
        [many] Bierze { $workers } pracowników
       *[other] Bierze { $workers } pracownika
    }{ $silverlings ->
        [0] {""}
        [one] {", "}{ $silverlings } srebrnik
        [few] {", "}{ $silverlings } srebrniki
        [many] {", "}{ $silverlings } srebrników
       *[other] {", "}{ $silverlings } srebrnika
    }
burgundy-log-gains-workers = { $n ->
        [one] Dostaje { $n } pracownika
        [few] Dostaje { $n } pracowników
        [many] Dostaje { $n } pracowników
       *[other] Dostaje { $n } pracownika
    } za { $tile_acc }
burgundy-log-gains-silverlings = { $n ->
        [one] Dostaje { $n } srebrnik
        [few] Dostaje { $n } srebrniki
        [many] Dostaje { $n } srebrników
       *[other] Dostaje { $n } srebrnika
    } za { $tile_acc }
burgundy-log-gains-points = { $n ->
        [one] Dostaje { $n } punkt
        [few] Dostaje { $n } punkty
        [many] Dostaje { $n } punktów
       *[other] Dostaje { $n } punktu
    } za { $tile_acc }
burgundy-log-goods = Zabiera { $goods_acc } ×{ $tiles } z magazynu { $depot }
burgundy-log-marker = Przesuwa się na pole { $space } kolejności
burgundy-log-marker-first = Przesuwa się na pole { $space } kolejności i prowadzi
burgundy-log-declines = Nie korzysta z efektu
burgundy-log-mines = { $silverlings ->
        [one] Dostaje { $silverlings } srebrnik
        [few] Dostaje { $silverlings } srebrniki
        [many] Dostaje { $silverlings } srebrników
       *[other] Dostaje { $silverlings } srebrnika
    } z kopalń{ $workers ->
        [0] {""}
        [one] {", "}{ $workers } pracownik
        [few] {", "}{ $workers } pracownicy
        [many] {", "}{ $workers } pracowników
       *[other] {", "}{ $workers } pracownika
    }
burgundy-log-final = Punktacja końcowa: { $source }
burgundy-log-wins = Wygrywa grę

## Skąd są punkty

burgundy-points-regions = regiony
burgundy-points-phases = punkty faz
burgundy-points-colours = płytki bonusowe
burgundy-points-animals = zwierzęta
burgundy-points-goods = sprzedane dobra
burgundy-points-watchtowers = wieże strażnicze
burgundy-points-unsold_goods = niesprzedane dobra
burgundy-points-silverlings = srebrniki
burgundy-points-workers = pracownicy
burgundy-points-knowledge_07 = wiedza 7
burgundy-points-knowledge_15 = wiedza 15
burgundy-points-knowledge_16 = wiedza 16
burgundy-points-knowledge_17 = wiedza 17
burgundy-points-knowledge_18 = wiedza 18
burgundy-points-knowledge_19 = wiedza 19
burgundy-points-knowledge_20 = wiedza 20
burgundy-points-knowledge_21 = wiedza 21
burgundy-points-knowledge_22 = wiedza 22
burgundy-points-knowledge_23 = wiedza 23
burgundy-points-knowledge_24 = wiedza 24
burgundy-points-knowledge_25 = wiedza 25
burgundy-points-knowledge_26 = wiedza 26

## Odmowy

burgundy-refuse-not-asked = Nie o to teraz chodzi
burgundy-refuse-chance = Kości i losowanie nie należą do ciebie
burgundy-refuse-no-choice = Teraz nie wybierasz planszy
burgundy-refuse-castle-hex = Początkowy zamek stoi na ciemnozielonym polu planszy
burgundy-refuse-needs-die = Ta akcja wymaga kości
burgundy-refuse-die-used = Ta kość jest już użyta
burgundy-refuse-no-die = Ten efekt nie wymaga kości
burgundy-refuse-no-goods = Nie masz { $goods_gen }
burgundy-refuse-workers = Potrzeba pracowników: { $workers }; masz { $have }
burgundy-refuse-full = Przechowalnia jest pełna: wskaż płytkę, która wypada z gry
burgundy-refuse-room = Płytkę odrzuca się tylko wtedy, gdy nowa potrzebuje miejsca
burgundy-refuse-nothing-there = Na tym polu magazynu { $depot } nie ma płytki
burgundy-refuse-fetch = Ten budynek nie bierze: { $tile }
burgundy-refuse-no-tile = Na tym polu przechowalni nie ma płytki
burgundy-refuse-covered = Pole { $cell } jest zajęte
burgundy-refuse-colour = Pole { $cell } ma kolor { $colour }
burgundy-refuse-beside = Pole { $cell } nie styka się z żadną płytką twojej posiadłości
burgundy-refuse-city = To miasto ma już ten budynek: { $tile }
burgundy-refuse-buy-later = Kupujesz przed akcjami kości, między nimi albo po nich
burgundy-refuse-bought = W tej turze już coś kupiono
burgundy-refuse-silverlings = Koszt w srebrnikach: { $silverlings }; masz { $have }
burgundy-refuse-black-only = Bez wiedzy 6 kupujesz tylko z czarnego magazynu
burgundy-refuse-black-empty = Na tym polu czarnego magazynu nie ma płytki
burgundy-refuse-two-depots = Dopiero wiedza 5 otwiera przed statkiem dwa magazyny
burgundy-refuse-pick = Nie ma takiego nowego rodzaju: { $goods }
burgundy-refuse-castle-must = Z akcji zamku się nie rezygnuje
burgundy-refuse-no-pass = Kości się nie pomija: zawsze możesz wziąć pracowników
burgundy-refuse-ship-must = Statek wskazuje magazyn i zabiera, co się mieści
burgundy-refuse-dice-left = Przed końcem tury trzeba użyć obu kości
