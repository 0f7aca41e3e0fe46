import { anyCanvasOf, releaseCanvas } from '../export/canvas.ts';
import type { AnyCanvas, CanvasContext, EditorImage } from '../export/canvas.ts';
import type { Rect, Size } from '../geometry/rect.ts';
import { areaOfStroke } from '../model/brush-stroke.ts';
import type { BrushStroke } from '../model/brush-stroke.ts';
import { fillFromAround } from './fill-from-around.ts';

/** The pixels that a stroke puts on the picture. */
interface Patch {
  canvas: AnyCanvas;
  /** The area of the canvas, in px of the image. */
  area: Rect;
}

/** Draws strokes of the brush, each computed once. */
export interface Retouch {
  /** Whether strokes that bring the original back can be drawn. */
  hasOriginal: boolean;
  /**
   * Draws strokes over the picture, in pixels of the image.
   *
   * @throws Error if a stroke restores the original and that is missing
   */
  draw: (ctx: CanvasContext, strokes: readonly BrushStroke[]) => void;
}

type Drawing = ReturnType<typeof anyCanvasOf>;

/** The margin around an erasing stroke from which it is filled, in px of the image. */
const surroundings = 16;

/** Traces a stroke as the path of a context. A dot is a very short line, because a line without length is not drawn. */
export function traceStroke(ctx: CanvasContext, points: BrushStroke['points']): void {
  const [first] = points;
  if (!first) return;
  ctx.beginPath();
  ctx.moveTo(first.x, first.y);
  ctx.lineTo(first.x + 0.01, first.y);
  for (const { x, y } of points) ctx.lineTo(x, y);
}

/** The share of the radius over which the softest brush fades out; the middle stays opaque. */
const fadeShare = 0.45;

/** The mask of a stroke. Its soft edge is a shadow, which every browser blurs alike on screen and in files. */
function maskOf({ points, size, softness }: BrushStroke, area: Rect): Drawing {
  const { canvas, ctx } = anyCanvasOf(area.width, area.height);
  const fade = (size / 2) * softness * fadeShare;
  const aside = area.width + size + fade;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.lineWidth = size - 2 * fade;
  if (fade > 0) {
    ctx.shadowColor = '#000000';
    ctx.shadowBlur = fade;
    ctx.shadowOffsetX = aside;
    ctx.translate(-aside, 0);
  }
  ctx.translate(-area.x, -area.y);
  traceStroke(ctx, points);
  ctx.stroke();
  return { canvas, ctx };
}

/** The part of a canvas that a mask covers. */
function cutBy({ canvas, ctx }: Drawing, { canvas: mask }: Drawing): AnyCanvas {
  ctx.globalCompositeOperation = 'destination-in';
  ctx.drawImage(mask, 0, 0);
  releaseCanvas(mask);
  return canvas;
}

/**
 * @param image the picture without its text
 * @param original the picture before it was translated, of the same size
 */
export function createRetouch(image: EditorImage, original: EditorImage | undefined, size: Size): Retouch {
  const patches = new WeakMap<BrushStroke, Patch>();

  const draw = (ctx: CanvasContext, strokes: readonly BrushStroke[]) => {
    for (const [index, stroke] of strokes.entries()) {
      const patch = patchOf(stroke, strokes.slice(0, index));
      if (patch) ctx.drawImage(patch.canvas, patch.area.x, patch.area.y, patch.area.width, patch.area.height);
    }
  };
  /** An area of the picture with earlier strokes. */
  const pictureIn = (area: Rect, before: readonly BrushStroke[]) => {
    const part = anyCanvasOf(area.width, area.height);
    part.ctx.translate(-area.x, -area.y);
    part.ctx.drawImage(image, 0, 0, size.width, size.height);
    draw(part.ctx, before);
    part.ctx.resetTransform();
    return part;
  };
  const erased = (stroke: BrushStroke, area: Rect, before: readonly BrushStroke[]): Patch => {
    const part = pictureIn(area, before);
    const mask = maskOf(stroke, area);
    const covered = mask.ctx.getImageData(0, 0, area.width, area.height).data;
    const pixels = part.ctx.getImageData(0, 0, area.width, area.height);
    fillFromAround(pixels, (at) => (covered[at * 4 + 3] ?? 0) > 0);
    part.ctx.putImageData(pixels, 0, 0);
    return { area, canvas: cutBy(part, mask) };
  };
  const restored = (stroke: BrushStroke, area: Rect): Patch => {
    if (!original) throw new Error('The picture before it was translated is not available.');
    const part = anyCanvasOf(area.width, area.height);
    part.ctx.drawImage(original, -area.x, -area.y, size.width, size.height);
    return { area, canvas: cutBy(part, maskOf(stroke, area)) };
  };
  const patchOf = (stroke: BrushStroke, before: readonly BrushStroke[]): Patch | undefined => {
    const known = patches.get(stroke);
    const area = known?.area ?? areaOfStroke(stroke, size, stroke.kind === 'erase' ? surroundings : 0);
    if (known || !area) return known;
    const patch = stroke.kind === 'erase' ? erased(stroke, area, before) : restored(stroke, area);
    patches.set(stroke, patch);
    return patch;
  };
  return { draw, hasOriginal: original !== undefined };
}
