import { paintedBounds, paintText, perspectiveOf } from '@palimpsest/typeset';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import type { Rect } from '../geometry/rect.ts';
import type { Viewport } from '../geometry/viewport.ts';
import { boundsOfAll } from '../model/box.ts';
import type { EditorText } from '../model/text.ts';
import { useEditor } from '../use-editor.ts';
import type { EditorStore } from '../store.ts';
import { useFollow } from './use-follow.ts';
import { usePixelRatio } from './use-pixel-ratio.ts';

/** The maximum number of device px in a picture of dragged texts; larger texts are drawn at each move, as far as they are visible. */
const maxPixels = 2_000_000;

interface MovedPicture {
  /** The texts as they were at the start of the drag, and the first of them. */
  starts: readonly EditorText[];
  first: EditorText;
  /** The area that they cover, in px of the image. */
  bounds: Rect;
}

/** The dragged texts, if one picture of them can be moved in their place; undefined otherwise. */
export function useMovedPicture(store: EditorStore, scale: number): MovedPicture | undefined {
  const starts = useEditor(store, ({ tool }) => (tool.name === 'translating' ? tool.starts : undefined));
  return useMemo(() => {
    const seen = starts?.filter(({ hidden, restored }) => !hidden && !restored) ?? [];
    // A text in perspective looks different in another place.
    if (seen.some(perspectiveOf)) return undefined;
    const bounds = boundsOfAll(seen.map((text) => ({ ...paintedBounds(store.layOut(text), text), rotation: 0 })));
    const [first] = seen;
    if (!first || !bounds || bounds.width * bounds.height * scale ** 2 > maxPixels) return undefined;
    return { starts: seen, first, bounds };
  }, [store, starts, scale]);
}

/** The picture of dragged texts as it stands on the canvas: sizes in pixels of the device, places in those of the screen. */
function frameOf({ bounds }: MovedPicture, { origin, zoom }: Viewport, ratio: number) {
  const left = Math.floor((origin.x + bounds.x * zoom) * ratio);
  const top = Math.floor((origin.y + bounds.y * zoom) * ratio);
  const right = Math.ceil((origin.x + (bounds.x + bounds.width) * zoom) * ratio);
  const bottom = Math.ceil((origin.y + (bounds.y + bounds.height) * zoom) * ratio);
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

interface MovingTextsProps {
  store: EditorStore;
  viewport: Viewport;
  moved: MovedPicture;
}

/** The dragged texts, painted once: a move of the pointer moves their canvas and paints nothing. */
export function MovingTexts({ store, viewport, moved }: MovingTextsProps) {
  const ratio = usePixelRatio();
  const { first, starts } = moved;
  const { origin, zoom } = viewport;
  const { left, top, width, height } = useMemo(() => frameOf(moved, viewport, ratio), [moved, viewport, ratio]);
  const ids = useMemo(() => [first.id], [first]);
  const follow = useCallback(
    (canvas: HTMLCanvasElement, [now = first]: readonly EditorText[]) => {
      // Round to whole device px: between them letters would blur.
      const across = (left + Math.round((now.x - first.x) * zoom * ratio)) / ratio;
      const down = (top + Math.round((now.y - first.y) * zoom * ratio)) / ratio;
      canvas.style.transform = `translate(${across}px, ${down}px)`;
    },
    [first, left, top, zoom, ratio],
  );
  const ref = useFollow(store, ids, follow);
  useLayoutEffect(() => {
    const canvas = ref.current;
    const ctx = canvas?.getContext('2d');
    if (!canvas || !ctx) return;
    canvas.width = width;
    canvas.height = height;
    ctx.setTransform(zoom * ratio, 0, 0, zoom * ratio, origin.x * ratio - left, origin.y * ratio - top);
    for (const text of starts) paintText(ctx, store.layOut(text), text, text.fill);
  }, [ref, store, starts, origin.x, origin.y, zoom, ratio, left, top, width, height]);
  return (
    <canvas
      ref={ref}
      aria-hidden
      data-slot="moving-texts"
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        width: width / ratio,
        height: height / ratio,
        willChange: 'transform',
      }}
    />
  );
}
