import { Brush, Eraser } from 'lucide-react';
import { selectTexts } from '../commands/texts.ts';
import { brushLimits } from '../model/brush-stroke.ts';
import type { BrushKind } from '../model/brush-stroke.ts';
import { dab, isBrush, moveBrush } from '../tools/brush-tool.ts';
import type { Action } from './action.ts';
import { arrowStep } from './arrow-keys.ts';
import type { EditorContext } from './editor-context.ts';

type BrushAction = Action<EditorContext>;

const brushing = ({ store }: EditorContext) => isBrush(store.getState().mode);
const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** How many times larger one step makes the brush. */
const sizeStep = 1.25;

function takeUp(
  kind: BrushKind,
  action: Pick<BrushAction, 'id' | 'label' | 'icon' | 'shortcuts' | 'keywords' | 'isEnabled'>,
): BrushAction {
  return {
    ...action,
    group: 'View',
    isOn: ({ store }) => store.getState().mode === kind,
    perform({ store, tool, leave }) {
      leave();
      tool.cancelGesture();
      selectTexts(store, []);
      store.setMode(kind);
    },
  };
}

function resize(by: number, action: Pick<BrushAction, 'id' | 'label' | 'shortcuts'>, at: number): BrushAction {
  return {
    ...action,
    group: 'View',
    isEnabled: (context) => brushing(context) && context.store.getState().brush.size !== at,
    perform: ({ store }) => store.setBrush({ size: Math.round(store.getState().brush.size * by) }),
  };
}

/** The brush that brings the original back, and the one that takes out what was left. Those that share keys with others come before them. */
export const brushActions: readonly BrushAction[] = [
  takeUp('restore', {
    id: 'tool-restore',
    label: 'brushRestore',
    icon: Brush,
    shortcuts: ['B'],
    keywords: 'original paint',
    isEnabled: ({ hasOriginal }) => hasOriginal,
  }),
  takeUp('erase', {
    id: 'tool-erase',
    label: 'brushErase',
    icon: Eraser,
    shortcuts: ['E'],
    keywords: 'clean fill heal remove',
    isEnabled: () => true,
  }),
  resize(1 / sizeStep, { id: 'brush-smaller', label: 'brushSmaller', shortcuts: ['['] }, brushLimits.size.min),
  resize(sizeStep, { id: 'brush-larger', label: 'brushLarger', shortcuts: [']'] }, brushLimits.size.max),
  {
    id: 'brush-move',
    label: 'brushMove',
    group: 'View',
    shortcuts: [...arrows, ...arrows.map((key) => `Shift+${key}`)],
    keysOnly: true,
    withBrush: true,
    isEnabled: brushing,
    perform: ({ store }, input) => {
      const step = input && arrowStep({ ...input, shiftKey: false });
      if (step) moveBrush(store, step.delta, input.shiftKey);
    },
  },
  {
    id: 'brush-dab',
    label: 'brushDab',
    group: 'View',
    shortcuts: ['D'],
    keysOnly: true,
    withBrush: true,
    isEnabled: brushing,
    perform: ({ store }) => dab(store),
  },
];
