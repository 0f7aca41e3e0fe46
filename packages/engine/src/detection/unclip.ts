import { grow, type OrientedRectangle } from '../geometry/oriented-rectangle.ts';

/**
 * Grows a shrunken text kernel back to its text: by area × ratio / perimeter on every side.
 * Liao et al., Real-time Scene Text Detection with Differentiable Binarization, AAAI 2020.
 */
export function unclip(box: OrientedRectangle, ratio: number): OrientedRectangle {
  return grow(box, (box.width * box.height * ratio) / (2 * (box.width + box.height)));
}
