craftsmen-title = Rzemieślnicy
craftsmen-about = Wysyłaj pomocników do gildii miasta, buduj ciągi warsztatów, zapełniaj statki i spichlerz: po trzech latach wygrywa, kto dał miastu najwięcej.
craftsmen-option-ages = Wiek graczy, na wypadek remisu o kolejność początkową

# Części elementów gry, których nie podaje żadne źródło
craftsmen-reconstructed-board = czy zima ma fazę końcową
craftsmen-reconstructed-bonus_tokens = wartości żetonów bonusowych
craftsmen-reconstructed-building_types = część receptur i punktów za produkcję
craftsmen-reconstructed-cards_advanced = kolory budynków zaawansowanych
craftsmen-reconstructed-cards_basic = kolory budynków podstawowych
craftsmen-reconstructed-cards_capital = ile jest kart kapitału każdego rodzaju
craftsmen-reconstructed-cards_extended = kolory budynków rozszerzonych
craftsmen-reconstructed-cards_sawmill = kolory tartaków
craftsmen-reconstructed-ship_holds = co zabiera który statek i za ile punktów
craftsmen-reconstructed-ships = trzecia premia statku 3

# Kolory
craftsmen-color-purple = fioletowy
    .fem = fioletowa
craftsmen-color-green = zielony
    .fem = zielona
craftsmen-color-blue = niebieski
    .fem = niebieska
craftsmen-color-red = czerwony
    .fem = czerwona

# Karty kapitału
craftsmen-capital-purple_1 = fioletowa 1
    .acc = fioletową 1
craftsmen-capital-purple_2 = fioletowa 2
    .acc = fioletową 2
craftsmen-capital-purple_3 = fioletowa 3
    .acc = fioletową 3
craftsmen-capital-green_1 = zielona 1
    .acc = zieloną 1
craftsmen-capital-green_2 = zielona 2
    .acc = zieloną 2
craftsmen-capital-green_3 = zielona 3
    .acc = zieloną 3
craftsmen-capital-blue_1 = niebieska 1
    .acc = niebieską 1
craftsmen-capital-blue_2 = niebieska 2
    .acc = niebieską 2
craftsmen-capital-blue_3 = niebieska 3
    .acc = niebieską 3
craftsmen-capital-red_1 = czerwona 1
    .acc = czerwoną 1
craftsmen-capital-red_2 = czerwona 2
    .acc = czerwoną 2
craftsmen-capital-red_3 = czerwona 3
    .acc = czerwoną 3

# Towary
craftsmen-good-wood = drewno
    .acc = drewno
    .gen = drewna
craftsmen-good-iron_ore = ruda żelaza
    .acc = rudę żelaza
    .gen = rudy żelaza
craftsmen-good-flax = len
    .acc = len
    .gen = lnu
craftsmen-good-wheat = pszenica
    .acc = pszenicę
    .gen = pszenicy
craftsmen-good-cow = krowa
    .acc = krowę
    .gen = krowy
craftsmen-good-wax = wosk
    .acc = wosk
    .gen = wosku
craftsmen-good-grapes = winogrona
    .acc = winogrona
    .gen = winogron
craftsmen-good-barrel = beczka
    .acc = beczkę
    .gen = beczki
craftsmen-good-rope = lina
    .acc = linę
    .gen = liny
craftsmen-good-leather = skóra
    .acc = skórę
    .gen = skóry
craftsmen-good-paper = papier
    .acc = papier
    .gen = papieru
craftsmen-good-iron = żelazo
    .acc = żelazo
    .gen = żelaza
craftsmen-good-fabric = tkanina
    .acc = tkaninę
    .gen = tkaniny
craftsmen-good-meat = mięso
    .acc = mięso
    .gen = mięsa
craftsmen-good-flour = mąka
    .acc = mąkę
    .gen = mąki
craftsmen-good-weapons = broń
    .acc = broń
    .gen = broni
craftsmen-good-tools = narzędzia
    .acc = narzędzia
    .gen = narzędzi
craftsmen-good-clothes = ubrania
    .acc = ubrania
    .gen = ubrań
craftsmen-good-books = książki
    .acc = książki
    .gen = książek
craftsmen-good-candles = świece
    .acc = świece
    .gen = świec
craftsmen-good-wine = wino
    .acc = wino
    .gen = wina
craftsmen-good-beer = piwo
    .acc = piwo
    .gen = piwa
craftsmen-good-bread = chleb
    .acc = chleb
    .gen = chleba

# Budynki
craftsmen-building-sawmill = tartak
    .acc = tartak
    .gen = tartaku
craftsmen-building-iron_mine = kopalnia rudy żelaza
    .acc = kopalnię rudy żelaza
    .gen = kopalni rudy żelaza
craftsmen-building-flax_plantation = plantacja lnu
    .acc = plantację lnu
    .gen = plantacji lnu
craftsmen-building-wheat_field = pole pszenicy
    .acc = pole pszenicy
    .gen = pola pszenicy
craftsmen-building-cow_pasture = pastwisko krów
    .acc = pastwisko krów
    .gen = pastwiska krów
craftsmen-building-apiary = pasieka
    .acc = pasiekę
    .gen = pasieki
craftsmen-building-vineyard = winnica
    .acc = winnicę
    .gen = winnicy
craftsmen-building-cooper = bednarz
    .acc = bednarza
    .gen = bednarza
craftsmen-building-ropemaker = powroźnik
    .acc = powroźnika
    .gen = powroźnika
craftsmen-building-tannery = garbarnia
    .acc = garbarnię
    .gen = garbarni
craftsmen-building-paper_mill = papiernia
    .acc = papiernię
    .gen = papierni
craftsmen-building-smelter = huta
    .acc = hutę
    .gen = huty
craftsmen-building-weaving_mill = tkalnia
    .acc = tkalnię
    .gen = tkalni
craftsmen-building-butcher = rzeźnik
    .acc = rzeźnika
    .gen = rzeźnika
craftsmen-building-mill = młyn
    .acc = młyn
    .gen = młyna
craftsmen-building-armourer = płatnerz
    .acc = płatnerza
    .gen = płatnerza
craftsmen-building-toolmaker = narzędziarz
    .acc = narzędziarza
    .gen = narzędziarza
craftsmen-building-tailor = krawiec
    .acc = krawca
    .gen = krawca
craftsmen-building-bookbinder = introligator
    .acc = introligatora
    .gen = introligatora
craftsmen-building-candlemaker = świecarz
    .acc = świecarza
    .gen = świecarza
craftsmen-building-winery = winiarnia
    .acc = winiarnię
    .gen = winiarni
craftsmen-building-brewery = browar
    .acc = browar
    .gen = browaru
craftsmen-building-bakery = piekarnia
    .acc = piekarnię
    .gen = piekarni

# Gildie
craftsmen-guild-bankers = Gildia bankierów
    .gen = Gildii bankierów
craftsmen-guild-builders = Gildia budowniczych
    .gen = Gildii budowniczych
craftsmen-guild-notary = Notariusz
    .gen = Notariusza
craftsmen-guild-craft = Cech rzemiosł
    .gen = Cechu rzemiosł
craftsmen-guild-merchants = Gildia kupców
    .gen = Gildii kupców
craftsmen-guild-town_hall = Ratusz
    .gen = Ratusza

# Pory roku, fazy, stosy
craftsmen-season-spring = wiosna
craftsmen-season-summer = lato
craftsmen-season-autumn = jesień
craftsmen-season-winter = zima
craftsmen-tier-basic = podstawowe
    .gen = podstawowych
craftsmen-tier-extended = rozszerzone
    .gen = rozszerzonych
craftsmen-tier-advanced = zaawansowane
    .gen = zaawansowanych
craftsmen-tier-sawmill = tartaki
    .gen = tartaków
craftsmen-favour-privilege = żeton przywileju
craftsmen-favour-work = żeton pracy
craftsmen-favour-order_change = miejsce w przyszłej kolejności

# Skąd pochodzą punkty
craftsmen-source-start = Kolejność początkowa
craftsmen-source-semis = Półprodukty
craftsmen-source-finals = Produkty końcowe
craftsmen-source-cargo = Towary na statkach
craftsmen-source-ships = Premie statków
craftsmen-source-city = Rozbudowa miasta
craftsmen-source-granary = Spichlerz
craftsmen-source-investment = Inwestycje
craftsmen-source-helpers = Niewysłani pomocnicy
craftsmen-source-fees = Opłaty
craftsmen-source-tokens = Żetony bonusowe

# Pytania
craftsmen-prompt-exchange = Wymienić kartę budynku?
craftsmen-prompt-sawmill = Wymienić tartak?
craftsmen-prompt-helper = Dokąd idzie pomocnik?
craftsmen-prompt-space = Na czyim dysku w kolejce { $guild_gen }?
craftsmen-prompt-fee = { $guild }: opłata dla gracza { $owner } to karta albo { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
craftsmen-prompt-take = Które odkryte karty bierzesz?
craftsmen-prompt-privilege = Skorzystać z przywileju i odrzucić o jedną kartę mniej?
craftsmen-prompt-discard = Odrzuć { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}
craftsmen-prompt-limit = Za dużo kart na ręce: odrzuć { $count }
craftsmen-prompt-build = Co budujesz?
craftsmen-prompt-build-more = Zbudować jeszcze jeden? Dotąd kosztuje to { $cost }
craftsmen-prompt-pay = Zapłać { $price }
craftsmen-prompt-peek = Podejrzeć pięć kart budynków?
craftsmen-prompt-show = Które dwa budynki { $tier } będą odkryte?
craftsmen-prompt-side = Gdzie trafią pozostałe karty budynków { $tier_gen }?
craftsmen-prompt-back-top = Która karta trafi teraz na wierzch stosu?
craftsmen-prompt-back-under = Która karta trafi teraz pod stos?
craftsmen-prompt-notary = Kupić kartę budynku czy rozpocząć licytację?
craftsmen-prompt-open = Stawka początkowa za { $building_acc } ({ $top }/{ $bottom })
craftsmen-prompt-bid = { $building } ({ $top }/{ $bottom }): więcej niż { $bid }?
craftsmen-prompt-mayor = Burmistrz daje { $bid } za { $building_acc } ({ $top }/{ $bottom })
craftsmen-prompt-work = Na co idzie punkt pracy? Zostało: { $points }
craftsmen-prompt-second = Jaki drugi surowiec?
craftsmen-prompt-delivery = Jaka karta kapitału za dostawę?
craftsmen-prompt-bribe = Którą kartą przekupujesz kapitana?
craftsmen-prompt-merchant = Jaki półprodukt kupujesz?
craftsmen-prompt-price = Czym za niego płacisz?
craftsmen-prompt-hall = Co bierzesz w ratuszu?
craftsmen-prompt-token = Użyć żetonu pracy?
craftsmen-prompt-invest = Zainwestować cztery karty w różnych kolorach?

# Możliwości
craftsmen-do-exchange = Wymień { $building_acc } ({ $top }/{ $bottom })
craftsmen-do-sawmill = Weź { $building_acc } { $top }/{ $bottom }
craftsmen-do-keep = Zostaw bez zmian
craftsmen-do-helper = Wyślij pomocnika: { $guild }
craftsmen-do-space = Na dysk na polu { $space }
craftsmen-do-points = Zapłać { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
craftsmen-do-fee = Oddaj { $card_acc }
craftsmen-do-bribe = Przekup kartą: { $card }
craftsmen-do-price = Zapłać kartą: { $card }
craftsmen-do-take = Weź { $card_acc }
craftsmen-do-take-both = Weź obie: { $cards }
craftsmen-do-take-none = Dobierz ze stosu
craftsmen-do-privilege = Skorzystaj z przywileju: odrzuć tylko jedną kartę
craftsmen-do-no-privilege = Bez przywileju
craftsmen-do-discard = Odrzuć: { $cards }
craftsmen-do-build-left = Zbuduj { $building_acc } ({ $top }/{ $bottom }) po lewej za { $cost }
craftsmen-do-build-right = Zbuduj { $building_acc } ({ $top }/{ $bottom }) po prawej za { $cost }
craftsmen-do-build-left-privilege = Zbuduj { $building_acc } ({ $top }/{ $bottom }) po lewej za { $cost }, z przywilejem
craftsmen-do-build-right-privilege = Zbuduj { $building_acc } ({ $top }/{ $bottom }) po prawej za { $cost }, z przywilejem
craftsmen-do-build-no-more = Nie buduj więcej
craftsmen-do-build-nothing = Nic nie buduj
craftsmen-do-pay = Zapłać: { $cards } (wartość { $value })
craftsmen-do-pay-nothing = Żadna { $color_fem }
craftsmen-do-peek = Podejrzyj budynki { $tier }
craftsmen-do-no-peek = Nie podglądaj
craftsmen-do-show = Odkryj { $building_acc } ({ $top }/{ $bottom }) i { $other_acc } ({ $other_top }/{ $other_bottom })
craftsmen-do-top = Na wierzch stosu
craftsmen-do-under = Pod stos
craftsmen-do-back = Teraz: { $building } ({ $top }/{ $bottom })
craftsmen-do-buy = Kup { $building_acc } ({ $top }/{ $bottom }) za { $price } w jego kolorach
craftsmen-do-auction = Licytuj { $building_acc } ({ $top }/{ $bottom })
craftsmen-do-bid = Daj { $bid }
craftsmen-do-pass-bid = Pas
craftsmen-do-pass-mayor = Zostaw burmistrzowi
craftsmen-do-raw-fair = { $good } na jarmark
craftsmen-do-raw = { $good } → { $building } ({ $top }/{ $bottom })
craftsmen-do-double-fair = Dwa surowce, najpierw { $good } na jarmark
craftsmen-do-double = Dwa surowce, najpierw { $good } → { $building } ({ $top }/{ $bottom })
craftsmen-do-trade = Z jarmarku: { $good } → { $building } ({ $top }/{ $bottom })
craftsmen-do-semi = { $good }, { $building } ({ $top }/{ $bottom }) → { $to } ({ $to_top }/{ $to_bottom }): { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
craftsmen-do-semi-granary = { $good }, { $building } ({ $top }/{ $bottom }) → spichlerz: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
craftsmen-do-load = { $good }, { $building } ({ $top }/{ $bottom }) → statek { $ship }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
craftsmen-do-load-bribe = { $good }, { $building } ({ $top }/{ $bottom }) → statek { $ship }, przekupując kapitana: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
craftsmen-do-waste = Wyprodukuj { $good_acc }, { $building } ({ $top }/{ $bottom }), i wyrzuć: żaden statek tego nie bierze (zamiast { $points })
craftsmen-do-stop = Zakończ; { $points ->
    [one] przepada 1 punkt pracy
    [few] przepadają { $points } punkty pracy
   *[many] przepada { $points } punktów pracy
}
craftsmen-do-no-second = Bez drugiego surowca
craftsmen-do-no-token = Bez żetonu pracy
craftsmen-do-fetch = Weź { $card_acc }
craftsmen-do-fetch-top = Weź pierwszą kartę ze stosu
craftsmen-do-purchase = Kup { $good_acc } → { $building } ({ $top }/{ $bottom })
craftsmen-do-purchase-of = Kup { $good_acc } od gracza { $owner } → { $building } ({ $top }/{ $bottom })
craftsmen-do-fair = Zapłać znacznikiem z jarmarku, z przywilejem
craftsmen-do-favour = Weź { $favour }
craftsmen-do-invest = Zainwestuj: { $cards } ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
craftsmen-do-no-investment = Bez inwestycji
craftsmen-do-pass-helpers = Pas: w tej rundzie nie wysyłaj więcej pomocników
craftsmen-do-nothing = Nic nie rób

# Rodzaje działań
craftsmen-action-points = Punkty
craftsmen-action-take = Dobierz
craftsmen-action-privilege = Przywilej
craftsmen-action-pay-nothing = Żadna
craftsmen-action-peek = Podejrzyj
craftsmen-action-top = Na wierzch
craftsmen-action-under = Pod spód
craftsmen-action-buy = Kup
craftsmen-action-auction = Licytuj
craftsmen-action-bid = Stawka
craftsmen-action-double = Dwa za jeden
craftsmen-action-waste = Wyrzuć
craftsmen-action-favour-privilege = Żeton przywileju
craftsmen-action-favour-work = Żeton pracy
craftsmen-action-favour-order = Kolejność
craftsmen-action-stop = Zakończ
craftsmen-action-done = Wystarczy
craftsmen-action-pass = Pas

# Polecenia
craftsmen-order-no-token = Bez żetonu pracy w tej rundzie
craftsmen-order-no-investment = Bez inwestycji w tym roku
craftsmen-order-no-bid = Pas w tej licytacji

# Przebieg gry
craftsmen-log-dealt = Dostaje { $building_acc } ({ $top }/{ $bottom })
craftsmen-log-dealt-hidden = Dostaje kartę budynku ({ $tier })
craftsmen-log-sawmill = Zaczyna z kartą: { $building } { $top }/{ $bottom }
craftsmen-log-sawmill-exchanged = Wymienia tartak na inny: { $building } { $top }/{ $bottom }
craftsmen-log-order = Kolejność: { $order }
craftsmen-log-exchanged = Oddaje { $building_acc } ({ $top }/{ $bottom })
craftsmen-log-exchanged-hidden = Wymienia kartę budynku ({ $tier })
craftsmen-log-declined = Rezygnuje
craftsmen-log-round = Rok { $year }, { $season }
craftsmen-log-sent = Wysyła pomocnika: { $guild }, pole { $space }
craftsmen-log-fee-points = Płaci graczowi { $owner }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
craftsmen-log-compensation = Dobiera kartę za dysk na swoim
craftsmen-log-gave = Oddaje graczowi { $to } { $card_acc }
craftsmen-log-gave-hidden = Oddaje graczowi { $to } kartę kapitału
craftsmen-log-passed = Pasuje
craftsmen-log-passed-forced = Musi spasować
craftsmen-log-unused = Dostaje 1 punkt za niewysłanych pomocników
craftsmen-log-stage = { $guild }
craftsmen-log-privilege = Korzysta z przywileju: { $guild }
craftsmen-log-privilege-token = Oddaje żeton za przywilej: { $guild }
craftsmen-log-took = Bierze { $card_acc }
craftsmen-log-drew = Dobiera { $card_acc }
craftsmen-log-drew-hidden = Dobiera kartę kapitału
craftsmen-log-displayed = Odkryto: { $card }
craftsmen-log-reshuffled = Odrzucony kapitał tworzy nowy stos
craftsmen-log-discarded = Odrzuca { $card_acc }
craftsmen-log-built-left = Buduje { $building_acc } ({ $top }/{ $bottom }) po lewej za { $cost }
craftsmen-log-built-right = Buduje { $building_acc } ({ $top }/{ $bottom }) po prawej za { $cost }
craftsmen-log-paid = Płaci { $price }: { $cards } (wartość { $value })
craftsmen-log-token = Ma pierwszą pełną linię { $good_gen }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
craftsmen-log-looks = Podgląda budynki { $tier }
craftsmen-log-sees = Widzi { $building_acc } ({ $top }/{ $bottom })
craftsmen-log-puts-top = Kładzie { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} na wierzch stosu ({ $tier })
craftsmen-log-puts-under = Kładzie { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} pod stos ({ $tier })
craftsmen-log-offered = Odkryto: { $building } ({ $top }/{ $bottom })
craftsmen-log-opened = Rozpoczyna licytację o { $building_acc } ({ $top }/{ $bottom }) stawką { $bid }
craftsmen-log-bid = Daje { $bid }
craftsmen-log-no-bid = Pasuje
craftsmen-log-mayor-card = Burmistrz odkrywa: { $card }
craftsmen-log-mayor = Burmistrz daje { $offer }
craftsmen-log-lost = Zostawia burmistrzowi { $building_acc } ({ $top }/{ $bottom })
craftsmen-log-got = Bierze { $building_acc } ({ $top }/{ $bottom })
craftsmen-log-stopped = Kończy; przepada punktów pracy: { $points }
craftsmen-log-used-work = Oddaje żeton pracy
craftsmen-log-raw-fair = Produkuje { $good_acc } na jarmark
craftsmen-log-raw = Produkuje { $good_acc } → { $building } ({ $top }/{ $bottom })
craftsmen-log-traded = Bierze { $good_acc } z jarmarku → { $building } ({ $top }/{ $bottom })
craftsmen-log-semi = Produkuje { $good_acc } → { $building } ({ $top }/{ $bottom }): { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
craftsmen-log-semi-granary = Produkuje { $good_acc } do spichlerza: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
craftsmen-log-stored = Składa { $good_acc } w spichlerzu
craftsmen-log-stored-out = Składa { $good_acc } w spichlerzu i wypycha znacznik gracza { $out }
craftsmen-log-wasted = Wyrzuca { $good_acc }
craftsmen-log-bribed = Przekupuje kapitana kartą: { $card }
craftsmen-log-loaded = Ładuje { $good_acc } na statek { $ship }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
craftsmen-log-loaded-out = Ładuje { $good_acc } na statek { $ship } w miejsce towaru gracza { $out }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
craftsmen-log-purchased = Kupuje { $good_acc } → { $building } ({ $top }/{ $bottom })
craftsmen-log-purchased-of = Kupuje { $good_acc } od gracza { $owner } → { $building } ({ $top }/{ $bottom })
craftsmen-log-fair = Płaci znacznikiem z jarmarku
craftsmen-log-fair-of = Płaci znacznikiem z jarmarku; { $owner } stawia tam swój
craftsmen-log-favour = Bierze { $favour }
craftsmen-log-final = Faza końcowa
craftsmen-log-fewest = Ma najmniej użytych przywilejów ({ $used }) i dostaje żeton
craftsmen-log-year = Podsumowanie roku { $year }
craftsmen-log-sailed = Ma { $markers ->
    [one] 1 znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
} na statku { $ship }: punkty { $cargo }, premia { $bonus }
craftsmen-log-city = Ma { $sets ->
    [one] 1 zestaw
    [few] { $sets } zestawy
   *[many] { $sets } zestawów
} czterech kolorów: punkty { $points }
craftsmen-log-granary = Dostaje za spichlerz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
craftsmen-log-invested = Inwestuje: { $cards } ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
craftsmen-log-token-points = Dostaje za żetony bonusowe { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
craftsmen-log-ended = Koniec gry; najwięcej dla miasta: { $winners }

# Dlaczego czegoś nie można
craftsmen-refusal-question = Nie o to teraz chodzi
craftsmen-refusal-bid = Więcej, niż jest warta twoja ręka
craftsmen-refusal-build = Karty na ręce na to nie wystarczą
craftsmen-refusal-no-match = Żaden koniec rzędu nie pasuje kolorem
craftsmen-refusal-cannot-pay = Nie ma czym zapłacić
craftsmen-refusal-closed-space = W grze dwuosobowej to pole jest zamknięte
craftsmen-refusal-colors = Karty w jego kolorach na to nie wystarczą
craftsmen-refusal-discard = Odrzuć karty z ręki, tyle, ile trzeba
craftsmen-refusal-fair-empty = Nie masz znacznika na jarmarku
craftsmen-refusal-fair-full = Masz na jarmarku trzy znaczniki
craftsmen-refusal-free-hold = Jest statek z wolną ładownią
craftsmen-refusal-guild-full = W gildii nie ma już miejsca
craftsmen-refusal-invest = Inwestycja wymaga karty każdego koloru
craftsmen-refusal-no-bribe = Ładownia jest pełna, a kapitana nie możesz przekupić
craftsmen-refusal-no-building = Nie masz budynku, który to przyjmie
craftsmen-refusal-no-card = Nie leży tam żadna karta
craftsmen-refusal-no-change = Tor zmiany kolejności jest pełny
craftsmen-refusal-no-double = Żeton pracy daje jeden surowiec
craftsmen-refusal-no-fee = Nie możesz zapłacić opłaty
craftsmen-refusal-no-hold = Ten statek nie ma na to ładowni
craftsmen-refusal-no-icon = Nie ma na to pustej ikony
craftsmen-refusal-no-points = Masz za mało punktów
craftsmen-refusal-no-privilege = Nie możesz skorzystać z przywileju
craftsmen-refusal-no-token = Nie ma dla ciebie żetonu
craftsmen-refusal-not-higher = Stawka musi być wyższa
craftsmen-refusal-not-in-hand = Nie masz tej karty
craftsmen-refusal-not-looked-at = Nie ma takiej podglądanej karty
craftsmen-refusal-not-ready = Budynek nie jest gotowy do produkcji
craftsmen-refusal-own-marker = Nie ma tam znacznika kogoś innego
craftsmen-refusal-pay = Zapłać cenę, bez zbędnych kart
craftsmen-refusal-sawmill = Tego tartaku nie można wziąć
craftsmen-refusal-stack-empty = Stos jest pusty
craftsmen-refusal-take = Weź jedną odkrytą kartę albo obie
craftsmen-refusal-two-discs = Na tym polu nie leży dokładnie jeden dysk
craftsmen-refusal-two-helpers = Masz tam dwóch pomocników
craftsmen-refusal-two-players = W grze dwuosobowej nie zmienia się tam kolejności
