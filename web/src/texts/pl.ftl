### Strona.

page-title = Signoria
page-tagline = Gry renesansu
page-lead = Według zasad, z mocnymi botami albo z przyjaciółmi, na żywo albo przez wiele dni. Bez zakładania konta.
page-skip = Przejdź do treści
loading = Chwileczkę
failed = Nie udało się tego wczytać. Spróbuj za chwilę.
missing = Pod tym adresem nic nie ma.
missing-table = Nie ma takiego stołu albo nie jest dla ciebie otwarty.
to-home = Strona główna
close = Zamknij
cancel = Anuluj
yes = Tak
no = Nie
menu = Menu
language = Język
theme = Motyw
theme-auto = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
theme-switch = Przełącz jasny i ciemny

nav-play = Graj
nav-tables = Stoły
nav-mine = Moje gry
nav-rules = Zasady
nav-me = Ja
nav-about = O stronie

home-turns = { $n ->
    [one] Twój ruch przy { $n } stole
   *[other] Twój ruch przy { $n } stołach
}
home-continue = Wróć do gry
home-play-now = Zagraj teraz
home-bot = Zagraj z botem
home-bot-short = Graj
home-open = Otwórz stół
home-open-tables = Otwarte stoły
home-watch = Gry do oglądania
home-none-mine = Nie masz jeszcze żadnej gry. Zagraj z botem.
home-none-open = Nie ma otwartych stołów. Otwórz własny.
home-none-watch = Teraz nie toczy się żadna publiczna gra.
home-join = Dołącz
home-look = Oglądaj
home-fair = Otwarty kod; kości i losowania, które każdy może sprawdzić.
home-all = Wszystkie
list-free = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
state-your-turn = Twój ruch
state-waiting = Czekamy
state-thinking = Bot myśli
state-lobby = Przed startem
state-over = Zakończona
state-won = Wygrana
seat-free = wolne
guest-name = Gość { $n }
seat-name = Miejsce { $n }

setup-title = Otwórz stół
setup-players = Gracze
setup-seats = Miejsca
setup-seat-me = Ja
setup-seat-open = Wolne
setup-seat-bot = Bot
setup-level = Siła botów
level-page = Paź
level-novice = Nowicjusz
level-squire = Giermek
level-steward = Rządca
level-prince = Książę
level-king = Król
level-about-page = gra losowo
level-about-novice = bierze to, co dobrze wygląda, i często się myli
level-about-squire = bierze to, co od razu daje najwięcej
level-about-steward = trochę planuje
level-about-prince = planuje dalej naprzód
level-about-king = gra o zwycięstwo
setup-clock = Zegar
setup-clock-none = Bez zegara
setup-clock-live = Na żywo
setup-clock-days = Przez wiele dni
setup-clock-minutes = Minuty dla każdego gracza
setup-clock-seconds = Dodatkowe sekundy na turę
setup-clock-live-about = { $minutes } min i po { $seconds } s na turę
setup-clock-days-about = { $n ->
    [one] { $n } dzień na ruch
   *[other] { $n } dni na ruch
}
setup-private = Tylko przez link
setup-board = Plansza na miejscu { $n }
setup-board-variant = zgodnie z wariantem
setup-board-all = Gdy jedno miejsce ma ustaloną planszę, miejsca bez niej dostają planszę 1.
setup-board-done = Gotowe
setup-shown = { $n ->
    [one] Tak zaczyna się gra dla { $n } osoby
   *[other] Tak zaczyna się gra dla { $n } osób
}
setup-random = Losowo
setup-start = Zacznij
setup-create = Otwórz stół
setup-back = Wróć

lobby-title = Stół do gry { $game }
lobby-invite = Zaproś tym linkiem
lobby-copy = Skopiuj link
lobby-copied = Skopiowano
lobby-not-copied = Przeglądarka nie pozwala kopiować. Skopiuj adres samodzielnie.
lobby-full = wszystkie miejsca zajęte
lobby-here = przy stole
lobby-away = chwilowo bez połączenia
lobby-join = Zajmij miejsce
lobby-leave = Odejdź
lobby-start = Zacznij
lobby-start-bots = Zacznij z botami na wolnych miejscach
lobby-waiting = Czekamy na graczy
lobby-host = Grę zaczyna gospodarz stołu.
lobby-fair = Uczciwy los: skrót tajnego ziarna to
clock-none = bez zegara
table-replaced = Zastąpione przez tego gospodarza
lobby-options = Opcje

table-your-turn = Twój ruch
table-choose = { $n ->
    [one] { $n } możliwość
    [few] { $n } możliwości
   *[many] { $n } możliwości
}
table-waiting = Czekamy na ruch: { $name }
table-thinks = { $n ->
    [one] { $name } myśli
   *[other] { $name } myślą
}
table-question = Pytanie:
table-lost = Brak połączenia, łączę ponownie
table-readable = Plansza jest taka jak przed chwilą
table-try = Spróbuj teraz
table-new-build = Serwer ma nowszą wersję tej strony
table-reload = Wczytaj
table-went-back = Serwer wrócił do wcześniejszego stanu tej partii
table-halted = Tej partii nie można prowadzić dalej według poprawionych zasad
table-stranded = W czasie tej partii poprawiono zasady i decyzja { $answer } z { $of } nie jest już możliwa. { $why }. Widać ostatnią pozycję zgodną z zasadami.
table-stranded-unread = W czasie tej partii poprawiono zasady. { $why }: { $options }. Widać partię bez nich, do ostatniej decyzji zgodnej z zasadami.
table-stranded-on = Graj dalej od tego miejsca
table-stranded-end = Zakończ partię
table-went-on = Ta partia toczy się dalej przy innym stole
table-went-on-do = Przejdź tam
table-ended = Partię zakończono bez wyniku
table-stale = Przy stole już coś się zmieniło
table-wins = { $n ->
    [one] Wygrywa { $names }, { $scores }
   *[other] Wspólna wygrana: { $names }, { $scores }
}
table-over = Gra skończona
table-result = Wynik
table-replay = Powtórka
table-undo = Cofnij
table-redo = Ponów
table-reset = Cofnij całą turę
table-confirm = Zatwierdź
table-confirm-turn = Zatwierdź, żeby zakończyć turę
table-confirms-soon = Zaraz zatwierdzi się samo; dotknij czegokolwiek, żeby to wstrzymać
table-confirm-hint = Zatwierdź, żeby zagrać
table-need = Wybierz { $what }
table-list = Lista możliwości
table-list-short = Lista
table-kind = { $n ->
    [one] { $name }, { $n } możliwość
    [few] { $name }, { $n } możliwości
   *[many] { $name }, { $n } możliwości
}
table-hint = Podpowiedź
table-hint-asked = Bot się zastanawia
table-hint-more = Więcej
table-hint-less = Mniej
table-live = Na żywo
table-offline = Bez połączenia
table-log = Dziennik
table-chat = Rozmowa
table-players = Gracze
table-rules = Zasady
table-guide = Jak grać
table-sound = Dźwięk
table-vp = PZ
table-bot = Bot, { $level }
table-away = Bot gra za: { $name }
table-gone = { $name }: nie ma przy stole
table-drop = { $name }: czas minął. Czy dalej ma grać bot?
table-drop-do = Niech gra bot
table-return = Wróć na swoje miejsce
table-away-you = Bot gra za ciebie
table-resign = Poddaj się
table-resign-ask = Poddać tę grę? Dalej zagra za ciebie bot; możesz wrócić.
table-since = Od twojej ostatniej tury
table-since-nothing = Od twojej ostatniej tury nikt nic nie zrobił
table-since-stop = Przerwij
table-rematch = Jeszcze raz
table-boards = Wszystkie plansze
table-record = Zapis gry
table-check = Sprawdź, czy los był uczciwy
table-hash = Skrót
table-seed = Ziarno
table-watcher = Oglądasz tę grę
table-last = { $name }: { $text }
table-open-board = Pokaż planszę: { $name }
table-turn-title = (!) { $game }

board-lit = można wybrać
board-picked = wybrane
board-last = ostatni ruch
board-price-worker = { $n ->
    [one] kosztuje { $n } pracownika
   *[other] kosztuje { $n } pracowników
}
board-price-silverling = { $n ->
    [one] kosztuje { $n } srebrnik
    [few] kosztuje { $n } srebrniki
   *[many] kosztuje { $n } srebrników
}

zone-bar = Strona
zone-actions = Akcje
zone-kinds = Rodzaje akcji
zone-own = Twoja plansza
zone-shared = Wspólna plansza
zone-others = Inni gracze
zone-log = Dziennik
zone-chat = Rozmowa
zone-tabs = Widoki

list-title = { $n ->
    [one] { $n } możliwość
    [few] { $n } możliwości
   *[many] { $n } możliwości
}
list-filter = Szukaj
list-none = Nie ma teraz nic do wyboru.
list-note = Wybór z listy pokazuje, co z niego wyniknie; zagrasz go przyciskiem „Zatwierdź”.

log-earlier = { $n ->
    [one] { $n } wcześniejszy wiersz
    [few] { $n } wcześniejsze wiersze
   *[many] { $n } wcześniejszych wierszy
}
log-new = { $n ->
    [one] { $n } nowy
    [few] { $n } nowe
   *[many] { $n } nowych
}
chat-none = Jeszcze nikt się nie odezwał.
chat-say = Powiedz coś
chat-send = Wyślij
clock-days = { $n ->
    [one] { $n } dzień
   *[other] { $n } dni
}

rule-open = Zasada { $rule }
rule-title = Zasada { $rule }
rule-missing = W zasadach nie ma tego numeru.
rule-all = Wszystkie zasady
rule-back = Wróć do { $rule }
rules-title = Zasady
rules-of = Zasady: { $game }
rules-search = Szukaj w zasadach
rules-found = { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
}
# The players in pictures of positions, five of them.
book-players = Anna, Bruno, Klara, Dario, Elena
rules-contents = Spis treści
guide-of = Jak grać: { $game }

score-title = Wynik
score-points = Punkty
score-sum = Razem
score-now = Punkty do tej pory

keys-title = Klawisze
keys-tab = następna strefa
keys-arrows = przejście po planszy
keys-enter = wybierz
keys-escape = wycofaj ostatni wybór
keys-undo = cofnij
keys-confirm = zatwierdź
keys-list = lista możliwości
keys-hint = podpowiedź
keys-this = te klawisze

settings-title = Stół
settings-speed = Tempo ruchów
settings-speed-0 = Od razu
settings-speed-1 = Wolno
settings-speed-2 = Zwykle
settings-speed-3 = Szybko
settings-confirm = Zatwierdzaj każdy ruch
settings-soon = Drobne decyzje zatwierdzają się same po trzech sekundach
settings-sound = Dźwięki

replay-title = Powtórka
replay-first = Pierwsza pozycja
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-forward = Krok naprzód
replay-last = Ostatnia pozycja
replay-speed = Tempo
replay-at = Pozycja { $at } z { $of }
replay-seat = Czyimi oczami
replay-all = Wszystko
replay-table = Wróć do stołu
replay-share = Skopiuj link do tej pozycji
branch-title = Graj od tego miejsca z botami
branch-about = Od tej pozycji gra potoczy się dalej przy twoim prywatnym stole. Pozostałe miejsca zajmą boty, a kości i karty losujemy na nowo.
branch-seat = Twoje miejsce
branch-start = Zacznij
log-from = Odtąd nowa gra
problem-unreachable = To nie dotarło do serwera. Nic się nie zmieniło, spróbuj jeszcze raz.
problem-unreachable-load = Serwer nie odpowiada.
problem-again = Próbujemy dalej, nie trzeba nic robić.
problem-cookies = Twoja przeglądarka nie zapisuje ciasteczka tej strony, więc nie może ona cię rozpoznać. Zezwól na ciasteczka; jeśli adres zaczyna się od http, musi na to pozwolić także gospodarz serwera.
problem-sign-in = Logowanie wygasło. Wczytaj stronę ponownie.
problem-forbidden = Tu nie możesz tego zrobić.
problem-foreign = Żądanie przyszło z innej witryny. Otwórz tę stronę pod jej własnym adresem.
problem-not-found = Tego już nie ma.
problem-stale = Przy stole już coś się zmieniło.
problem-conflict = Teraz się nie da. Sprawdź, co się zmieniło.
problem-refused = Zasady na to nie pozwalają.
problem-too-large = To jest za długie.
problem-malformed = Czegoś brakuje albo coś nie pasuje.
problem-stopping = Serwer jest zajęty albo startuje od nowa. Spróbuj za chwilę.
problem-fault = Błąd serwera. Nic się nie zmieniło, spróbuj jeszcze raz.
problem-field = To się nie zgadza: { $field }.
problem-not-saved = Nie zapisano, nic się nie zmieniło. Spróbuj ponownie za chwilę.
problem-too-many = Za dużo zapytań. Odczekaj chwilę.

me-title = Ja
me-guest = Grasz jako gość. Załóż konto albo zaloguj się na swoje: twoje stoły przejdą z tobą, także na inne urządzenia.
me-account = Twoje konto: { $name }.
me-name = Imię
me-password = Hasło
me-password-about = co najmniej 8 znaków
me-name-most = co najwyżej 24 znaki
me-name-about = Imię ma od 1 do 24 zwykłych znaków
me-wrong = Nie ma takiego imienia z tym hasłem
me-taken = To imię jest zajęte
me-keeps = W imieniu konta można zmienić tylko wielkość liter
me-sessions = Zalogowane przeglądarki
me-this = ta przeglądarka
me-used = użyto { $when }
me-revoke = Unieważnij
me-tokens = Tokeny dla programów
me-tokens-about = Program z tokenem gra lub obserwuje pod twoim imieniem. Nigdy nie zmieni imienia, hasła ani tokenów.
me-tokens-docs = Interfejs dla programów
me-token-label = Do czego służy
me-token-scope = Co mu wolno
me-token-read = obserwować
me-token-play = grać
me-token-add = Utwórz token
me-token-once = Skopiuj go teraz, później nie będzie widoczny.
me-rename = Zmień imię
me-register = Załóż konto
me-login = Zaloguj się
me-logout = Wyloguj się
me-none = Jeszcze cię nie znamy: zagraj albo zaloguj się.
me-saved = Zapisano
me-change = Zmień hasło
me-change-about = Inne przeglądarki zostaną wtedy wylogowane, a wszystkie tokeny wygasną.
me-current = Dotychczasowe hasło
me-new = Nowe hasło
me-current-wrong = To nie jest twoje hasło
me-prefs = Ustawienia

about-title = O Signorii
about-lead = W Signorii zagrasz w gry planszowe o renesansie dokładnie według ich instrukcji: w przeglądarce, z mocnymi botami albo z przyjaciółmi.
about-fair = Uczciwe kości i losowania
about-fair-text = Zanim gra się zacznie, ogłaszamy skrót tajnego ziarna; gdy się skończy, samo ziarno. Każdą kość i każde losowanie można z niego przeliczyć poleceniem „signoria audit”.
about-games = Gry
about-games-text = Gry należą do swoich autorów i wydawców. Signoria nie jest z nimi związana; rysunki i teksty są nasze.
about-credits = Pismo i piktogramy
about-fonts = Kroje: EB Garamond: Georg Duffner i Octavio Pardo; Source Sans 3: Paul D. Hunt i Adobe. Oba na licencji SIL Open Font License 1.1.
about-icons = Piktogramy: game-icons.net, Lorc, Delapouite i inni, na licencji CC BY 3.0; ich kształty zaokrągliliśmy.
about-source = Signoria jest wolnym oprogramowaniem na licencjach MIT i Apache 2.0.
about-api = Programy też mogą grać: zobacz interfejs.
orders-title = Stałe polecenia
orders-about = Stałe polecenie odpowiada za ciebie, dopóki pasuje. Kończy się, gdy coś cofniesz lub dowiesz się czegoś nowego.
orders-less = Mniej
orders-more = Więcej
