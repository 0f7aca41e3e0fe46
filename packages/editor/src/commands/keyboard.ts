import type { EditorStore } from '../store.ts';
import type { SelectTool } from '../tools/select-tool.ts';
import { arrowStep } from './arrow-keys.ts';
import type { KeyInput } from './key-input.ts';
import { finishEditing, editText, nudgeText, removeText, resizeText } from './texts.ts';

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

/** What keys do wherever in the editor the focus is. */
const editorCommands: readonly KeyCommand[] = [
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
];

/** What keys do while the canvas has the focus, beside {@link editorCommands}. */
const canvasCommands: readonly KeyCommand[] = [
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
    label: 'Move or resize the text',
    matches: (input) => arrowStep(input) !== undefined,
    run: ({ store }, input) =>
      onSelected(store, (id) => {
        const step = arrowStep(input);
        if (step?.name === 'move') nudgeText(store, id, step.delta);
        if (step?.name === 'resize') resizeText(store, id, step.delta);
      }),
  },
  {
    label: 'Leave',
    matches: (input) => input.key === 'Escape',
    run: ({ tool }) => tool.escape(),
  },
];

function runFirst(commands: readonly KeyCommand[], editor: Editor, input: KeyInput): boolean {
  if (input.isComposing) return false;
  return commands.find((candidate) => candidate.matches(input))?.run(editor, input) ?? false;
}

/** Does what a key means on the canvas; false when it means nothing there. */
export function handleCanvasKey(editor: Editor, input: KeyInput): boolean {
  return runFirst(canvasCommands, editor, input);
}

/** Does what a key means anywhere in the editor; false when it means nothing. */
export function handleEditorKey(editor: Editor, input: KeyInput): boolean {
  return runFirst(editorCommands, editor, input);
}
