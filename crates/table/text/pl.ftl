table-refused-stale = Przy stole już coś się zmieniło, spójrz jeszcze raz
table-refused-not-started = Gra jeszcze się nie zaczęła
table-refused-started = Gra już się zaczęła
table-refused-not-over = Gra jeszcze się nie skończyła
table-refused-over = Gra jest skończona
table-refused-not-your-turn = To nie twój ruch
table-refused-nothing-to-undo = Nie ma czego cofnąć
table-refused-nothing-to-redo = Nie ma czego ponowić
table-refused-nothing-to-commit = Nie ma jeszcze czego zatwierdzić
table-refused-bot-sits-in = Zastępuje cię bot, najpierw wróć do gry
table-refused-not-away = Nikt tu nikogo nie zastępuje
table-refused-no-such-person = Tego miejsca nie można do tego użyć
table-refused-time-left = Ten gracz ma jeszcze czas
table-refused-taken = To miejsce jest zajęte
table-refused-seated = Już siedzisz przy tym stole
table-refused-not-plain = Są w tym niewidoczne znaki; napisz to od nowa
table-refused-key-reused = To już raz wysłano, ale z inną treścią
table-refused-bad-chat = Napisz coś, najwyżej { $limit ->
        [one] { $limit } znak
        [few] { $limit } znaki
       *[many] { $limit } znaków
    }
table-refused-stranded = W czasie tej partii zmieniono zasady i partia już do nich nie pasuje
table-refused-not-stranded = Partia jest zgodna z zasadami i toczy się dalej
table-log-revised = Poprawiono zasady gry (wersję { $from } zastąpiła wersja { $to }). Wszystkie dotychczasowe decyzje pozostają ważne.
table-log-components = Zmieniono elementy gry. Wszystkie dotychczasowe decyzje pozostają ważne.
table-stranded-over = W tym miejscu gra jest już skończona
table-stranded-not-theirs = W tym miejscu decyduje ktoś inny
table-stranded-chance = W tym miejscu los nie może przynieść takiego wyniku
table-stranded-options = Nie wszystkie opcje tej gry da się jeszcze odczytać
refused-unknown-action = Nie ma akcji numer { $index }
table-refused-no-such-order = Tego stałego polecenia nie można teraz wydać
