"""Writes the averaged network of a checkpoint as ONNX: BGR in [-1, 1], 48 rows; the probability of each class a column of 4 px."""

import sys

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from lines import LETTERS
from network import Recogniser
from train import ASSETS

FILE = ASSETS / "ch_PP-OCRv4_rec_infer.onnx"


def main() -> None:
    model = Recogniser(FILE, ASSETS / "ppocr_keys_v1.txt", LETTERS)
    if len(sys.argv) > 2:
        model.load_state_dict(torch.load(sys.argv[2])["averaged"])
    model.eval()
    body = model.body
    nodes, constants = [], {}
    for (op, inputs, outputs, a) in body.steps:
        for name in inputs:
            if name in body.names or name in body.plain:
                constants[name] = body.value(name, {}).detach().numpy()
        if op == "HardSwish":
            (x,), (y,) = inputs, outputs
            constants[f"{y}.scale"], constants[f"{y}.shift"] = np.float32(a["scale"]), np.float32(a["shift"])
            nodes += [
                helper.make_node("HardSigmoid", [x], [f"{y}.gate"], alpha=1 / 6, beta=0.5),
                helper.make_node("Mul", [x, f"{y}.gate"], [f"{y}.swish"]),
                helper.make_node("Mul", [f"{y}.swish", f"{y}.scale"], [f"{y}.scaled"]),
                helper.make_node("Add", [f"{y}.scaled", f"{y}.shift"], [y]),
            ]
        else:
            if op == "AveragePool":
                a = {**a, "strides": [a["strides"][0], 1]}
            nodes.append(helper.make_node(op, inputs, outputs, **a))
    constants["head.weight"] = model.head.weight.detach().numpy().T.copy()
    constants["head.bias"] = model.head.bias.detach().numpy()
    nodes += [
        helper.make_node("MatMul", [body.output, "head.weight"], ["head.product"]),
        helper.make_node("Add", ["head.product", "head.bias"], ["logits"]),
        helper.make_node("Softmax", ["logits"], ["scores"], axis=2),
    ]
    was = onnx.load(str(FILE))
    graph = helper.make_graph(
        nodes, "recogniser", [helper.make_tensor_value_info(body.input, TensorProto.FLOAT, ["n", 3, 48, "w"])],
        [helper.make_tensor_value_info("scores", TensorProto.FLOAT, ["n", "t", len(LETTERS) + 1])],
        [numpy_helper.from_array(np.asarray(value), name) for name, value in constants.items()],
    )
    out = helper.make_model(graph, opset_imports=was.opset_import, ir_version=was.ir_version)
    onnx.checker.check_model(out)
    onnx.save(out, sys.argv[1])


if __name__ == "__main__":
    main()
