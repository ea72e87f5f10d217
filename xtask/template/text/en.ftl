toy-title = Toy
toy-about = Bid cards for prizes that a die sets. Most points win.

toy-option-length = Length
toy-option-length-short = Short: three rounds
toy-option-length-long = Long: four rounds
toy-option-first = First player

toy-card-1 = card 1
toy-card-2 = card 2
toy-card-3 = card 3
toy-card-4 = card 4
toy-card-5 = card 5
toy-card-6 = card 6

toy-source-prizes = Prizes

toy-prompt-bid = Bid a card for { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }

toy-action-bid = Bid { $card }

toy-log-first = Is the first player
toy-log-drew = Draws { $card }
toy-log-drew-hidden = Draws a card
toy-log-prize = The prize of this round: { $prize }
toy-log-bid = Bids a card
toy-log-turned-up = Shows { $card }
toy-log-won = Wins the prize: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

toy-refusal-not-in-hand = This card is not in your hand
toy-refusal-bid = Now everybody bids a card
