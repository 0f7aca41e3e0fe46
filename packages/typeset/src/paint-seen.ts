import { type Area, quadOf } from './area.ts';
import { depthAt, type Homography, homographyBetween, mapped, type Point, type Quad } from './homography.ts';
import { resample } from './resample.ts';
import { createSurface, type Surface } from './surface.ts';
import type { TextContext } from './types.ts';

/** Something that stands on a plane which is seen at an angle. */
interface Seen {
  /** The homography from the plane to the image. */
  view: Homography;
  /** Holds all that lies in front of the camera for certain. */
  box: Area;
  /** Holds all that is painted. */
  area: Area;
  /** The text it is painted from: the same object for the same picture. */
  owner: object;
  /** Tells pictures of one owner apart. */
  name: string;
}

/** The maximum number of px in the cache of the pictures that were painted last. */
const maxCachedPixels = 4_000_000;
/** The maximum number of px of an oversampled picture, unless it has more in the image itself. */
const maxPixels = 16_000_000;
/** The factor by which pictures are oversampled before they are transformed in perspective. */
const oversampling = 2;
/** The minimum depth of a part as a share of the depth of the middle; other parts are cut off. */
const minDepth = 0.3;

interface Picture {
  surface: Surface;
  /** The place of its top left pixel, and how many pixels one of the image has. */
  left: number;
  top: number;
  scale: number;
}

const kept = new Map<object, { name: string; picture: Picture }>();

/**
 * Paints what stands on a plane as it is seen: upright on a canvas beside, whose pixels then go where the map takes them (inverse warping,
 * Heckbert 1989). What is painted again at the same place and about the same scale is not computed again.
 */
export function paintSeen(ctx: TextContext, seen: Seen, paint: (ctx: TextContext) => void): void {
  const { a, b, c, d } = ctx.getTransform();
  // Round the scale to a power of two, so that few pictures are made while the zoom changes.
  const scale = 2 ** Math.ceil(Math.log2(Math.sqrt(Math.abs(a * d - b * c))) - 1e-6);
  if (!(scale > 0)) return;
  const name = `${scale} ${seen.name}`;
  const found = kept.get(seen.owner);
  const picture = found?.name === name ? found.picture : pictureOf(seen, scale, paint);
  keep(seen.owner, name, picture);
  const { surface, left, top } = picture;
  const by = 1 / picture.scale;
  ctx.drawImage(surface as never, left * by, top * by, surface.width * by, surface.height * by);
}

function keep(owner: object, name: string, picture: Picture): void {
  kept.delete(owner);
  kept.set(owner, { name, picture });
  let pixels = 0;
  for (const { picture: one } of kept.values()) pixels += one.surface.width * one.surface.height;
  for (const [oldest, { picture: old }] of kept) {
    if (pixels <= maxCachedPixels) return;
    pixels -= old.surface.width * old.surface.height;
    kept.delete(oldest);
  }
}

function pictureOf(seen: Seen, wanted: number, paint: (ctx: TextContext) => void): Picture {
  const area = inFront(seen);
  const corners = quadOf(area);
  const inImage = corners.map((corner) => mapped(seen.view, corner));
  const bounds = (scale: number) => ({
    left: Math.floor(Math.min(...inImage.map(({ x }) => x)) * scale),
    top: Math.floor(Math.min(...inImage.map(({ y }) => y)) * scale),
    right: Math.ceil(Math.max(...inImage.map(({ x }) => x)) * scale),
    bottom: Math.ceil(Math.max(...inImage.map(({ y }) => y)) * scale),
  });
  let scale = wanted;
  while (scale > 1 && pixelsOf(bounds(scale)) > maxPixels) scale /= 2;
  const { left, top, right, bottom } = bounds(scale);
  const target = createSurface(Math.max(1, right - left), Math.max(1, bottom - top));

  const stretches = corners.flatMap((corner) => stretchesAt(seen.view, corner));
  const largest = Math.max(...stretches);
  const finest = Math.sqrt(Math.max(maxPixels, (right - left) * (bottom - top)) / Math.max(1, pixelsOf(area)));
  const fine = Math.min(largest * scale * oversampling, finest);
  const source = createSurface(
    Math.max(2, Math.ceil((area.right - area.left) * fine)),
    Math.max(2, Math.ceil((area.bottom - area.top) * fine)),
  );
  source.ctx.scale(fine, fine);
  source.ctx.translate(-area.left, -area.top);
  paint(source.ctx);

  const toSource = homographyBetween(
    quadBy(inImage, ({ x, y }) => ({ x: x * scale - left, y: y * scale - top })),
    quadBy(corners, ({ x, y }) => ({ x: (x - area.left) * fine, y: (y - area.top) * fine })),
  );
  const { width, height } = target.surface;
  const pixels = target.ctx.createImageData(width, height);
  const { data } = source.ctx.getImageData(0, 0, source.surface.width, source.surface.height);
  const samples = Math.min(4, Math.max(2, Math.ceil(largest / Math.min(...stretches))));
  resample(
    { width: source.surface.width, height: source.surface.height, data },
    { width, height, data: pixels.data },
    toSource,
    samples,
  );
  target.ctx.putImageData(pixels as never, 0, 0);
  return { surface: target.surface, left, top, scale };
}

function pixelsOf({ left, top, right, bottom }: Area): number {
  return (right - left) * (bottom - top);
}

function quadBy(points: readonly Point[], map: (point: Point) => Point): Quad {
  const [a, b, c, d] = points.map(map);
  if (!a || !b || !c || !d) throw new RangeError('A quad has four corners.');
  return [a, b, c, d];
}

/** The largest part of the area around the box that keeps clear of the plane's horizon. */
function inFront({ view, box, area }: Seen): Area {
  const middle = depthAt(view, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  for (const share of [1, 0.5, 0.25]) {
    const between = (from: number, to: number): number => from + (to - from) * share;
    const part = {
      left: between(box.left, area.left),
      top: between(box.top, area.top),
      right: between(box.right, area.right),
      bottom: between(box.bottom, area.bottom),
    };
    if (quadOf(part).every((corner) => depthAt(view, corner) / middle > minDepth)) return part;
  }
  return box;
}

/** How many pixels of the image one of the plane has at a point, along and down. */
function stretchesAt(view: Homography, point: Point): number[] {
  const at = mapped(view, point);
  const step = 1 / 16;
  return [mapped(view, { x: point.x + step, y: point.y }), mapped(view, { x: point.x, y: point.y + step })].map(
    ({ x, y }) => Math.hypot(x - at.x, y - at.y) / step,
  );
}
