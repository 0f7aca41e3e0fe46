"""Trains the network, prints how well it knows type, and writes it as ONNX. See README.md."""

import argparse
import inspect
import math
import multiprocessing
import random
import time
from collections import Counter
from pathlib import Path

import cv2
import numpy as np
import torch
from torch.nn import functional as F

from evaluate import evaluate, gallery_of, print_scores
from faces import Face, read_faces
from network import FaceTable, TypefaceNetwork
from render import HEIGHT, Painter

ROOT = Path(__file__).parents[2]
WIDTHS = (96, 160, 240, 320, 480)
"""Columns of the windows; those of a batch are alike. The product shows the network lines of up to 12 heights."""
BATCH = 256
RATE = 3e-3


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--library", type=Path, default=ROOT / "packages/typefaces/src/library.json")
    parser.add_argument("--references", type=Path, default=Path(__file__).parent / "references.json")
    parser.add_argument("--held-out", type=Path, default=Path(__file__).parent / "held-out.json")
    parser.add_argument("--faces", type=Path, required=True, help="folder of cut_faces.py")
    parser.add_argument("--out", type=Path, default=Path("typeface-training"), help="folder for the results")
    parser.add_argument("--samples", type=int, default=240_000, help="windows to draw")
    parser.add_argument("--replays", type=int, default=1, help="how often, in the mean, a window is learned from again")
    parser.add_argument("--minutes", type=float, default=math.inf, help="end after this time, if it comes before the last window")
    parser.add_argument("--lines", type=int, default=2, help="damaged lines of each face to score with")
    parser.add_argument("--workers", type=int, default=1, help="processes that draw")
    parser.add_argument("--threads", type=int, default=1, help="threads that learn, without an accelerator")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def shares_of(faces: list[Face], library: set[str]) -> list[float]:
    """How often each face is drawn: families and classes count more alike than they have faces, and the library's twice."""
    in_family = Counter(face.family for face in faces)
    in_class = Counter(type_class for _, type_class in {(face.family, face.type_class) for face in faces})
    return [
        (2 if face.family in library else 1) / math.sqrt(in_family[face.family] * in_class[face.type_class]) for face in faces
    ]


def draw_batches(faces: list[Face], shares: list[float], seed: int, queue):
    """Puts one batch after another into the queue, for ever: windows, and the index of the face of each."""
    cv2.setNumThreads(1)
    painter = Painter(seed)
    while True:
        width = painter.random.choice(WIDTHS)
        indices = painter.random.choices(range(len(faces)), shares, k=BATCH)
        queue.put((np.stack([painter.window(faces[index], width) for index in indices]), np.array(indices)))


class Memory:
    """Windows that were learned from, by their width, to be learned from again with a little noise."""

    def __init__(self, seed: int, device):
        self.random = random.Random(seed)
        self.generator = torch.Generator(device).manual_seed(seed)
        self.batches = {width: [] for width in WIDTHS}

    def add(self, windows, indices):
        self.batches[windows.shape[2]].append((windows, indices))

    def replay(self):
        """A batch of windows of one width, from up to eight batches: ink of 0 to 1, and the faces."""
        of_width = self.batches[self.random.choice([width for width in WIDTHS if self.batches[width]])]
        chosen = [self.random.choice(of_width) for _ in range(8)]
        windows = torch.cat([windows[part :: 8] for part, (windows, _) in enumerate(chosen)])
        indices = torch.cat([indices[part :: 8] for part, (_, indices) in enumerate(chosen)])
        ink = windows.float().div(255)
        options = {"generator": self.generator, "device": ink.device}
        bend = torch.exp(torch.randn(len(ink), 1, 1, **options) * 0.15)
        noise = torch.randn(ink.shape, **options) * torch.rand(len(ink), 1, 1, **options) * 0.06
        return (ink**bend + noise).clamp(0, 1), indices


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


def learn(arguments, faces, shares, network, targets, device):
    table = FaceTable(len(faces)).to(device)
    parameters = [*network.parameters(), *table.parameters()]
    batches = arguments.samples // BATCH
    optimiser = torch.optim.AdamW(parameters, lr=RATE, weight_decay=0.02)
    context = multiprocessing.get_context("fork")
    # A queue for each process, read in turn, so that the order of the batches does not depend on who is quicker.
    queues = [context.Queue(8) for _ in range(arguments.workers)]
    seeds = [arguments.seed * 1000 + worker for worker in range(arguments.workers)]
    painters = [
        context.Process(target=draw_batches, args=(faces, shares, seed, queue), daemon=True) for seed, queue in zip(seeds, queues)
    ]
    for painter in painters:
        painter.start()
    memory = Memory(arguments.seed, device)
    started, losses = time.time(), []

    def step(ink, indices):
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            outputs = network(ink.unsqueeze(1).contiguous(memory_format=torch.channels_last))
        loss = loss_of([output.float() for output in outputs], table, indices, targets)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(parameters, 5.0)
        optimiser.step()
        losses.append(loss.detach())

    network.train()
    for batch in range(batches):
        progress = max(batch / batches, (time.time() - started) / 60 / arguments.minutes)
        if progress >= 1:
            break
        for group in optimiser.param_groups:
            group["lr"] = rate_at(progress)
        windows, indices = (torch.from_numpy(part).to(device) for part in queues[batch % len(queues)].get())
        step(windows.float().div(255), indices)
        memory.add(windows, indices)
        for _ in range(arguments.replays):
            step(*memory.replay())
        if batch % 100 == 99:
            seconds = time.time() - started
            loss = torch.stack(losses).mean().item()
            losses.clear()
            print(f"batch {batch + 1}/{batches}  loss {loss:.3f}  {(batch + 1) * BATCH / seconds:.0f} windows/s  {seconds:.0f} s", flush=True)
        if batch % 1000 == 999:
            torch.save(network.state_dict(), arguments.out / "checkpoint.pt")
    for painter in painters:
        painter.terminate()


def export(network, path: Path):
    network.eval()
    axes = {"ink": {0: "lines", 3: "columns"}, "embedding": {0: "lines"}, "classes": {0: "lines"}, "measures": {0: "lines"}}
    names = {"input_names": ["ink"], "output_names": ["embedding", "classes", "measures"], "dynamic_axes": axes}
    # Newer versions have a second exporter, which writes other operators.
    exporter = {"dynamo": False} if "dynamo" in inspect.signature(torch.onnx.export).parameters else {}
    torch.onnx.export(network.cpu(), torch.zeros(2, 1, HEIGHT, WIDTHS[1]), str(path), opset_version=17, **names, **exporter)


def main():
    arguments = parse_arguments()
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    arguments.out.mkdir(parents=True, exist_ok=True)
    library = read_faces(arguments.library, arguments.faces)
    references = read_faces(arguments.references, arguments.faces)
    held_out = read_faces(arguments.held_out, arguments.faces)
    classes = sorted({face.type_class for face in library})
    network = TypefaceNetwork(len(classes)).to(device, memory_format=torch.channels_last)
    faces = library + references
    shares = shares_of(faces, {face.family for face in library})
    learn(arguments, faces, shares, network, Targets(faces, classes, device), device)
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
