import type { EditorStore } from '../store.ts';
import type { SelectTool } from '../tools/select-tool.ts';
import { finishEditing, editText, nudgeText, removeText } from './texts.ts';

/** The part of a keyboard event that says which keys are down. */
export interface KeyInput {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** An input method is composing: the keys are its own. */
  isComposing: boolean;
}

interface Editor {
  store: EditorStore;
  tool: SelectTool;
}

/** Something that keys do on the canvas. */
interface KeyCommand {
  /** What it does, for people. */
  label: string;
  matches(input: KeyInput): boolean;
  /** False when there was nothing to do: the key is then left to the browser. */
  run(editor: Editor, input: KeyInput): boolean;
}

const nudges: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Pixels of the image that an arrow key moves a text, alone and with Shift. */
const nudgeSteps = { small: 1, large: 10 };

const plain = ({ ctrlKey, metaKey, altKey }: KeyInput) => !ctrlKey && !metaKey && !altKey;
const command = ({ ctrlKey, metaKey, altKey }: KeyInput) => (ctrlKey || metaKey) && !altKey;

/** Runs something on the selected text; false when none is selected. */
function onSelected(store: EditorStore, run: (id: string) => void): boolean {
  const { selectedId } = store.getState();
  if (selectedId === undefined) return false;
  run(selectedId);
  return true;
}

/** Takes the last step back. What is going on is finished or given up first. */
export function undo({ store, tool }: Editor): void {
  finishEditing(store);
  tool.cancelGesture();
  store.undo();
}

/** Does again what was taken back last. */
export function redo({ store, tool }: Editor): void {
  finishEditing(store);
  tool.cancelGesture();
  store.redo();
}

/** Everything that keys do while the canvas has the focus. */
const keyCommands: readonly KeyCommand[] = [
  {
    label: 'Undo',
    matches: (input) => command(input) && !input.shiftKey && input.key.toLowerCase() === 'z',
    run: (editor) => (undo(editor), true),
  },
  {
    label: 'Redo',
    matches: (input) =>
      command(input) && ((input.shiftKey && input.key.toLowerCase() === 'z') || input.key.toLowerCase() === 'y'),
    run: (editor) => (redo(editor), true),
  },
  {
    label: 'Edit the text',
    matches: (input) => plain(input) && !input.shiftKey && (input.key === 'Enter' || input.key === 'F2'),
    run: ({ store }) => onSelected(store, (id) => editText(store, id)),
  },
  {
    label: 'Remove the text',
    matches: (input) => plain(input) && (input.key === 'Delete' || input.key === 'Backspace'),
    run: ({ store }) => onSelected(store, (id) => removeText(store, id)),
  },
  {
    label: 'Move the text',
    matches: (input) => plain(input) && input.key in nudges,
    run: ({ store }, input) =>
      onSelected(store, (id) => {
        const { x, y } = nudges[input.key] ?? { x: 0, y: 0 };
        const step = input.shiftKey ? nudgeSteps.large : nudgeSteps.small;
        nudgeText(store, id, { x: x * step, y: y * step });
      }),
  },
  {
    label: 'Leave',
    matches: (input) => input.key === 'Escape',
    run: ({ tool }) => tool.escape(),
  },
];

/** Does what a key means; false when it means nothing here. */
export function handleKey(editor: Editor, input: KeyInput): boolean {
  if (input.isComposing) return false;
  return keyCommands.find((candidate) => candidate.matches(input))?.run(editor, input) ?? false;
}
