"""The network: a line of text in, what kind of type it is out. 1.2 million weights."""

import torch
from torch import nn

EMBEDDING = 128


class Block(nn.Module):
    """Two 3 × 3 convolutions and a way around them."""

    def __init__(self, before: int, after: int, stride):
        super().__init__()
        self.first = nn.Sequential(nn.Conv2d(before, after, 3, stride, 1, bias=False), nn.BatchNorm2d(after), nn.ReLU(True))
        self.second = nn.Sequential(nn.Conv2d(after, after, 3, 1, 1, bias=False), nn.BatchNorm2d(after))
        self.around = nn.Sequential(nn.Conv2d(before, after, 1, stride, bias=False), nn.BatchNorm2d(after))

    def forward(self, seen):
        return torch.relu(self.second(self.first(seen)) + self.around(seen))


class TypefaceNetwork(nn.Module):
    """
    In: `ink`, n × 1 × 40 × any width of 16 columns or more, 0 (background) to 1 (ink).
    Out: `embedding` (n × 128, length 1), `classes` (logits), `measures` (weight / 100, logit of italic, width, grey).
    """

    def __init__(self, classes: int):
        super().__init__()
        self.eye = nn.Sequential(
            nn.Conv2d(1, 24, 5, 2, 2, bias=False),
            nn.BatchNorm2d(24),
            nn.ReLU(True),
            Block(24, 40, 2),
            Block(40, 88, 2),
            Block(88, 160, (1, 2)),
            Block(160, 160, (1, 2)),
            nn.Conv2d(160, 192, (5, 1), bias=False),
            nn.BatchNorm2d(192),
            nn.ReLU(True),
        )
        self.embed = nn.Linear(2 * 192, EMBEDDING)
        self.classes = nn.Linear(2 * 192, classes)
        self.measures = nn.Sequential(nn.Linear(2 * 192, 64), nn.ReLU(True), nn.Linear(64, 4))

    def forward(self, ink):
        columns = self.eye(ink).squeeze(2)
        seen = torch.cat([columns.mean(2), columns.amax(2)], 1)
        return nn.functional.normalize(self.embed(seen), dim=1), self.classes(seen), self.measures(seen)


class FaceTable(nn.Module):
    """The direction of each face among the embeddings; only training needs it."""

    def __init__(self, faces: int, sharpness: float = 24.0):
        super().__init__()
        self.directions = nn.Parameter(torch.randn(faces, EMBEDDING) * 0.1)
        self.sharpness = sharpness

    def forward(self, embedding):
        return self.sharpness * embedding @ nn.functional.normalize(self.directions, dim=1).T
