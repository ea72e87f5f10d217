hint-promises = { $points ->
    [one] about { $points } point at the end
   *[other] about { $points } points at the end
}, chance to win { $win }%
hint-more-points = { $n ->
    [one] { $n } point more than the next best
   *[other] { $n } points more than the next best
}
hint-less-points = { $n ->
    [one] { $n } point less than the best
   *[other] { $n } points less than the best
}
hint-more-wins = { $n ->
    [one] wins { $n } more game in 100 than the next best
   *[other] wins { $n } more games in 100 than the next best
}
hint-less-wins = { $n ->
    [one] wins { $n } fewer game in 100 than the best
   *[other] wins { $n } fewer games in 100 than the best
}
hint-as-good = hardly better than the next best
hint-nearly = nearly as good as the best
hint-only = there is nothing else to do
hint-likely = Then most likely:
hint-often = Then often:
