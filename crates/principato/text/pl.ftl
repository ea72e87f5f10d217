principato-title = Księstwo
principato-about = Rządź przez trzy lata małym księstwem we Włoszech doby renesansu. Pola i rezydencje napełniają składy, a składy zamieniasz w pomniki, książki i obrazy albo w żołnierzy, którzy pięć razy muszą przewyższyć sąsiadów. Wygrywa, kto ma najwięcej punktów.
principato-reconstructed = Części tej gry, których nie podaje żadne publiczne źródło, zostały odtworzone. Gospodarz może je wymienić.
principato-reconstructed-cards = Rodzaje kart w trzech taliach, ich liczba oraz karty startowe.
principato-reconstructed-decks = Podział kart na lata i oznaczenia liczby graczy.
principato-reconstructed-culture = Wartości pomników, książek i obrazów.
principato-reconstructed-goals = Ósma karta zadań, Kwitnące miasto.
principato-reconstructed-backs = Które karty zadań mają rewers 1, a które rewers 2.
principato-reconstructed-exchange = To, że karty wojska i kultury nie mają symbolu wymiany.
principato-reconstructed-bills = Nominały banknotów wojskowych. Służą tylko do rozmieniania.
principato-reconstructed-board = Liczba nadrukowanych pól i niektóre kolory. Niczego nie ograniczają.

principato-option-first = Gracz rozpoczynający

## Nazwy

principato-cropland = Pola uprawne
principato-build_farm = Budowa: folwark
principato-build_palazzo = Budowa: rezydencja
principato-build_bank = Budowa: bank
principato-harvest = Żniwa
principato-market = Targ
principato-tax_collector_any = Poborca podatkowy (2 dowolne kostki)
principato-tax_collector_money = Poborca podatkowy (3 kostki pieniędzy)
principato-tax_collector_food = Poborca podatkowy (3 kostki żywności)
principato-build_catapult = Budowa: katapulta
principato-build_catapult_year3 = Budowa: katapulta (rok III)
principato-hire_condottieri = Werbunek
principato-recruit_militia = Rekrutacja
principato-sculptor = Rzeźbiarz
principato-scribe = Pisarz
principato-painter = Malarz
principato-military_scoring = Karta punktacji wojskowej

principato-chapel = Kaplica
principato-town_hall = Ratusz
principato-palace = Pałac
principato-villa = Willa
principato-armourer = Zbrojmistrz
principato-fertile_land = Żyzna ziemia
principato-prosperous_city = Kwitnące miasto
principato-bastion = Bastion

principato-field = pole
    .few = pola
    .genpl = pól
principato-farm = folwark
    .few = folwarki
    .genpl = folwarków
principato-palazzo = rezydencja
    .acc = rezydencję
    .few = rezydencje
    .genpl = rezydencji
principato-bank = bank
    .few = banki
    .genpl = banków
principato-catapult = katapulta
    .acc = katapultę
    .few = katapulty
    .genpl = katapult
principato-condottiere = kondotier
    .plural = kondotierzy
    .acc = kondotiera
    .accpl = kondotierów
    .loc = kondotierze
    .few = kondotierów
    .genpl = kondotierów
principato-militia = milicja
    .plural = milicja
    .acc = milicję
    .accpl = milicję
    .loc = milicji
    .few = milicje
    .genpl = milicji
principato-monument = pomnik
principato-book = książka
principato-painting = obraz
principato-military_points = wojskowe punkty zwycięstwa

principato-food = żywność
    .gen = żywności
principato-money = pieniądze
    .gen = pieniędzy
principato-favor = wpływy
    .gen = wpływów

principato-environs = Okolice
principato-city_wall = Mury miejskie
principato-city_center = Centrum miasta
principato-church = Kościół
principato-goal = Zadanie
principato-exchange = symbol wymiany

principato-source-military = Wojsko
principato-source-monuments = Pomniki
principato-source-books = Książki
principato-source-paintings = Obrazy
principato-source-goal-1 = Pierwsze zadanie
principato-source-goal-2 = Drugie zadanie

## Części zdań

principato-cost-food-1 = 1 kostkę żywności
principato-cost-food-2 = 2 kostki żywności
principato-cost-food-3 = 3 kostki żywności
principato-cost-food-4 = 4 kostki żywności
principato-cost-food-5 = 5 kostek żywności
principato-cost-money-1 = 1 kostkę pieniędzy
principato-cost-money-2 = 2 kostki pieniędzy
principato-cost-money-3 = 3 kostki pieniędzy
principato-cost-money-4 = 4 kostki pieniędzy
principato-cost-money-5 = 5 kostek pieniędzy
principato-cost-favor-1 = 1 kostkę wpływów
principato-cost-favor-2 = 2 kostki wpływów
principato-cost-favor-3 = 3 kostki wpływów
principato-cost-favor-4 = 4 kostki wpływów
principato-cost-favor-5 = 5 kostek wpływów
principato-cost-favor_food-1 = 1 kostkę wpływów zamiast żywności
principato-cost-favor_food-2 = 2 kostki wpływów zamiast żywności
principato-cost-favor_food-3 = 3 kostki wpływów zamiast żywności
principato-cost-favor_food-4 = 4 kostki wpływów zamiast żywności
principato-cost-favor_food-5 = 5 kostek wpływów zamiast żywności
principato-cost-favor_money-1 = 1 kostkę wpływów zamiast pieniędzy
principato-cost-favor_money-2 = 2 kostki wpływów zamiast pieniędzy
principato-cost-favor_money-3 = 3 kostki wpływów zamiast pieniędzy
principato-cost-favor_money-4 = 4 kostki wpływów zamiast pieniędzy
principato-cost-favor_money-5 = 5 kostek wpływów zamiast pieniędzy
principato-for = { $paid ->
        [0] {""}
       *[other] {" "}za { $cost }
    }
principato-brought = { $n ->
        [one] 1 { $token }
        [few] { $n } { $token_few }
       *[many] { $n } { $token_genpl }
    }
principato-then = ; potem wymiana na kartę { $taken } (miejsce { $place })
principato-which = { $slot ->
        [0] {""}
       *[other] {" "}({ $slot })
    }
principato-gained = { $food ->
        [0] {""}
       *[other] {" "}żywność +{ $food }
    }{ $money ->
        [0] {""}
       *[other] {" "}pieniądze +{ $money }
    }{ $lost_food ->
        [0] {""}
       *[other] {" "}(przepada żywność: { $lost_food })
    }{ $lost_money ->
        [0] {""}
       *[other] {" "}(przepadają pieniądze: { $lost_money })
    }

## Pytania

principato-prompt-turn = { $n ->
        [one] Jeszcze jedna akcja: aktywuj, zamień albo weź wpływy
        [few] { $n } akcje: aktywuj, zamień albo weź wpływy
       *[many] { $n } akcji: aktywuj, zamień albo weź wpływy
    }
principato-prompt-after-actions = Obie akcje wykonane: przełóż kostki na żołnierzy albo zakończ turę
principato-prompt-supply = Ile kostek przeznaczasz na { $soldier_accpl }?
principato-prompt-disband = Ile żetonów wojska odesłać? ({ $soldier_plural })

## Przyciski

principato-action-activate = Aktywuj
principato-action-swap = Zamień
principato-action-favor = Wpływy
principato-action-move = Przełóż
principato-action-end = Koniec tury
principato-action-supply = Zaopatrz
principato-action-disband = Odeślij

## Możliwości

principato-choice-produce = { $card }{ principato-which }{ principato-for }:{ principato-gained }
principato-choice-produce-exchange = { $card }{ principato-which }{ principato-for }:{ principato-gained }{ principato-then }
principato-choice-build = { $card }{ principato-which }: { principato-brought }{ principato-for }
principato-choice-build-exchange = { $card }{ principato-which }: { principato-brought }{ principato-for }{ principato-then }
principato-choice-culture = { $card }{ principato-which }: { $token } o wartości { $value }{ principato-for }
principato-choice-culture-exchange = { $card }{ principato-which }: { $token } o wartości { $value }{ principato-for }{ principato-then }
principato-choice-hire = { $card }{ principato-which }: { principato-brought }
principato-choice-hire-exchange = { $card }{ principato-which }: { principato-brought }{ principato-then }
principato-choice-swap = Zamień kartę { $card }{ principato-which } na kartę { $taken } z puli (miejsce { $place })
principato-choice-favor = Weź kostkę wpływów do kościoła
principato-choice-favor-soldier = Połóż kostkę wpływów na { $soldier_loc }
principato-choice-move = Przełóż kostkę { $cube_gen } na { $soldier_acc }; zostaje tam na stałe
principato-choice-end = { $n ->
        [0] Zakończ turę
        [one] Zakończ turę, rezygnując z jednej akcji
       *[other] Zakończ turę, rezygnując z { $n } akcji
    }
principato-choice-supply = Zaopatrz { $soldier_accpl }: { $cube } { $own }, wpływy { $favor }; siła { $strength }
principato-choice-disband = { $n ->
        [0] Nie odsyłaj { $soldier_genpl }
        [one] Odeślij 1 { $soldier_acc }
        [few] Odeślij { $n } { $soldier_few }
       *[many] Odeślij { $n } { $soldier_genpl }
    }

## Dziennik

principato-log-first = Rozpoczyna grę
principato-log-start-card = Dostaje kartę startową: { $card }
principato-log-turned-over = Do puli trafia { $card }
principato-log-goal = Dostaje zadanie { $back }: { $goal }
principato-log-goal-hidden = Dostaje zadanie { $back }
principato-log-produced = Aktywuje kartę { $card }{ principato-for }:{ principato-gained }
principato-log-built = Aktywuje kartę { $card }: { principato-brought }{ principato-for }
principato-log-culture = Aktywuje kartę { $card }: { $token } o wartości { $value }{ principato-for }
principato-log-exchanged = Wymienia kartę { $given } na kartę { $taken } (miejsce { $place })
principato-log-swapped = Zamienia kartę { $given } na kartę { $taken } (miejsce { $place })
principato-log-favor = Bierze kostkę wpływów do kościoła
principato-log-favor-soldier = Kładzie kostkę wpływów na { $soldier_loc }
principato-log-moved = Przekłada kostkę { $cube_gen } na { $soldier_acc }
principato-log-forgone = { $n ->
        [one] Rezygnuje z jednej akcji
       *[other] Rezygnuje z { $n } akcji
    }
principato-log-left = { $card }: karta opuszcza grę
principato-log-year-ended = Talia jest pusta: kończy się rok { $year }
principato-log-year = Zaczyna się rok { $year }
principato-log-military-year-end = Runda wojskowa { $number } z 5, na koniec roku. Kolejność: { $order }
principato-log-military-extra = Karta punktacji wojskowej: dodatkowa runda wojskowa, { $number } z 5. Kolejność: { $order }
principato-log-supplied = Zaopatruje { $soldier_accpl }: { $cube } { $own }, wpływy { $favor }; siła { $strength }
principato-log-awarded = Siła { $strength }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
principato-log-cleared = Kostki z wojska wracają do magazynu: żywność { $food }, pieniądze { $money }, wpływy { $favor }
principato-log-disbanded = { $n ->
        [one] Odsyła 1 { $soldier_acc }
        [few] Odsyła { $n } { $soldier_few }
       *[many] Odsyła { $n } { $soldier_genpl }
    }
principato-log-goal-shown = Odkrywa zadanie { $goal }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
principato-log-final = Wynik końcowy: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Odmowy

principato-refusal-no-action = Obie akcje tej tury są już wykonane
principato-refusal-alternative = Karta nie ma takiej możliwości
principato-refusal-how-many = Powiedz, ilu żołnierzy chcesz zwerbować
principato-refusal-no-soldiers = Ta karta nie daje żołnierzy
principato-refusal-stock = W magazynie tego nie ma
principato-refusal-too-much-favor = Więcej wpływów, niż wynosi koszt
principato-refusal-cost = Nie możesz tego zapłacić
principato-refusal-value = Wybierz żeton o wartości, która jest w magazynie
principato-refusal-no-culture = Ta karta nie daje żetonu kultury
principato-refusal-must-exchange = Ta karta ma symbol wymiany: wybierz kartę z puli
principato-refusal-no-symbol = Ta karta nie ma symbolu wymiany
principato-refusal-place = W puli nie ma takiego miejsca
principato-refusal-church-first = Póki w kościele jest miejsce, wpływy trafiają do kościoła
principato-refusal-no-room = Nie ma tam miejsca na kostkę wpływów
principato-refusal-no-empty-soldier = Żaden taki żołnierz nie jest bez kostki
principato-refusal-no-cube = Nie masz takiej kostki w składach
principato-refusal-turn = To twoja tura: aktywuj, zamień, weź wpływy, przełóż kostkę albo zakończ
principato-refusal-supply = Nie masz tylu kostek albo żołnierzy bez kostki
principato-refusal-now-supply = Teraz zaopatrujesz: { $soldier_plural }
principato-refusal-disband = Nie masz tylu żołnierzy
principato-refusal-now-disband = Teraz możesz odesłać: { $soldier_plural }
principato-refusal-chance = Najpierw trzeba odkryć kartę
principato-refusal-over = Gra jest skończona
principato-heading-turn = Rok { $year }, tura { $turn }
principato-heading-military-year-end = Runda wojskowa { $n }, koniec roku
principato-heading-military-extra = Runda wojskowa { $n }, dodatkowa
