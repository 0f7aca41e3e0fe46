import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { eraseSafely } from './inpainting/erase-safely.ts';
import { lineStrokes } from './ink/strokes.ts';
import { applyPatch, changedWithin, cutPatch } from './text-patch.ts';
import { draw, type DrawnText, slope } from './testing/drawing.ts';

const shadow = { colour: 'rgba(0,0,0,0.6)', blur: 8, dx: 2, dy: 3 };
const texts: DrawnText[] = [
  { lines: ['Harvest Market'], x: 40, y: 80, size: 44, colour: '#1c2b4a', shadow },
  { lines: ['on Saturday'], x: 40, y: 126, size: 40, colour: '#7a1f2b', shadow },
];
const { image, paragraphs } = draw(480, 180, slope('#f4ead7', '#b9c4d6'), texts);
const { erased, outcomes } = eraseSafely(
  image,
  paragraphs.map((paragraph) => ({
    paragraph,
    strokes: paragraph.lines.flatMap(({ quad }) => lineStrokes(image, quad) ?? []),
  })),
);
const patches = outcomes.map(({ pixels }) => cutPatch(image, pixels));

test('the patches of all texts bring the original back to the byte', () => {
  expect(patches).toHaveLength(2);
  expect(erased.data).not.toEqual(image.data);
  expect(patches.reduce(applyPatch, erased).data).toEqual(image.data);
});

/** Whether any text owns a pixel. */
function isOwned(x: number, y: number): boolean {
  return outcomes.some(({ pixels: { box, changed } }) => {
    const [column, row] = [x - box.x, y - box.y];
    return column >= 0 && row >= 0 && column < box.width && row < box.height && changed[row * box.width + column] === 1;
  });
}

test('no pixel outside of the texts that changed is another than the source, whatever a stage did to it', () => {
  const pixels = outcomes.map((outcome) => outcome.pixels);
  expect(changedWithin(image, erased, pixels).data).toEqual(erased.data);
  const strays = array(
    record({ x: integer({ min: 0, max: 479 }), y: integer({ min: 0, max: 179 }), level: constantFrom(0, 90, 255) }),
    { minLength: 1, maxLength: 40 },
  );
  assert(
    property(strays, (places) => {
      const harmed = { ...erased, data: erased.data.slice() };
      for (const { x, y, level } of places) harmed.data.fill(level, (y * 480 + x) * 4, (y * 480 + x) * 4 + 4);
      const { data } = changedWithin(image, harmed, pixels);
      for (const { x, y } of places) {
        const at = (y * 480 + x) * 4;
        const expected = isOwned(x, y) ? harmed : image;
        expect(data.subarray(at, at + 4)).toEqual(expected.data.subarray(at, at + 4));
      }
    }),
    { numRuns: 60 },
  );
});

test('a patch brings back its own text and no pixel of another', () => {
  const [first, second] = patches;
  if (!first || !second) throw new Error('There are two texts.');
  const withFirst = applyPatch(erased, first);
  expect(applyPatch(withFirst, second).data).toEqual(image.data);
  const owned = (patch: typeof first, x: number, y: number): boolean => {
    const [column, row] = [x - patch.x, y - patch.y];
    if (column < 0 || row < 0 || column >= patch.width || row >= patch.height) return false;
    return patch.data[(row * patch.width + column) * 4 + 3] !== 0;
  };
  let shared = 0;
  for (let y = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++) if (owned(first, x, y) && owned(second, x, y)) shared++;
  }
  expect(shared).toBe(0);
});
