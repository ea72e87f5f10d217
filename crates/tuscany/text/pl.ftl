tuscany-title = Zamki Toskanii
tuscany-about = Bierz żetony, płać za nie kartami i zapełniaj swoją posiadłość region po regionie. Zielone punkty liczą się trzy razy, więc najcenniejsze są te zdobyte wcześnie.

tuscany-option-first = Gracz rozpoczynający

# Osiem rodzajów
tuscany-kind-castle = zamek
    .gen = zamku
    .acc = zamek
tuscany-kind-city = miasto
    .gen = miasta
    .acc = miasto
tuscany-kind-inn = zajazd
    .gen = zajazdu
    .acc = zajazd
tuscany-kind-agriculture = rolnictwo
    .gen = rolnictwa
    .acc = rolnictwo
tuscany-kind-quarry = kamieniołom
    .gen = kamieniołomu
    .acc = kamieniołom
tuscany-kind-village = wioska
    .gen = wioski
    .acc = wioskę
tuscany-kind-monastery = klasztor
    .gen = klasztoru
    .acc = klasztor
tuscany-kind-cart = wóz
    .gen = wozu
    .acc = wóz

# Żetony i to, co jeszcze leży na polach i w magazynie
tuscany-tile-castle = zamek
    .gen = zamku
    .acc = zamek
tuscany-tile-city = miasto
    .gen = miasta
    .acc = miasto
tuscany-tile-inn = zajazd
    .gen = zajazdu
    .acc = zajazd
tuscany-tile-quarry = kamieniołom
    .gen = kamieniołomu
    .acc = kamieniołom
tuscany-tile-village = wioska
    .gen = wioski
    .acc = wioskę
tuscany-tile-monastery = klasztor
    .gen = klasztoru
    .acc = klasztor
tuscany-tile-cart = wóz
    .gen = wozu
    .acc = wóz
tuscany-tile-grapes = winogrona
    .gen = winogron
    .acc = winogrona
tuscany-tile-olives = oliwki
    .gen = oliwek
    .acc = oliwki
tuscany-tile-grain = zboże
    .gen = zboża
    .acc = zboże
tuscany-tile-livestock = trzoda
    .gen = trzody
    .acc = trzodę
tuscany-tile-grapes-olives = winogrona i oliwki
    .gen = winogron i oliwek
    .acc = winogrona i oliwki
tuscany-tile-grapes-grain = winogrona i zboże
    .gen = winogron i zboża
    .acc = winogrona i zboże
tuscany-tile-grapes-livestock = winogrona i trzoda
    .gen = winogron i trzody
    .acc = winogrona i trzodę
tuscany-tile-olives-grain = oliwki i zboże
    .gen = oliwek i zboża
    .acc = oliwki i zboże
tuscany-tile-olives-livestock = oliwki i trzoda
    .gen = oliwek i trzody
    .acc = oliwki i trzodę
tuscany-tile-grain-livestock = zboże i trzoda
    .gen = zboża i trzody
    .acc = zboże i trzodę
tuscany-hexagon = sześciokąt
    .gen = sześciokąta
    .acc = sześciokąt
tuscany-starting-castle = zamek początkowy
    .gen = zamku początkowego
    .acc = zamek początkowy

# Żetony bonusowe
tuscany-bonus-card = +1 karta włości
tuscany-bonus-storage = +1 pole magazynu
tuscany-bonus-marble = +1 marmur
tuscany-bonus-worker = +1 robotnik
tuscany-bonus-yield = +1 karta dochodu

# Rzeczy, które rysuje książka zasad
tuscany-thing-card = karta włości
tuscany-thing-yield = karta dochodu
tuscany-thing-first = karta gracza rozpoczynającego
tuscany-thing-neutral = żeton neutralny
tuscany-thing-marble = marmur
tuscany-thing-worker = robotnik
tuscany-thing-green = zielone punkty
tuscany-thing-red = czerwone punkty

# Części zapłaty
tuscany-pay-one-castle = 1 karta zamku
tuscany-pay-two-castle = 2 karty zamku
tuscany-pay-four-castle = 4 karty zamku
tuscany-pay-one-city = 1 karta miasta
tuscany-pay-two-city = 2 karty miasta
tuscany-pay-four-city = 4 karty miasta
tuscany-pay-one-inn = 1 karta zajazdu
tuscany-pay-two-inn = 2 karty zajazdu
tuscany-pay-four-inn = 4 karty zajazdu
tuscany-pay-one-agriculture = 1 karta rolnictwa
tuscany-pay-two-agriculture = 2 karty rolnictwa
tuscany-pay-four-agriculture = 4 karty rolnictwa
tuscany-pay-one-quarry = 1 karta kamieniołomu
tuscany-pay-two-quarry = 2 karty kamieniołomu
tuscany-pay-four-quarry = 4 karty kamieniołomu
tuscany-pay-one-village = 1 karta wioski
tuscany-pay-two-village = 2 karty wioski
tuscany-pay-four-village = 4 karty wioski
tuscany-pay-one-monastery = 1 karta klasztoru
tuscany-pay-two-monastery = 2 karty klasztoru
tuscany-pay-four-monastery = 4 karty klasztoru
tuscany-pay-one-cart = 1 karta wozu
tuscany-pay-two-cart = 2 karty wozu
tuscany-pay-four-cart = 4 karty wozu
tuscany-pay-worker = 1 robotnik
tuscany-pay-workers = 2 robotników

# Układy posiadłości, od góry do dołu
tuscany-order-abc = A, B, C
tuscany-order-acb = A, C, B
tuscany-order-bac = B, A, C
tuscany-order-bca = B, C, A
tuscany-order-cab = C, A, B
tuscany-order-cba = C, B, A
tuscany-turns-uuu = bez obrotu
tuscany-turns-uut = obrócone: 3
tuscany-turns-utu = obrócone: 2
tuscany-turns-utt = obrócone: 2, 3
tuscany-turns-tuu = obrócone: 1
tuscany-turns-tut = obrócone: 1, 3
tuscany-turns-ttu = obrócone: 1, 2
tuscany-turns-ttt = obrócone: 1, 2, 3
tuscany-shifts-rr = w prawo, w prawo
tuscany-shifts-rl = w prawo, w lewo
tuscany-shifts-lr = w lewo, w prawo
tuscany-shifts-ll = w lewo, w lewo

# Skąd są punkty
tuscany-source-regions = Regiony
tuscany-source-colours = Bonusy za kolor
tuscany-source-goods = Dobra
tuscany-source-storage = Pola magazynu
tuscany-source-green-yields = Karty dochodu, zielone
tuscany-source-phase-1 = Faza 1
tuscany-source-phase-2 = Faza 2
tuscany-source-phase-3 = Faza 3
tuscany-source-red-yields = Karty dochodu, czerwone
tuscany-source-cards = Karty na ręce
tuscany-source-tiles = Żetony w magazynie
tuscany-source-hexagons = Sześciokąty w magazynie
tuscany-source-marble = Marmur
tuscany-source-workers = Robotnicy

# Pytania
tuscany-prompt-layout = Ułóż trzy kafle swojej posiadłości
tuscany-prompt-castle = Wybierz pole zamku początkowego
tuscany-prompt-bonus = Weź żeton bonusowy
tuscany-prompt-action = Dobierz karty, weź żeton z wystawy albo umieść żeton z magazynu
tuscany-prompt-extra = Wydać 1 marmur na dodatkową akcję?
tuscany-prompt-swapped = Wymieniaj żetony, aż któryś będzie pasował do posiadłości, i weź go
tuscany-prompt-pay = { $item } na pole { $field }: czym płacisz?
tuscany-prompt-free = Zamek: umieść jeden żeton z wystawy bez opłaty
tuscany-prompt-city = Miasto: weź żeton bonusowy

# Rodzaje akcji, słowa na przyciskach
tuscany-action-draw = Dobierz
tuscany-action-take = Weź
tuscany-action-place = Umieść
tuscany-action-swap = Wymień
tuscany-action-decline = Rezygnuj
tuscany-action-end = Koniec tury

# Możliwości
tuscany-do-layout = { $order }; { $turns }; niższe kafle { $shifts }
tuscany-do-castle = Zamek początkowy na polu { $field }
tuscany-do-bonus = Weź żeton „{ $bonus }”
tuscany-do-draw = Dobierz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
tuscany-do-swap = Wymień wszystkie żetony rodzaju: { $kind }
tuscany-do-take = Weź { $tile_acc } z miejsca { $slot }
tuscany-do-take-for = Weź { $tile_acc } z miejsca { $slot }; usuń z gry { $item_acc }{ $space ->
        [0] {""}
       *[other] {" "}(pole { $space })
    }
tuscany-do-place = Umieść { $item_acc }{ $space ->
        [0] {""}
       *[other] {" "}(pole magazynu { $space })
    } na polu { $field }{ $green ->
        [0] {""}
       *[other] : { $green ->
            [one] +{ $green } zielony
            [few] +{ $green } zielone
           *[many] +{ $green } zielonych
        }
    }
tuscany-do-pay = Zapłać: { $payment }
tuscany-do-free = Umieść { $tile_acc } z miejsca { $slot } na polu { $field }{ $green ->
        [0] {""}
       *[other] : { $green ->
            [one] +{ $green } zielony
            [few] +{ $green } zielone
           *[many] +{ $green } zielonych
        }
    }
tuscany-do-decline = Zrezygnuj
tuscany-do-end = Zakończ turę

# Dziennik; przed wierszem stoi imię gracza
tuscany-log-first = Rozpoczyna grę
tuscany-log-revealed = Nowy żeton na wystawie: { $tile }
tuscany-log-draws = Dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
tuscany-log-drew = Dostaje kartę { $kind_gen }
tuscany-log-lost = Nie ma już kart do dobrania, brakuje: { $count }
tuscany-log-sealed = Zatwierdza posiadłość
tuscany-log-opened = Wszystkie posiadłości są odkryte
tuscany-log-skipped = Nie ma możliwej akcji
tuscany-log-marble-spent = Wydaje 1 marmur na dodatkową akcję
tuscany-log-bonus = Bierze żeton „{ $bonus }”{ $green ->
        [0] {""}
       *[other] : { $green ->
            [one] +{ $green } zielony
            [few] +{ $green } zielone
           *[many] +{ $green } zielonych
        }
    }
tuscany-log-swapped = Wymienia { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    } { $kind_gen }
tuscany-log-removed = Usuwa z magazynu { $item_acc }
tuscany-log-took = Bierze { $tile_acc }
tuscany-log-refilled = Uzupełnia ze stosu { $stack }: { $tile }, { $left ->
        [one] został { $left }
        [few] zostały { $left }
       *[many] zostało { $left }
    }
tuscany-log-emptied = Opróżnia stos { $stack }
tuscany-log-triggered = Faza { $phase } dobiega końca
tuscany-log-purged = Z wystawy znikają żetony { $kind_gen }: { $count }
tuscany-log-shuffled-cards = Nowa talia kart włości: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
tuscany-log-shuffled-yields = Nowa talia kart dochodu: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
tuscany-log-shuffled-tiles = Nowy stos neutralny: { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
tuscany-log-paid = Płaci: { $payment }
tuscany-log-placed = Umieszcza { $item_acc } na polu { $field }
tuscany-log-placed-free = Dzięki zamkowi umieszcza { $item_acc } na polu { $field }
tuscany-log-placed-hexagon = Umieszcza sześciokąt na polu { $field }: { $kind }
tuscany-log-region = Kończy region, { $size ->
        [one] { $size } pole
        [few] { $size } pola
       *[many] { $size } pól
    }: { $points ->
            [one] +{ $points } zielony
            [few] +{ $points } zielone
           *[many] +{ $points } zielonych
        }
tuscany-log-colour = Zakrywa wszystkie pola { $kind_gen }{ $points ->
        [0] {""}
       *[other] : { $points ->
            [one] +{ $points } zielony
            [few] +{ $points } zielone
           *[many] +{ $points } zielonych
        }
    }
tuscany-log-goods = Punkty za dobra: { $points ->
            [one] +{ $points } zielony
            [few] +{ $points } zielone
           *[many] +{ $points } zielonych
        }
tuscany-log-marble = Dostaje marmur: { $count }
tuscany-log-workers = Dostaje { $count ->
        [one] { $count } robotnika
       *[other] { $count } robotników
    }
tuscany-log-hexagon = Odkłada sześciokąt do magazynu
tuscany-log-no-space = Nie ma miejsca na sześciokąt: { $points ->
            [one] +{ $points } czerwony
            [few] +{ $points } czerwone
           *[many] +{ $points } czerwonych
        }
tuscany-log-yield-red = Karta dochodu: { $amount ->
            [one] +{ $amount } czerwony
            [few] +{ $amount } czerwone
           *[many] +{ $amount } czerwonych
        }
tuscany-log-yield-green = Karta dochodu: { $amount ->
            [one] +{ $amount } zielony
            [few] +{ $amount } zielone
           *[many] +{ $amount } zielonych
        }
tuscany-log-yield-cards = Karta dochodu: { $amount ->
        [one] { $amount } karta włości
        [few] { $amount } karty włości
       *[many] { $amount } kart włości
    }
tuscany-log-yield-workers = Karta dochodu: { $amount ->
        [one] { $amount } robotnik
       *[other] { $amount } robotników
    }
tuscany-log-yield-marble = Karta dochodu: { $amount } marmur
tuscany-log-yield-hexagons = Karta dochodu: { $amount ->
        [one] { $amount } sześciokąt
        [few] { $amount } sześciokąty
       *[many] { $amount } sześciokątów
    }
tuscany-log-declined = Rezygnuje
tuscany-log-no-target-castle = Żaden żeton z wystawy nie ma pola: zamek nic nie daje
tuscany-log-no-target-city = Nie ma już żetonów bonusowych
tuscany-log-scored = Faza { $phase }: zielone punkty dodano do czerwonych
tuscany-log-deadlocked = Nikt nie może już nic zrobić: gra się kończy
tuscany-log-final-round = Gracie jeszcze jedną rundę
tuscany-log-kept = Punktuje to, co zostało: { $points ->
        [one] { $points } czerwony
        [few] { $points } czerwone
       *[many] { $points } czerwonych
    }, razem { $red }

# Odmowy
tuscany-refusal-now = Teraz nie można tego zrobić
tuscany-refusal-chance = Nikt nie wybiera tego, co się losuje
tuscany-refusal-bonus = Nie ma już takiego żetonu bonusowego: { $bonus }
tuscany-refusal-no-cards = Nie ma karty do dobrania
tuscany-refusal-swap-fits = Któryś żeton z wystawy pasuje, więc nie możesz wymieniać
tuscany-refusal-swap-useless = Nie pasowałby żaden neutralny żeton, który może się jeszcze pojawić
tuscany-refusal-swap-kind = Na wystawie nie ma żetonu rodzaju: { $kind }
tuscany-refusal-no-tile = Tu nie leży żaden żeton
tuscany-refusal-must-fit = Po wymianie musisz wziąć żeton, który pasuje
tuscany-refusal-space-free = Masz wolne pole magazynu, więc nic nie możesz usunąć
tuscany-refusal-storage-full = Magazyn jest pełny: wybierz, co odchodzi z gry
tuscany-refusal-no-space = Nie ma takiego pola magazynu
tuscany-refusal-nothing-stored = Na tym polu magazynu nic nie leży
tuscany-refusal-cannot-pay = Nie możesz zapłacić dwóch jednostek { $kind_gen }
tuscany-refusal-covered = To pole jest zakryte
tuscany-refusal-kind = To nie jest pole { $kind_gen }
tuscany-refusal-apart = To pole nie sąsiaduje z niczym, co masz w posiadłości
tuscany-refusal-pay = Twoje karty i robotnicy na to nie wystarczą
tuscany-refusal-pay-order = Ta sama zapłata jest podana w innej kolejności
tuscany-refusal-laid = Twoja posiadłość jest już ułożona
tuscany-refusal-not-laid = Najpierw ułóż posiadłość
tuscany-refusal-decline = Nie masz z czego rezygnować
tuscany-refusal-end = Tu nie możesz zakończyć tury
tuscany-heading-turn = Faza { $phase }, runda { $round }
