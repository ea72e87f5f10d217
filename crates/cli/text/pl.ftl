cli-me = Gracz
cli-many = { $n ->
        [one] { $n } możliwość
        [few] { $n } możliwości
       *[many] { $n } możliwości
    }: wpisz jeden z wierszy powyżej albo kilka słów tej właściwej; ? to pomoc
cli-filtered = Z „{ $words }”. Enter pokazuje znów wszystkie
cli-only-one = Tylko ta ma „{ $words }”. Enter ją zagrywa
cli-no-number = Nie ma możliwości { $typed }. Numery są od 1 do { $n }
cli-nothing-fits = Żadna możliwość nie ma „{ $words }”. Wpisz numer możliwości albo kilka jej słów; ? to pomoc
cli-confirm = Wpisz c, żeby zatwierdzić, albo u, żeby cofnąć ostatnią odpowiedź
cli-confirm-first = Nie ma teraz nic do wyboru: c zatwierdza, u cofa ostatnią odpowiedź
cli-try-what = Wpisz t i numer możliwości
cli-no-rule = Nie ma zasady „{ $typed }”; spróbuj: zasada { $rule }
cli-hint = Silny bot zrobiłby tak:
cli-hand-over = { $name }: naciśnij Enter
cli-more-log = … { $n ->
        [one] { $n } wcześniejszy wiersz
        [few] { $n } wcześniejsze wiersze
       *[many] { $n } wcześniejszych wierszy
    }: log
cli-saved = Gra jest zapisana. Graj dalej: signoria play --resume { $file }
cli-record = Zapis gry: { $file }. Obejrzysz go poleceniem `signoria replay`, a kości sprawdzisz poleceniem `signoria audit`.
cli-vp = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
cli-at-end = gdyby gra skończyła się teraz
cli-price-worker = { $n ->
        [one] { $n } pracownik
        [few] { $n } pracownicy
       *[many] { $n } pracowników
    }
cli-price-silverling = { $n ->
        [one] { $n } srebrnik
        [few] { $n } srebrniki
       *[many] { $n } srebrników
    }
cli-price-marble = { $n } marmur
cli-help =
    12            zagraj możliwość 12
    słowa         tylko możliwości z tymi słowami, kolejne słowa zawężają wybór;
                  Enter zagrywa jedyną
    Enter         znów wszystkie możliwości
    u  r          cofnij ostatnią odpowiedź, powtórz ją (reset: wszystkie)
    c             zatwierdź, gdy gra na to czeka
    t 12          co dałaby możliwość 12 (sprawdź)
    h             zapytaj silnego bota (podpowiedź)
    b  o          twoja plansza, plansze innych
    l  p          dziennik, skąd są punkty
    zasada        zasada o tym numerze: zasada { $rule }
    lang en       in English
    poddaję       bot gra dalej za ciebie
    q             wyjdź; gra zostaje zapisana (koniec)
cli-replay-at = Po { $n } z { $total } odpowiedzi
cli-replay-keys = Enter: dalej · b: wstecz · liczba: idź tam · s: następna tura · q: wyjdź
cli-replay-no = Enter idzie dalej, b wstecz, liczba przenosi tam (od 0 do { $total }), q kończy
cli-burgundy-castle = Zamk
cli-burgundy-mine = Kopl
cli-burgundy-ship = Stat
cli-burgundy-warehouse = Skła
cli-burgundy-carpenter_workshop = Stol
cli-burgundy-church = Kośc
cli-burgundy-market = Skle
cli-burgundy-boarding_house = Pens
cli-burgundy-bank = Bank
cli-burgundy-city_hall = Ratu
cli-burgundy-watchtower = Wież
cli-burgundy-cow = Kro
cli-burgundy-hen = Kur
cli-burgundy-pig = Świ
cli-burgundy-sheep = Owc
cli-burgundy-knowledge = Wi
cli-principato-year = Rok
cli-principato-turn = Tura
cli-principato-actions = Zostało akcji
cli-principato-rounds = Rundy wojskowe
cli-principato-pool = Pula: miejsce, ⇄ trzeba wymienić, po czyjej turze odpada
cli-principato-deck = Talia
cli-principato-round-year-end = Runda wojskowa { $n } z 5, koniec roku
cli-principato-round-extra = Runda wojskowa { $n } z 5, dodatkowa
cli-principato-strength = Siła
cli-principato-if-now = Gdyby kończyła się teraz
cli-principato-bills = Punkty wojskowe
cli-principato-by-favor = w tym
cli-principato-lost = przepada
cli-principato-stock = Magazyn
cli-principato-step = { $free ->
        [0] 1 za każde { $step }
       *[other] ponad { $free }: po 1
    }
cli-principato-cropland = Pola upr.
cli-principato-build_farm = Folwark
cli-principato-build_palazzo = Rezyden.
cli-principato-build_bank = Bank
cli-principato-harvest = Żniwa
cli-principato-market = Targ
cli-principato-tax_collector_any = Pob. dow.
cli-principato-tax_collector_money = Pob. pien
cli-principato-tax_collector_food = Pob. żywn
cli-principato-build_catapult = Katapulta
cli-principato-build_catapult_year3 = Katap.III
cli-principato-hire_condottieri = Werbunek
cli-principato-recruit_militia = Rekrutac.
cli-principato-sculptor = Rzeźbiarz
cli-principato-scribe = Pisarz
cli-principato-painter = Malarz
cli-tuscany-phase = Faza
cli-tuscany-round = Runda
cli-tuscany-triggered = Faza się kończy
cli-tuscany-final-round = Ostatnia runda
cli-tuscany-display = Wystawa
cli-tuscany-fits = jest na to pole · ● czyj rewers
cli-tuscany-colours = Bonusy za kolory, pierwszy/drugi
cli-tuscany-region-deck = Karty włości
cli-tuscany-yield-deck = Karty dochodu
cli-tuscany-pile = Żetony neutralne
cli-tuscany-bonus-stock = Żetony bonusowe
cli-tuscany-bonus = Żetony bonusowe
cli-tuscany-hand = Ręka
cli-tuscany-storage = Magazyn
cli-tuscany-workers = Robotnicy
cli-tuscany-marble = Marmur
cli-tuscany-stacks = Stosy
cli-tuscany-to-come = W stosach
cli-tuscany-sealed = posiadłość zatwierdzona
cli-tuscany-laying = układa posiadłość
cli-tuscany-green = ziel.
cli-tuscany-red = czer.
cli-tuscany-regions = Regiony z 1, 2, 3 pól: { $one }, { $two }, { $three }; razem { $points } zielonych
cli-tuscany-castle = Zamk
cli-tuscany-city = Mias
cli-tuscany-inn = Zaja
cli-tuscany-agriculture = Roln
cli-tuscany-quarry = Kami
cli-tuscany-village = Wios
cli-tuscany-monastery = Klas
cli-tuscany-cart = Wóz
cli-tuscany-grapes = Wi
cli-tuscany-olives = Ol
cli-tuscany-grain = Zb
cli-tuscany-livestock = Tr
cli-tuscany-short-card = karta
cli-tuscany-short-storage = pole
cli-tuscany-short-marble = marmur
cli-tuscany-short-worker = robotnik
cli-tuscany-short-yield = dochód
cli-principato-order = W tej kolejności
cli-principato-price-favor = {""}
cli-tuscany-price-worker = {""}
cli-tuscany-source-regions = Regiony, zielone
cli-tuscany-source-colours = Bonusy za kolor, zielone
cli-tuscany-source-goods = Dobra, zielone
cli-tuscany-source-storage = Pola magazynu, zielone
cli-craftsmen-year = Rok
cli-craftsmen-set-up = Przygotowanie
cli-craftsmen-helpers = Pomocnicy
cli-craftsmen-stage = Gildie
cli-craftsmen-window = Żetony pracy
cli-craftsmen-final = Faza końcowa
cli-craftsmen-year-end = Zmiana roku
cli-craftsmen-over = Koniec
cli-craftsmen-order = Kolejność
cli-craftsmen-privileges = Pula: przywileje
cli-craftsmen-work = praca
cli-craftsmen-work-points = Punkty pracy
cli-craftsmen-points-left = zostało
cli-craftsmen-changes = Nowa kolejność
cli-craftsmen-capital = Kapitał
cli-craftsmen-pile = odrzucone
cli-craftsmen-buy = kupno
cli-craftsmen-build = budowa
cli-craftsmen-tokens = Żetony bonusowe
cli-craftsmen-box = W pudełku
cli-craftsmen-granary = Spichlerz
cli-craftsmen-ship = Statek
cli-craftsmen-auction = Licytacja
cli-craftsmen-bid = stawka
cli-craftsmen-mayor = burmistrz
cli-craftsmen-payment = Zapłata
cli-craftsmen-looked = Oglądane
cli-craftsmen-passed = pas
cli-craftsmen-sets = Zestawy
cli-craftsmen-privilege = Przywileje
cli-craftsmen-work-token = Żetony pracy
cli-craftsmen-fair = Jarmark
cli-craftsmen-worth = Wartość ręki
cli-craftsmen-money = Kapitał
cli-craftsmen-hand = Budynki na ręce
cli-craftsmen-row = Rząd
cli-craftsmen-lines = Linie z brakami
cli-craftsmen-signs-colors = Kolory
cli-craftsmen-signs-spaces = Pola
cli-craftsmen-signs-of-spaces = [] złote: przywilej; () srebrne; {"{}"} ze wstążką: bez opłaty; * przywilej użyty
cli-craftsmen-signs-markers = Znaczniki
cli-craftsmen-signs-of-markers = o neutralny; · wolne miejsce; ■ leży tam; □ brakuje; ! może produkować
cli-craftsmen-signs-goods = Towary
cli-florence-round = Runda
cli-florence-set-up = Przygotowanie
cli-florence-auction = Licytacja
cli-florence-characters = Postacie
cli-florence-actions = Akcje
cli-florence-ending = Koniec
cli-florence-least = Minimum
cli-florence-stacks = Stosy
cli-florence-sold = sprzedane
cli-florence-bid = Stawka
cli-florence-in = licytują
cli-florence-buildings = Budynki
cli-florence-freedoms = Swobody
cli-florence-decks = Talie: nieznane+pod spodem
cli-florence-court = Postacie
cli-florence-looked = Oglądane
cli-florence-work = Dzieło dotąd
cli-florence-builders = Architekci
cli-florence-jesters = Błaźni
cli-florence-cards = Karty
cli-florence-left = Akcje
cli-florence-character = Postać
cli-florence-bonus = Premie
cli-florence-prestige = Prestiż
cli-florence-recruiting = Karty rekrutacji
cli-florence-table = Stół
cli-florence-hand = Ręka
cli-florence-professions = Zawody
cli-florence-bonuses = Premie
cli-florence-prestiges = Karty prestiżu
cli-florence-florins = { $n } fl.
