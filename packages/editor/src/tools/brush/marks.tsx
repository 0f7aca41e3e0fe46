import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import type { Viewport } from '../../geometry/viewport.ts';
import { traceStroke } from '../../retouch/retouch.ts';
import type { Retouch } from '../../retouch/retouch.ts';
import { useEditor } from '../../use-editor.ts';
import type { EditorStore } from '../../store.ts';
import { brushPoint, StrokeDraft } from './stroke.ts';
import { placeOnScreen } from '../../view/placement.ts';

export interface RetouchNodeProps {
  store: EditorStore;
  retouch: Retouch;
}

/** Draws the strokes of the brush under the texts, once the original is there that they bring back. */
export function RetouchNode({ store, retouch }: RetouchNodeProps) {
  const strokes = useEditor(store, (state) => state.extras.strokes);
  const needsOriginal = !retouch.hasOriginal && strokes.some(({ kind }) => kind === 'restore');
  if (strokes.length === 0 || needsOriginal) return null;
  return <Shape sceneFunc={({ _context: ctx }) => retouch.draw(ctx, strokes)} />;
}

/** How opaque a stroke is shown that is not finished. */
const strokeOpacity = 0.45;

/** Where the brush goes while it is down. */
export function ActiveStroke({ store }: { store: EditorStore }) {
  const stroke = useEditor(store, ({ tool }) =>
    tool.name === 'drawing' && tool.draft instanceof StrokeDraft ? tool.draft.stroke : undefined,
  );
  if (!stroke) return null;
  return (
    <Shape
      sceneFunc={({ _context: ctx }) => {
        ctx.save();
        Object.assign(ctx, { lineCap: 'round', lineJoin: 'round', lineWidth: stroke.size });
        ctx.globalAlpha = strokeOpacity;
        ctx.strokeStyle = stroke.kind === 'restore' ? '#2f6fed' : '#d64545';
        traceStroke(ctx, stroke.points);
        ctx.stroke();
        ctx.restore();
      }}
    />
  );
}

/** The brush itself: a ring of its size where the pointer or the keys have it. */
export function BrushCursor({ store, viewport }: { store: EditorStore; viewport: Viewport }) {
  const brush = useEditor(store, (state) => state.brush);
  const { x, y } = brushPoint(brush, store.size);
  const { size } = brush;
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size, rotation: 0 };
  return (
    <div
      aria-hidden
      data-slot="brush-cursor"
      className="rounded-full border text-ink outline-1 outline-raised"
      style={{ ...placeOnScreen(viewport, box), pointerEvents: 'none', borderColor: 'currentColor' }}
    />
  );
}
