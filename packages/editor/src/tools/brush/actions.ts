import { Brush, Eraser } from 'lucide-react';
import { brushLimits } from '../../model/brush-stroke.ts';
import { dab, isBrush, moveBrush } from './stroke.ts';
import type { Action } from '../../actions/action.ts';
import { takeUp } from '../../actions/take-up.ts';
import { arrowStep } from '../../actions/arrow-keys.ts';
import type { EditorContext } from '../../actions/editor-context.ts';

type BrushAction = Action<EditorContext>;

const brushing = ({ store }: EditorContext) => isBrush(store.getState().mode);
const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** How many times larger one step makes the brush. */
const sizeStep = 1.25;

function resize(by: number, action: Pick<BrushAction, 'id' | 'label' | 'shortcuts'>, at: number): BrushAction {
  return {
    ...action,
    group: 'View',
    isEnabled: (context) => brushing(context) && context.store.getState().brush.size !== at,
    perform: ({ store }) => store.setBrush({ size: Math.round(store.getState().brush.size * by) }),
  };
}

export const restoreAction: BrushAction = takeUp(
  'restore',
  {
    id: 'tool-restore',
    label: 'brushRestore',
    icon: Brush,
    shortcuts: ['B'],
    keywords: 'original paint',
    isEnabled: ({ store, hasOriginal }) => hasOriginal && !store.readOnly,
  },
  { draws: true },
);

export const eraseAction: BrushAction = takeUp(
  'erase',
  {
    id: 'tool-erase',
    label: 'brushErase',
    icon: Eraser,
    shortcuts: ['E'],
    keywords: 'clean fill heal remove',
    isEnabled: ({ store }) => !store.readOnly,
  },
  { draws: true },
);

/** The actions that both brushes have. */
export const brushActions: readonly BrushAction[] = [
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
