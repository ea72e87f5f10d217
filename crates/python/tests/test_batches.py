"""Batches: the same games as one by one, in arrays that nobody else writes into."""

from __future__ import annotations

import numpy as np
import pytest

import signoria


def test_rows_are_the_games_of_their_seeds(base: signoria.Game) -> None:
    n = 4
    batch = signoria.Batch(base, n, seed=30)
    alone = [base.start(seed=30 + row) for row in range(n)]
    arrays = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.dones)
    while going := [row for row, state in enumerate(alone) if not state.over]:
        actions = batch.random().copy()
        for row in going:
            assert batch.state(row) == alone[row] and batch.seats[row] == alone[row].seat
            assert np.array_equal(batch.masks[row], alone[row].mask())
            assert np.array_equal(batch.observations[row], alone[row].observe())
            alone[row].step(actions[row])
        batch.step(actions)
        for row in going:
            assert batch.dones[row] == alone[row].over
            assert np.array_equal(batch.rewards[row], np.float32(alone[row].rewards()))
    now = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.dones)
    assert all(one is other for one, other in zip(arrays, now, strict=True)), "made once"


def test_a_batch_begins_again_alike_with_any_threads(box: signoria.Game) -> None:
    def run(batch: signoria.Batch) -> list[bytes]:
        seen = []
        batch.reset(seed=3)
        for _ in range(150):
            batch.step(batch.random())
            seen.append(b"".join(a.tobytes() for a in (batch.observations, batch.masks, batch.seats, batch.rewards)))
        return seen

    batch = signoria.Batch(box, 5, reward="lead")
    first = run(batch)
    assert run(batch) == first
    assert run(signoria.Batch(box, 5, reward="lead", threads=2)) == first


def test_arrays_are_read_only_and_right_in_form(base: signoria.Game) -> None:
    batch = signoria.Batch(base, 3, seed=1)
    forms = {
        "observations": (np.float32, (3, base.observation_size)),
        "masks": (np.int8, (3, base.n_actions)),
        "seats": (np.int8, (3,)),
        "rewards": (np.float32, (3, base.players)),
        "dones": (np.bool_, (3,)),
    }
    for name, (dtype, shape) in forms.items():
        array = getattr(batch, name)
        assert array.dtype == dtype and array.shape == shape
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 0
    bare = signoria.Batch(base, 3, observations=False, masks=False)
    assert bare.observations is None and bare.masks is None
    bare.step(bare.random())


def test_what_is_not_possible_changes_no_row(base: signoria.Game) -> None:
    batch = signoria.Batch(base, 4, seed=1)
    before = [batch.state(row) for row in range(4)]
    actions = batch.random().copy()
    for bad in (base.n_actions, -2, 2**40):
        actions[2] = bad
        with pytest.raises(signoria.Illegal) as refused:
            batch.step(actions)
        assert refused.value.row == 2
        assert [batch.state(row) for row in range(4)] == before
    actions[2] = -1
    batch.step(actions)
    assert [batch.state(row) == before[row] for row in range(4)] == [False, False, True, False]
    for wrong in ([1, 2], [[1, 2, 3, 4]], [0.5] * 4, ["a"] * 4, None):
        with pytest.raises((TypeError, ValueError)):
            batch.step(wrong)


def test_bots_answer_in_rows(base: signoria.Game) -> None:
    batch = signoria.Batch(base, 4, seed=1, threads=2)
    where = np.array([True, False, True, False])
    picked = batch.choose("squire", where, seed=5).copy()
    assert (picked[~where] == -1).all()
    assert all(picked[row] == signoria.bots.choose(batch.state(row), "squire", 5 + row) for row in (0, 2))
    batch.step(picked)
    with pytest.raises(TypeError):
        __import__("pickle").dumps(batch.state(0))
