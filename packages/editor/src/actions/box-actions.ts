import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  BringToFront,
  ChevronDown,
  ChevronUp,
  CopyPlus,
  Redo2,
  SendToBack,
  SquareDashed,
  Trash2,
  Undo2,
} from 'lucide-react';
import { getChangeable } from '../box-store.ts';
import type { BoxStore } from '../box-store.ts';
import { alignSelected, distributeSelected, matchSize } from '../commands/arrange.ts';
import type { Edge } from '../commands/arrange.ts';
import { duplicateSelected, growSelected, nudge, removeSelected, restack, selectAll } from '../commands/boxes.ts';
import type { StackMove } from '../commands/boxes.ts';
import type { Box } from '../model/box.ts';
import type { SelectTool } from '../tools/select/tool.ts';
import type { PlainWord } from '../messages/words.ts';
import type { Action } from './action.ts';
import { arrowStep } from './arrow-keys.ts';

/** The context of actions on boxes of any kind. */
export interface BoxContext<R extends Box> {
  store: BoxStore<R>;
  tool: SelectTool;
  /** Ends typing and keeps what was written. */
  leave: () => void;
}

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** The actions on boxes of any kind: texts as well as exclusion areas. */
export function boxActions<R extends Box, C extends BoxContext<R>>(): Action<C>[] {
  const count = ({ store }: C) => getChangeable(store).length;
  const any = (context: C) => count(context) > 0;
  const settle = ({ tool, leave }: C) => {
    leave();
    tool.cancelGesture();
  };
  const busy = ({ store }: C) => store.getState().tool.name !== 'idle';
  const align = (edge: Edge, label: PlainWord, icon: Action<C>['icon'], key: string): Action<C> => ({
    id: `align-${edge}`,
    label,
    group: 'Arrange',
    icon,
    shortcuts: [`Alt+Shift+${key}`],
    isEnabled: any,
    perform: ({ store }) => alignSelected(store, edge),
  });
  const stack = (move: StackMove, label: PlainWord, icon: Action<C>['icon'], shortcut: string): Action<C> => ({
    id: `stack-${move}`,
    label,
    group: 'Arrange',
    icon,
    shortcuts: [shortcut],
    isEnabled: (context) => any(context) && context.store.getState().records.order.length > 1,
    perform: ({ store }) => restack(store, move),
  });
  const distribute = (axis: 'x' | 'y', label: PlainWord, icon: Action<C>['icon']): Action<C> => ({
    id: `distribute-${axis}`,
    label,
    group: 'Arrange',
    icon,
    isEnabled: (context) => count(context) > 2,
    perform: ({ store }) => distributeSelected(store, axis),
  });
  const match = (size: 'width' | 'height'): Action<C> => ({
    id: `match-${size}`,
    label: size === 'width' ? 'matchWidth' : 'matchHeight',
    group: 'Arrange',
    isEnabled: (context) => count(context) > 1,
    perform: ({ store }) => matchSize(store, size),
  });
  return [
    {
      id: 'undo',
      label: 'undo',
      group: 'Edit',
      icon: Undo2,
      shortcuts: ['Mod+Z'],
      everywhere: true,
      inFields: true,
      isEnabled: (context) => busy(context) || context.store.getState().history.undoable.length > 0,
      perform(context) {
        settle(context);
        context.store.undo();
      },
    },
    {
      id: 'redo',
      label: 'redo',
      group: 'Edit',
      icon: Redo2,
      shortcuts: ['Mod+Shift+Z', 'Mod+Y'],
      everywhere: true,
      inFields: true,
      isEnabled: ({ store }) => store.getState().history.redoable.length > 0,
      perform(context) {
        settle(context);
        context.store.redo();
      },
    },
    {
      id: 'select-all',
      label: 'selectAll',
      group: 'Edit',
      icon: SquareDashed,
      shortcuts: ['Mod+A'],
      everywhere: true,
      isEnabled: ({ store }) => store.getState().records.order.length > 0,
      perform(context) {
        settle(context);
        selectAll(context.store);
      },
    },
    {
      id: 'duplicate',
      label: 'duplicate',
      group: 'Edit',
      icon: CopyPlus,
      shortcuts: ['Mod+D'],
      everywhere: true,
      keywords: 'copy clone',
      isEnabled: any,
      perform(context) {
        settle(context);
        duplicateSelected(context.store);
      },
    },
    {
      id: 'remove',
      label: 'remove',
      group: 'Edit',
      icon: Trash2,
      shortcuts: ['Delete', 'Backspace'],
      keywords: 'delete',
      isEnabled: any,
      perform(context) {
        settle(context);
        removeSelected(context.store);
      },
    },
    align('left', 'alignLeft', AlignStartVertical, 'L'),
    align('center', 'alignCenter', AlignCenterVertical, 'C'),
    align('right', 'alignRight', AlignEndVertical, 'R'),
    align('top', 'alignTop', AlignStartHorizontal, 'T'),
    align('middle', 'alignMiddle', AlignCenterHorizontal, 'M'),
    align('bottom', 'alignBottom', AlignEndHorizontal, 'B'),
    distribute('x', 'distributeX', AlignHorizontalSpaceBetween),
    distribute('y', 'distributeY', AlignVerticalSpaceBetween),
    match('width'),
    match('height'),
    stack('front', 'stackFront', BringToFront, 'Mod+Shift+]'),
    stack('forward', 'stackForward', ChevronUp, 'Mod+]'),
    stack('backward', 'stackBackward', ChevronDown, 'Mod+['),
    stack('back', 'stackBack', SendToBack, 'Mod+Shift+['),
    {
      id: 'nudge',
      label: 'nudge',
      group: 'Arrange',
      shortcuts: [...arrows, ...arrows.map((key) => `Shift+${key}`)],
      keysOnly: true,
      isEnabled: any,
      perform: ({ store }, input) => {
        const step = input && arrowStep(input);
        if (step) nudge(store, step.delta);
      },
    },
    {
      id: 'grow',
      label: 'grow',
      group: 'Arrange',
      shortcuts: [...arrows.map((key) => `Mod+${key}`), ...arrows.map((key) => `Mod+Shift+${key}`)],
      keysOnly: true,
      isEnabled: any,
      perform: ({ store }, input) => {
        const step = input && arrowStep(input);
        if (step) growSelected(store, step.delta);
      },
    },
    {
      id: 'escape',
      label: 'escape',
      group: 'Edit',
      shortcuts: ['Escape', 'Shift+Escape'],
      keysOnly: true,
      isEnabled: ({ store }) => {
        const { tool, mode, selectedIds } = store.getState();
        return tool.name !== 'idle' || mode !== 'select' || selectedIds.length > 0;
      },
      perform: ({ tool }) => {
        tool.escape();
      },
    },
  ];
}
