import { DocumentConflictError } from '@palimpsest/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave, type SaveState } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function autosave(outcomes: readonly (Error | undefined)[] = []) {
  const saves: [document: string, basedOn: number][] = [];
  const states: SaveState[] = [];
  const control = createAutosave<string>({
    version: 0,
    save: async (document, basedOn) => {
      saves.push([document, basedOn]);
      await new Promise((resolve) => setTimeout(resolve, 100));
      const failure = outcomes[saves.length - 1];
      if (failure) throw failure;
      return basedOn + 1;
    },
    onState: (state) => states.push(state),
    delayMs: 1_000,
    retryMs: 5_000,
  });
  return { ...control, saves, states };
}

test('of many changes the last is saved, a second after it', async () => {
  const { change, saves, states } = autosave();
  change('a');
  await vi.advanceTimersByTimeAsync(900);
  change('b');
  await vi.advanceTimersByTimeAsync(999);
  expect(saves).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(saves).toEqual([['b', 0]]);
  expect(states.at(-1)).toBe('saved');
});

test('a change while saving is saved after it, over the new version', async () => {
  const { change, flush, saves } = autosave();
  change('a');
  flush();
  change('b');
  flush();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(saves).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
});

test('a save that failed is tried again, with what was changed meanwhile', async () => {
  const { change, saves, states } = autosave([new Error('Network Error')]);
  change('a');
  await vi.advanceTimersByTimeAsync(1_200);
  expect(states.at(-1)).toBe('unsaved');
  change('b');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saves).toEqual([
    ['a', 0],
    ['b', 0],
  ]);
  expect(states.at(-1)).toBe('saved');
});

test('after a conflict nothing is saved until it is settled, and then the latest change', async () => {
  const { change, overwrite, saves, states } = autosave([new DocumentConflictError('Another version was saved.')]);
  change('a');
  await vi.advanceTimersByTimeAsync(1_200);
  change('b');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves).toEqual([['a', 0]]);
  expect(states.at(-1)).toBe('conflict');
  overwrite(7);
  await vi.advanceTimersByTimeAsync(200);
  expect(saves.at(-1)).toEqual(['b', 7]);
});
