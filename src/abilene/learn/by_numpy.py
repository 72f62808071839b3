"""A brain in plain NumPy: for tests, for a small demonstration, and for whoever wants to read how it works."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from abilene.learn.brain import BETAS, FORBIDDEN, LONGEST, TINY, VALUE_LOSS, Asked, Lesson, Losses, Pace, Thought, parts
from abilene.learn.shape import CHANNELS, EPSILON, Floats, Shape, Weights


class Passed(NamedTuple):
    """What was computed on the way, for the way back."""

    used: NDArray[np.int64]  # the rows of weights that are on anywhere
    spread: Floats  # which of these are on in which row
    normed: list[Floats]  # before each block and after the last
    scale: list[Floats]
    inner: list[Floats]  # within each block
    before: Floats
    logits: Floats
    values: Floats


def norm(x: Floats) -> tuple[Floats, Floats]:
    """Each row with a mean of 0 and a deviation of 1, and what it was multiplied with."""
    x = x - x.mean(-1, keepdims=True)
    scale = 1 / np.sqrt((x * x).mean(-1, keepdims=True) + np.float32(EPSILON))
    return x * scale, scale


def norm_back(gradient: Floats, normed: Floats, scale: Floats) -> Floats:
    """The gradient before a norm."""
    along = (gradient * normed).mean(-1, keepdims=True)
    back: Floats = scale * (gradient - gradient.mean(-1, keepdims=True) - normed * along)
    return back


class Plain:
    """Everything by hand."""

    name = "NumPy"

    def __init__(
        self, shape: Shape, weights: Weights, places: NDArray[np.int16], rows: int, steps: int, seed: int
    ) -> None:
        self._shape, self._places = shape, places
        self._weights = {name: np.array(array, np.float32) for name, array in weights.items()}
        self._other: Weights = self._weights
        self._magnet: Weights = self._weights
        self._moments = [{name: np.zeros_like(array) for name, array in weights.items()} for _ in BETAS]
        self._updates = 0
        self._source = np.random.default_rng(seed)
        self._rows = rows
        self._memory: list[tuple[NDArray[np.int16], NDArray[np.int16]]] = [(np.empty((0, 0), np.int16),) * 2] * steps
        self._seen = np.zeros(shape.rows, np.int64)

    def think(self, asked: Asked, at: int | None = None, older: NDArray[np.bool_] | None = None) -> Thought:
        """Draw an action in each row."""
        on, legal = self._on(asked), asked.legal.copy()
        if at is not None:
            self._memory[at] = on, legal
        passed = self._forward(self._weights, on)
        pick, likely = self._draw(passed.logits, legal)
        if older is not None and older.any():
            pick[older] = self._draw(self._forward(self._other, on[older]).logits, legal[older])[0]
        return Thought(pick, likely, passed.values)

    def _on(self, asked: Asked) -> NDArray[np.int16]:
        """The rows of weights that are on, that of the player count first; then `shape.rows`."""
        rows = self._places[asked.table[:, None], asked.observation]
        return np.concatenate([self._places[asked.table, -1:], rows], axis=1)

    def _draw(self, logits: Floats, legal: NDArray[np.int16]) -> tuple[NDArray[np.int16], Floats]:
        likely = self._likely(logits, legal)
        noise = self._source.gumbel(size=likely.shape)
        pick = (likely + noise).argmax(1)
        return pick.astype(np.int16), np.take_along_axis(likely, pick[:, None], 1)[:, 0]

    def _likely(self, logits: Floats, legal: NDArray[np.int16]) -> Floats:
        """The logarithms of the probabilities of the legal actions, in their order."""
        padded = np.pad(logits, ((0, 0), (0, 1)), constant_values=FORBIDDEN)
        chosen = np.take_along_axis(padded, legal.astype(np.int64), 1)
        chosen -= chosen.max(1, keepdims=True)
        likely: Floats = chosen - np.log(np.exp(chosen).sum(1, keepdims=True))
        return likely

    def _forward(self, w: Weights, on: NDArray[np.int16]) -> Passed:
        used, where = np.unique(on, return_inverse=True)
        spread = np.zeros((len(on), len(used)), np.float32)
        np.put_along_axis(spread, where.reshape(on.shape), 1, 1)
        real = used < self._shape.rows
        rows, spread = used[real].astype(np.int64), spread[:, real]
        h = spread @ w["rows"][rows]
        normed, scale, inner = [], [], []
        for n in range(self._shape.blocks + 1):
            x, factor = norm(h)
            normed.append(x)
            scale.append(factor)
            if n < self._shape.blocks:
                inner.append(np.maximum(x @ w[f"in{n}"] + w[f"in{n}+"], 0))
                h = h + inner[n] @ w[f"out{n}"] + w[f"out{n}+"]
        before = np.maximum(x @ w["before"] + w["before+"], 0)
        values = (before @ w["values"] + w["values+"]).reshape(len(x), self._shape.seats, CHANNELS)
        return Passed(rows, spread, normed, scale, inner, before, x @ w["policy"] + w["policy+"], values)

    def _backward(self, passed: Passed, logits: Floats, values: Floats) -> dict[str, Any]:
        """The gradients of all weights from those of logits and values; of the rows only those that were used."""
        w, found = self._weights, dict[str, Any]()

        def layer(name: str, into: Floats, gradient: Floats) -> Floats:
            found[name], found[f"{name}+"] = into.T @ gradient, gradient.sum(0)
            back: Floats = gradient @ w[name].T
            return back

        last = passed.normed[-1]
        before = layer("values", passed.before, values.reshape(len(values), -1)) * (passed.before > 0)
        gradient = layer("policy", last, logits) + layer("before", last, before)
        gradient = norm_back(gradient, last, passed.scale[-1])
        for n in reversed(range(self._shape.blocks)):
            inner = layer(f"out{n}", passed.inner[n], gradient) * (passed.inner[n] > 0)
            through = layer(f"in{n}", passed.normed[n], inner)
            gradient = gradient + norm_back(through, passed.normed[n], passed.scale[n])
        found["rows"] = np.zeros_like(w["rows"])
        found["rows"][passed.used] = passed.spread.T @ gradient
        return found

    def meet(self, weights: Weights) -> None:
        """Let this be the other self."""
        self._other = weights

    def hold_to(self, weights: Weights) -> None:
        """Let this be the self to which it is held."""
        self._magnet = weights

    def learn(self, lesson: Lesson, pace: Pace, source: np.random.Generator) -> Losses:
        """Become better at it."""
        losses: list[Losses] = []
        for _ in range(pace.epochs):
            for which in parts(source.permutation(len(lesson)), pace.batch):
                part = lesson.part(which)
                on, legal = self._remembered(part.at)
                if not losses:
                    self._seen += np.bincount(on.ravel(), minlength=self._shape.rows + 1)[:-1]
                losses.append(self._update(on, legal, part, pace))
        return Losses(*np.mean(losses, axis=0).tolist())

    def _update(self, on: NDArray[np.int16], legal: NDArray[np.int16], part: Lesson, pace: Pace) -> Losses:
        passed = self._forward(self._weights, on)
        count, rows = len(part), np.arange(len(part))
        likely = self._likely(passed.logits, legal)
        chance = np.exp(likely)
        ratio = np.exp(likely[rows, part.pick] - part.likely)
        gain, held = ratio * part.advantage, np.clip(ratio, 1 - pace.clip, 1 + pace.clip) * part.advantage
        entropy = -(chance * np.maximum(likely, -50)).sum(1)
        # of the loss by the logits: of the action that was taken, of all others, and of the entropy
        pull = np.where(gain <= held, gain, 0)[:, None]
        logits = chance * pull + pace.entropy * chance * (np.maximum(likely, -50) + entropy[:, None])
        if pace.magnet:
            earlier = self._likely(self._forward(self._magnet, on).logits, legal)
            away = np.maximum(likely, -50) - np.maximum(earlier, -50)
            logits += pace.magnet * chance * (away - (chance * away).sum(1, keepdims=True))
        logits[rows, part.pick] -= pull[:, 0]
        advised = np.flatnonzero(part.advice >= 0)
        follow, weight = part.advice[advised], pace.advice * count / max(1, len(advised))
        logits[advised] += weight * chance[advised]
        logits[advised, follow] -= weight
        unlikely = -likely[advised, follow].sum() / max(1, len(advised))
        spread = np.zeros((count, self._shape.actions + 1), np.float32)
        np.put_along_axis(spread, legal.astype(np.int64), logits / count, 1)
        known = part.known[:, :, None] / (part.known.sum() * CHANNELS)
        error = passed.values - part.target
        found = self._backward(passed, spread[:, :-1], 2 * VALUE_LOSS * error * known)
        self._adam(found, pace.rate)
        policy, value = -np.minimum(gain, held).mean(), (error * error * known).sum()
        change = (part.likely - likely[rows, part.pick]).mean()
        return Losses(policy, value, entropy.mean(), change, unlikely)

    def _remembered(self, at: NDArray[np.int64]) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """Those rows of the steps that are remembered, as wide as the widest."""
        steps, rows = np.divmod(at, self._rows)
        kept = [self._memory[step] for step in np.unique(steps)]
        on, legal = (
            np.full((len(at), max(step[n].shape[1] for step in kept)), padding, np.int16)
            for n, padding in enumerate((self._shape.rows, self._shape.actions))
        )
        for step, memory in zip(np.unique(steps), kept):
            here = np.flatnonzero(steps == step)
            for into, column in zip((on, legal), memory):
                into[here, : column.shape[1]] = column[rows[here]]
        return on, legal

    def _adam(self, gradients: dict[str, Any], rate: float) -> None:
        self._updates += 1
        length = float(np.sqrt(sum(float((gradient * gradient).sum()) for gradient in gradients.values())))
        shorter = min(1.0, LONGEST / (length + 1e-6))
        rates = [1 - beta**self._updates for beta in BETAS]
        for name, gradient in gradients.items():
            gradient = gradient * np.float32(shorter)
            first, second = (moment[name] for moment in self._moments)
            first += np.float32(1 - BETAS[0]) * (gradient - first)
            second += np.float32(1 - BETAS[1]) * (gradient * gradient - second)
            step = first / np.float32(rates[0]) / (np.sqrt(second / np.float32(rates[1])) + np.float32(TINY))
            self._weights[name] -= np.float32(rate) * step

    def weights(self) -> dict[str, Floats]:
        """All it knows."""
        return {name: array.copy() for name, array in self._weights.items()}

    def seen(self) -> NDArray[np.int64]:
        """How often each row was on."""
        return self._seen.copy()
