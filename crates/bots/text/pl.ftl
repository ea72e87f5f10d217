hint-promises = { $points ->
    [one] około { $points } punktu
   *[other] około { $points } punktów
} na koniec, szansa na wygraną { $win } %
hint-more-points = { $n ->
    [one] o { $n } punkt więcej niż następna możliwość
    [few] o { $n } punkty więcej niż następna możliwość
   *[other] o { $n } punktów więcej niż następna możliwość
}
hint-less-points = { $n ->
    [one] o { $n } punkt mniej niż najlepsza
    [few] o { $n } punkty mniej niż najlepsza
   *[other] o { $n } punktów mniej niż najlepsza
}
hint-more-wins = { $n ->
    [one] wygrywa o { $n } grę na 100 więcej niż następna możliwość
    [few] wygrywa o { $n } gry na 100 więcej niż następna możliwość
   *[other] wygrywa o { $n } gier na 100 więcej niż następna możliwość
}
hint-less-wins = { $n ->
    [one] wygrywa o { $n } grę na 100 mniej niż najlepsza
    [few] wygrywa o { $n } gry na 100 mniej niż najlepsza
   *[other] wygrywa o { $n } gier na 100 mniej niż najlepsza
}
hint-as-good = niewiele lepsza od następnej możliwości
hint-nearly = niemal tak dobra jak najlepsza
hint-only = nic innego nie da się zrobić
hint-likely = Potem najpewniej:
hint-often = Potem często:
