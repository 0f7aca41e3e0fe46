"""The body of ch_PP-OCRv4_rec, as a trainable module read from its ONNX file, with a head for Latin letters."""

from pathlib import Path

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper
from torch import nn

from fused import Depthwise, HardSwish


def attributes(node: onnx.NodeProto) -> dict:
    return {a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}


class Body(nn.Module):
    """Runs the graph up to `output`; float constants of more than one value are parameters."""

    def __init__(self, file: Path, output: str, fine: bool = True) -> None:
        super().__init__()
        graph = onnx.load(str(file)).graph
        self.output, self.fine = output, fine
        self.training_in_half = False
        self.input = graph.input[0].name
        values: dict[str, np.ndarray] = {}
        self.steps: list[tuple[str, list[str], list[str], dict]] = []
        needed = {output}
        order = []
        for node in reversed(graph.node):
            if needed & set(node.output):
                order.append(node)
                needed |= set(node.input)
        for node in reversed(order):
            if node.op_type == "Constant":
                values[node.output[0]] = numpy_helper.to_array(attributes(node)["value"])
            else:
                self.steps.append((node.op_type, list(node.input), list(node.output), attributes(node)))
        self.fuse(values)
        running = {name for op, inputs, _, _ in self.steps if op == "BatchNormalization" for name in inputs[3:5]}
        self.weights = nn.ParameterDict()
        self.names: dict[str, str] = {}
        self.plain: dict[str, torch.Tensor] = {}
        for name, value in values.items():
            key = name.replace(".", "_")
            tensor = torch.tensor(np.ascontiguousarray(value))
            if name in running:
                self.register_buffer(key, tensor)
                self.names[name] = "buffer"
            elif tensor.dtype == torch.float32 and tensor.numel() > 1:
                self.weights[key] = nn.Parameter(tensor)
                self.names[name] = "parameter"
            else:
                self.plain[name] = tensor

    def fuse(self, values: dict[str, np.ndarray]) -> None:
        """Folds the scalars before each hard swish into its convolution and the ones after it into the swish itself."""
        uses: dict[str, int] = {}
        for _, inputs, _, _ in self.steps:
            for name in inputs:
                uses[name] = uses.get(name, 0) + 1
        scalar = lambda name: float(values[name].reshape(-1)[0]) if name in values and values[name].size == 1 else None
        steps, at = [], 0
        while at < len(self.steps):
            run = self.steps[at : at + 8]
            ops = [step[0] for step in run]
            if ops == ["Mul", "Add", "Add", "Clip", "Mul", "Div", "Mul", "Add"] and steps[-1][0] == "Conv" and len(steps[-1][1]) == 3:
                pick = lambda step: next(s for s in map(scalar, step[1]) if s is not None)
                scale, shift, three, six, after, end = pick(run[0]), pick(run[1]), pick(run[2]), pick(run[5]), pick(run[6]), pick(run[7])
                conv = steps[-1]
                assert (three, six) == (3, 6) and conv[2][0] in run[0][1] and uses[conv[2][0]] == 1 and uses[run[4][1][0]] == 2
                weight, bias = conv[1][1:]
                assert uses[weight] == 1 and uses[bias] == 1
                values[weight] = values[weight] * scale
                values[bias] = values[bias] * scale + shift
                steps.append(("HardSwish", [conv[2][0]], run[7][2], {"scale": after, "shift": end}))
                at += 8
            else:
                steps.append(self.steps[at])
                at += 1
        self.steps = steps

    def value(self, name: str, known: dict):
        if name in known:
            return known[name]
        kind = self.names.get(name)
        key = name.replace(".", "_")
        if kind == "parameter":
            return self.weights[key]
        if kind == "buffer":
            return getattr(self, key)
        return self.plain[name]

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        known = {self.input: x.contiguous(memory_format=torch.channels_last)}
        at = next(at for at, step in enumerate(self.steps) if step[0] == "AveragePool")
        with torch.autocast("cpu", torch.bfloat16, self.training_in_half):
            self.go(self.steps[:at], known)
        known = {name: value.float() for name, value in known.items() if name in self.steps[at][1]}
        self.go(self.steps[at:], known)
        return known[self.output]

    def go(self, steps, known: dict) -> None:
        for op, inputs, outputs, a in steps:
            args = [self.value(i, known) for i in inputs if i]
            known[outputs[0]] = self.run(op, args, a)

    def run(self, op: str, args: list, a: dict):
        if op == "Conv":
            x, weight, *bias = args
            top, left, bottom, right = a["pads"]
            assert (top, left) == (bottom, right)
            if a["group"] == weight.shape[0] and a["strides"][1] == 1:
                return Depthwise.apply(x, weight, bias[0] if bias else None, a["strides"][0])
            return F.conv2d(x, weight, bias[0] if bias else None, a["strides"], (top, left), a.get("dilations", [1, 1]), a["group"])
        if op == "HardSwish":
            return HardSwish.apply(args[0], a["scale"], a["shift"])
        if op == "BatchNormalization":
            x, weight, bias, mean, var = args
            return F.batch_norm(x, mean, var, weight, bias, self.training, 0.02, a["epsilon"])
        if op == "Add":
            return args[0] + args[1]
        if op == "Mul":
            return args[0] * args[1]
        if op == "Sub":
            return args[0] - args[1]
        if op == "Div":
            return args[0] / args[1]
        if op == "Pow":
            return args[0] ** args[1]
        if op == "Sqrt":
            return torch.sqrt(args[0])
        if op == "MatMul":
            return args[0] @ args[1]
        if op == "Clip":
            low = args[1].item() if len(args) > 1 else a.get("min")
            high = args[2].item() if len(args) > 2 else a.get("max")
            return args[0].clamp(low, high)
        if op == "Cast":
            return args[0].to({1: torch.float32, 6: torch.int32, 7: torch.int64}[a["to"]])
        if op == "Sigmoid":
            return torch.sigmoid(args[0])
        if op == "Relu":
            return torch.relu(args[0])
        if op == "HardSigmoid":
            return (args[0] * a.get("alpha", 0.2) + a.get("beta", 0.5)).clamp(0, 1)
        if op == "GlobalAveragePool":
            return args[0].mean((2, 3), keepdim=True)
        if op == "AveragePool":
            stride = (a["strides"][0], 1) if self.fine else a["strides"]
            return F.avg_pool2d(args[0], a["kernel_shape"], stride)
        if op == "ReduceMean":
            return args[0].mean(a["axes"], keepdim=bool(a.get("keepdims", 1)))
        if op == "Softmax":
            return torch.softmax(args[0], a["axis"])
        if op == "Transpose":
            return args[0].permute(a["perm"])
        if op == "Squeeze":
            axes = a.get("axes") or args[1].tolist()
            return args[0].squeeze(axes[0])
        if op == "Shape":
            return torch.tensor(args[0].shape)
        if op == "Slice":
            x, starts, ends, axes = args[:4] if len(args) > 3 else (args[0], torch.tensor(a["starts"]), torch.tensor(a["ends"]), torch.tensor(a["axes"]))
            for start, end, axis in zip(starts.tolist(), ends.tolist(), axes.tolist()):
                x = x.narrow(axis, start, min(end, x.shape[axis]) - start)
            return x
        if op == "Concat":
            return torch.cat([part.reshape(1) if part.dim() == 0 else part for part in args], int(a["axis"]))
        if op == "Reshape":
            return args[0].reshape([int(n) if n != 0 else args[0].shape[i] for i, n in enumerate(args[1].tolist())])
        raise NotImplementedError(op)


class Recogniser(nn.Module):
    """Scores of each class at every 4th column of a picture of 48 rows; class 0 is the blank."""

    def __init__(self, file: Path, dictionary: Path, letters: str, fine: bool = True) -> None:
        super().__init__()
        self.body = Body(file, "transpose_51.tmp_0", fine)
        graph = onnx.load(str(file)).graph
        constants = {n.output[0]: numpy_helper.to_array(attributes(n)["value"]) for n in graph.node if n.op_type == "Constant"}
        weight, bias = constants["linear_85.w_0"], constants["linear_85.b_0"]
        symbols = ["", *[line for line in dictionary.read_text().split("\n") if line != ""], " "]
        at = {symbol: index for index, symbol in enumerate(symbols)}
        self.head = nn.Linear(weight.shape[0], len(letters) + 1)
        import unicodedata

        with torch.no_grad():
            self.head.weight[0] = torch.tensor(weight[:, 0])
            self.head.bias[0] = float(bias[0])
            for index, letter in enumerate(letters, 1):
                base = unicodedata.normalize("NFD", letter)[0]
                known = letter if letter in at else {"–": "-", "’": "'", "đ": "d", "ł": "l", "ø": "o", "ı": "i"}.get(letter, base)
                own = letter in at
                if letter == "\ufffd":
                    row = torch.tensor(weight[:, [index for index, symbol in enumerate(symbols) if "\u4e00" <= symbol <= "\u9fa5"]]).mean(1)
                    self.head.weight[index], self.head.bias[index] = row, float(bias.mean())
                elif known in at:
                    row = torch.tensor(weight[:, at[known]])
                    self.head.weight[index] = row if own else row + torch.randn_like(row) * row.std() * 0.3
                    self.head.bias[index] = float(bias[at[known]]) - (0 if own else 2)
        self.missing = [letter for letter in letters if letter not in at]

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.head(self.body(x))
