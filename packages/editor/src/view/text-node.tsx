import { paintedBounds, paintText, perspectiveOf } from '@palimpsest/typeset';
import type { Context } from 'konva/lib/Context';
import type { Shape as ShapeNode } from 'konva/lib/Shape';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import { keptList } from '../kept-list.ts';
import type { EditorText } from '../model/text.ts';
import { useEditor } from '../use-editor.ts';
import { getText } from '../store.ts';
import type { EditorState, EditorStore } from '../store.ts';
import { activeIds, recordsAtStart } from '../tools/tool-state.ts';
import { useMovedPicture } from './moving-texts.tsx';
import { isDrawnNow, redrawPart } from './redraw-part.ts';

interface TextNodeProps {
  store: EditorStore;
  id: string;
}

const isSeen = (text: EditorText | undefined): text is EditorText => !!text && !text.hidden && !text.restored;

/** A text that is being changed, drawn as it is exported: each change draws its layer again, and React renders nothing. */
function ActiveText({ store, id }: TextNodeProps) {
  const shapeRef = useRef<ShapeNode>(null);
  useLayoutEffect(() => store.watch(id, () => void shapeRef.current?.getLayer()?.batchDraw()), [store, id]);
  const draw = useCallback(
    ({ _context: ctx }: Context) => {
      const text = getText(store, id);
      if (isSeen(text)) paintText(ctx, store.layOut(text), text, text.fill);
    },
    [store, id],
  );
  return <Shape ref={shapeRef} sceneFunc={draw} />;
}

/** The texts that are seen, as they stood when a gesture began that changes them; without the one that is being typed. */
function seenTexts(state: EditorState): EditorText[] {
  const { tool } = state;
  const typed = tool.name === 'editing' ? tool.id : undefined;
  return recordsAtStart(state).filter((text) => text.id !== typed && isSeen(text));
}

export interface RestingTextsProps {
  store: EditorStore;
  /** Pixels of the device for one of the image. */
  scale: number;
  /** Whether a picture of dragged texts is moved in their place. */
  lifts: boolean;
}

/**
 * Every text but those that are being changed, drawn as they are exported, by one node: a change of any draws the whole layer. While a picture
 * of texts is dragged the node stays as it is, and only what they covered is drawn again.
 */
export function RestingTexts({ store, scale, lifts }: RestingTextsProps) {
  const select = useMemo(() => keptList(seenTexts), []);
  const seen = useEditor(store, select);
  const active = useEditor(store, ({ tool }) => activeIds(tool));
  const movedPicture = useMovedPicture(store, scale);
  const lifted = lifts ? movedPicture?.bounds : undefined;
  const shapeRef = useRef<ShapeNode>(null);
  const isLifted = lifted !== undefined;
  const resting = useMemo(
    () => (isLifted || active.length === 0 ? seen : seen.filter(({ id }) => !active.includes(id))),
    [seen, active, isLifted],
  );
  useLayoutEffect(() => {
    if (lifted && shapeRef.current) redrawPart(shapeRef.current, lifted);
  }, [lifted]);
  const draw = useCallback(
    ({ _context: ctx }: Context, node: ShapeNode) => {
      const lifted = new Set(activeIds(store.getState().tool));
      for (const text of resting) {
        if (lifted.has(text.id)) continue;
        const bounds = perspectiveOf(text) ? undefined : () => paintedBounds(store.layOut(text), text);
        if (isDrawnNow(node, bounds)) paintText(ctx, store.layOut(text), text, text.fill);
      }
    },
    [store, resting],
  );
  return <Shape ref={shapeRef} sceneFunc={draw} />;
}

/** The texts that are being changed: alone on their layer, so that a move of the pointer draws these however many there are. */
export function ActiveTexts({ store }: { store: EditorStore }) {
  const active = useEditor(store, ({ tool }) => activeIds(tool));
  const hidden = useEditor(store, ({ tool }) => tool.name === 'editing' && tool.drawnBy === 'textArea');
  return hidden ? null : active.map((id) => <ActiveText key={id} store={store} id={id} />);
}
