import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Point, Rect } from '../geometry/rect.ts';
import { createTranslatedText } from '../model/text.ts';
import type { EditorText } from '../model/text.ts';
import { eventually } from '../testing/eventually.ts';
import { openEditor } from '../testing/open-editor.tsx';
import * as input from '../testing/real-input.ts';
import { onPage, shownZoom, size } from '../testing/three-texts.ts';

const canvas = page.getByRole('application');
const placeOf = (point: Point) => onPage(canvas.element(), point);

function textAt(id: number, box: Rect): EditorText {
  const words = { id, text: `T${id}`, originalText: '', rotation: 0, fontFamily: 'Roboto', fontSize: 12 };
  return createTranslatedText({ ...words, ...box, suggestedColors: [] }, 1_000);
}

/** Opens texts in boxes, none selected. @returns the boxes as they were saved last */
async function open(texts: readonly EditorText[]) {
  const { saved } = openEditor({ ...size, texts }, { selectFirstAfter: 1_000_000 });
  await expect.element(page.getByRole('button', { name: 'T1', exact: true })).toBeVisible();
  return (index: number) => {
    const { x, y, width, height } = saved().texts[index] ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x, y, width, height };
  };
}

interface ShownGuide {
  axis: string | undefined;
  at: number;
  from: number;
  to: number;
  distance: string | undefined;
}

/** The lines that are seen, in whole pixels of the image. */
function guides(): ShownGuide[] {
  const zoom = shownZoom();
  const origin = placeOf({ x: 0, y: 0 });
  const inImage = (x: number, y: number) => ({
    x: Math.round((x - origin.x) / zoom),
    y: Math.round((y - origin.y) / zoom),
  });
  return [...document.querySelectorAll<HTMLElement>('[data-slot="snap-guide"]')].map((line) => {
    const box = line.getBoundingClientRect();
    const [start, end] = [inImage(box.left, box.top), inImage(box.right, box.bottom)];
    const label = line.nextElementSibling;
    const { axis } = line.dataset;
    const isSeen = (label?.getBoundingClientRect().width ?? 0) > 0;
    const ends = axis === 'x' ? { at: start.x, from: start.y, to: end.y } : { at: start.y, from: start.x, to: end.x };
    return { axis, ...ends, distance: isSeen ? (label?.textContent ?? '') : undefined };
  });
}

const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

/** Moves a box by pixels of the image with the mouse, and does not let go. @returns what lets go */
async function hold(box: Rect, by: Point, keys: input.HeldKeys = {}): Promise<() => Promise<void>> {
  const from = middleOf(box);
  const to = placeOf({ x: from.x + by.x, y: from.y + by.y });
  await input.hold(placeOf(from), to, keys);
  return () => input.leftButton('mouseReleased', to, keys);
}

beforeEach(() => input.moveMouse({ x: 0, y: 0 }));

test('a text that is moved snaps its edge to the edge of another, with a line through both', async () => {
  const [still, moved] = [
    { x: 60, y: 30, width: 90, height: 30 },
    { x: 130, y: 205, width: 60, height: 30 },
  ];
  const box = await open([textAt(1, still), textAt(2, moved)]);
  const release = await hold(moved, { x: -69, y: -20 });
  await eventually(() => expect(guides()).toEqual([{ axis: 'x', at: 60, from: 30, to: 215, distance: undefined }]));
  await release();
  await eventually(() => expect(box(1).x).toBe(60));
  expect(guides()).toEqual([]);
});

test('its middle snaps to the middle of the image', async () => {
  const moved = { x: 20, y: 40, width: 60, height: 30 };
  const box = await open([textAt(1, moved)]);
  const release = await hold(moved, { x: 151, y: 30 });
  await eventually(() => expect(guides()).toEqual([{ axis: 'x', at: 200, from: 0, to: 300, distance: undefined }]));
  await release();
  await eventually(() => expect(box(0).x).toBe(170));
});

test('it snaps to where the gaps in a row are equal, and each gap says how wide it is', async () => {
  const [first, second, moved] = [
    { x: 10, y: 41, width: 60, height: 30 },
    { x: 95, y: 43, width: 60, height: 30 },
    { x: 290, y: 200, width: 60, height: 30 },
  ];
  const box = await open([textAt(1, first), textAt(2, second), textAt(3, moved)]);
  const release = await hold(moved, { x: -109, y: -152 });
  await eventually(() =>
    expect(guides().filter(({ distance }) => distance !== undefined)).toEqual([
      expect.objectContaining({ axis: 'y', from: 70, to: 95, distance: '25' }),
      expect.objectContaining({ axis: 'y', from: 155, to: 180, distance: '25' }),
    ]),
  );
  await release();
  await eventually(() => expect(box(2).x).toBe(180));
});

test('it snaps to where its original stood', async () => {
  const home = { x: 63, y: 115, width: 90, height: 30 };
  const away = { ...home, x: 260, y: 207 };
  const box = await open([{ ...textAt(1, home), ...away }]);
  const release = await hold(away, { x: home.x - away.x + 2, y: home.y - away.y - 1 });
  await eventually(() => expect(guides().map(({ axis }) => axis)).toEqual(expect.arrayContaining(['x', 'y'])));
  expect(guides()).toContainEqual({ axis: 'x', at: 63, from: 115, to: 145, distance: undefined });
  await release();
  await eventually(() => expect(box(0)).toMatchObject({ x: 63, y: 115 }));
});

test('a handle that is dragged snaps the side that it moves', async () => {
  const [still, sized] = [
    { x: 60, y: 30, width: 90, height: 30 },
    { x: 30, y: 205, width: 110, height: 60 },
  ];
  const box = await open([textAt(1, still), textAt(2, sized)]);
  const middle = placeOf(middleOf(sized));
  await input.leftButton('mousePressed', middle);
  await input.leftButton('mouseReleased', middle);
  await expect.element(page.getByRole('button', { name: 'T2', exact: true })).toHaveAttribute('aria-pressed', 'true');
  const handle = document.querySelector('[data-handle="e"]')?.getBoundingClientRect();
  if (!handle) throw new Error('There is no handle at the right.');
  const from = { x: handle.left + handle.width / 2, y: handle.top + handle.height / 2 };
  const to = { x: from.x + 11 * shownZoom(), y: from.y };
  await input.hold(from, to);
  await eventually(() => expect(guides()).toContainEqual(expect.objectContaining({ axis: 'x', at: 150 })));
  await input.leftButton('mouseReleased', to);
  await eventually(() => expect(box(1)).toMatchObject({ x: 30, width: 120 }));
});

test('with Ctrl nothing snaps, and no line is seen', async () => {
  const [still, moved] = [
    { x: 60, y: 30, width: 90, height: 30 },
    { x: 130, y: 205, width: 60, height: 30 },
  ];
  const box = await open([textAt(1, still), textAt(2, moved)]);
  const release = await hold(moved, { x: -69, y: -20 }, { ctrl: true });
  await eventually(() => expect(document.querySelector('[data-slot="gesture-label"]')).not.toBeNull());
  expect(guides()).toEqual([]);
  await release();
  await eventually(() => expect(box(1).x).toBeCloseTo(61, 0));
  expect(box(1).x).not.toBe(60);
});
