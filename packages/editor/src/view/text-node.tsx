import { paintedBounds, paintText, perspectiveOf } from '@palimpsest/typeset';
import type { Group as GroupNode } from 'konva/lib/Group';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { Group, Shape } from './canvas-nodes.tsx';
import type { EditorText } from '../model/text.ts';
import { useBox, useEditor } from '../use-editor.ts';
import type { EditorStore } from '../store.ts';
import { activeIds, gestureStart } from '../tools/tool-state.ts';
import { useMovedPicture } from './moving-texts.tsx';
import { isDrawnNow, redrawPart } from './redraw-part.ts';

interface TextNodeProps {
  store: EditorStore;
  id: string;
}

const isSeen = (text: EditorText | undefined): text is EditorText => !!text && !text.hidden && !text.restored;

/** A text that is being changed, drawn as it is exported. */
function ActiveText({ store, id }: TextNodeProps) {
  const text = useBox(store, id, ({ records }) => records.byId.get(id));
  if (!isSeen(text)) return null;
  return <Shape sceneFunc={({ _context: ctx }) => paintText(ctx, store.layOut(text), text, text.fill)} />;
}

/**
 * A text, drawn as it is exported; not while a picture of it is dragged. Its node then stays as it is until the text is let go: a node that
 * changes has the whole layer drawn, and the image with it.
 */
const RestingText = memo(function RestingText({ store, id }: TextNodeProps) {
  const text = useBox(store, id, ({ records, tool }) => gestureStart(tool, id) ?? records.byId.get(id));
  if (!isSeen(text)) return null;
  const layout = store.layOut(text);
  return (
    <Shape
      sceneFunc={({ _context: ctx }, node) => {
        const isLifted = activeIds(store.getState().tool).includes(id);
        const bounds = perspectiveOf(text) ? undefined : () => paintedBounds(layout, text);
        if (!isLifted && isDrawnNow(node, bounds)) paintText(ctx, layout, text, text.fill);
      }}
    />
  );
});

export interface RestingTextsProps {
  store: EditorStore;
  /** Pixels of the device for one of the image. */
  scale: number;
  /** Whether a picture of dragged texts is moved in their place. */
  lifts: boolean;
}

/** Every text but those that are being changed. Where they are lifted off the picture, only what they covered is drawn again. */
export function RestingTexts({ store, scale, lifts }: RestingTextsProps) {
  const order = useEditor(store, ({ records }) => records.order);
  const active = useEditor(store, ({ tool }) => activeIds(tool));
  const movedPicture = useMovedPicture(store, scale);
  const lifted = lifts ? movedPicture?.bounds : undefined;
  const groupRef = useRef<GroupNode>(null);
  const isLifted = lifted !== undefined;
  const resting = useMemo(() => {
    const changing = new Set(isLifted ? [] : active);
    return order.filter((id) => !changing.has(id));
  }, [order, active, isLifted]);
  useLayoutEffect(() => {
    if (lifted && groupRef.current) redrawPart(groupRef.current, lifted);
  }, [lifted]);
  return (
    <Group ref={groupRef}>
      {resting.map((id) => (
        <RestingText key={id} store={store} id={id} />
      ))}
    </Group>
  );
}

/** The texts that are being changed: alone on their layer, so that a move of the pointer draws these however many there are. */
export function ActiveTexts({ store }: { store: EditorStore }) {
  const active = useEditor(store, ({ tool }) => activeIds(tool));
  const hidden = useEditor(store, ({ tool }) => tool.name === 'editing' && tool.drawnBy === 'textArea');
  return hidden ? null : active.map((id) => <ActiveText key={id} store={store} id={id} />);
}
