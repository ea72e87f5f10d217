### Plansza Toskanii na stronie: jak się nazywają rzeczy na niej i co mówią.

board-price-marble = { $n } marmur
tuscany-tab-own = Posiadłość
tuscany-tab-shared = Wystawa
tuscany-estate = Posiadłość: { $name }
tuscany-sealed = Posiadłość zatwierdzona
tuscany-laying = Układa posiadłość
tuscany-field-piece = Pole { $n }, { $kind }: { $piece }
tuscany-field-empty = Pole { $n }, { $kind }, puste
tuscany-stored = Magazyn { $n }, { $piece }
tuscany-stored-none = Magazyn { $n }, wolny
tuscany-stack = Stos { $n }: { $left ->
    [one] został { $left } żeton
    [few] zostały { $left } żetony
   *[many] zostało { $left } żetonów
}
tuscany-to-come = Jeszcze do odkrycia, bez kolejności: { $tiles }
tuscany-hand = Ręka: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
tuscany-cards = { $n } × { $kind }
tuscany-workers = { $n ->
    [one] { $n } robotnik
   *[other] { $n } robotników
}
tuscany-marble = Marmur: { $n }
tuscany-green = Punkty zielone: { $n }
tuscany-name-storage = Magazyn
tuscany-name-stacks = Stosy
tuscany-name-bonus = Bonusy
tuscany-name-hand = Ręka
tuscany-name-display = Wystawa
tuscany-name-deck = Karty włości
tuscany-name-yields = Karty dochodu
tuscany-name-colours = Kolory
tuscany-name-tracks = Tory
tuscany-display = Miejsce { $n }, { $tile }
tuscany-display-none = Miejsce { $n }, puste
tuscany-back = rewers: { $name }
tuscany-back-neutral = rewers neutralny
tuscany-fits = pasuje do twojej posiadłości
tuscany-peek = Wystawa: { $tiles }
tuscany-pile = Neutralne żetony w stosie: { $n }
tuscany-discards = Odrzucone: { $tiles }
tuscany-discards-none = Nie odrzucono żadnego żetonu
tuscany-deck = Karty włości, odrzucone: { $spent }; w talii { $n }
tuscany-yields = Karty dochodu, odrzucone: { $spent }; w talii { $n }
tuscany-spent = odrzucone: { $n }
tuscany-bonus-stock = { $bonus }, zostało: { $n }
tuscany-colour = Wszystkie pola rodzaju { $kind }: zielone punkty { $first } dla pierwszego gracza, { $second } dla drugiego
tuscany-tracks-of = { $name }: zielone punkty { $green }, czerwone { $red }, po najbliższym punktowaniu { $after }
tuscany-paying = Zapłata za umieszczenie
tuscany-unit-none = jeszcze nic nie wybrano
tuscany-when = Faza { $phase }, runda { $round }; { $name }: odkryte żetony stosu, który ją kończy: { $n } z { $of }
tuscany-setup = Przygotowanie
tuscany-build = Twoje kafle posiadłości
tuscany-build-tile = Kafel { $letter }
tuscany-build-up = Przesuń kafel { $letter } w górę
tuscany-build-down = Przesuń kafel { $letter } w dół
tuscany-build-turn = Obróć kafel { $letter }
tuscany-build-left = Przesuń kafel { $letter } w lewo
tuscany-build-right = Przesuń kafel { $letter } w prawo
tuscany-build-joint = Gdzie pod kaflem powyżej leży kafel { $letter }
tuscany-build-regions = Regiony
tuscany-build-of = po { $n }
tuscany-build-most = najwyżej { $n }
tuscany-build-hint = Przesuwaj i obracaj kafle, aż będą ci odpowiadać: przyciskami albo przeciągając kafel; kliknięcie go obraca. Pole zamku początkowego wybierzesz za chwilę.
tuscany-build-take = Ułóż właśnie tak
tuscany-need-display = żeton z wystawy
tuscany-need-storage = żeton z magazynu
tuscany-need-take-storage = żeton, który ubędzie z pełnego magazynu
tuscany-need-cell = pole posiadłości
tuscany-need-hand = następną kartę do zapłaty
tuscany-need-worker = robotnika
tuscany-need-bonus = żeton bonusowy
tuscany-otherwise = Zapłać inaczej
