"""
Trains the network on drawn scenes and exports it.

    python3 train.py --fonts FOLDER --out FOLDER [--scenes 20000] [--steps 2400] [--start WEIGHTS] [--effect-dice 0.4]
        [--processes 2] [--threads 1] [--device cpu]

Scene number i of a seed is always the same, whatever the number of processes. The scenes are kept in OUT/scenes.u8 and used again.
"""

import argparse
import copy
import hashlib
import json
import math
import os
import time
from multiprocessing import Pool
from pathlib import Path

os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")

import cv2
import numpy as np
import torch
from torch import nn

from lettering import faces
from network import HEIGHT, Probabilities, TextMask
from scene import crop

WIDTH = 256
#: Most steps look at a part of each scene only, which is twice as fast; the last ones at all of it.
PART_WIDTH = 128
PART_STEPS = 0.8
#: Planes of a stored scene: red, green, blue, stroke, effect; the first byte of a further row says whether it is text.
PLANES = 5
RECORD = PLANES * HEIGHT * WIDTH + 1
HELD_OUT_SEED = 1_000_003


def stored(job: tuple[Path, int, int, int, bool]) -> np.ndarray:
    """The records of scenes `first` to `last` of a seed."""
    fonts, seed, first, last, held_out = job
    cv2.setNumThreads(1)
    own = faces(fonts, held_out)
    records = np.empty((last - first, RECORD), np.uint8)
    for index in range(first, last):
        drawn = crop(np.random.default_rng([seed, index]), fonts, own, HEIGHT, WIDTH)
        planes = np.concatenate([drawn.image.transpose(2, 0, 1), (drawn.stroke * 255)[None], drawn.effect[None] * 255])
        records[index - first, :-1] = planes.astype(np.uint8).ravel()
        records[index - first, -1] = drawn.is_text
    return records


def make(fonts: Path, file: Path, seed: int, count: int, held_out: bool, processes: int) -> np.ndarray:
    """The records of the first `count` scenes of a seed, drawn unless the file holds them."""
    if not file.exists() or file.stat().st_size != count * RECORD:
        started = time.time()
        jobs = [(fonts, seed, first, min(count, first + 250), held_out) for first in range(0, count, 250)]
        with Pool(processes) as pool, file.open("wb") as target:
            for records in pool.imap(stored, jobs):
                target.write(records.tobytes())
        print(f"drew {count} scenes in {time.time() - started:.0f} s", flush=True)
    return np.memmap(file, np.uint8, "r", shape=(count, RECORD))


def batch(
    records: np.ndarray, chosen: np.ndarray, rng: np.random.Generator | None, device: str, width: int = WIDTH
) -> list[torch.Tensor]:
    """Crops of `width` px, pixel targets and text targets; with `rng`, cut out, mirrored and recoloured at random."""
    rows = torch.from_numpy(records[np.sort(chosen)])
    left = int(rng.integers(WIDTH - width + 1)) if rng is not None else 0
    planes = rows[:, :-1].reshape(-1, PLANES, HEIGHT, WIDTH)[..., left : left + width].to(device)
    crops, targets = planes[:, :3].float(), planes[:, 3:].float() / 255
    # A part of a text's scene is text where letters lie in the middle of it.
    letters = (targets[:, 0, HEIGHT // 4 : 3 * HEIGHT // 4] > 0.5).float().mean((1, 2))[:, None] > 0.01
    text = rows[:, -1:].float().to(device) * (letters | (width == WIDTH))
    if rng is not None:
        for axis in (2, 3):
            if rng.random() < 0.15:
                crops, targets = crops.flip(axis), targets.flip(axis)
        crops = crops[:, rng.permutation(3).tolist()]
        gain = torch.from_numpy(rng.uniform(0.75, 1.25, (len(crops), 3, 1, 1)).astype(np.float32)).to(device)
        negative = torch.from_numpy(rng.random((len(crops), 1, 1, 1)) < 0.5).to(device)
        crops = torch.where(negative, 255 - crops, crops)
        crops = ((crops - 127.5) * gain + 127.5).clamp(0, 255)
    return [crops / 127.5 - 1, targets, text]


def loss_of(
    pixels: torch.Tensor, text: torch.Tensor, targets: torch.Tensor, is_text: torch.Tensor, effect_dice: float
) -> torch.Tensor:
    """
    Cross entropy and soft Dice (Milletari et al., 2016) of the strokes and of what hangs on them, and cross entropy of text or not.
    @param effect_dice Weight of the Dice loss of what hangs on the strokes.
    """
    bce = nn.functional.binary_cross_entropy_with_logits
    shares = pixels.sigmoid()
    both, all_said, all_true = ((part * part_of).sum((0, 2, 3)) for part, part_of in ((shares, targets), (shares, shares), (targets, targets)))
    dice = 1 - (2 * both + 1) / (all_said + all_true + 1)
    weights = torch.tensor([2.0, 1.0], device=pixels.device)
    pixelwise = (bce(pixels, targets, reduction="none").mean((0, 2, 3)) * weights).sum()
    return pixelwise + dice[0] + effect_dice * dice[1] + 0.3 * bce(text, is_text)


def train(records: np.ndarray, options: argparse.Namespace) -> TextMask:
    """Trains for a fixed number of steps and returns the moving average of the weights."""
    torch.manual_seed(options.seed)
    rng = np.random.default_rng([options.seed, 7])
    network = TextMask().to(options.device, memory_format=torch.channels_last)
    if options.start:
        network.load_state_dict(torch.load(options.start, map_location=options.device))
    average = copy.deepcopy(network).eval()
    optimiser = torch.optim.AdamW(network.parameters(), options.rate, weight_decay=0.01)
    warm = max(1, min(100, options.steps // 10))
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimiser, lambda step: min(1, (step + 1) / warm) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * step / options.steps)))
    )
    started, order, total = time.time(), np.empty(0, int), 0.0
    for step in range(options.steps):
        if len(order) < options.batch:
            order = np.concatenate([order, rng.permutation(len(records))])
        chosen, order = order[: options.batch], order[options.batch :]
        width = PART_WIDTH if step < PART_STEPS * options.steps else WIDTH
        crops, targets, is_text = batch(records, chosen, rng, options.device, width)
        with torch.autocast(options.device, torch.bfloat16):
            pixels, text = network(crops.contiguous(memory_format=torch.channels_last))
        loss = loss_of(pixels.float(), text.float(), targets, is_text, options.effect_dice)
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        schedule.step()
        total += loss.item()
        keep = min(0.998, (step + 1) / (step + 10))
        with torch.no_grad():
            for mean, own in zip(average.state_dict().values(), network.state_dict().values()):
                mean.copy_(mean * keep + own * (1 - keep) if mean.is_floating_point() else own)
        if (step + 1) % 100 == 0:
            print(f"step {step + 1}: loss {total / 100:.4f}, {(time.time() - started) / 60:.1f} min", flush=True)
            total = 0.0
        if (step + 1) % 400 == 0 or step + 1 == options.steps:
            torch.save(average.state_dict(), options.out / "weights.pt")
    return average


@torch.no_grad()
def evaluate(network: TextMask, records: np.ndarray, device: str) -> dict[str, float]:
    """Shares over all held-out scenes: strokes at probability 0.25 (coverage above 0.25 counts), effects and texts at 0.5."""
    counts = np.zeros((3, 3))
    for first in range(0, len(records), 50):
        crops, targets, is_text = batch(records, np.arange(first, min(len(records), first + 50)), None, device)
        pixels, text = network(crops.contiguous(memory_format=torch.channels_last))
        share = pixels.sigmoid()
        for row, (said, true) in enumerate(
            [(share[:, 0] > 0.25, targets[:, 0] > 0.25), (share[:, 1] > 0.5, targets[:, 1] > 0.5), (text > 0, is_text > 0.5)]
        ):
            counts[row] += [(said & true).sum().item(), said.sum().item(), true.sum().item()]
    scores = {}
    for name, (both, said, true) in zip(("stroke", "effect", "text"), counts):
        scores |= {f"{name} precision": both / max(1, said), f"{name} recall": both / max(1, true)}
    return {name: round(score, 4) for name, score in scores.items()}


def export(network: TextMask, file: Path) -> str:
    """Writes the network as ONNX (opset 17; any number of crops of any width that is a multiple of 16 px); returns its SHA-256."""
    whole = Probabilities(network.cpu().to(memory_format=torch.contiguous_format)).eval()
    axes = {"crops": {0: "count", 3: "width"}, "pixels": {0: "count", 3: "width"}, "text": {0: "count"}}
    example = torch.zeros(1, 3, HEIGHT, WIDTH)
    torch.onnx.export(whole, (example,), str(file), opset_version=17, input_names=["crops"], output_names=["pixels", "text"], dynamic_axes=axes)
    return hashlib.sha256(file.read_bytes()).hexdigest()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--fonts", type=Path, required=True)
    arguments.add_argument("--out", type=Path, required=True)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--start", type=Path, help="weights.pt of an earlier run to go on from")
    arguments.add_argument("--scenes", type=int, default=20_000)
    arguments.add_argument("--held-out", type=int, default=1000)
    arguments.add_argument("--steps", type=int, default=2400)
    arguments.add_argument("--batch", type=int, default=24)
    arguments.add_argument("--rate", type=float, default=3e-3)
    arguments.add_argument("--effect-dice", type=float, default=0.4)
    arguments.add_argument("--processes", type=int, default=os.cpu_count())
    arguments.add_argument("--threads", type=int, default=1)
    arguments.add_argument("--device", default="cpu")
    options = arguments.parse_args()
    torch.set_num_threads(options.threads)
    options.out.mkdir(parents=True, exist_ok=True)
    held_out = make(options.fonts, options.out / "held-out.u8", HELD_OUT_SEED, options.held_out, True, options.processes)
    records = make(options.fonts, options.out / "scenes.u8", options.seed, options.scenes, False, options.processes)
    network = train(records, options)
    scores = evaluate(network, held_out, options.device)
    digest = export(network, options.out / "stroke-mask.onnx")
    print(json.dumps({"scores": scores, "sha256": digest, "parameters": sum(p.numel() for p in network.parameters())}, indent=2))


if __name__ == "__main__":
    main()
