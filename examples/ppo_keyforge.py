"""A masked PPO that reads the cards on the table, and learns to play KeyForge against `easy`, a bot that plans its turns.

    pip install "tableforge[envs]" torch
    python examples/ppo_keyforge.py --minutes 60 --processes 2 --save policy.pt
    python examples/ppo_keyforge.py --load policy.pt --minutes 0 --games 1000     judge it only

Each card that the seat sees becomes a vector (which card, where, how it stands); the position is the table with the sum and the
most of these; an option is scored by its own columns, the vector of the card that it points at (of a house: the sum of the own
cards of that house), and the position.  The reward is `progress`: keys and æmber on the way, who has won at the end.  For the first
minutes the policy watches: `easy` holds its seat, too, and it learns to answer alike (`--watch 0` leaves this out).  Then it plays,
and PPO takes it from there.  Each process plays games of its own, and they learn together: they share their gradients.  The printed
curve is of games as it trains on them: drawn from the policy, from both seats.
"""

from __future__ import annotations

import argparse
import math
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import distributed, multiprocessing, nn
from torch.nn import functional

from tableforge import envs
from tableforge.envs.rivals import Rivals

LAYOUT = envs.layout("keyforge")
TABLE = {column.name: k for k, column in enumerate(LAYOUT.table)}
CARD = {column.name: k for k, column in enumerate(LAYOUT.cards)}
OPTION = {column.name: k for k, column in enumerate(LAYOUT.options)}
CARDS = len(LAYOUT.cards[CARD["card"]].words) + 1
KINDS = len(LAYOUT.options[OPTION["kind"]].words) + 1
VERBS = len(LAYOUT.options[OPTION["verb"]].words) + 1
HOUSES = len(LAYOUT.cards[CARD["house"]].words) + 1
PLAIN = (
    "side type power armor damage ready stunned amber plus doom bonus borrowed place".split()
)  # columns that are amounts
WORDS = ("kind", "asker", "house")  # columns of the table that are none
AMOUNTS = [k for name, k in TABLE.items() if name not in WORDS]
KEYWORDS = 9
ROWS = 36  # of the block of cards: what is in play and in hand stands first, discard piles last
WIDTH = 64
GAMMA, LAMBDA = 0.999, 0.95
CLIP, VALUE = 0.2, 0.5
RATE, LAST_RATE = 5e-4, 1e-4  # of learning: at the beginning, at the end
ENTROPY, LAST_ENTROPY = 0.01, 0.002
ROUNDS, PARTS = 3, 4  # how often what was played is gone through, and in how many parts
TELL = 60  # CPU seconds of a process between two lines of the curve


class Policy(nn.Module):
    """Scores for the options of a batch of positions, and what each position is worth."""

    def __init__(self) -> None:
        super().__init__()
        self.card = nn.Embedding(CARDS, 24, padding_idx=0)
        self.zone = nn.Embedding(16, 8)
        self.house = nn.Embedding(HOUSES, 6)
        self.kind = nn.Embedding(KINDS, 12)
        self.verb = nn.Embedding(VERBS, 12)
        row = 24 + 8 + 6 + len(PLAIN) + KEYWORDS + 1
        self.rows = nn.Sequential(nn.Linear(row, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        table = len(AMOUNTS) + 12 + 6 + 24 + 5 * WIDTH
        self.table = nn.Sequential(nn.Linear(table, 2 * WIDTH), nn.ReLU(), nn.Linear(2 * WIDTH, WIDTH), nn.ReLU())
        self.option = nn.Linear(12 + 12 + 24 + 8 + 6 + 3 + 2 * WIDTH, WIDTH)
        self.option_here = nn.Linear(WIDTH, WIDTH)
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1))
        self.worth = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1))

    def forward(self, table: Any, cards: Any, options: Any, mask: Any) -> tuple[Any, Any]:
        """Scores of options (games, options), and values (games)."""
        of_card = dict(zip(CARD, cards.unbind(-1)))
        active = table[:, TABLE["house"]]
        house = of_card["house"]
        amounts = torch.stack([of_card[name] for name in PLAIN], -1).float() / 4
        bits = torch.stack([of_card["keywords"] >> k & 1 for k in range(KEYWORDS)], -1).float()
        of_active = (house == active.unsqueeze(1)).float().unsqueeze(-1)
        words = [self.card(of_card["card"]), self.zone(of_card["zone"]), self.house(house)]
        there = (of_card["card"] > 0).unsqueeze(-1)
        rows = self.rows(torch.cat([*words, amounts, bits, of_active], -1)) * there
        side = of_card["side"].unsqueeze(-1)
        own, foe = rows * (side == 0), rows * (side == 1)
        by_house = torch.zeros(len(rows), HOUSES, WIDTH).scatter_add(1, house.unsqueeze(-1).expand(-1, -1, WIDTH), own)
        by_house = by_house / 4
        pooled = [own.sum(1) / 8, foe.sum(1) / 8, own.amax(1), foe.amax(1), take(by_house, active.unsqueeze(1))[:, 0]]
        numbers = torch.clamp(table[:, AMOUNTS].float() / 8, -4, 8)
        asks = [self.kind(table[:, TABLE["kind"]]), self.house(active), self.card(table[:, TABLE["asker"]])]
        here = self.table(torch.cat([numbers, *asks, *pooled], -1))
        o = dict(zip(OPTION, options.unbind(-1)))
        row = torch.where(o["row"] <= rows.shape[1], o["row"], 0)
        thing = take(torch.cat([torch.zeros_like(rows[:, :1]), rows], 1), row)
        number = torch.clamp(o["number"], 0, HOUSES - 1)
        more = torch.stack([o["side"].float(), o["number"].float() / 4, o["stop"].float()], -1)
        means = [self.kind(o["kind"]), self.verb(o["verb"]), self.card(o["card"]), self.zone(o["zone"])]
        means += [self.house(number), more, thing, take(by_house, number)]
        scores = self.score(self.option(torch.cat(means, -1)) + self.option_here(here).unsqueeze(1)).squeeze(-1)
        return scores.masked_fill(mask == 0, -1e9), self.worth(here).squeeze(-1)


def take(rows: Any, which: Any) -> Any:
    """Of each game some rows, by their places."""
    return torch.gather(rows, 1, which.unsqueeze(-1).expand(-1, -1, rows.shape[-1]))


Seen = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]


def cut(seen: dict[str, np.ndarray]) -> Seen:
    """A copy of what is seen, without the rows that stand for nothing in the whole batch."""
    most = int(seen["action_mask"].sum(1).max())
    used = max(1, min(ROWS, int((seen["cards"][:, :, 0] > 0).sum(1).max())))
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


def shared(*numbers: float) -> list[float]:
    """The sums of numbers over all processes."""
    if not distributed.is_initialized():
        return list(numbers)
    found = torch.tensor(numbers, dtype=torch.float64)
    distributed.all_reduce(found)
    return found.tolist()


class Trainer:
    """The policy, its optimizer, and the games that one process trains it on."""

    def __init__(self, games: int, rank: int, processes: int, seed: int) -> None:
        torch.manual_seed(seed)  # all processes begin with the same policy
        self.policy = Policy()
        self.optimizer = torch.optim.Adam(self.policy.parameters(), RATE, eps=1e-5)
        self.games, self.rank, self.processes = games, rank, processes
        self.seed = seed * 1000 + rank
        self.rng = np.random.default_rng(self.seed)
        self.seconds = 0.0  # of CPU time that a process has trained for, on average
        self.played = 0  # games of all processes

    def act(self, seen: Seen, likeliest: bool = False) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """An action of each game, how likely it was (its logarithm), and what the position is worth."""
        with torch.no_grad():
            scores, worth = self.policy(*[torch.from_numpy(block) for block in seen])
            likely = functional.log_softmax(scores, -1)
        shares = likely.exp().numpy()
        at = shares.cumsum(-1) > self.rng.random((len(shares), 1)) * shares.sum(-1, keepdims=True)
        actions = shares.argmax(-1) if likeliest else at.argmax(-1)
        return actions, likely.numpy()[np.arange(len(actions)), actions], worth.numpy()

    def train(self, rival: str, until: float, end: float, steps: int, save: str, watching: bool = False) -> None:
        """Train until a process has used so many CPU seconds, of as many as there will be at the `end`.

        Whoever is watching learns what the rival does in its place; else it plays.
        """
        env = envs.batch("keyforge", self.games, others=rival, reward="progress")
        seen, _ = env.reset(seed=self.seed + int(self.seconds))
        teachers = [Rivals(play, rival) for play in env.crowd.plays] if watching and env.crowd else []
        now = cut(seen)
        won, over_all, done, alike = 0, 0, 0, 0
        before, began, wall = self.seconds, time.process_time(), time.monotonic()
        told = self.seconds
        while self.seconds < until:
            parts, actions, likely, worth, rewards, ends = [], [], [], [], [], []
            for _ in range(steps):
                action, how_likely, value = self.act(now)
                if watching:
                    shown = np.array([teacher.choose() for teacher in teachers])
                    alike += int((shown == action).sum())
                    action = shown
                seen, reward, over, cut_off, _ = env.step(action)
                won, over_all, done = won + int((reward[over] > 0).sum()), over_all + int(over.sum()), done + len(over)
                kept = (now, action, how_likely, value, reward, over | cut_off)
                for held, x in zip((parts, actions, likely, worth, rewards, ends), kept):
                    held.append(x)
                now = cut(seen)
            worth.append(self.act(now)[2])
            share = min(1.0, self.seconds / end)
            self.learn(parts, *[np.array(x) for x in (actions, likely, worth, rewards, ends)], share, watching)
            spent = time.process_time() - began
            self.seconds = before + shared(spent)[0] / self.processes
            if self.seconds - told >= TELL or self.seconds >= until:
                all_won, all_over, all_done, all_alike = shared(won, over_all, done, alike)
                self.played += int(all_over)
                if self.rank == 0:
                    clock = time.monotonic() - wall
                    rate = all_done / max(1e-9, self.processes * (self.seconds - told))
                    share = all_alike / all_done if watching else all_won / max(1, all_over)
                    told_as = f"answers like {rival}" if watching else f"{int(all_over)} games won against {rival}"
                    print(
                        f"{self.seconds / 60:6.1f} min {self.seconds * self.processes:7.0f} CPU s {self.played:7d} games"
                        f" {share:6.1%} of {told_as}  ({rate:.0f} steps a CPU second; clock {clock / 60:.1f} min)",
                        flush=True,
                    )
                    if save:
                        self.save(save)
                told = self.seconds
                won, over_all, done, alike = 0, 0, 0, 0
        env.close()

    def learn(
        self,
        parts: list[Seen],
        actions: np.ndarray,
        likely: np.ndarray,
        worth: np.ndarray,
        rewards: np.ndarray,
        ends: np.ndarray,
        share: float,
        watching: bool,
    ) -> None:
        """One update of PPO by what was played since the last, or by what was watched; `share` of the training is over."""
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
        size = len(chosen) // PARTS
        for group in self.optimizer.param_groups:
            group["lr"] = RATE + (LAST_RATE - RATE) * share
        spread = ENTROPY + (LAST_ENTROPY - ENTROPY) * share
        for _ in range(ROUNDS):
            order = torch.from_numpy(self.rng.permutation(len(chosen)))
            for k in range(PARTS):
                some = order[k * size : (k + 1) * size]
                scores, value = self.policy(*[block[some] for block in whole])
                logs = functional.log_softmax(scores, -1)
                now = logs.gather(1, chosen[some].unsqueeze(1)).squeeze(1)
                ratio = (now - before[some]).exp()
                gain_now = better[some]
                loss = -torch.min(ratio * gain_now, ratio.clamp(1 - CLIP, 1 + CLIP) * gain_now).mean()
                if watching:
                    loss = -now.mean()
                loss = loss + VALUE * functional.mse_loss(value, target[some])
                loss = loss + spread * (logs.exp() * logs.clamp(min=-20)).sum(-1).mean()
                self.optimizer.zero_grad()
                loss.backward()
                self.share_gradients()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimizer.step()

    def share_gradients(self) -> None:
        """Make every gradient the mean of those of all processes."""
        if self.processes == 1:
            return
        grads = [p.grad for p in self.policy.parameters() if p.grad is not None]
        flat = torch.cat([grad.ravel() for grad in grads])
        distributed.all_reduce(flat)
        flat /= self.processes
        for grad, mean in zip(grads, flat.split([grad.numel() for grad in grads])):
            grad.copy_(mean.view_as(grad))

    def judge(self, rival: str, games: int, likeliest: bool) -> tuple[int, int]:
        """How many fresh games are won, of how many: side by side, the first of each place counts, long or short."""
        own = math.ceil(games / self.processes)
        env = envs.batch("keyforge", own, others=rival)
        seen, _ = env.reset(seed=10**6 + self.rank)
        result = np.full(own, np.nan)
        while np.isnan(result).any():
            seen, rewards, over, cut_off, _ = env.step(self.act(cut(seen), likeliest)[0])
            result = np.where(np.isnan(result) & (over | cut_off), rewards > 0, result)
        won, played = shared(float(result.sum()), own)
        return int(won), int(played)

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


def work(rank: int, wanted: argparse.Namespace, meeting: str) -> None:
    """What one process does: train with the others, then judge."""
    torch.set_num_threads(1)
    if wanted.processes > 1:
        distributed.init_process_group("gloo", init_method=f"file://{meeting}", rank=rank, world_size=wanted.processes)
    trainer = Trainer(wanted.side_by_side, rank, wanted.processes, wanted.seed)
    if wanted.load:
        trainer.load(wanted.load)
    end = 60 * wanted.minutes
    trainer.train(wanted.rival, min(60 * wanted.watch, end), end, wanted.steps, wanted.save, watching=True)
    trainer.train(wanted.rival, end, end, wanted.steps, wanted.save)
    for how, likeliest in (("drawn from the policy", False), ("the likeliest option each time", True)):
        won, played = trainer.judge(wanted.rival, wanted.games, likeliest)
        share = won / played
        margin = 1.96 * math.sqrt(share * (1 - share) / played)
        if rank == 0:
            print(f"{share:.1%} ± {margin:.1%} of {played} fresh games won against {wanted.rival}, {how}", flush=True)
    if wanted.processes > 1:
        distributed.destroy_process_group()


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a masked PPO at KeyForge against `easy`.")
    parser.add_argument(
        "--minutes",
        type=float,
        default=60,
        help="how long to train: CPU minutes of each process, on free cores the clock's",
    )
    parser.add_argument("--watch", type=float, default=6, help="how many of them it watches its rival first")
    parser.add_argument("--rival", default="easy", help="the bot to train against")
    parser.add_argument("--side-by-side", type=int, default=128, help="games that a process plays at once")
    parser.add_argument("--steps", type=int, default=32, help="steps of each game between two updates")
    parser.add_argument("--processes", type=int, default=2, help="processes that play and learn together")
    parser.add_argument("--games", type=int, default=1000, help="fresh games to judge it by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="", help="a file that the policy is written to")
    parser.add_argument("--load", default="", help="a file to go on from")
    wanted = parser.parse_args()
    if wanted.processes == 1:
        work(0, wanted, "")
        return
    with tempfile.TemporaryDirectory() as folder:
        multiprocessing.spawn(work, (wanted, f"{folder}/meeting"), nprocs=wanted.processes)


if __name__ == "__main__":
    main()
