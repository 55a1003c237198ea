"""A masked PPO that reads the cards on the table, and learns to play KeyForge against `easy`, a bot that plans its turns.

    pip install "tableforge[envs]" torch
    python examples/ppo_keyforge.py --minutes 60 --processes 2 --save policy.pt
    python examples/ppo_keyforge.py --load policy.pt --minutes 0 --games 400      judge it only

Each card that the seat sees becomes a vector (which card, where, how it stands); the position is the table with the mean and the
most of these; an option is scored by its own columns, the vector of the card that it points at, and the position.  The reward is
`progress`: keys and æmber on the way, who has won at the end.  For the first minutes the rival plays by lot, which is fast and can
be beaten; then it is `easy`.  The printed curve is of games as it trains on them: drawn from the policy, from both seats.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from tableforge import envs

LAYOUT = envs.layout("keyforge")
CARD = {column.name: k for k, column in enumerate(LAYOUT.cards)}
OPTION = {column.name: k for k, column in enumerate(LAYOUT.options)}
CARDS = len(LAYOUT.cards[CARD["card"]].words) + 1
KINDS = len(LAYOUT.options[OPTION["kind"]].words) + 1
VERBS = len(LAYOUT.options[OPTION["verb"]].words) + 1
ROWS = 44  # of the block of cards: what is in play and in hand stands first, discard piles last
WIDTH = 64
GAMMA, LAMBDA = 0.999, 0.95
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
KEYWORDS = 9


class Policy(nn.Module):
    """Scores for the options of a batch of positions, and what each position is worth."""

    def __init__(self) -> None:
        super().__init__()
        self.card = nn.Embedding(CARDS, 24, padding_idx=0)
        self.zone = nn.Embedding(16, 8)
        self.house = nn.Embedding(8, 6)
        self.kind = nn.Embedding(KINDS, 12)
        self.verb = nn.Embedding(VERBS, 12)
        self.rows = nn.Sequential(
            nn.Linear(24 + 8 + 6 + 13 + KEYWORDS, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        table = len(LAYOUT.table) - 1 + 12 + 6
        self.table = nn.Sequential(
            nn.Linear(table + 4 * WIDTH, 2 * WIDTH), nn.ReLU(), nn.Linear(2 * WIDTH, WIDTH), nn.ReLU()
        )
        self.option = nn.Sequential(
            nn.Linear(12 + 12 + 24 + 8 + 6 + 3 + 2 * WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1)
        )
        self.worth = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1))

    def forward(self, table: Any, cards: Any, options: Any, mask: Any) -> tuple[Any, Any]:
        """Scores of options (games, options), and values (games)."""
        column = cards.unbind(-1)
        names = (
            "side",
            "type",
            "power",
            "armor",
            "damage",
            "ready",
            "stunned",
            "amber",
            "plus",
            "doom",
            "bonus",
            "borrowed",
            "place",
        )
        plain = torch.stack([column[CARD[name]].float() for name in names], -1) / 4
        bits = torch.stack([(column[CARD["keywords"]] >> k & 1).float() for k in range(KEYWORDS)], -1)
        found = column[CARD["card"]]
        rows = self.rows(
            torch.cat(
                [self.card(found), self.zone(column[CARD["zone"]]), self.house(column[CARD["house"]]), plain, bits], -1
            )
        )
        there = (found > 0).float()
        own = (there * (column[CARD["side"]] == 0)).unsqueeze(-1)
        foe = (there * (column[CARD["side"]] == 1)).unsqueeze(-1)
        pooled = torch.cat(
            [(rows * own).sum(1) / 8, (rows * foe).sum(1) / 8, (rows * own).amax(1), (rows * foe).amax(1)], -1
        )
        kinds, house = table[:, 4], table[:, 3]
        numbers = torch.cat([table[:, :4], table[:, 5:]], -1).float() / 8
        numbers = torch.clamp(numbers, -4, 8)
        here = self.table(torch.cat([numbers, self.kind(kinds), self.house(house), pooled], -1))
        o = options.unbind(-1)
        points_at = torch.cat([torch.zeros_like(rows[:, :1]), rows], 1)
        row = torch.where(o[OPTION["row"]] <= rows.shape[1], o[OPTION["row"]], 0)
        thing = torch.gather(points_at, 1, row.unsqueeze(-1).expand(-1, -1, WIDTH))
        number = o[OPTION["number"]]
        more = torch.stack([o[OPTION["side"]].float(), number.float() / 4, o[OPTION["stop"]].float()], -1)
        words = [self.kind(o[OPTION["kind"]]), self.verb(o[OPTION["verb"]]), self.card(o[OPTION["card"]])]
        words += [self.zone(o[OPTION["zone"]]), self.house(torch.clamp(number, 0, 7)), more, thing]
        scores = self.option(torch.cat([*words, here.unsqueeze(1).expand(-1, options.shape[1], -1)], -1)).squeeze(-1)
        return scores.masked_fill(mask == 0, -1e9), self.worth(here).squeeze(-1)


Seen = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]


def cut(seen: dict[str, np.ndarray]) -> Seen:
    """A copy of what is seen, without the rows that stand for nothing in the whole batch."""
    most = int(seen["action_mask"].sum(1).max())
    used = min(ROWS, int((seen["cards"][:, :, 0] > 0).sum(1).max()))
    return (
        seen["table"].astype(np.int64),
        seen["cards"][:, :used].astype(np.int64),
        seen["options"][:, :most].astype(np.int64),
        seen["action_mask"][:, :most].copy(),
    )


def joined(parts: list[Seen]) -> list[Any]:
    """Several of these as one, filled up with nothing to the longest."""
    out = []
    for blocks in zip(*parts):
        most = [max(block.shape[k] for block in blocks) for k in range(1, blocks[0].ndim)]
        whole = np.zeros((sum(len(block) for block in blocks), *most), blocks[0].dtype)
        at = 0
        for block in blocks:
            whole[(slice(at, at + len(block)), *[slice(0, n) for n in block.shape[1:]])] = block
            at += len(block)
        out.append(torch.from_numpy(whole))
    return out


class Trainer:
    """The policy, its optimizer, and the games it is trained on."""

    def __init__(self, games: int, processes: int, seed: int) -> None:
        torch.manual_seed(seed)
        self.policy = Policy()
        self.optimizer = torch.optim.Adam(self.policy.parameters(), 1e-3, eps=1e-5)
        self.games, self.processes, self.seed = games, processes, seed
        self.rng = np.random.default_rng(seed)
        self.seconds = 0.0  # trained so far
        self.played = 0

    def open(self, rival: str) -> Any:
        """Games against a rival."""
        return envs.batch("keyforge", self.games, others=rival, reward="progress", processes=self.processes)

    def act(self, seen: Seen) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """An action of each game, how likely it was (its logarithm), and what the position is worth."""
        with torch.no_grad():
            scores, worth = self.policy(*[torch.from_numpy(block) for block in seen])
            likely = functional.log_softmax(scores, -1)
        shares = likely.exp().numpy()
        at = shares.cumsum(-1) > self.rng.random((len(shares), 1)) * shares.sum(-1, keepdims=True)
        actions = at.argmax(-1)
        return actions, likely.numpy()[np.arange(len(actions)), actions], worth.numpy()

    def train(self, rival: str, minutes: float, steps: int, told: Any, save: str) -> None:
        """Train for so many minutes of wall time."""
        env = self.open(rival)
        seen, _ = env.reset(seed=self.seed + int(self.seconds))
        won: list[bool] = []
        now = cut(seen)
        began = last = time.monotonic()
        before = self.seconds
        try:
            while time.monotonic() - began < minutes * 60:
                parts, actions, likely, worth, rewards, ends = [], [], [], [], [], []
                for _ in range(steps):
                    action, how_likely, value = self.act(now)
                    seen, reward, over, cut_off, _ = env.step(action)
                    end = over | cut_off
                    won += [bool(x > 0.5) for x in reward[over]]
                    for kept, x in zip(
                        (parts, actions, likely, worth, rewards, ends), (now, action, how_likely, value, reward, end)
                    ):
                        kept.append(x)
                    now = cut(seen)
                worth.append(self.act(now)[2])
                self.learn(
                    parts, np.array(actions), np.array(likely), np.array(worth), np.array(rewards), np.array(ends)
                )
                self.seconds = before + time.monotonic() - began
                if time.monotonic() - last > 60 or time.monotonic() - began >= minutes * 60:
                    last = time.monotonic()
                    told(rival, self.seconds / 60, self.played + len(won), float(np.mean(won[-400:])) if won else 0.0)
                    if save:
                        self.save(save)
        finally:
            self.played += len(won)
            env.close()

    def learn(
        self,
        parts: list[Seen],
        actions: np.ndarray,
        likely: np.ndarray,
        worth: np.ndarray,
        rewards: np.ndarray,
        ends: np.ndarray,
    ) -> None:
        """One update of PPO by what was played since the last."""
        gains = np.zeros_like(rewards)
        gain = np.zeros(rewards.shape[1])
        for t in reversed(range(len(rewards))):
            goes_on = 1.0 - ends[t]
            delta = rewards[t] + GAMMA * worth[t + 1] * goes_on - worth[t]
            gain = delta + GAMMA * LAMBDA * goes_on * gain
            gains[t] = gain
        whole = joined(parts)
        chosen = torch.from_numpy(actions.ravel())
        before = torch.from_numpy(likely.ravel())
        target = torch.from_numpy((gains + worth[:-1]).ravel()).float()
        better = torch.from_numpy(gains.ravel()).float()
        better = (better - better.mean()) / (better.std() + 1e-6)
        size = len(chosen) // 4
        for _ in range(3):
            order = torch.from_numpy(self.rng.permutation(len(chosen)))
            for k in range(4):
                some = order[k * size : (k + 1) * size]
                scores, value = self.policy(*[block[some] for block in whole])
                logs = functional.log_softmax(scores, -1)
                now = logs.gather(1, chosen[some].unsqueeze(1)).squeeze(1)
                ratio = (now - before[some]).exp()
                gain_now = better[some]
                loss = -torch.min(ratio * gain_now, ratio.clamp(1 - CLIP, 1 + CLIP) * gain_now).mean()
                loss = loss + VALUE * functional.mse_loss(value, target[some])
                loss = loss + ENTROPY * (logs.exp() * logs.clamp(min=-20)).sum(-1).mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimizer.step()

    def judge(self, rival: str, games: int, seed: int) -> float:
        """The share that is won of so many fresh games, all side by side: the first of each place counts, long or short."""
        env = envs.batch("keyforge", games, others=rival)
        seen, _ = env.reset(seed=seed)
        result = np.full(games, np.nan)
        while np.isnan(result).any():
            seen, rewards, over, cut_off, _ = env.step(self.act(cut(seen))[0])
            result = np.where(np.isnan(result) & (over | cut_off), rewards > 0, result)
        return float(result.mean())

    def save(self, path: str) -> None:
        """Write down the policy, and how far it has come."""
        kept = {"policy": self.policy.state_dict(), "optimizer": self.optimizer.state_dict()}
        beside = Path(path).with_suffix(".part")
        torch.save({**kept, "seconds": self.seconds, "played": self.played}, beside)
        beside.replace(path)

    def load(self, path: str) -> None:
        """Go on from what was written down."""
        kept = torch.load(path, weights_only=True)
        self.policy.load_state_dict(kept["policy"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.seconds, self.played = kept["seconds"], kept["played"]


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a masked PPO at KeyForge against `easy`.")
    parser.add_argument("--minutes", type=float, default=60, help="how long to train, in minutes on the clock")
    parser.add_argument("--warm-up", type=float, default=5, help="how many of them against a rival that plays by lot")
    parser.add_argument("--rival", default="easy", help="the bot to train against")
    parser.add_argument("--side-by-side", type=int, default=64, help="games that are played at once")
    parser.add_argument("--steps", type=int, default=64, help="steps of each game between two updates")
    parser.add_argument("--processes", type=int, default=2, help="processes that play")
    parser.add_argument("--games", type=int, default=200, help="fresh games to judge it by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="", help="a file that the policy is written to")
    parser.add_argument("--load", default="", help="a file to go on from")
    wanted = parser.parse_args()
    torch.set_num_threads(1)
    trainer = Trainer(wanted.side_by_side, wanted.processes, wanted.seed)
    if wanted.load:
        trainer.load(wanted.load)

    def told(rival: str, minutes: float, games: int, won: float) -> None:
        print(f"{minutes:6.1f} min  {games:7d} games  {won:6.1%} of the last 400 won against {rival}", flush=True)

    warm = 0.0 if wanted.load else min(wanted.warm_up, wanted.minutes)
    if warm:
        trainer.train("bench-random", warm, wanted.steps, told, wanted.save)
    if wanted.minutes > warm:
        trainer.train(wanted.rival, wanted.minutes - warm, wanted.steps, told, wanted.save)
    won = trainer.judge(wanted.rival, wanted.games, 10**6)
    print(f"{won:.1%} of {wanted.games} fresh games won against {wanted.rival}, drawn from the policy")


if __name__ == "__main__":
    main()
