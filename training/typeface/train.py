"""Trains the network, prints how well it knows type, and writes it as ONNX. See README.md."""

import argparse
import math
import multiprocessing
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from evaluate import evaluate, gallery_of, print_scores
from faces import Face, read_faces
from network import FaceTable, TypefaceNetwork
from render import HEIGHT, Painter

ROOT = Path(__file__).parents[2]
WINDOW = 160
BATCH = 64
RATE = 3e-3


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--library", type=Path, default=ROOT / "packages/typefaces/src/library.json")
    parser.add_argument("--held-out", type=Path, default=Path(__file__).parent / "held-out.json")
    parser.add_argument("--faces", type=Path, default=ROOT / ".tools/typefaces", help="folder with the files of both listings")
    parser.add_argument("--out", type=Path, default=Path("typeface-training"), help="folder for the results")
    parser.add_argument("--samples", type=int, default=240_000, help="windows to learn from")
    parser.add_argument("--minutes", type=float, default=math.inf, help="end after this time, if it comes before the last window")
    parser.add_argument("--lines", type=int, default=2, help="damaged lines of each face to score with")
    parser.add_argument("--workers", type=int, default=1, help="processes that draw")
    parser.add_argument("--threads", type=int, default=1, help="threads that learn, without an accelerator")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def draw_batches(faces: list[Face], seed: int, queue):
    """Puts one batch after another into the queue, for ever: windows, and the index of the face of each."""
    painter = Painter(seed)
    pending = []
    while True:
        while len(pending) < 8 * BATCH:
            index = painter.random.randrange(len(faces))
            pending += [(window, index) for window in painter.windows(faces[index], WINDOW)]
        # The two windows of a line come apart.
        painter.random.shuffle(pending)
        batch, pending = pending[:BATCH], pending[BATCH:]
        queue.put((np.stack([window for window, _ in batch]), np.array([index for _, index in batch])))


class Targets:
    """What each face should answer, as tensors on the device."""

    def __init__(self, faces: list[Face], classes: list[str], device):
        families = sorted({face.family for face in faces})

        def tensor(values, kind):
            return torch.tensor(values, dtype=kind, device=device)

        self.type_class = tensor([classes.index(face.type_class) for face in faces], torch.long)
        self.family = tensor([families.index(face.family) for face in faces], torch.long)
        self.measures = tensor([[face.weight / 100, face.italic, face.width, face.grey] for face in faces], torch.float)
        self.membership = F.one_hot(self.family).float()


def loss_of(outputs, table, faces, targets: Targets):
    embedding, classes, measures = outputs
    logits = table(embedding)
    families = torch.log(torch.softmax(logits, 1) @ targets.membership + 1e-6)
    wanted = targets.measures[faces]
    return (
        F.cross_entropy(logits, faces, label_smoothing=0.05)
        + 0.5 * F.nll_loss(families, targets.family[faces])
        + 0.5 * F.cross_entropy(classes, targets.type_class[faces], label_smoothing=0.05)
        + 0.3 * F.smooth_l1_loss(measures[:, 0], wanted[:, 0])
        + 0.5 * F.binary_cross_entropy_with_logits(measures[:, 1], wanted[:, 1])
        + 2.0 * F.smooth_l1_loss(measures[:, 2:], wanted[:, 2:], beta=0.1)
    )


def rate_at(progress: float) -> float:
    """The learning rate: up during the first tenth, then down along a cosine."""
    return RATE * (progress / 0.1 if progress < 0.1 else 0.5 + 0.5 * math.cos(math.pi * (progress - 0.1) / 0.9)) + RATE / 300


def learn(arguments, faces, network, targets, device):
    table = FaceTable(len(faces)).to(device)
    parameters = [*network.parameters(), *table.parameters()]
    steps = arguments.samples // BATCH
    optimiser = torch.optim.AdamW(parameters, lr=RATE, weight_decay=0.02)
    context = multiprocessing.get_context("fork")
    # A queue for each process, read in turn, so that the order of the batches does not depend on who is quicker.
    queues = [context.Queue(8) for _ in range(arguments.workers)]
    seeds = [arguments.seed * 1000 + worker for worker in range(arguments.workers)]
    painters = [context.Process(target=draw_batches, args=(faces, seed, queue), daemon=True) for seed, queue in zip(seeds, queues)]
    for painter in painters:
        painter.start()
    started, running = time.time(), math.nan
    network.train()
    for step in range(steps):
        progress = max(step / steps, (time.time() - started) / 60 / arguments.minutes)
        if progress >= 1:
            break
        for group in optimiser.param_groups:
            group["lr"] = rate_at(progress)
        windows, indices = queues[step % len(queues)].get()
        ink = torch.from_numpy(windows).to(device).float().div(255).unsqueeze(1).contiguous(memory_format=torch.channels_last)
        loss = loss_of(network(ink), table, torch.from_numpy(indices).to(device), targets)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(parameters, 5.0)
        optimiser.step()
        running = loss.item() if math.isnan(running) else 0.98 * running + 0.02 * loss.item()
        if step % 100 == 99:
            speed = (step + 1) * BATCH / (time.time() - started)
            print(f"step {step + 1}/{steps}  loss {running:.3f}  {speed:.0f} windows/s  {time.time() - started:.0f} s", flush=True)
        if step % 500 == 499:
            torch.save(network.state_dict(), arguments.out / "checkpoint.pt")
    for painter in painters:
        painter.terminate()


def export(network, path: Path):
    network.eval()
    axes = {"ink": {0: "lines", 3: "columns"}, "embedding": {0: "lines"}, "classes": {0: "lines"}, "measures": {0: "lines"}}
    names = {"input_names": ["ink"], "output_names": ["embedding", "classes", "measures"], "dynamic_axes": axes}
    torch.onnx.export(network.cpu(), torch.zeros(2, 1, HEIGHT, WINDOW), str(path), opset_version=17, **names)


def main():
    arguments = parse_arguments()
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    arguments.out.mkdir(parents=True, exist_ok=True)
    library = read_faces(arguments.library, arguments.faces)
    held_out = read_faces(arguments.held_out, arguments.faces)
    classes = sorted({face.type_class for face in library})
    network = TypefaceNetwork(len(classes)).to(device, memory_format=torch.channels_last)
    learn(arguments, library, network, Targets(library, classes, device), device)
    torch.save(network.state_dict(), arguments.out / "checkpoint.pt")
    finish(arguments, network, classes, library, held_out)


def finish(arguments, network, classes, library, held_out):
    """Scores the network and writes it."""
    gallery = gallery_of(network, library + held_out, arguments.seed + 1)
    print_scores("library", evaluate(network, classes, library, gallery, arguments.lines, arguments.seed + 2))
    print_scores("held out", evaluate(network, classes, held_out, gallery, arguments.lines * 4, arguments.seed + 3))
    export(network, arguments.out / "typeface.onnx")


if __name__ == "__main__":
    main()
