import { axesOf, type OrientedRectangle } from './oriented-rectangle.ts';
import type { PixelBox } from './bounds.ts';

/** Where the pixels of a window lie with respect to lines of text. */
export interface LineZones {
  /** Index of the nearest line, -1 beyond the reach of all. */
  line: Int16Array;
  /** Pixels outside that line's rectangle (0 within it); infinite beyond the reach of all. */
  outside: Float32Array;
  /** Pixels along that line from its start; negative before it. */
  along: Float32Array;
}

/** Tells each pixel of `box` its nearest line among `frames` and its place along it, up to `reach` pixels away. */
export function lineZones(frames: readonly OrientedRectangle[], box: PixelBox, reach: number): LineZones {
  const size = box.width * box.height;
  const zones: LineZones = {
    line: new Int16Array(size).fill(-1),
    outside: new Float32Array(size).fill(Infinity),
    along: new Float32Array(size),
  };
  frames.forEach((frame, index) => {
    forEachPixelNear(frame, box, reach, (i, u, v) => {
      const outside = Math.max(-u, u - frame.width, -v, v - frame.height, 0);
      if (outside >= (zones.outside[i] ?? Infinity) || outside > reach) return;
      zones.outside[i] = outside;
      zones.line[i] = index;
      zones.along[i] = u;
    });
  });
  return zones;
}

/**
 * How far each pixel of `box` lies outside the nearest of the rectangles, below 0 inside of it, in pixels; infinite where it is about `reach` away from
 * all.
 */
export function signedDistance(frames: readonly OrientedRectangle[], box: PixelBox, reach: number): Float32Array {
  const away = new Float32Array(box.width * box.height).fill(Infinity);
  for (const frame of frames) {
    forEachPixelNear(frame, box, reach, (i, u, v) => {
      away[i] = Math.min(away[i] ?? Infinity, Math.max(-u, u - frame.width, -v, v - frame.height));
    });
  }
  return away;
}

/** Calls back with each pixel of `box` in the bounds of the frame, and its centre's place along and below the frame's origin. */
function forEachPixelNear(
  frame: OrientedRectangle,
  box: PixelBox,
  reach: number,
  visit: (index: number, u: number, v: number) => void,
): void {
  const { width, height } = frame;
  const { origin, along, down } = axesOf(frame);
  const centreX = frame.x - box.x;
  const centreY = frame.y - box.y;
  const halfX = (Math.abs(along.x) * width + Math.abs(down.x) * height) / 2 + reach;
  const halfY = (Math.abs(along.y) * width + Math.abs(down.y) * height) / 2 + reach;
  const top = Math.max(0, Math.floor(centreY - halfY));
  const bottom = Math.min(box.height, Math.ceil(centreY + halfY));
  const left = Math.max(0, Math.floor(centreX - halfX));
  const right = Math.min(box.width, Math.ceil(centreX + halfX));
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const dx = x + 0.5 + box.x - origin.x;
      const dy = y + 0.5 + box.y - origin.y;
      visit(y * box.width + x, dx * along.x + dy * along.y, dx * down.x + dy * down.y);
    }
  }
}
