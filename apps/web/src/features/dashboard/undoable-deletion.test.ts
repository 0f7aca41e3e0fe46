import type { ToastOptions } from '@palimpsest/ui';
import { expect, test, vi } from 'vitest';
import { sampleProcess } from '../../testing/sample-process.ts';
import { deleteWithUndo } from './undoable-deletion.ts';

const one = sampleProcess('processed');
const two = sampleProcess('failed');

/** Makes deletions whose message a test closes, and records the hidden and the deleted ids. */
function setup(remove: (id: string) => Promise<unknown> = () => Promise.resolve()) {
  const hidden = new Set<string>();
  const removed: string[] = [];
  const onDone = vi.fn<(failed: readonly unknown[]) => void>();
  let message: ToastOptions | undefined;
  const start = (processes: Parameters<typeof deleteWithUndo>[0]) =>
    deleteWithUndo(processes, {
      said: { deleted: `${processes.length} deleted`, undo: 'Undo' },
      toasts: {
        add: (options) => {
          message = options;
          return 'toast';
        },
      },
      setHidden: (list, on) => {
        for (const { id } of list) {
          if (on) hidden.add(id);
          else hidden.delete(id);
        }
      },
      remove: ({ id }) => {
        removed.push(id);
        return remove(id);
      },
      onDone,
    });
  return { hidden, removed, onDone, start, message: () => message };
}

test('what is deleted is out of sight at once, and gone with the message', async () => {
  const { hidden, removed, onDone, start, message } = setup();
  start([one]);
  expect([...hidden]).toEqual([one.id]);
  expect(removed).toEqual([]);
  expect(message()?.title).toBe('1 deleted');
  message()?.onClose?.();
  await expect.poll(() => onDone).toHaveBeenCalledWith([]);
  expect(removed).toEqual([one.id]);
});

test('undo brings it back, and nothing is sent', () => {
  const { hidden, removed, start, message } = setup();
  start([one, two]);
  expect(message()?.title).toBe('2 deleted');
  // A toast closes after its action.
  message()?.action?.onSelect();
  message()?.onClose?.();
  expect([hidden.size, removed]).toEqual([0, []]);
});

test('what could not be deleted comes back into sight, and is named', async () => {
  const { hidden, onDone, start, message } = setup((id) =>
    id === two.id ? Promise.reject(new Error('offline')) : Promise.resolve(),
  );
  start([one, two]);
  message()?.onClose?.();
  await expect.poll(() => onDone).toHaveBeenCalledWith([two]);
  expect([...hidden]).toEqual([one.id]);
});

test('nothing chosen, nothing said', () => {
  const { start, message } = setup();
  start([]);
  expect(message()).toBeUndefined();
});
