import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Point } from '../geometry/rect.ts';
import { maxFontSize } from '../model/text.ts';
import type { EditorText } from '../model/text.ts';
import { eventually } from '../testing/eventually.ts';
import { openEditor } from '../testing/open-editor.tsx';
import * as input from '../testing/real-input.ts';
import { onCanvas, onPage, size, threeTexts } from '../testing/three-texts.ts';

const minimap = () => document.querySelector('[data-slot="minimap"]');
const canvas = page.getByRole('application');
const proxy = (name: string) => page.getByRole('button', { name, exact: true });
const placeOf = (point: Point) => onPage(canvas.element(), point);

/** Opens three texts with one of them selected. @returns the texts as they were saved last */
async function open(selected: string, change: (text: EditorText) => Partial<EditorText> = () => ({})) {
  const texts = threeTexts(0, ['#cc0000']).map((text) => ({ ...text, ...change(text) }));
  const { saved } = openEditor({ ...size, texts }, { selectFirstAfter: 1_000_000 });
  await expect.element(proxy(selected)).toBeVisible();
  (proxy(selected).element() as HTMLElement).focus();
  await expect.element(page.getByRole('button', { name: 'Reset' })).toBeVisible();
  return () => saved().texts;
}

/** Does an action by its name in the list of commands. */
async function perform(name: string): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard(name);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
}

const order = (texts: readonly EditorText[]) => texts.map(({ text }) => text);

test('a text goes to the front, to the back and a step either way by keys', async () => {
  const texts = await open('Uno');
  const steps = [
    ['{Control>}{Shift>}]{/Shift}{/Control}', ['Dos', 'Tres', 'Uno']],
    ['{Control>}[[{/Control}', ['Dos', 'Uno', 'Tres']],
    ['{Control>}{Shift>}[[{/Shift}{/Control}', ['Uno', 'Dos', 'Tres']],
    ['{Control>}]{/Control}', ['Dos', 'Uno', 'Tres']],
  ] as const;
  for (const [keys, expected] of steps) {
    await userEvent.keyboard(keys);
    await eventually(() => expect(order(texts())).toEqual(expected));
  }
});

test('a text is made larger and smaller by keys, and stays inside the image', async () => {
  const texts = await open('Dos');
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
  await eventually(() => expect(texts()[1]).toMatchObject({ x: 40, width: 121 }));
  await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
  await eventually(() => expect(texts()[1]).toMatchObject({ x: 40, width: 111 }));
});

test('several texts take the width of the first', async () => {
  const texts = await open('Uno', ({ text }) => ({ width: { Uno: 120, Dos: 90, Tres: 200 }[text] ?? 0 }));
  await userEvent.keyboard('{Control>}a{/Control}');
  await perform('match the width');
  await eventually(() => expect(texts().map(({ width }) => width)).toEqual([120, 120, 120]));
});

test('a text that grew fits the box of its original again', async () => {
  const texts = await open('Dos');
  await userEvent.fill(page.getByRole('textbox', { name: 'Size', exact: true }), '90');
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(texts()[1]?.height).toBeGreaterThan(80));
  (proxy('Dos').element() as HTMLElement).focus();
  await perform('fit to the orig');
  await eventually(() => expect(texts()[1]).toMatchObject({ x: 40, y: 120, width: 120, height: 40 }));
  expect(texts()[1]?.fontSize).toBeLessThan(90);
});

test('a box shrinks back with its size, and a size without end stops at the most there is', async () => {
  const texts = await open('Dos');
  const sizeField = page.getByRole('textbox', { name: 'Size', exact: true });
  const setSize = async (value: string) => {
    await userEvent.fill(sizeField, value);
    await userEvent.keyboard('{Enter}');
  };
  const before = texts()[1];
  await setSize('100');
  await eventually(() => expect(texts()[1]?.fontSize).toBe(100));
  await setSize('20');
  await eventually(() => expect(texts()[1]?.fontSize).toBe(20));
  expect(texts()[1]).toMatchObject({ x: before?.x, y: before?.y, width: before?.width, height: before?.height });
  await setSize('999999');
  await eventually(() => expect(texts()[1]?.fontSize).not.toBe(20));
  expect(texts()[1]?.fontSize).toBe(maxFontSize(size));
});

test('a place is scrubbed by a drag of its name', async () => {
  const texts = await open('Dos');
  await userEvent.click(page.getByRole('button', { name: 'Edit position and size' }));
  const field = page.getByRole('spinbutton', { name: 'X', exact: true });
  await expect.element(field).toBeVisible();
  const label = document.querySelector(`label[for="${field.element().id}"]`)?.getBoundingClientRect();
  if (!label) throw new Error('The field has no label.');
  const from = { x: label.left + label.width / 2, y: label.top + label.height / 2 };
  await input.drag(from, { x: from.x + 40, y: from.y });
  await eventually(() => expect(texts()[1]?.x).toBeGreaterThan(45));
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

test('a text that is left by a press outside is outlined no more', async () => {
  await open('Uno');
  const at = placeOf({ x: 70, y: 140 });
  await input.moveMouse(at);
  await eventually(() => expect(document.querySelector('[data-slot="hover-outline"]')).not.toBeNull());
  await userEvent.dblClick(canvas, { position: onCanvas(canvas.element(), { x: 70, y: 140 }) });
  await expect.element(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveFocus();
  const outside = placeOf({ x: 380, y: 280 });
  await input.moveMouse(outside);
  await input.leftButton('mousePressed', outside);
  await input.leftButton('mouseReleased', outside);
  await expect.element(page.getByRole('textbox', { name: 'Text', exact: true })).not.toBeInTheDocument();
  expect(document.querySelector('[data-slot="hover-outline"]')).toBeNull();
  expect(getComputedStyle(canvas.element()).cursor).toBe('default');
});

test('what the mouse is over is outlined, the cursor says that it moves, and a drag says where it is', async () => {
  await open('Uno');
  const at = placeOf({ x: 70, y: 140 });
  await input.moveMouse(placeOf({ x: 380, y: 280 }));
  expect(document.querySelector('[data-slot="hover-outline"]')).toBeNull();
  await input.moveMouse(at);
  await eventually(() => expect(document.querySelector('[data-slot="hover-outline"]')).not.toBeNull());
  expect(getComputedStyle(canvas.element()).cursor).toBe('move');
  await input.leftButton('mousePressed', at);
  await input.moveMouse({ x: at.x + 20, y: at.y + 9 }, { held: true });
  await input.moveMouse({ x: at.x + 40, y: at.y + 18 }, { held: true });
  await eventually(() =>
    expect(document.querySelector('[data-slot="gesture-label"]')?.textContent).toMatch(/^\d+, \d+$/),
  );
  await input.leftButton('mouseReleased', { x: at.x + 40, y: at.y + 18 });
  await eventually(() => expect(document.querySelector('[data-slot="gesture-label"]')).toBeNull());
});

test('a corner that is dragged says how large the text is', async () => {
  await open('Dos');
  const corner = document.querySelector('[data-handle="se"]')?.getBoundingClientRect();
  if (!corner) throw new Error('The text has no handle at its corner.');
  const at = { x: corner.left + corner.width / 2, y: corner.top + corner.height / 2 };
  await input.moveMouse(at);
  await input.leftButton('mousePressed', at);
  await input.moveMouse({ x: at.x + 20, y: at.y + 20 }, { held: true });
  await input.moveMouse({ x: at.x + 40, y: at.y + 40 }, { held: true });
  await eventually(() =>
    expect(document.querySelector('[data-slot="gesture-label"]')?.textContent).toMatch(/^\d+ × \d+$/),
  );
  await input.leftButton('mouseReleased', { x: at.x + 40, y: at.y + 40 });
});

test('the small picture is there once a part of the image is out of sight, and brings another part into it', async () => {
  await open('Uno');
  expect(minimap()).toBeNull();
  const scroller = document.querySelector('[data-slot="image-viewport"]') as HTMLElement;
  const box = scroller.getBoundingClientRect();
  await input.turnWheel({ x: box.left + 20, y: box.top + 20 }, -600, { ctrl: true });
  for (let n = 0; n < 3; n += 1) await userEvent.keyboard('{Control>}+{/Control}');
  await eventually(() => expect(minimap()).not.toBeNull());
  const before = scroller.scrollLeft;
  const small = minimap()?.getBoundingClientRect();
  if (!small) throw new Error('There is no small picture.');
  const to = { x: small.right - 8, y: small.bottom - 8 };
  await input.leftButton('mousePressed', to);
  await input.leftButton('mouseReleased', to);
  await eventually(() => expect(scroller.scrollLeft).toBeGreaterThan(before));
});
