import type { BoxStore } from '../../box-store.ts';
import { rectBetween } from '../../geometry/rect.ts';
import type { Viewport } from '../../geometry/viewport.ts';
import type { Box } from '../../model/box.ts';
import { useEditor } from '../../use-editor.ts';
import { placeOnScreen } from '../../view/placement.ts';

interface MarksProps<R extends Box> {
  store: BoxStore<R>;
  viewport: Viewport;
}

/** The rectangle that is drawn around what is to be selected. */
export function Marquee<R extends Box>({ store, viewport }: MarksProps<R>) {
  const tool = useEditor(store, (state) => (state.tool.name === 'marquee' ? state.tool : undefined));
  if (!tool) return null;
  const rect = rectBetween(tool.from, tool.to);
  if (rect.width === 0 && rect.height === 0) return null;
  return (
    <div
      aria-hidden
      data-slot="marquee"
      className="border border-accent bg-accent/12"
      style={{ ...placeOnScreen(viewport, { ...rect, rotation: 0 }), pointerEvents: 'none' }}
    />
  );
}

/** A thin frame around what the pointer is on. */
export function HoverOutline<R extends Box>({ store, viewport, id }: MarksProps<R> & { id: string | undefined }) {
  const box = useEditor(store, ({ records, selectedIds, tool }) =>
    id !== undefined && tool.name === 'idle' && !selectedIds.includes(id) ? records.byId.get(id) : undefined,
  );
  if (!box) return null;
  return (
    <div
      aria-hidden
      data-slot="hover-outline"
      className="ring-3 ring-raised/70 outline-1 outline-accent"
      style={{ ...placeOnScreen(viewport, box), pointerEvents: 'none' }}
    />
  );
}
