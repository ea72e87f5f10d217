toy-title = Toy
toy-about = Licytuj kartami nagrody, które wyznacza kość. Wygrywa, kto ma najwięcej punktów.

toy-option-length = Długość
toy-option-length-short = Krótka: trzy rundy
toy-option-length-long = Długa: cztery rundy
toy-option-first = Pierwszy gracz

toy-card-1 = karta 1
    .acc = kartę 1
toy-card-2 = karta 2
    .acc = kartę 2
toy-card-3 = karta 3
    .acc = kartę 3
toy-card-4 = karta 4
    .acc = kartę 4
toy-card-5 = karta 5
    .acc = kartę 5
toy-card-6 = karta 6
    .acc = kartę 6

toy-source-prizes = Nagrody

toy-prompt-bid = Wyłóż kartę; nagroda to { $prize ->
        [one] { $prize } punkt
        [few] { $prize } punkty
       *[many] { $prize } punktów
    }

toy-action-bid = Wyłóż { $card_acc }

toy-log-first = Zaczyna grę
toy-log-drew = Dobiera { $card_acc }
toy-log-drew-hidden = Dobiera kartę
toy-log-prize = Nagroda tej rundy: { $prize }
toy-log-bid = Wykłada kartę
toy-log-turned-up = Odkrywa { $card_acc }
toy-log-won = Zdobywa nagrodę: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

toy-refusal-not-in-hand = Nie masz tej karty na ręce
toy-refusal-bid = Teraz każdy wykłada kartę
