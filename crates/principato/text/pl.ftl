principato-title = Księstwo
principato-about = Rządź przez trzy lata małym księstwem we Włoszech doby renesansu. Pola i rezydencje napełniają składy, a składy zamieniasz w pomniki, książki i obrazy albo w żołnierzy, którzy pięć razy muszą przewyższyć sąsiadów. Wygrywa, kto ma najwięcej punktów.
principato-reconstructed = Części tej gry, których nie podaje żadne publiczne źródło, zostały odtworzone. Gospodarz może je wymienić.
principato-reconstructed-cards = Rodzaje kart w trzech taliach, ich liczba oraz karty startowe.
principato-reconstructed-decks = Podział kart na lata i oznaczenia liczby graczy.
principato-reconstructed-culture = Wartości pomników, książek i obrazów.
principato-reconstructed-goals = Ósma karta zadań, Kwitnące miasto.
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
principato-tax_collector_any = Poborca podatkowy (2 dowolne)
principato-tax_collector_money = Poborca podatkowy (3 pieniędzy)
principato-tax_collector_food = Poborca podatkowy (3 żywności)
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
principato-farm = folwark
principato-palazzo = rezydencja
principato-bank = bank
principato-catapult = katapulta
principato-condottiere = kondotier
    .plural = kondotierzy
    .acc = kondotiera
    .genpl = kondotierów
principato-militia = milicja
    .plural = milicja
    .acc = milicję
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

principato-source-military = Wojsko
principato-source-monuments = Pomniki
principato-source-books = Książki
principato-source-paintings = Obrazy
principato-source-goal-1 = Pierwsze zadanie
principato-source-goal-2 = Drugie zadanie

## Części zdań

principato-paid = { $paid_food ->
        [0] {""}
       *[other] , żywność −{ $paid_food }
    }{ $paid_money ->
        [0] {""}
       *[other] , pieniądze −{ $paid_money }
    }{ $food_by_favor ->
        [0] {""}
       *[other] , wpływy za żywność −{ $food_by_favor }
    }{ $money_by_favor ->
        [0] {""}
       *[other] , wpływy za pieniądze −{ $money_by_favor }
    }
principato-which = { $slot ->
        [0] {""}
       *[other] {" "}({ $slot })
    }
principato-gained = { $food ->
        [0] {""}
       *[other] , żywność +{ $food }
    }{ $money ->
        [0] {""}
       *[other] , pieniądze +{ $money }
    }{ $lost_food ->
        [0] {""}
       *[other] , przepada żywność: { $lost_food }
    }{ $lost_money ->
        [0] {""}
       *[other] , przepadają pieniądze: { $lost_money }
    }

## Pytania

principato-prompt-turn = { $n ->
        [one] Została jedna akcja
        [few] Zostały { $n } akcje
       *[many] Zostało { $n } akcji
    }
principato-prompt-after-actions = Obie akcje wykonane: przestaw kostki na żołnierzy albo zakończ turę
principato-prompt-supply = Zaopatrz wojsko: { $soldier_plural }
principato-prompt-disband = Odesłać żołnierzy? { $soldier_plural }

## Przyciski

principato-action-activate = Aktywuj
principato-action-swap = Zamień
principato-action-favor = Wpływy
principato-action-move = Przestaw
principato-action-end = Koniec tury
principato-action-supply = Zaopatrz
principato-action-disband = Odeślij

## Możliwości

principato-choice-produce = { $card }{ principato-which }{ principato-gained }
principato-choice-produce-exchange = { $card }{ principato-which }{ principato-gained }; potem wymiana na kartę { $taken } (miejsce { $place })
principato-choice-build = { $card }{ principato-which }{ principato-paid } → { $token } ×{ $n }
principato-choice-build-exchange = { $card }{ principato-which }{ principato-paid } → { $token } ×{ $n }; potem wymiana na kartę { $taken } (miejsce { $place })
principato-choice-culture = { $card }{ principato-which }{ principato-paid } → { $token } o wartości { $value }
principato-choice-culture-exchange = { $card }{ principato-which }{ principato-paid } → { $token } o wartości { $value }; potem wymiana na kartę { $taken } (miejsce { $place })
principato-choice-hire = { $card }{ principato-which } → { $token } ×{ $n }
principato-choice-hire-exchange = { $card }{ principato-which } → { $token } ×{ $n }; potem wymiana na kartę { $taken } (miejsce { $place })
principato-choice-swap = Zamień kartę { $card }{ principato-which } na { $taken } (miejsce { $place })
principato-choice-favor = Weź kostkę wpływów do kościoła
principato-choice-favor-soldier = Weź kostkę wpływów na żołnierza: { $soldier }
principato-choice-move = Przestaw na stałe kostkę { $cube_gen } na { $soldier_acc }
principato-choice-end = { $n ->
        [0] Zakończ turę
        [one] Zakończ turę, rezygnując z jednej akcji
       *[other] Zakończ turę, rezygnując z { $n } akcji
    }
principato-choice-supply = Zaopatrz { $soldier_genpl }: { $cube } { $own }, wpływy { $favor }; siła { $strength }
principato-choice-disband = { $n ->
        [0] Nie odsyłaj { $soldier_genpl }
       *[other] Odeślij: { $soldier }, { $n }
    }

## Dziennik

principato-log-first = Jest graczem rozpoczynającym
principato-log-start-card = Dostaje kartę startową: { $card }
principato-log-turned-over = Do puli trafia { $card }
principato-log-goal = Dostaje zadanie { $back }: { $goal }
principato-log-goal-hidden = Dostaje zadanie { $back }
principato-log-turn = Rok { $year }, tura { $turn }
principato-log-produced = Aktywuje kartę { $card }{ principato-gained }
principato-log-built = Aktywuje kartę { $card }{ principato-paid } → { $token } ×{ $n }
principato-log-culture = Aktywuje kartę { $card }{ principato-paid } → { $token } o wartości { $value }
principato-log-exchanged = Wymienia kartę { $given } na { $taken } (miejsce { $place })
principato-log-swapped = Zamienia kartę { $given } na { $taken } (miejsce { $place })
principato-log-favor = Bierze kostkę wpływów do kościoła
principato-log-favor-soldier = Bierze kostkę wpływów na żołnierza: { $soldier }
principato-log-moved = Przestawia kostkę { $cube_gen } na { $soldier_acc }
principato-log-forgone = { $n ->
        [one] Rezygnuje z jednej akcji
       *[other] Rezygnuje z { $n } akcji
    }
principato-log-left = { $card }: karta opuszcza grę
principato-log-year-ended = Talia jest pusta: kończy się rok { $year }
principato-log-year = Zaczyna się rok { $year }
principato-log-military-year-end = Runda wojskowa { $number } z 5, na koniec roku. Kolejność: { $order }
principato-log-military-extra = Karta punktacji wojskowej: dodatkowa runda wojskowa, { $number } z 5. Kolejność: { $order }
principato-log-supplied = Zaopatruje { $soldier_genpl }: { $cube } { $own }, wpływy { $favor }; siła { $strength }
principato-log-awarded = Siła { $strength }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
principato-log-cleared = Kostki z wojska wracają do magazynu: żywność { $food }, pieniądze { $money }, wpływy { $favor }
principato-log-disbanded = Odsyła żołnierzy: { $soldier }, { $n }
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
principato-refusal-how-many = Powiedz, ilu żołnierzy chcesz wziąć
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
principato-refusal-turn = To Twoja tura: aktywuj, zamień, weź wpływy, przestaw kostkę albo zakończ
principato-refusal-supply = Nie masz tylu kostek albo żołnierzy bez kostki
principato-refusal-now-supply = Teraz zaopatrujesz: { $soldier_plural }
principato-refusal-disband = Nie masz tylu żołnierzy
principato-refusal-now-disband = Teraz możesz odesłać: { $soldier_plural }
principato-refusal-chance = Najpierw trzeba odkryć kartę
principato-refusal-over = Gra jest skończona
principato-heading-turn = Rok { $year }, tura { $turn }
principato-heading-military-year-end = Runda wojskowa { $n }, koniec roku
principato-heading-military-extra = Runda wojskowa { $n }, dodatkowa
