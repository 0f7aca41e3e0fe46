import type { Point } from '../geometry/quad.ts';

/** Pixels above the threshold that touch each other, side by side or by a corner. */
export interface Component {
  /** The value of `labels` at its pixels; from 1. */
  label: number;
  /** Number of pixels. */
  size: number;
  /** Columns and rows of the outermost pixels. */
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Labelling {
  components: Component[];
  /** For each pixel of the map the label of its component, or 0. */
  labels: Int32Array;
}

/** Finds the connected components of `values > threshold` in a map of `width` columns, in the order of their first pixels. */
export function connectedComponents(
  values: ArrayLike<number>,
  width: number,
  height: number,
  threshold: number,
): Labelling {
  const labels = new Int32Array(width * height);
  const components: Component[] = [];
  const stack: number[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== 0 || (values[start] ?? 0) <= threshold) continue;
    const label = components.length + 1;
    const component = { label, size: 0, left: width, top: height, right: 0, bottom: 0 };
    components.push(component);
    labels[start] = label;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      component.size += 1;
      component.left = Math.min(component.left, x);
      component.right = Math.max(component.right, x);
      component.top = Math.min(component.top, y);
      component.bottom = Math.max(component.bottom, y);
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (labels[next] !== 0 || (values[next] ?? 0) <= threshold) continue;
          labels[next] = label;
          stack.push(next);
        }
      }
    }
  }
  return { components, labels };
}

/** The leftmost and the rightmost pixel of a component in each of its rows: all that its convex hull needs. */
export function outlineOf({ label, left, top, right, bottom }: Component, labels: Int32Array, width: number): Point[] {
  const outline: Point[] = [];
  for (let y = top; y <= bottom; y++) {
    let first = left;
    let last = right;
    while (first < last && labels[y * width + first] !== label) first += 1;
    while (last > first && labels[y * width + last] !== label) last -= 1;
    if (labels[y * width + first] === label) outline.push({ x: first, y }, { x: last, y });
  }
  return outline;
}
