import type { BoxStore } from '../../box-store.ts';
import { exclusionAt } from '../../exclusion-store.ts';
import type { ExclusionStore } from '../../exclusion-store.ts';
import { clamp, rectBetween } from '../../geometry/rect.ts';
import type { Point, Rect } from '../../geometry/rect.ts';
import type { Box } from '../../model/box.ts';
import type { Draft } from '../draft.ts';
import { createSelectTool } from '../select/tool.ts';
import type { SelectTool } from '../select/tool.ts';

/** The mode in which a drag draws a new area. */
export const drawMode = 'draw';

/** A box that is being drawn from corner to corner. */
export class BoxDraft<R extends Box> implements Draft {
  readonly #store: BoxStore<R>;
  readonly #from: Point;
  readonly #to: Point;

  constructor(store: BoxStore<R>, from: Point, to = from) {
    this.#store = store;
    this.#from = from;
    this.#to = to;
  }

  lead({ point }: { point: Point }): BoxDraft<R> {
    return new BoxDraft(this.#store, this.#from, point);
  }

  /** The rectangle that is drawn, inside the image. */
  get rect(): Rect {
    const { width, height } = this.#store.size;
    const inside = ({ x, y }: Point) => ({ x: clamp(x, 0, width), y: clamp(y, 0, height) });
    return rectBetween(inside(this.#from), inside(this.#to));
  }

  finish(): void {
    const { draw, minSize } = this.#store.rules;
    const { rect } = this;
    if (!draw || rect.width <= minSize.width || rect.height <= minSize.height) return;
    const record = draw(rect);
    this.#store.put([record]);
    this.#store.select([record.id]);
    this.#store.setMode('select');
  }
}

/** The tool for exclusion areas: the same gestures as for texts, and drawing. */
export function createExclusionTool(store: ExclusionStore): SelectTool {
  return createSelectTool(store, {
    at: (point) => exclusionAt(store, point),
    select: store.select,
    drawsWith: (mode) => (mode === drawMode ? ({ point }) => new BoxDraft(store, point) : undefined),
  });
}
