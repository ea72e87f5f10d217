florence-title = Książęta Florencji
florence-about = Licytuj to, czego potrzebuje twój dwór, buduj, ogłaszaj swobody i pozwól uczonym i artystom tworzyć wielkie dzieła. Dzieła przynoszą pieniądze albo prestiż; wygrywa, kto ma najwięcej prestiżu.

florence-option-muse = Muza i Księżniczka: sześć postaci
florence-option-coop = Wspólne budowanie: plansze obok siebie
florence-option-hard = Mniej swobód dla dwojga
florence-option-first = Gracz rozpoczynający

# Części elementów gry, których nie podaje żadne źródło
florence-reconstructed-board_coop = pałac na drugiej stronie plansz
florence-reconstructed-building_shapes = obrysy budynków
florence-reconstructed-coop_layouts = ułożenie plansz obok siebie
florence-reconstructed-landscape_shapes = obrysy krajobrazów
florence-reconstructed-rounds = najmniejsza wartość dzieła w rundzie 4

# Wolne zawody
florence-card-mathematician = Matematyk
    .gen = Matematyka
    .acc = Matematyka
florence-card-theologian = Teolog
    .gen = Teologa
    .acc = Teologa
florence-card-philosopher = Filozof
    .gen = Filozofa
    .acc = Filozofa
florence-card-botanist = Botanik
    .gen = Botanika
    .acc = Botanika
florence-card-alchemist = Alchemik
    .gen = Alchemika
    .acc = Alchemika
florence-card-physicist = Fizyk
    .gen = Fizyka
    .acc = Fizyka
florence-card-watchmaker = Zegarmistrz
    .gen = Zegarmistrza
    .acc = Zegarmistrza
florence-card-goldsmith = Złotnik
    .gen = Złotnika
    .acc = Złotnika
florence-card-bell_maker = Ludwisarz
    .gen = Ludwisarza
    .acc = Ludwisarza
florence-card-cartographer = Kartograf
    .gen = Kartografa
    .acc = Kartografa
florence-card-lawyer = Prawnik
    .gen = Prawnika
    .acc = Prawnika
florence-card-choreographer = Choreograf
    .gen = Choreografa
    .acc = Choreografa
florence-card-composer = Kompozytor
    .gen = Kompozytora
    .acc = Kompozytora
florence-card-sculptor = Rzeźbiarz
    .gen = Rzeźbiarza
    .acc = Rzeźbiarza
florence-card-painter = Malarz
    .gen = Malarza
    .acc = Malarza
florence-card-pharmacist = Farmaceuta
    .gen = Farmaceuty
    .acc = Farmaceutę
florence-card-physician = Lekarz
    .gen = Lekarza
    .acc = Lekarza
florence-card-dramatist = Dramaturg
    .gen = Dramaturga
    .acc = Dramaturga
florence-card-poet = Poeta
    .gen = Poety
    .acc = Poetę
florence-card-astronomer = Astronom
    .gen = Astronoma
    .acc = Astronoma
florence-card-organ_builder = Budowniczy organów
    .gen = Budowniczego organów
    .acc = Budowniczego organów

# Karty premii: co liczą
florence-card-bonus_building = Budynki
    .gen = karty „Budynki”
    .acc = kartę „Budynki”
florence-card-bonus_small_building_and_landscape = Małe budynki i krajobrazy
    .gen = karty „Małe budynki i krajobrazy”
    .acc = kartę „Małe budynki i krajobrazy”
florence-card-bonus_forest = Lasy
    .gen = karty „Lasy”
    .acc = kartę „Lasy”
florence-card-bonus_freedom = Swobody
    .gen = karty „Swobody”
    .acc = kartę „Swobody”
florence-card-bonus_builder = Architekci
    .gen = karty „Architekci”
    .acc = kartę „Architekci”
florence-card-bonus_prestige_card_and_freedom = Karty prestiżu i swobody
    .gen = karty „Karty prestiżu i swobody”
    .acc = kartę „Karty prestiżu i swobody”
florence-card-bonus_hand_card = Karty na ręce
    .gen = karty „Karty na ręce”
    .acc = kartę „Karty na ręce”
florence-card-bonus_large_building = Duże budynki
    .gen = karty „Duże budynki”
    .acc = kartę „Duże budynki”
florence-card-bonus_building_size_group = Wielkości budynków
    .gen = karty „Wielkości budynków”
    .acc = kartę „Wielkości budynków”
florence-card-bonus_lake = Jeziora
    .gen = karty „Jeziora”
    .acc = kartę „Jeziora”
florence-card-bonus_jester = Błaźni
    .gen = karty „Błaźni”
    .acc = kartę „Błaźni”
florence-card-bonus_builder_and_lake = Architekci i jeziora
    .gen = karty „Architekci i jeziora”
    .acc = kartę „Architekci i jeziora”
florence-card-bonus_landscape_type = Rodzaje krajobrazu
    .gen = karty „Rodzaje krajobrazu”
    .acc = kartę „Rodzaje krajobrazu”
florence-card-bonus_table_card = Karty na stole
    .gen = karty „Karty na stole”
    .acc = kartę „Karty na stole”
florence-card-bonus_medium_building_and_forest = Średnie budynki i lasy
    .gen = karty „Średnie budynki i lasy”
    .acc = kartę „Średnie budynki i lasy”
florence-card-bonus_landscape = Krajobrazy
    .gen = karty „Krajobrazy”
    .acc = kartę „Krajobrazy”
florence-card-bonus_park = Parki
    .gen = karty „Parki”
    .acc = kartę „Parki”
florence-card-bonus_jester_and_freedom = Błaźni i swobody
    .gen = karty „Błaźni i swobody”
    .acc = kartę „Błaźni i swobody”
florence-card-bonus_prestige_card = Karty prestiżu
    .gen = karty „Karty prestiżu”
    .acc = kartę „Karty prestiżu”
florence-card-bonus_element_type = Rodzaje elementów
    .gen = karty „Rodzaje elementów”
    .acc = kartę „Rodzaje elementów”

# Co karty premii dodają do dzieła
florence-effect-bonus_building = 1 WD za każdy budynek
florence-effect-bonus_small_building_and_landscape = 1 WD za każdy mały budynek i każdą płytkę krajobrazu
florence-effect-bonus_forest = 2 WD za każdy las
florence-effect-bonus_freedom = 2 WD za każdą swobodę
florence-effect-bonus_builder = 2 WD za każdego architekta
florence-effect-bonus_prestige_card_and_freedom = 1 WD za każdą kartę prestiżu i każdą swobodę
florence-effect-bonus_hand_card = 1 WD za każdą kartę zawodu i rekrutacji na ręce
florence-effect-bonus_large_building = 2 WD za każdy duży budynek
florence-effect-bonus_building_size_group = 2 WD za każdą wielkość (duży, średni, mały), w której masz budynek
florence-effect-bonus_lake = 2 WD za każde jezioro
florence-effect-bonus_jester = 2 WD za każdego błazna, oprócz tego, co błaźni dają zawsze
florence-effect-bonus_builder_and_lake = 1 WD za każdego architekta i każde jezioro
florence-effect-bonus_landscape_type = 2 WD za każdy rodzaj krajobrazu, który masz
florence-effect-bonus_table_card = 1 WD za każdą kartę zawodu i rekrutacji na twoim stole
florence-effect-bonus_medium_building_and_forest = 1 WD za każdy średni budynek i każdy las
florence-effect-bonus_landscape = 1 WD za każdą płytkę krajobrazu
florence-effect-bonus_park = 2 WD za każdy park
florence-effect-bonus_jester_and_freedom = 1 WD za każdego błazna i każdą swobodę
florence-effect-bonus_prestige_card = 2 WD za każdą kartę prestiżu
florence-effect-bonus_element_type = 1 WD za każdy rodzaj, który masz: las, jezioro, park, błazen, architekt, karta prestiżu, swoboda

# Karty prestiżu
florence-card-prestige_most_buildings = Najwięcej budynków
    .gen = karty „Najwięcej budynków”
    .acc = kartę „Najwięcej budynków”
florence-card-prestige_all_landscape_types = Wszystkie krajobrazy
    .gen = karty „Wszystkie krajobrazy”
    .acc = kartę „Wszystkie krajobrazy”
florence-card-prestige_most_lakes = Najwięcej jezior
    .gen = karty „Najwięcej jezior”
    .acc = kartę „Najwięcej jezior”
florence-card-prestige_most_jesters = Najwięcej błaznów
    .gen = karty „Najwięcej błaznów”
    .acc = kartę „Najwięcej błaznów”
florence-card-prestige_builder_jester_landscapes = Architekt, błazen, dwa krajobrazy
    .gen = karty „Architekt, błazen, dwa krajobrazy”
    .acc = kartę „Architekt, błazen, dwa krajobrazy”
florence-card-prestige_two_large_buildings = Dwa duże budynki
    .gen = karty „Dwa duże budynki”
    .acc = kartę „Dwa duże budynki”
florence-card-prestige_most_landscapes = Najwięcej krajobrazów
    .gen = karty „Najwięcej krajobrazów”
    .acc = kartę „Najwięcej krajobrazów”
florence-card-prestige_all_freedoms = Wszystkie swobody
    .gen = karty „Wszystkie swobody”
    .acc = kartę „Wszystkie swobody”
florence-card-prestige_most_builders = Najwięcej architektów
    .gen = karty „Najwięcej architektów”
    .acc = kartę „Najwięcej architektów”
florence-card-prestige_most_works = Najwięcej kart na stole
    .gen = karty „Najwięcej kart na stole”
    .acc = kartę „Najwięcej kart na stole”
florence-card-prestige_fewest_empty_spaces = Najmniej pustych pól
    .gen = karty „Najmniej pustych pól”
    .acc = kartę „Najmniej pustych pól”
florence-card-prestige_most_forests = Najwięcej lasów
    .gen = karty „Najwięcej lasów”
    .acc = kartę „Najwięcej lasów”
florence-card-prestige_buildings_freedoms_works = Cztery budynki, dwie swobody, cztery karty na stole
    .gen = karty „Cztery budynki, dwie swobody, cztery karty na stole”
    .acc = kartę „Cztery budynki, dwie swobody, cztery karty na stole”
florence-card-prestige_most_parks = Najwięcej parków
    .gen = karty „Najwięcej parków”
    .acc = kartę „Najwięcej parków”

# Co karty prestiżu dają na końcu
florence-effect-prestige_most_buildings = 6 PP, jeśli tylko ty masz najwięcej budynków; 3 przy remisie
florence-effect-prestige_all_landscape_types = 8 PP za co najmniej jeden las, jedno jezioro i jeden park
florence-effect-prestige_most_lakes = 6 PP, jeśli tylko ty masz najwięcej jezior; 3 przy remisie
florence-effect-prestige_most_jesters = 6 PP, jeśli tylko ty masz najwięcej błaznów; 3 przy remisie
florence-effect-prestige_builder_jester_landscapes = 7 PP za co najmniej jednego architekta, jednego błazna i dwie płytki krajobrazu
florence-effect-prestige_two_large_buildings = 5 PP za co najmniej dwa duże budynki
florence-effect-prestige_most_landscapes = 7 PP, jeśli tylko ty masz najwięcej płytek krajobrazu; 4 przy remisie
florence-effect-prestige_all_freedoms = 8 PP za wszystkie trzy swobody
florence-effect-prestige_most_builders = 6 PP, jeśli tylko ty masz najwięcej architektów; 3 przy remisie
florence-effect-prestige_most_works = 7 PP, jeśli tylko ty masz najwięcej kart zawodu i rekrutacji na stole; 4 przy remisie
florence-effect-prestige_fewest_empty_spaces = 8 PP, jeśli tylko ty masz najmniej pustych pól; 4 przy remisie
florence-effect-prestige_most_forests = 7 PP, jeśli tylko ty masz najwięcej lasów; 4 przy remisie
florence-effect-prestige_buildings_freedoms_works = 6 PP za co najmniej cztery budynki, dwie swobody i cztery karty na stole
florence-effect-prestige_most_parks = 5 PP, jeśli tylko ty masz najwięcej parków; 3 przy remisie

# Płytki
florence-tile-university = Uniwersytet
    .gen = Uniwersytetu
    .acc = Uniwersytet
florence-tile-laboratory = Laboratorium
    .gen = Laboratorium
    .acc = Laboratorium
florence-tile-workshop = Warsztat
    .gen = Warsztatu
    .acc = Warsztat
florence-tile-library = Biblioteka
    .gen = Biblioteki
    .acc = Bibliotekę
florence-tile-opera = Opera
    .gen = Opery
    .acc = Operę
florence-tile-studio = Pracownia
    .gen = Pracowni
    .acc = Pracownię
florence-tile-hospital = Szpital
    .gen = Szpitala
    .acc = Szpital
florence-tile-theater = Teatr
    .gen = Teatru
    .acc = Teatr
florence-tile-tower = Wieża
    .gen = Wieży
    .acc = Wieżę
florence-tile-chapel = Kaplica
    .gen = Kaplicy
    .acc = Kaplicę
florence-tile-forest = las
    .gen = lasu
    .acc = las
florence-tile-lake = jezioro
    .gen = jeziora
    .acc = jezioro
florence-tile-park = park
    .gen = parku
    .acc = park

florence-freedom-religion = Swoboda Wyznania
    .gen = Swobody Wyznania
    .acc = Swobodę Wyznania
florence-freedom-travel = Swoboda Poruszania
    .gen = Swobody Poruszania
    .acc = Swobodę Poruszania
florence-freedom-opinion = Swoboda Wypowiedzi
    .gen = Swobody Wypowiedzi
    .acc = Swobodę Wypowiedzi

florence-freedom-short-religion = Wyznanie
florence-freedom-short-travel = Ruch
florence-freedom-short-opinion = Słowo

florence-lot-forest = las
    .gen = lasu
    .acc = las
florence-lot-lake = jezioro
    .gen = jeziora
    .acc = jezioro
florence-lot-park = park
    .gen = parku
    .acc = park
florence-lot-jester = błazen
    .gen = błazna
    .acc = błazna
florence-lot-builder = architekt
    .gen = architekta
    .acc = architekta
florence-lot-prestige_card = karta prestiżu
    .gen = karty prestiżu
    .acc = kartę prestiżu
florence-lot-recruiting_card = karta rekrutacji
    .gen = karty rekrutacji
    .acc = kartę rekrutacji
florence-lot-landscape = dowolny krajobraz
    .gen = dowolnego krajobrazu
    .acc = dowolny krajobraz

florence-pile-profession = karty zawodów
    .gen = kart zawodów
    .acc = karty zawodów
florence-pile-bonus = karty premii
    .gen = kart premii
    .acc = karty premii
florence-pile-prestige = karty prestiżu
    .gen = kart prestiżu
    .acc = karty prestiżu

florence-character-muse = Muza
    .gen = Muzy
    .acc = Muzę
florence-character-cardinal = Kardynał
    .gen = Kardynała
    .acc = Kardynała
florence-character-princess = Księżniczka
    .gen = Księżniczki
    .acc = Księżniczkę
florence-character-merchant = Kupiec
    .gen = Kupca
    .acc = Kupca
florence-character-professor = Profesor
    .gen = Profesora
    .acc = Profesora
florence-character-banker = Bankier
    .gen = Bankiera
    .acc = Bankiera

florence-effect-muse = Każde dzieło tej rundy jest warte o numer rundy więcej
florence-effect-cardinal = Trzy akcje w tej rundzie
florence-effect-princess = Jedna akcja tej rundy może ukończyć dzieło bez karty zawodu
florence-effect-merchant = Następny przedmiot za darmo albo punkty prestiżu za miejsce na ścieżce sławy
florence-effect-professor = Obejrzyj za darmo pięć kart prestiżu albo premii i zachowaj jedną
florence-effect-banker = Dostajesz pieniądze z karty pomniejszone o twoją stawkę; kupiony w rundzie 7 może na końcu zamienić całą gotówkę na prestiż

# Co liczą karty i dzieła
florence-term-building = budynki
florence-term-building_large = duże budynki
florence-term-building_medium = średnie budynki
florence-term-building_small = małe budynki
florence-term-landscape = płytki krajobrazu
florence-term-forest = lasy
florence-term-lake = jeziora
florence-term-park = parki
florence-term-freedom = swobody
florence-term-builder = architekci
florence-term-jester = błaźni
florence-term-prestige_card = karty prestiżu
florence-term-hand_card = karty na ręce
florence-term-table_card = karty na stole
florence-term-empty_space = puste pola

# Skąd punkty
florence-source-works = Dzieła
florence-source-buildings = Budynki
florence-source-landscapes = Krajobrazy
florence-source-builders = Architekci
florence-source-best-works = Najwybitniejsze dzieła
florence-source-merchant = Kupiec
florence-source-banker = Bankier
florence-source-sold = Sprzedany prestiż
florence-source-prestige = Karty prestiżu

# O co pyta gra
florence-prompt-discard = Oddaj jeden z czterech zawodów
florence-prompt-name = Wskaż stos: to twoja stawka { $bid } fl.
florence-prompt-raise = { $lot }: podbij { $bid } fl. o 100 albo spasuj
florence-prompt-last = Kup jeden przedmiot za { $price } fl. albo zrezygnuj
florence-prompt-kind = Wybierz krajobraz
florence-prompt-place = Połóż { $tile_acc }
florence-prompt-keep = Zachowaj jedną z tych { $pile_gen }
florence-prompt-return = Która z tych { $pile_gen } idzie następna pod talię? Pierwsza leży najbliżej wierzchu
florence-prompt-recruit = Użyć karty rekrutacji od razu?
florence-prompt-turn = { $actions ->
        [0] Nie ma już akcji
        [one] Została { $actions } akcja
        [few] Zostały { $actions } akcje
       *[many] Zostało { $actions } akcji
    }
florence-prompt-bonus = WD { $value }, potrzeba { $minimum }: zagrać karty premii?
florence-prompt-exchange = Dochód { $income } fl.: ile prestiżu kupujesz?
florence-prompt-sell = Ile prestiżu sprzedajesz?
florence-prompt-character = Licytuj postać albo spasuj
florence-prompt-use-now = { $character }: użyć teraz?
florence-prompt-merchant = { $lot } za { $price } fl.: weź za darmo albo zapłać i weź { $points } PP
florence-prompt-expiring = Profesor odchodzi: użyć go teraz?
florence-prompt-cash = Bankier wymieni całą gotówkę, 200 fl. na 1 PP
florence-prompt-across = { $tile }, wspólnie buduje { $partner }: gdzie przez granicę?
florence-prompt-ask = { $tile }: ile ma zapłacić { $partner }?
florence-prompt-answer = { $builder } proponuje wspólną budowę: { $tile }; partner płaci { $sum } fl.

# Rodzaje akcji na przyciskach
florence-action-return = Oddaj
florence-action-keep = Zachowaj
florence-action-name = Wskaż
florence-action-raise = Podbij
florence-action-landscape = Wybierz
florence-action-recruit = Rekrutuj
florence-action-work = Dzieło
florence-action-build = Buduj
florence-action-offer = Buduj wspólnie
florence-action-profession = Zawód
florence-action-bonus = Karta premii
florence-action-introduce = Swoboda
florence-action-play = Zagraj
florence-action-done = Gotowe
florence-action-accept = Przyjmij
florence-action-free = Weź za darmo
florence-action-pay = Zapłać
florence-action-cash = Wymień
florence-action-merchant = Kupiec
florence-action-professor = Profesor
florence-action-sell = Sprzedaj prestiż
florence-action-hold = Zachowaj
florence-action-pass = Spasuj
florence-action-withdraw = Wycofaj się
florence-action-decline = Odmów
florence-action-lapse = Zrezygnuj
florence-action-end = Zakończ turę

# Możliwości
florence-do-discard = Oddaj { $card_acc }
florence-do-return = { $card } idzie następna pod talię
florence-do-keep = Zachowaj { $card_acc }
florence-do-name = Wskaż { $lot_acc }: { $price } fl.{ $sold ->
        [0] {""}
       *[other] , przy wygranej sprzedasz { $sold } PP
    }
florence-do-buy = Kup { $lot_acc } za { $price } fl.
florence-do-raise = Podbij do { $bid } fl.{ $sold ->
        [0] {""}
       *[other] , przy wygranej sprzedasz { $sold } PP
    }
florence-do-landscape = Weź { $tile_acc }
florence-do-place = { $tile }: kolumna { $column }, rząd { $row }{ $flip ->
        [0] {""}
       *[other] , odwrotnie
    }{ $turns ->
        [0] {""}
        [1] , ćwierć obrotu
       *[other] , { $turns } ćwierci obrotu
    }
florence-do-recruit = Rekrutuj { $card_acc }; teraz ma: { $from }
florence-do-work = Dzieło: { $card }, WD { $value }{ $bonus ->
        [0] {""}
       *[other] , ze wszystkimi kartami premii +{ $bonus }
    }
florence-do-princess = Dzieło z Księżniczką: WD { $value }
florence-do-build = { $tile } za { $price } fl., +{ $points } PP
florence-do-offer = { $tile }, wspólnie buduje { $partner }
florence-do-look = Obejrzyj pięć { $pile_gen } za { $price } fl., zachowaj jedną
florence-do-introduce = { $freedom } za { $price } fl.
florence-do-play = { $card }: +{ $value } WD
florence-do-done = Bez dalszych kart premii: WD { $value }
florence-do-exchange-nothing = Zachowaj całe { $rest } fl.
florence-do-exchange = { $points } PP za { $price } fl., zostaje { $rest } fl.
florence-do-bid = { $character }: { $bid } fl.
florence-do-ask = { $sum ->
        [0] Partner nic nie płaci
       *[other] Partner płaci { $sum } fl.
    }{ $sold ->
        [0] {""}
       *[other] , a ty sprzedajesz { $sold } PP
    }
florence-do-accept = Przyjmij: zapłać { $sum } fl., { $tile } dla obojga, +{ $points } PP
florence-do-free = Weź przedmiot za darmo
florence-do-pay = Zapłać { $price } fl., +{ $points } PP
florence-do-cash = Cała gotówka: { $price } fl. na { $points } PP
florence-do-merchant = Kupiec: +{ $points } PP za miejsce
florence-do-professor = Profesor: obejrzyj pięć { $pile_gen }
florence-do-sell = Sprzedaj prestiż
florence-do-sell-points = { $points } PP za { $money } fl.
florence-do-hold-recruiting = Zachowaj kartę rekrutacji
florence-do-hold-character = Zachowaj na później: { $character }
florence-do-pass = Spasuj
florence-do-pass-characters = Spasuj: bez postaci w tej rundzie
florence-do-withdraw = Wycofaj się z tej fazy
florence-do-buy-nothing = Nic nie kupuj
florence-do-keep-money = Zachowaj pieniądze
florence-do-refuse = Odmów
florence-do-lapse = Zrezygnuj z Profesora
florence-do-end = Zakończ turę{ $actions ->
        [0] {""}
        [one] , tracąc { $actions } akcję
        [few] , tracąc { $actions } akcje
       *[many] , tracąc { $actions } akcji
    }

# Stałe polecenia
florence-order-lot = Pasuj w tej licytacji ({ $lot })
florence-order-limit = { $lot }: licytuj do { $bid } fl.
florence-order-phase = Pasuj do końca fazy
florence-order-characters = Pasuj przy wszystkich postaciach

# Dziennik
florence-log-first = Rozpoczyna grę
florence-log-dealt = Dostaje { $card_acc }
florence-log-returned = Oddaje { $card_acc }
florence-log-returned-hidden = Oddaje zawód
florence-log-tiles = Jedna płytka: { $freedom }; pozostałych po dwie
florence-log-tiles-hard = Dwie płytki: { $freedom }; pozostałych po jednej
florence-log-round = Runda { $round }: dzieła od WD { $minimum }
florence-log-auction = Licytacja
florence-log-characters = Postacie
florence-log-actions = Akcje
florence-log-ending = Ostatnie rozliczenia
florence-log-named = Wskazuje { $lot_acc }: { $bid } fl.
florence-log-raised = { $bid } fl.
florence-log-passed = Pasuje
florence-log-passed-forced = Nie może podbić, pasuje
florence-log-withdrew = Wycofuje się z fazy
florence-log-withdrew-forced = Nie może nic wskazać, wycofuje się
florence-log-bought-nothing = Nic nie kupuje
florence-log-bought-nothing-forced = Nie może nic kupić
florence-log-won = { $price ->
        [0] Bierze za darmo { $lot_acc }
       *[other] Płaci { $price } fl. za { $lot_acc }
    }
florence-log-builder = Ma { $count ->
        [one] { $count } architekta
       *[other] { $count } architektów
    }{ $points ->
        [0] {""}
       *[other] : +{ $points } PP
    }
florence-log-jester = Ma { $count ->
        [one] { $count } błazna
       *[other] { $count } błaznów
    }
florence-log-landscape = Kładzie { $tile_acc }{ $points ->
        [0] {""}
       *[other] : +{ $points } PP
    }
florence-log-looks = Ogląda { $pile_acc } ({ $count }){ $price ->
        [0] {""}
       *[other] {" "}za { $price } fl.
    }
florence-log-sees = Widzi { $card_acc }
florence-log-keeps = Zachowuje { $card_acc }{ $under ->
        [0] {""}
        [one] ; { $under } karta idzie pod talię
        [few] ; { $under } karty idą pod talię
       *[many] ; { $under } kart idzie pod talię
    }
florence-log-keeps-hidden = Zachowuje jedną z { $pile_gen }{ $under ->
        [0] {""}
        [one] ; { $under } idzie pod talię
        [few] ; { $under } idą pod talię
       *[many] ; { $under } idzie pod talię
    }
florence-log-under = Pod talię: { $card }
florence-log-recruited = Rekrutuje { $card_acc }; swoją kartę oddaje { $from }
florence-log-works = Dzieło: { $card }, WD { $value } bez kart premii
florence-log-princess = Dzieło z Księżniczką: WD { $value }
florence-log-played = Zagrywa { $card_acc }: +{ $value } WD
florence-log-completed = Kończy dzieło o WD { $value }: { $income } fl.
florence-log-exchanged-nothing = Zachowuje cały dochód
florence-log-exchanged = Kupuje { $points } PP za { $price } fl.
florence-log-built = Buduje { $tile_acc } za { $price } fl.: +{ $points } PP
florence-log-introduced = Ogłasza { $freedom_acc } za { $price } fl.
florence-log-sold = Sprzedaje { $points } PP za { $money } fl.
florence-log-turn-over = Kończy turę
florence-log-turn-over-forced = Nie ma już nic do zrobienia
florence-log-best-work = Najwybitniejsze dzieło, WD { $value }: +{ $points } PP
florence-log-no-work = Nikt nie ukończył dzieła
florence-log-marker = Licytuje { $character_acc }: { $bid } fl.
florence-log-marker-over = Licytuje { $character_acc }: { $bid } fl.; znacznik odzyskuje { $back }
florence-log-passed-characters = Nie bierze postaci
florence-log-passed-characters-forced = Nie może licytować postaci
florence-log-hired = Płaci { $price } fl. za { $character_acc }
florence-log-banker-pays = Bankier wypłaca { $money } fl.
florence-log-banker-grows = Na Bankierze leży teraz { $money } fl.
florence-log-merchant = Kupiec: +{ $points } PP za miejsce na ścieżce sławy
florence-log-merchant-forced = Kupiec odchodzi: +{ $points } PP za miejsce na ścieżce sławy
florence-log-merchant-free = Dzięki Kupcowi za darmo: { $lot }
florence-log-professor-lapses = Profesor przepada
florence-log-cashed = Bankier wymienia { $price } fl.: +{ $points } PP
florence-log-offered = Proponuje wspólną budowę: { $tile }; { $partner } ma zapłacić { $sum } fl.
florence-log-refused = Odrzuca propozycję; składa ją { $partner }
florence-log-built-together = Buduje { $tile_acc }; wspólnie buduje { $partner } i płaci { $sum } fl.; bank dostaje { $price } fl.: po { $points } PP
florence-log-scored = { $card }: { $points } PP
florence-log-ended = Koniec gry. Zwycięstwo: { $winners }

# Dlaczego czegoś nie można
florence-refusal-question = To nie jest odpowiedź na to pytanie
florence-refusal-discard = Najpierw każdy oddaje jeden zawód
florence-refusal-not-in-hand = Nie masz tej karty na ręce
florence-refusal-no-such-stack = Nie ma takiego stosu
florence-refusal-sold = Z tego stosu już sprzedano w tej fazie
florence-refusal-empty = Nic z tego nie zostało
florence-refusal-three-builders = Masz trzech architektów; czwartego nie będzie
florence-refusal-no-place = Nie ma na to miejsca
florence-refusal-no-money = Pieniędzy nie wystarczy
florence-refusal-no-such-landscape = Tego krajobrazu nie ma albo nie ma na niego miejsca
florence-refusal-off-grid = Płytka tak nie leży na planszy
florence-refusal-occupied = Coś tam leży
florence-refusal-touches = Przy mniej niż dwóch architektach budynek nie dotyka innego budynku ani pałacu
florence-refusal-border = Przy granicy potrzeba architekta, a dwóch, gdy naprzeciw stoi budynek
florence-refusal-not-looked-at = Tej karty nie ma wśród oglądanych
florence-refusal-no-recruiting-card = Nie masz karty rekrutacji
florence-refusal-own-table = Nikt nie rekrutuje z własnego stołu
florence-refusal-not-on-table = Tego zawodu nie ma na niczyim stole
florence-refusal-exchange = Prestiż kupuje tylko ten dochód, po 200 fl.
florence-refusal-sell-points = Nie masz tyle prestiżu
florence-refusal-sell = Sprzedaż prestiżu niczego tu nie zmieni
florence-refusal-muse-sells-nothing = Z Muzą i Księżniczką nikt nie sprzedaje prestiżu
florence-refusal-below-minimum = Dzieło nie osiągnie najmniejszej wartości tej rundy
florence-refusal-bought = Tę postać już kupiono w tej fazie
florence-refusal-no-space = Na tej karcie nie ma takiego pola
florence-refusal-not-higher = Stawka musi być wyższa niż znacznik, który tam leży
florence-refusal-across = Budynek musi leżeć przez granicę, na wolnych polach obu plansz, i niczego nie dotykać tam, gdzie brakuje architekta
florence-refusal-sum = Suma musi pokryć to, czego ci brakuje, i nie przekraczać tego, co sąsiad może zapłacić
florence-refusal-professor-deck = Profesor ogląda karty prestiżu albo premii
florence-refusal-deck-closed = Ta talia jest pusta albo właśnie licytowana
florence-refusal-no-character = Nie masz tej postaci
florence-refusal-no-action = Nie masz już akcji
florence-refusal-once = Tylko raz w rundzie
florence-refusal-deck-empty = Talia jest pusta
florence-refusal-has-building = Każdy rodzaj budynku stoi w księstwie raz
florence-refusal-has-freedom = Masz już tę swobodę
florence-refusal-no-tile = Nie ma już takiej płytki
florence-refusal-no-neighbour = Wspólnie buduje się tylko z sąsiadem
florence-refusal-three-offers = W tej turze odrzucono trzy propozycje
