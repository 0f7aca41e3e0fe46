import type { BoxStore } from '../../box-store.ts';
import { clamp } from '../../geometry/rect.ts';
import type { Point, Size } from '../../geometry/rect.ts';
import type { Box } from '../../model/box.ts';
import { areaOfStroke, brushKinds, extended, rounded } from '../../model/brush-stroke.ts';
import type { BrushKind, BrushStroke } from '../../model/brush-stroke.ts';
import type { Draft } from '../draft.ts';

/** Whether a press goes over the picture with the brush. */
export function isBrush(mode: string): mode is BrushKind {
  return brushKinds.some((kind) => kind === mode);
}

function strokeFrom<R extends Box>(store: BoxStore<R>, kind: BrushKind, point: Point): BrushStroke {
  const { size, softness } = store.getState().brush;
  return { kind, size, softness, points: [rounded(point)] };
}

/** A stroke that is being made. */
export class StrokeDraft<R extends Box> implements Draft {
  readonly #store: BoxStore<R>;
  readonly stroke: BrushStroke;

  constructor(store: BoxStore<R>, stroke: BrushStroke) {
    this.#store = store;
    this.stroke = stroke;
  }

  lead({ point }: { point: Point }): StrokeDraft<R> {
    return new StrokeDraft(this.#store, extended(this.stroke, point));
  }

  /** Lifts the brush: what it went over is changed, as one step. A stroke beside the image changes nothing. */
  finish(): void {
    if (!areaOfStroke(this.stroke, this.#store.size)) return;
    this.#store.setExtras({ strokes: [...this.#store.getState().extras.strokes, this.stroke] });
  }
}

/** Puts the brush down. */
export function beginStroke<R extends Box>(store: BoxStore<R>, kind: BrushKind, point: Point): StrokeDraft<R> {
  return new StrokeDraft(store, strokeFrom(store, kind, point));
}

/** Where the keys have the brush: where it was seen last, or the middle of the image. */
export function brushPoint({ at }: { at?: Point | undefined }, { width, height }: Size): Point {
  return at ?? { x: width / 2, y: height / 2 };
}

/** Share of its diameter that a key moves the brush by. */
const keyStep = 1 / 4;

/**
 * Moves the brush by keys.
 *
 * @param direction of one step
 * @param paints whether it is down on its way
 */
export function moveBrush<R extends Box>(store: BoxStore<R>, direction: Point, paints: boolean): void {
  const { mode, brush } = store.getState();
  if (!isBrush(mode)) return;
  const from = brushPoint(brush, store.size);
  const by = Math.max(1, brush.size * keyStep);
  const at = {
    x: clamp(from.x + direction.x * by, 0, store.size.width),
    y: clamp(from.y + direction.y * by, 0, store.size.height),
  };
  store.setBrush({ at });
  if (paints) beginStroke(store, mode, from).lead({ point: at }).finish();
}

/** Puts the brush down once where the keys have it. */
export function dab<R extends Box>(store: BoxStore<R>): void {
  const { mode, brush } = store.getState();
  if (isBrush(mode)) beginStroke(store, mode, brushPoint(brush, store.size)).finish();
}
