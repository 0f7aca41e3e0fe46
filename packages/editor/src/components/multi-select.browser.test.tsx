import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditorImage } from '../export/export-png.ts';
import type { Point } from '../geometry/rect.ts';
import type { EditorDocument } from '../model/document.ts';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import { drawNoiseImage } from '../testing/noise-image.ts';
import { onPage, size, threeTexts } from '../testing/three-texts.ts';
import { ImageEditor } from './image-editor.tsx';

const texts = threeTexts(13, ['#ff0000']);

let image: EditorImage;
let saved: EditorDocument;
const canvas = page.getByRole('application');
const proxy = (name: string) => page.getByRole('button', { name, exact: true });
const pressed = () =>
  [...document.querySelectorAll('[data-text-id][aria-pressed="true"]')].map((element) =>
    element.getAttribute('aria-label'),
  );
const place = (index: number) => ({ x: saved.texts[index]?.x, y: saved.texts[index]?.y });

async function open() {
  mount(
    <ImageEditor
      image={image}
      document={{ ...size, texts }}
      selectFirstAfter={1_000_000}
      onDocumentChange={(document) => {
        saved = document;
      }}
    />,
  );
  await expect.element(proxy('Uno')).toBeVisible();
}

/** A pointer event of a mouse, as the browser sends it to what is under the pointer. */
function send(type: string, at: Point, init: PointerEventInit = {}) {
  const { x, y } = onPage(canvas.element(), at);
  const target = type === 'pointerdown' ? document.elementFromPoint(x, y) : canvas.element();
  const options = { clientX: x, clientY: y, pointerId: 1, isPrimary: true, pointerType: 'mouse', bubbles: true };
  target?.dispatchEvent(new PointerEvent(type, { ...options, cancelable: true, ...init }));
}
async function drag(from: Point, to: Point, init: PointerEventInit = {}) {
  canvas.element().setPointerCapture = () => {};
  send('pointerdown', from, { button: 0, ...init });
  for (const share of [0.4, 0.8, 1])
    send('pointermove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, init);
  send('pointerup', to, init);
}
const click = (at: Point, init: PointerEventInit = {}) => drag(at, at, init);

const zoom = () => document.querySelector('[data-slot="zoom-panel"] output')?.textContent;

beforeEach(() => {
  image = drawNoiseImage(size.width, size.height);
  saved = { ...size, texts };
});

describe('selecting several', () => {
  test('Shift adds a text and takes it out again', async () => {
    await open();
    await click({ x: 100, y: 50 });
    await click({ x: 110, y: 140 }, { shiftKey: true });
    await eventually(() => expect(pressed()).toEqual(['Uno', 'Dos']));
    await click({ x: 100, y: 50 }, { shiftKey: true });
    await eventually(() => expect(pressed()).toEqual(['Dos']));
  });

  test('a rectangle drawn on the background selects what it touches', async () => {
    await open();
    await drag({ x: 10, y: 10 }, { x: 120, y: 150 });
    await eventually(() => expect(pressed()).toEqual(['Uno', 'Dos']));
  });

  test('Ctrl+A selects all, and the page nothing', async () => {
    await open();
    await click({ x: 380, y: 290 });
    await userEvent.keyboard('{Control>}a{/Control}');
    await eventually(() => expect(pressed()).toEqual(['Uno', 'Dos', 'Tres']));
    expect(getSelection()?.toString()).toBe('');
    await expect.element(page.getByText('3 texts selected')).toBeVisible();
  });

  test('a press on one of several keeps them for a drag, and selects that one when it is let go', async () => {
    await open();
    await userEvent.keyboard('{Control>}a{/Control}');
    await drag({ x: 100, y: 50 }, { x: 137, y: 61 }, { ctrlKey: true });
    await eventually(() => expect(place(2).x).toBeCloseTo(103, 0));
    expect(pressed()).toEqual(['Uno', 'Dos', 'Tres']);
    await click({ x: 140, y: 60 });
    await eventually(() => expect(pressed()).toEqual(['Uno']));
  });
});

describe('several texts', () => {
  test('are nudged together in one step, and stop together at the edge of the image', async () => {
    await open();
    await userEvent.click(proxy('Uno'), { force: true });
    await userEvent.keyboard('{Control>}a{/Control}{Shift>}{ArrowRight}{/Shift}');
    await eventually(() => expect([place(0).x, place(1).x, place(2).x]).toEqual([50, 63, 76]));
    await userEvent.keyboard('{Control>}z{/Control}');
    await eventually(() => expect(place(2).x).toBe(66));
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
    await eventually(() => expect([place(0).y, place(1).y]).toEqual([0, 90]));
  });

  test('take a style from the panel together', async () => {
    await open();
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(page.getByRole('radio', { name: 'Align right' }));
    await eventually(() => expect(saved.texts.map(({ textAlign }) => textAlign)).toEqual(['right', 'right', 'right']));
  });

  test('are lined up and spread by the toolbar', async () => {
    await open();
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(page.getByRole('button', { name: 'Align centers' }));
    await eventually(() => expect(new Set(saved.texts.map(({ x }) => Math.round(x))).size).toBe(1));
    await userEvent.click(page.getByRole('button', { name: 'Align bottom edges' }));
    await eventually(() => expect(new Set(saved.texts.map(({ y }) => y)).size).toBe(1));
  });

  test('are duplicated by Ctrl+D, and by a drag with Alt', async () => {
    await open();
    await userEvent.keyboard('{Control>}a{/Control}{Control>}d{/Control}');
    await eventually(() => expect(saved.texts).toHaveLength(6));
    expect(place(3)).toEqual({ x: 52, y: 42 });
    await userEvent.keyboard('{Control>}z{/Control}');
    await eventually(() => expect(saved.texts).toHaveLength(3));
    await click({ x: 380, y: 290 });
    await drag({ x: 100, y: 50 }, { x: 240, y: 60 }, { altKey: true, ctrlKey: true });
    await eventually(() => expect(saved.texts).toHaveLength(4));
    expect(place(0)).toEqual({ x: 40, y: 30 });
    expect(place(3).x).toBeCloseTo(180, 0);
  });

  test('are copied and pasted as texts where none is selected', async () => {
    await open();
    await userEvent.click(proxy('Uno'), { force: true });
    await userEvent.keyboard('{Control>}a{/Control}');
    const data = new DataTransfer();
    const event = { clipboardData: data, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('copy', event));
    expect(data.getData('text/plain')).toBe('Uno\n\nDos\n\nTres');
    await click({ x: 380, y: 290 });
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event));
    await eventually(() => expect(saved.texts).toHaveLength(6));
    expect(saved.texts[5]).toMatchObject({ text: 'Tres', fontFamily: 'Roboto', origin: 'added' });
  });
});

describe('a moved text', () => {
  test('snaps to the edge of another and shows the line; with Ctrl it does not', async () => {
    await open();
    canvas.element().setPointerCapture = () => {};
    send('pointerdown', { x: 110, y: 140 }, { button: 0 });
    send('pointermove', { x: 100, y: 142 });
    send('pointermove', { x: 98, y: 142 });
    await eventually(() => expect(document.querySelector('[data-slot="snap-guide"][data-axis="x"]')).not.toBeNull());
    send('pointerup', { x: 98, y: 142 });
    await eventually(() => expect(place(1).x).toBe(40));
    expect(document.querySelector('[data-slot="snap-guide"]')).toBeNull();
    await drag({ x: 100, y: 142 }, { x: 102.5, y: 142 }, { ctrlKey: true });
    await eventually(() => expect(place(1).x).toBeCloseTo(42.5, 0));
  });
});

describe('menus', () => {
  test('a right click selects the text and offers what can be done with it', async () => {
    await open();
    const { x, y } = onPage(canvas.element(), { x: 110, y: 140 });
    document
      .elementFromPoint(x, y)
      ?.dispatchEvent(new MouseEvent('contextmenu', { clientX: x, clientY: y, bubbles: true, cancelable: true }));
    const items = page.getByRole('menuitem');
    await userEvent.click(items.filter({ hasText: /^Style$/ }));
    await expect.element(items.filter({ hasText: 'Copy style' })).toBeVisible();
    for (const name of ['Paste style', 'Remove the perspective', 'Remove the curve'])
      expect(items.filter({ hasText: name }).elements()).toEqual([]);
    await page.getByRole('menuitem', { name: /^Duplicate/ }).click();
    await eventually(() => expect(saved.texts.map(({ text }) => text)).toEqual(['Uno', 'Dos', 'Tres', 'Dos']));
  });

  test('Ctrl+K finds an action by its name and does it', async () => {
    await open();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('dialog').getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('select all');
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(pressed()).toEqual(['Uno', 'Dos', 'Tres']));
  });

  test('the question mark lists the keys', async () => {
    await open();
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expect.element(page.getByText('Duplicate')).toBeVisible();
    const leave = page.getByRole('definition').filter({ hasText: 'Esc' });
    await expect.element(leave).toHaveTextContent('Esc/orShiftEsc');
  });
});

describe('what is seen', () => {
  test('is zoomed by keys, and pushed with Space and a drag', async () => {
    await open();
    await userEvent.keyboard('{Control>}1{/Control}');
    await eventually(() => expect(zoom()).toBe('100%'));
    for (let n = 0; n < 20; n += 1) await userEvent.keyboard('{Control>}{+}{/Control}');
    await eventually(() => expect(zoom()).toBe('300%'));
    await expect.element(page.getByRole('slider', { name: 'Visible part' })).toBeVisible();
    const scroller = document.querySelector('[data-slot="image-viewport"]') ?? document.body;
    const before = scroller.scrollLeft;
    await userEvent.keyboard('{ >}');
    await drag({ x: 200, y: 150 }, { x: 180, y: 150 });
    await userEvent.keyboard('{/ }');
    await eventually(() => expect(scroller.scrollLeft).toBeGreaterThan(before + 30));
    expect(pressed()).toEqual([]);
  });

  test('is brought to the selection by Shift+2', async () => {
    await open();
    await click({ x: 100, y: 50 });
    const zoomed = zoom();
    await userEvent.keyboard('{Shift>}[Digit2]{/Shift}');
    await eventually(() => expect(zoom()).not.toBe(zoomed));
    const frame = document.querySelector('[data-slot="selection-box"]')?.getBoundingClientRect();
    const area = document.querySelector('[data-slot="canvas-area"]')?.getBoundingClientRect();
    expect(frame?.left).toBeGreaterThanOrEqual(area?.left ?? Infinity);
    expect(frame?.right).toBeLessThanOrEqual(area?.right ?? 0);
    expect(frame?.width).toBeGreaterThan((area?.width ?? Infinity) / 2);
  });
});
