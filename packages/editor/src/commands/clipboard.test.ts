import { expect, test } from 'vitest';
import { createTestEditor, sampleText } from '../testing/test-editor.ts';
import { pasteTexts } from './clipboard.ts';

/** Texts as they stand in a picture four times as large as that of the editor. */
const large = [
  sampleText(7, { x: 400, y: 200, width: 1_600, height: 160, fontSize: 100 }),
  sampleText(8, { x: 400, y: 600, width: 800, height: 160, fontSize: 50 }),
];

function pasteInto(texts: Parameters<typeof pasteTexts>[1]) {
  const editor = createTestEditor([]);
  pasteTexts(editor.store, texts);
  return { ...editor, pasted: [...editor.store.getState().records.byId.values()] };
}

test('texts that are larger than the picture are pasted smaller, together, so that it has room for all of them', () => {
  const { pasted } = pasteInto(large);
  expect(pasted.map(({ fontSize, x, width }) => [fontSize, x, width])).toEqual([
    [50, 0, 800],
    [25, 0, 400],
  ]);
  // Reset gives back what fits.
  expect(pasted[0]?.original).toMatchObject({ fontSize: 50, width: 800 });
});

test('texts for which there is room keep their size and place', () => {
  const { pasted } = pasteInto([sampleText(7)]);
  expect(pasted).toMatchObject([{ fontSize: 20, x: 40, y: 460, width: 160 }]);
});
