"""States: what they say, how they are kept, what they refuse."""

from __future__ import annotations

import copy
import json
import pickle

import numpy as np
import pytest
from conftest import walk

import signoria

DEALER = "07" * 32


def test_a_box_is_its_game_players_options_and_components(base: signoria.Game) -> None:
    again = pickle.loads(pickle.dumps(base))
    assert again == base and hash(again) == hash(base) and again is not base
    assert signoria.game(base.id, base.players_range[1]) != base
    assert signoria.game(base.id, components=base.files) == base, "the built-in files are the built-in components"


def test_other_components_make_another_box(tmp_path) -> None:
    plain = signoria.game("toy")
    (tmp_path / "cards.toml").write_text(plain.files["cards.toml"].replace("hand = 3", "hand = 2"))
    fewer = signoria.game("toy", components=tmp_path)
    assert fewer != plain and fewer.components != "default"
    assert len(fewer.start(seed=1).legal()) < len(plain.start(seed=1).legal())
    assert pickle.loads(pickle.dumps(fewer)) == fewer
    with pytest.raises(signoria.SetupError) as refused:
        signoria.game("toy", components={"cards.toml": "hand = 9"})
    assert refused.value.at and refused.value.allowed


def test_states_read_back_wherever_they_are(box: signoria.Game) -> None:
    for source in (5, DEALER):
        for n, state in enumerate(walk(box.start(seed=source), 1)):
            if n % 40 == 7:
                for twin in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
                    assert twin == state and hash(twin) == hash(state) and twin.game == box
                    for one in walk(twin, 2):
                        last = one
                    again = pickle.loads(pickle.dumps(state))
                    for one in walk(again, 2):
                        last = one
                    assert last.over and twin == again, "the same dice to come"


def test_records_read_back_and_are_checked(box: signoria.Game) -> None:
    for state in walk(box.start(seed=DEALER), 3):
        pass
    text = state.record()
    assert "commitment" in text and f"seed {DEALER}" in text
    again = box.load(text)
    assert again == state and again.record() == text and again.scores == state.scores
    assert box.audit(text) == text.count("\n* ")
    with pytest.raises(signoria.RecordError) as wrong:
        box.audit(text.replace(f"seed {DEALER}\n", ""), seed=bytes(32))
    assert wrong.value.line > 0
    lines = text.splitlines()
    first = next(n for n, line in enumerate(lines) if line[:1].isdigit())
    with pytest.raises(signoria.RecordError) as wrong:
        box.load("\n".join([*lines[:first], "0 dance", *lines[first:]]))
    assert wrong.value.line == first + 1


def test_a_record_goes_on_with_any_dice() -> None:
    game = signoria.game("toy", 3)
    state = game.start(seed=DEALER)
    for _ in range(4):
        state.step(state.legal()[0])
    text = state.record()
    assert "seed" not in text, "nobody learns the dice to come"
    ends = {tuple(last.history()) for seed in range(20) for *_, last in [walk(game.load(text, seed), 1)]}
    assert len(ends) > 1


def test_a_sampled_world_plays_on_and_pickles_but_has_no_record(base: signoria.Game) -> None:
    state = base.start(seed=2)
    world = state.sample(seed=9)
    assert world == state.sample(seed=9) and pickle.loads(pickle.dumps(world)) == world
    for last in walk(world, 1):
        pass
    assert last.over
    for ask in (world.record, world.history):
        with pytest.raises(RuntimeError):
            ask()


def test_a_seat_cannot_tell_samples_apart(box: signoria.Game) -> None:
    for n, state in enumerate(walk(box.start(seed=4), 4)):
        if n % 50 != 3:
            continue
        for seat in range(box.players):
            for seed in range(2):
                world = state.sample(seat, seed)
                assert world.view(seat) == state.view(seat)
                assert np.array_equal(world.observe(seat), state.observe(seat))
                assert world.standings(seat) == state.standings(seat)
                if state.seat == seat:
                    assert world.legal() == state.legal() and np.array_equal(world.mask(), state.mask())


def test_explicit_chance_plays_the_same_game(base: signoria.Game) -> None:
    rolled = base.start(seed=6)
    given = base.start(explicit_chance=True)
    for last in walk(rolled, 5):
        pass
    for seat, index in last.history():
        assert given.chance_due == (seat < 0)
        if given.chance_due:
            outcomes = given.chance()
            assert [outcome for outcome, _ in outcomes] == given.legal() and all(weight > 0 for _, weight in outcomes)
            given.step(index)
        else:
            given.step(index, seat)
    assert given == rolled and given.over and given.record() == rolled.record()
    assert pickle.loads(pickle.dumps(given)) == given


def test_what_is_seen_has_names_and_bounds(box: signoria.Game) -> None:
    assert len(set(box.observation_names())) == box.observation_size
    out = np.empty(box.observation_size, np.float32)
    mask = np.empty(box.n_actions, np.int8)
    for n, state in enumerate(walk(box.start(seed=8), 8)):
        if n % 5 == 0:
            assert state.observe(out=out) is out and np.array_equal(out, state.observe(state.seat))
            assert np.abs(out).max() <= 128
            assert state.mask(out=mask) is mask and mask.nonzero()[0].tolist() == state.legal()
    for seat in range(box.players):
        assert np.isfinite(state.observe(seat)).all()
    assert not state.mask().any() and state.legal() == []


def test_the_end_says_who_won(base: signoria.Game) -> None:
    for state in walk(base.start(seed=3), 3):
        assert state.scores is None and state.ranks is None and state.rewards() == [0.0] * base.players
    assert state.over and state.seat is None and state.seats == []
    assert sorted(state.ranks)[0] == 1
    assert sum(state.rewards()) == pytest.approx(0) and sum(state.rewards("share")) == pytest.approx(1)
    best = max(state.scores)
    assert max(state.rewards("lead")) >= 0 and best == max(row["score"] for row in state.standings("open"))
    with pytest.raises(signoria.Illegal) as refused:
        state.step(0)
    assert refused.value.key == "over"


def test_what_is_not_possible_changes_nothing(base: signoria.Game) -> None:
    for n, state in enumerate(walk(base.start(seed=1), 1)):
        if n % 25 != 0:
            continue
        before, legal = hash(state), set(state.legal())
        for index in [*range(0, base.n_actions, 1 + base.n_actions // 40), base.n_actions, 2**32, -1]:
            if index not in legal:
                with pytest.raises(signoria.Illegal) as refused:
                    state.step(index)
                assert refused.value.en and refused.value.pl and refused.value.key
        assert hash(state) == before


def test_several_who_decide_answer_in_any_order() -> None:
    game = signoria.game("toy", 3, {"first": 0})
    one, other = game.start(seed=1), game.start(seed=1)
    assert one.seats == [0, 1, 2]
    bids = {}
    for _ in range(3):
        bids[one.seat] = one.legal()[0]
        one.step(one.legal()[0])
    for seat in (2, 0, 1):
        other.step(bids[seat], seat)
    assert one == other and one.history() != other.history()
    first = one.seat
    one.step(one.legal()[0])
    with pytest.raises(signoria.Illegal) as refused:
        one.step(0, first)
    assert refused.value.key == "not-your-turn"


def test_words_are_in_both_languages(base: signoria.Game) -> None:
    state = base.start(seed=1)
    en, pl = state.options("en"), state.options("pl")
    assert [o["index"] for o in en] == state.legal() == [o["index"] for o in pl]
    assert all(o["label"] and not o["label"].startswith(f"{base.id}-") for o in en + pl)
    assert state.describe("en") != state.describe("pl")
    assert json.loads(state.view_json(0)) == state.view(0)
    assert base.rules("en") != base.rules("pl")
    with pytest.raises(ValueError, match="everything is open"):
        state.view("open")
    for option in en:
        assert base.index(option["action"]) == option["index"] and base.text(option["index"]) == option["action"]


def test_bots_play_legal_actions_and_the_stronger_one_wins(base: signoria.Game) -> None:
    for n, state in enumerate(walk(base.start(seed=1), 1)):
        if n % 30 == 0:
            for bot in ("page", "squire", "steward:5"):
                choice = signoria.bots.choose(state, bot, seed=1)
                assert choice in state.legal() and choice == signoria.bots.choose(state, bot, seed=1)
            advice = signoria.bots.hint(state, 10, seed=1)
            assert sorted(row["index"] for row in advice) == state.legal()
    report = signoria.bots.arena(base.id, ["squire", "page"], games=20, seed=1)
    assert report == signoria.bots.arena(base.id, ["squire", "page"], games=20, seed=1, threads=1)
    assert len(report["games_played"]) == report["games"] == 20
    if base.id != "toy":  # Nothing is known of the toy: its squire sees only the end.
        assert report["contestants"][0]["win"]["share"] > 0.7
