import {
  ALargeSmall,
  Bold,
  ClipboardPaste,
  CheckCheck,
  Combine,
  Copy,
  EyeOff,
  Italic,
  ListChecks,
  Lock,
  Minus,
  Paintbrush,
  PaintRoller,
  Pencil,
  RectangleHorizontal,
  RotateCcw,
  Scaling,
  Split,
  Type,
  Underline,
} from 'lucide-react';
import { getChangeable, getSelected, onlySelected } from '../box-store.ts';
import { copyStyle, copyTexts, pasteStyle, pasteTexts } from '../commands/clipboard.ts';
import { canSplit, mergeableTexts, mergeTexts, splitText } from '../commands/merge-split.ts';
import { selectNextUnreviewed, unreviewed } from '../commands/review.ts';
import {
  addText,
  curveTexts,
  editText,
  fitToOriginalBox,
  flagTexts,
  resetTexts,
  setTextsStraight,
  styleTexts,
  underlineTexts,
} from '../commands/texts.ts';
import type { EditorText, TextFlag } from '../model/text.ts';
import { getText } from '../store.ts';
import type { EditorStore } from '../store.ts';
import type { Action } from './action.ts';
import type { EditorContext } from './editor-context.ts';

type TextAction = Action<EditorContext>;

const changeableIds = ({ store }: EditorContext) => getChangeable(store).map(({ id }) => id);
const anyChangeable = (context: EditorContext) => changeableIds(context).length > 0;
const anySelected = ({ store }: EditorContext) => store.getState().selectedIds.length > 0;
const canChange = ({ store }: EditorContext) => !store.readOnly;

/** An action that puts something on every selected text, or takes it away where all of them have it. */
function styleToggle(
  action: Pick<TextAction, 'id' | 'label' | 'icon' | 'shortcuts'>,
  has: (text: EditorText) => boolean,
  set: (store: EditorStore, ids: readonly string[], on: boolean) => void,
): TextAction {
  const isOn = (context: EditorContext) => anyChangeable(context) && getChangeable(context.store).every(has);
  return {
    ...action,
    group: 'Text',
    everywhere: true,
    isEnabled: anyChangeable,
    isOn,
    perform: (context) => set(context.store, changeableIds(context), !isOn(context)),
  };
}

/** An action that sets a flag of every selected text, or clears it if all of them have it. */
function flagToggle(
  action: Pick<TextAction, 'id' | 'label' | 'group' | 'icon' | 'shortcuts'>,
  flag: TextFlag,
): TextAction {
  const isOn = (context: EditorContext) =>
    anySelected(context) && getSelected(context.store).every((text) => text[flag] === true);
  return {
    ...action,
    everywhere: true,
    isEnabled: (context) => canChange(context) && anySelected(context),
    isOn,
    perform: (context) => flagTexts(context.store, context.store.getState().selectedIds, flag, !isOn(context)),
  };
}

const bold = 700;

/** The actions on texts, apart from those on boxes of any kind. */
export const textActions: readonly TextAction[] = [
  {
    id: 'edit-text',
    label: 'editText',
    group: 'Text',
    icon: Pencil,
    shortcuts: ['Enter', 'F2'],
    isEnabled: ({ store }) => {
      const text = getText(store, onlySelected(store.getState()));
      // Typing replaces an original that is shown.
      return text !== undefined && text.locked !== true && !store.readOnly;
    },
    perform: ({ store }) => {
      const id = onlySelected(store.getState());
      if (id !== undefined) editText(store, id);
    },
  },
  {
    id: 'add-text',
    label: 'addText',
    group: 'Text',
    icon: Type,
    shortcuts: ['T'],
    keywords: 'new insert',
    isEnabled: canChange,
    perform: ({ store }) => addText(store),
  },
  {
    id: 'copy',
    label: 'copy',
    group: 'Edit',
    icon: Copy,
    isEnabled: anySelected,
    perform: ({ store, clipboard, writeClipboard }) => writeClipboard(copyTexts(store, clipboard)),
  },
  {
    id: 'paste',
    label: 'paste',
    group: 'Edit',
    icon: ClipboardPaste,
    isEnabled: ({ store, clipboard }) => !store.readOnly && clipboard.texts.length > 0,
    perform: ({ store, clipboard }) => pasteTexts(store, clipboard.texts),
  },
  {
    id: 'copy-style',
    label: 'copyStyle',
    group: 'Edit',
    icon: Paintbrush,
    shortcuts: ['Mod+Alt+C'],
    everywhere: true,
    isEnabled: anySelected,
    perform: ({ store, clipboard }) => copyStyle(store, clipboard),
  },
  {
    id: 'paste-style',
    label: 'pasteStyle',
    group: 'Edit',
    icon: PaintRoller,
    shortcuts: ['Mod+Alt+V'],
    everywhere: true,
    isEnabled: (context) => anyChangeable(context) && context.clipboard.style !== undefined,
    perform: ({ store, clipboard }) => pasteStyle(store, clipboard),
  },
  styleToggle(
    { id: 'bold', label: 'bold', icon: Bold, shortcuts: ['Mod+B'] },
    ({ fontWeight }) => fontWeight >= bold,
    (store, ids, on) => styleTexts(store, ids, { fontWeight: on ? bold : 400 }),
  ),
  styleToggle(
    { id: 'italic', label: 'italic', icon: Italic, shortcuts: ['Mod+I'] },
    ({ fontStyle }) => fontStyle === 'italic',
    (store, ids, on) => styleTexts(store, ids, { fontStyle: on ? 'italic' : 'normal' }),
  ),
  styleToggle(
    { id: 'underline', label: 'underline', icon: Underline, shortcuts: ['Mod+U'] },
    ({ textUnderline }) => textUnderline !== undefined,
    underlineTexts,
  ),
  styleToggle(
    { id: 'auto-fit', label: 'autoFit', icon: ALargeSmall },
    ({ autoFit = false }) => autoFit,
    (store, ids, on) => styleTexts(store, ids, { autoFit: on || undefined }),
  ),
  {
    id: 'fit-original-box',
    label: 'fitOriginalBox',
    group: 'Arrange',
    icon: Scaling,
    isEnabled: anyChangeable,
    perform: ({ store }) => fitToOriginalBox(store),
  },
  {
    id: 'set-straight',
    label: 'setStraight',
    group: 'Arrange',
    icon: RectangleHorizontal,
    shortcuts: ['Mod+Alt+0'],
    keywords: 'straight flat',
    everywhere: true,
    isEnabled: ({ store }) => getChangeable(store).some(({ perspective }) => perspective !== undefined),
    perform: (context) => setTextsStraight(context.store, changeableIds(context)),
  },
  {
    id: 'remove-curve',
    label: 'removeCurve',
    group: 'Arrange',
    icon: Minus,
    keywords: 'straight flat arc circle bend',
    everywhere: true,
    isEnabled: ({ store }) => getChangeable(store).some(({ curve }) => curve !== undefined),
    perform: (context) => curveTexts(context.store, changeableIds(context), 0),
  },
  {
    id: 'merge-texts',
    label: 'mergeTexts',
    group: 'Text',
    icon: Combine,
    shortcuts: ['Mod+J'],
    keywords: 'join combine',
    everywhere: true,
    isEnabled: ({ store }) => mergeableTexts(store).length > 1,
    perform: ({ store }) => mergeTexts(store),
  },
  {
    id: 'split-text',
    label: 'splitText',
    group: 'Text',
    icon: Split,
    shortcuts: ['Mod+Alt+J'],
    keywords: 'lines paragraphs part',
    everywhere: true,
    isEnabled: ({ store }) => {
      const [text, ...others] = getChangeable(store);
      return text !== undefined && others.length === 0 && canSplit(store, text);
    },
    perform: ({ store }) => {
      const id = onlySelected(store.getState());
      if (id !== undefined) splitText(store, id);
    },
  },
  {
    id: 'reset',
    label: 'reset',
    group: 'Text',
    icon: RotateCcw,
    keywords: 'original',
    isEnabled: anyChangeable,
    perform: (context) => resetTexts(context.store, changeableIds(context)),
  },
  flagToggle({ id: 'hide', label: 'hide', group: 'Review', icon: EyeOff, shortcuts: ['Mod+Shift+H'] }, 'hidden'),
  flagToggle({ id: 'lock', label: 'lock', group: 'Review', icon: Lock, shortcuts: ['Mod+Shift+L'] }, 'locked'),
  flagToggle(
    { id: 'review', label: 'review', group: 'Review', icon: CheckCheck, shortcuts: ['Mod+Enter'] },
    'reviewed',
  ),
  {
    id: 'next-unreviewed',
    label: 'nextUnreviewed',
    group: 'Review',
    icon: ListChecks,
    shortcuts: ['N'],
    isEnabled: ({ store }) => unreviewed(store.getState().records.byId.values()).length > 0,
    perform: ({ store }) => selectNextUnreviewed(store),
  },
];
