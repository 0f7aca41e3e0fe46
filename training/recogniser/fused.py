"""Two operations that torch takes many passes for, on channels-last floats or bfloat16: `gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC fused.c -o libfused.so`."""

import ctypes
from pathlib import Path

import torch

LIBRARY = ctypes.CDLL(str(Path(__file__).parent / "libfused.so"))
P, N, F = ctypes.c_void_p, ctypes.c_int64, ctypes.c_float
LIBRARY.swish.argtypes = [P, P, N, F, F]
LIBRARY.swish_gradient.argtypes = [P, P, P, N, F]
LIBRARY.swish16.argtypes = [P, P, N, F, F]
LIBRARY.swish_gradient16.argtypes = [P, P, P, N, F]


def dense(x: torch.Tensor) -> torch.Tensor:
    if x.dim() == 4 and x.is_contiguous(memory_format=torch.channels_last):
        return x
    return x.contiguous()


class HardSwish(torch.autograd.Function):
    @staticmethod
    def forward(context, x, scale: float, shift: float):
        x = dense(x)
        y = torch.empty_like(x)
        run = LIBRARY.swish16 if x.dtype == torch.bfloat16 else LIBRARY.swish
        run(x.data_ptr(), y.data_ptr(), x.numel(), scale, shift)
        context.save_for_backward(x)
        context.scale = scale
        return y

    @staticmethod
    def backward(context, gradient):
        (x,) = context.saved_tensors
        if gradient.stride() != x.stride() or gradient.dtype != x.dtype:
            gradient = torch.empty_like(x).copy_(gradient)
        out = torch.empty_like(x)
        run = LIBRARY.swish_gradient16 if x.dtype == torch.bfloat16 else LIBRARY.swish_gradient
        run(x.data_ptr(), gradient.data_ptr(), out.data_ptr(), x.numel(), context.scale)
        return out, None, None


I = ctypes.c_int
for kind in ("dw32", "dw16"):
    getattr(LIBRARY, kind + "_weight").argtypes = [P, P, P, I, I, I, I, I, I, I]
    getattr(LIBRARY, kind + "_input").argtypes = [P, P, P, I, I, I, I, I, I, I]


class Depthwise(torch.autograd.Function):
    """A depthwise convolution of odd square kernels whose horizontal step is 1; torch's own gradients take ten times as long."""

    @staticmethod
    def forward(context, x, weight, bias, step: int):
        k = weight.shape[2]
        x = x.contiguous(memory_format=torch.channels_last)
        half = torch.is_autocast_cpu_enabled()
        if half:
            x = x.to(torch.bfloat16)
        y = torch.nn.functional.conv2d(x, weight.to(x.dtype), None if bias is None else bias.to(x.dtype), (step, 1), k // 2, 1, weight.shape[0])
        context.save_for_backward(x, weight)
        context.step, context.bias = step, bias is not None
        return y.contiguous(memory_format=torch.channels_last)

    @staticmethod
    def backward(context, gradient):
        x, weight = context.saved_tensors
        n, c, h, w = x.shape
        k = weight.shape[2]
        g = gradient.to(x.dtype).contiguous(memory_format=torch.channels_last)
        kind = "dw16" if x.dtype == torch.bfloat16 else "dw32"
        gw = torch.empty(k * k, c)
        getattr(LIBRARY, kind + "_weight")(x.data_ptr(), g.data_ptr(), gw.data_ptr(), n, h, w, c, g.shape[2], k, context.step)
        gx = torch.empty_like(x)
        flat = weight.reshape(c, k * k).t().contiguous()
        getattr(LIBRARY, kind + "_input")(g.data_ptr(), flat.data_ptr(), gx.data_ptr(), n, h, w, c, g.shape[2], k, context.step)
        return gx, gw.t().reshape(weight.shape), g.float().sum((0, 2, 3)) if context.bias else None, None
