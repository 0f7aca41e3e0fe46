"""The network: a small U-Net that marks the strokes of text and what hangs on them, and says whether there is text at all."""

import torch
from torch import nn

#: Height of a crop in px; its width is a multiple of 16 px.
HEIGHT = 64


def block(inputs: int, outputs: int, stride: int = 1, dilation: int = 1) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, 3, stride, dilation, dilation, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True)
    )


class TextMask(nn.Module):
    """
    Takes crops of 3 × 64 × width with levels from -1 to 1 (RGB). Gives two logits a pixel (stroke; shadow, glow or outline) and one logit
    a crop (the line in the middle of it is text).
    """

    def __init__(self, widths: tuple[int, ...] = (12, 24, 48, 80, 112)) -> None:
        super().__init__()
        self.stem = block(3, widths[0])
        self.down = nn.ModuleList(
            nn.Sequential(block(above, below, stride=2), block(below, below)) for above, below in zip(widths, widths[1:])
        )
        self.context = nn.Sequential(block(widths[-1], widths[-1], dilation=2), block(widths[-1], widths[-1], dilation=3))
        self.narrow = nn.ModuleList(nn.Conv2d(below, above, 1) for above, below in zip(widths, widths[1:]))
        self.up = nn.ModuleList(block(above, above) for above in widths[:-1])
        self.pixels = nn.Conv2d(widths[0], 2, 1)
        self.middle = nn.Conv2d(widths[-1], 64, (HEIGHT // 16, 1))
        self.text = nn.Linear(128, 1)

    def forward(self, crops: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        levels = [self.stem(crops)]
        for down in self.down:
            levels.append(down(levels[-1]))
        deep = self.context(levels.pop())
        along = torch.relu(self.middle(deep)).flatten(2)
        text = self.text(torch.cat([along.mean(2), along.amax(2)], 1))
        for narrow, up in zip(reversed(self.narrow), reversed(self.up)):
            deep = up(nn.functional.interpolate(narrow(deep), scale_factor=2.0) + levels.pop())
        return self.pixels(deep), text


class Probabilities(nn.Module):
    """The network as it is exported: levels from 0 to 255 in, probabilities out."""

    def __init__(self, network: TextMask) -> None:
        super().__init__()
        self.network = network

    def forward(self, crops: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        pixels, text = self.network(crops / 127.5 - 1)
        return torch.sigmoid(pixels), torch.sigmoid(text)
