"""A brain in torch, on a GPU: the same as that in NumPy, thousands of rows at a time and in half precision."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from abilene.learn.brain import BETAS, FORBIDDEN, LONGEST, TINY, VALUE_LOSS, Asked, Lesson, Losses, Pace, Thought, parts
from abilene.learn.errors import NoGpu, OutOfMemory
from abilene.learn.shape import CHANNELS, EPSILON, Floats, Shape, Weights

torch: Any  # it is there or not: nothing here is checked against it
try:
    torch = import_module("torch")
except ImportError:
    torch = None


class Torch:
    """Rows that are on become rows of zeros and ones on the GPU, where a matrix product is the quickest way to add."""

    def __init__(
        self,
        shape: Shape,
        weights: Weights,
        places: NDArray[np.int16],
        rows: int,
        steps: int,
        seed: int,
        device: str = "cuda",
    ) -> None:
        if torch is None:
            raise NoGpu("there is no torch here, and nothing else here uses a GPU: install it, or learn on the cpu")
        if device == "cuda" and not torch.cuda.is_available():
            raise NoGpu("torch finds no GPU here: learn on the cpu")
        self.name = str(torch.cuda.get_device_name()) if device == "cuda" else "torch"
        self._shape, self._device, self._rows = shape, device, rows
        self._kind = torch.bfloat16 if device == "cuda" else torch.float32
        self._wide = -(-(shape.rows + 1) // 64) * 64  # as processors of matrices like it
        with _enough_memory():
            self._weights = {name: self._placed(array).requires_grad_() for name, array in weights.items()}
            self._other: Mapping[str, Any] = self._weights
            self._magnet: Mapping[str, Any] = self._weights
            self._adam = torch.optim.Adam(self._weights.values(), betas=BETAS, eps=TINY, fused=device == "cuda")
            self._memory: list[tuple[Any, Any]] = [(None, None)] * steps
            self._places = self._placed(places)
            self._seen = torch.zeros(shape.rows + 1, dtype=torch.int64, device=device)
        self._source = torch.Generator(device).manual_seed(seed)
        self._half = torch.autocast("cuda", torch.bfloat16, enabled=device == "cuda")

    def _placed(self, array: NDArray[Any]) -> Any:
        return torch.from_numpy(np.array(array)).to(self._device)

    def think(self, asked: Asked, at: int | None = None, older: NDArray[np.bool_] | None = None) -> Thought:
        """Draw an action in each row."""
        with torch.no_grad(), _enough_memory():
            on, legal = self._on(asked), self._placed(asked.legal)
            if at is not None:
                self._memory[at] = on, legal
            likely, values = self._forward(self._weights, on, legal)
            pick = self._draw(likely)
            likely = likely.gather(1, pick[:, None])[:, 0]
            if older is not None and older.any():
                others = self._placed(np.flatnonzero(older))
                pick[others] = self._draw(self._forward(self._other, on[others], legal[others])[0])
            return Thought(pick.to(torch.int16).cpu().numpy(), likely.cpu().numpy(), values.cpu().numpy())

    def _on(self, asked: Asked) -> Any:
        """The rows of weights that are on, that of the player count first; then `shape.rows`."""
        table = self._placed(asked.table).long()
        rows = self._places[table[:, None], self._placed(asked.observation).long()]
        return torch.cat([self._places[table, -1:], rows], 1)

    def _draw(self, likely: Any) -> Any:
        noise = torch.empty_like(likely).exponential_(generator=self._source)
        return (likely - noise.clamp_(min=1e-20).log()).argmax(1)

    def _forward(self, w: Mapping[str, Any], on: Any, legal: Any) -> tuple[Any, Any]:
        """The logarithms of the probabilities of the legal actions, in their order; and the values."""
        with self._half:
            h = self._spread(on) @ self._padded(w["rows"])
            for n in range(self._shape.blocks):
                inner = torch.relu(_norm(h) @ w[f"in{n}"] + w[f"in{n}+"])
                h = h + inner @ w[f"out{n}"] + w[f"out{n}+"]
            x = _norm(h)
            logits = (x @ w["policy"] + w["policy+"]).float()
            values = torch.relu(x @ w["before"] + w["before+"]) @ w["values"] + w["values+"]
        numbers = legal.long()
        padding = numbers == self._shape.actions
        chosen = logits.gather(1, numbers.masked_fill(padding, 0)).masked_fill(padding, FORBIDDEN)
        return torch.log_softmax(chosen, 1), values.float().view(len(on), self._shape.seats, CHANNELS)

    def _spread(self, on: Any) -> Any:
        spread = torch.zeros(len(on), self._wide, dtype=self._kind, device=self._device)
        return spread.scatter_(1, on.long(), 1)

    def _padded(self, rows: Any) -> Any:
        """The rows of weights and, where padding points to, zeros."""
        return torch.nn.functional.pad(rows.to(self._kind), (0, 0, 0, self._wide - self._shape.rows))

    def meet(self, weights: Weights) -> None:
        """Let this be the other self."""
        self._other = {name: self._placed(array) for name, array in weights.items()}

    def hold_to(self, weights: Weights) -> None:
        """Let this be the self to which it is held."""
        self._magnet = {name: self._placed(array) for name, array in weights.items()}

    def learn(self, lesson: Lesson, pace: Pace, source: np.random.Generator) -> Losses:
        """Become better at it."""
        for group in self._adam.param_groups:
            group["lr"] = pace.rate
        with _enough_memory():
            columns = [self._placed(column) for column in lesson.columns()]
            on, legal = (self._remembered(n) for n in range(2))
            losses: list[Any] = []
            for _ in range(pace.epochs):
                order = self._placed(source.permutation(len(lesson)))
                for which in parts(order, pace.batch):
                    at, *part = (column[which] for column in columns)
                    if not losses:
                        self._seen += torch.bincount(on[at].flatten().long(), minlength=len(self._seen))
                    losses.append(self._update(on[at], legal[at], part, pace))
            return Losses(*torch.stack(losses).mean(0).tolist())

    def _remembered(self, column: int) -> Any:
        """All steps below each other, as wide as the widest."""
        steps = [step[column] for step in self._memory if step[column] is not None]
        most, padding = max(step.shape[1] for step in steps), (self._shape.rows, self._shape.actions)[column]
        pad = torch.nn.functional.pad
        return torch.cat([pad(step, (0, most - step.shape[1]), value=padding) for step in steps])

    def _update(self, on: Any, legal: Any, part: list[Any], pace: Pace) -> Any:
        pick, before, advantage, target, known, advice = part
        likely, values = self._forward(self._weights, on, legal)
        now = likely.gather(1, pick[:, None])[:, 0]
        ratio = (now - before).exp()
        policy = -torch.min(ratio * advantage, ratio.clamp(1 - pace.clip, 1 + pace.clip) * advantage).mean()
        entropy = -(likely.exp() * likely.clamp(min=-50)).sum(1).mean()
        away = self._away(likely, on, legal) if pace.magnet else 0.0
        value = ((values - target).square() * known[:, :, None]).sum() / (known.sum() * CHANNELS)
        advised = advice >= 0
        follow = likely.gather(1, advice.clamp(min=0)[:, None])[:, 0]
        unlikely = -(follow * advised).sum() / advised.sum().clamp(min=1)
        loss = policy + VALUE_LOSS * value - pace.entropy * entropy + pace.advice * unlikely + pace.magnet * away
        self._adam.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self._weights.values(), LONGEST)
        self._adam.step()
        return torch.stack([policy, value, entropy, (before - now).mean(), unlikely]).detach()

    def _away(self, likely: Any, on: Any, legal: Any) -> Any:
        """How far the policy is from that of the self to which it is held: the divergence."""
        with torch.no_grad():
            held = self._forward(self._magnet, on, legal)[0]
        return (likely.exp() * (likely.clamp(min=-50) - held.clamp(min=-50))).sum(1).mean()

    def weights(self) -> dict[str, Floats]:
        """All it knows."""
        return {name: array.detach().cpu().numpy().copy() for name, array in self._weights.items()}

    def seen(self) -> NDArray[np.int64]:
        """How often each row was on."""
        seen: NDArray[np.int64] = self._seen[:-1].cpu().numpy().copy()
        return seen


def _norm(x: Any) -> Any:
    return torch.nn.functional.layer_norm(x, x.shape[-1:], eps=EPSILON)


@contextmanager
def _enough_memory() -> Iterator[None]:
    """Says what to do when the GPU has too little of it."""
    try:
        yield
    except torch.cuda.OutOfMemoryError as error:
        free, total = (round(size / 2**30, 1) for size in torch.cuda.mem_get_info())
        room = f"{free} of {total} GiB are free"
        raise OutOfMemory(f"the GPU's memory does not hold it ({room}): fewer games, decisions or batch") from error
