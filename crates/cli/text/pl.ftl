cli-me = Gracz
cli-many = { $n ->
        [one] { $n } możliwość
        [few] { $n } możliwości
       *[many] { $n } możliwości
    }: wpisz rodzaj albo kilka słów tej właściwej (weź statek), albo ? po pomoc
cli-filtered = Z „{ $words }”. Enter pokazuje znów wszystkie
cli-only-one = Tylko ta ma „{ $words }”. Enter ją zagrywa
cli-no-number = Są numery od 1 do { $n }
cli-nothing-fits = Nic nie ma „{ $words }”. Wpisz numer możliwości, kilka jej słów albo ? po pomoc
cli-confirm = Wpisz c, żeby zatwierdzić, albo u, żeby cofnąć ostatnią odpowiedź
cli-confirm-first = Nie ma teraz nic do wyboru: c zatwierdza, u cofa ostatnią odpowiedź
cli-try-what = Wpisz try i numer możliwości
cli-no-rule = Nie ma takiej zasady; spróbuj: rule B5.2
cli-hint = Silny bot zrobiłby tak:
cli-hand-over = { $name }: naciśnij Enter
cli-more-log = … { $n ->
        [one] { $n } wcześniejszy wiersz
        [few] { $n } wcześniejsze wiersze
       *[many] { $n } wcześniejszych wierszy
    }: log
cli-saved = Gra jest zapisana. Graj dalej: signoria play --resume { $file }
cli-record = Zapis gry: { $file }. Obejrzyj go przez `signoria replay`, sprawdź kości przez `signoria audit`.
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
cli-help =
    12            zagraj możliwość 12
    weź statek    pokaż możliwości z tymi słowami; Enter zagrywa jedyną
    Enter         znów wszystkie możliwości
    u  r          cofnij ostatnią odpowiedź, powtórz ją (reset: wszystkie)
    c             zatwierdź, gdy gra na to czeka
    t 12          co dałaby możliwość 12 (sprawdź)
    h             zapytaj silnego bota (podpowiedź)
    b  o          twoja plansza, plansze innych
    l  p          dziennik, skąd są punkty
    rule B5.2     zasada o tym numerze (zasada)
    lang en       in English
    poddaję       bot gra dalej za ciebie
    q             wyjdź; gra zostaje zapisana (koniec)
cli-replay-at = Po { $n } z { $total } odpowiedzi
cli-replay-keys = Enter: dalej · b: wstecz · liczba: idź tam · s: następna tura · q: wyjdź
cli-replay-no = Enter idzie dalej, b wstecz, liczba prowadzi tam (0 do { $total }), q kończy
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
