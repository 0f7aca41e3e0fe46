import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Point } from '../geometry/rect.ts';
import type { EditorText } from '../model/text.ts';
import { eventually } from '../testing/eventually.ts';
import { openEditor } from '../testing/open-editor.tsx';
import * as input from '../testing/real-input.ts';
import { onPage, shownZoom, size, threeTexts } from '../testing/three-texts.ts';

// Input by the DevTools protocol takes the same way through the browser as input by hardware.

const canvas = page.getByRole('application');
const proxy = (name: string) => page.getByRole('button', { name, exact: true });
const field = page.getByRole('textbox', { name: 'Text', exact: true });
const scroller = () => document.querySelector('[data-slot="image-viewport"]') as HTMLElement;
const placeOf = (point: Point) => onPage(canvas.element(), point);
const pressed = () => document.querySelectorAll('[data-text-id][aria-pressed="true"]').length;

/** Opens the three texts, none selected. @returns a function that gives the text of an index as it was saved last */
async function open(first: Partial<EditorText> = {}): Promise<(index: number) => EditorText | undefined> {
  const texts = threeTexts(0, []).map((text, index) => (index === 0 ? { ...text, ...first } : text));
  const { saved } = openEditor({ ...size, texts }, { selectFirstAfter: 1_000_000 });
  await expect.element(proxy('Dos')).toBeVisible();
  await expect.element(page.getByText('Select a text element to edit its properties.')).toBeVisible();
  return (index) => saved().texts[index];
}

/** The point of the picture at a point of the page, as shares of its width and height. */
function shareAt({ x, y }: Point): Point {
  const { left, top, width, height } = canvas.element().getBoundingClientRect();
  return { x: (x - left) / width, y: (y - top) / height };
}

/** Zooms in until the picture is wider than its scroller. */
async function zoomIn(): Promise<void> {
  const { left, top, width, height } = scroller().getBoundingClientRect();
  await input.turnWheel({ x: left + width / 2, y: top + height / 2 }, -600, { ctrl: true });
  await eventually(() => expect(scroller().scrollWidth).toBeGreaterThan(scroller().clientWidth));
}

/** Opens the three texts with the second one in editing. */
async function edit(): Promise<(index: number) => EditorText | undefined> {
  const saved = await open();
  (proxy('Dos').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  return saved;
}

beforeEach(() => input.moveMouse({ x: 0, y: 0 }));

describe('a finger', () => {
  test('that swipes over a text that is not selected pushes the picture, and leaves the text', async () => {
    const saved = await open();
    await zoomIn();
    const before = scroller().scrollLeft;
    const from = placeOf({ x: 100, y: 140 });
    await input.touch('touchStart', from);
    for (const by of [20, 50, 90]) await input.touch('touchMove', { x: from.x - by, y: from.y });
    await input.touch('touchEnd');
    await eventually(() => expect(scroller().scrollLeft).toBeGreaterThan(before + 40));
    expect(saved(1)).toMatchObject({ x: 40, y: 120 });
    expect(pressed()).toBe(0);
  });

  test('that taps a text selects it, and then moves it', async () => {
    const saved = await open();
    const at = placeOf({ x: 60, y: 140 });
    await input.touch('touchStart', at);
    await input.touch('touchEnd');
    await expect.element(proxy('Dos')).toHaveAttribute('aria-pressed', 'true');
    await input.touch('touchStart', at);
    for (const by of [15, 40, 63]) await input.touch('touchMove', { x: at.x + by, y: at.y + by / 2 });
    await input.touch('touchEnd');
    await eventually(() => expect(saved(1)?.x).toBeGreaterThan(60));
  });

  test('beside a second one that comes while it drags gives the text back', async () => {
    const saved = await open();
    const at = placeOf({ x: 60, y: 140 });
    await input.touch('touchStart', at);
    await input.touch('touchEnd');
    await expect.element(proxy('Dos')).toHaveAttribute('aria-pressed', 'true');
    const to = { x: at.x + 50, y: at.y + 30 };
    await input.touch('touchStart', at);
    await input.touch('touchMove', { x: at.x + 20, y: at.y + 10 });
    await input.touch('touchMove', to);
    await input.touch('touchStart', to, { x: to.x + 120, y: to.y + 60 });
    await input.touch('touchEnd');
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    expect(saved(1)).toMatchObject({ x: 40, y: 120 });
  });

  test('and another that go apart zoom at what is between them', async () => {
    await open();
    const before = shownZoom();
    const { left, top, width, height } = scroller().getBoundingClientRect();
    const center = { x: left + width * 0.25, y: top + height * 0.25 };
    const share = shareAt(center);
    const apart = (by: number) => [
      { x: center.x - by, y: center.y },
      { x: center.x + by, y: center.y },
    ];
    await input.touch('touchStart', ...apart(50));
    for (const by of [55, 65, 75]) await input.touch('touchMove', ...apart(by));
    await eventually(() => expect(shownZoom() / before).toBeCloseTo(1.5, 1));
    await input.touch('touchEnd');
    await eventually(() => {
      expect(shareAt(center).x).toBeCloseTo(share.x, 1);
      expect(shareAt(center).y).toBeCloseTo(share.y, 1);
    });
  });

  test('and another that go apart while a menu closes zoom the picture, not the page', async () => {
    // The tests have no style sheet: the menu fades by this one.
    const style = document.createElement('style');
    style.textContent =
      '@keyframes fade { to { opacity: 0; } } [role="menu"][data-state="closed"] { animation: fade 600s; }';
    document.head.append(style);
    onTestFinished(() => style.remove());
    await open();
    const before = shownZoom();
    const { left, top, width, height } = scroller().getBoundingClientRect();
    const center = { x: left + width * 0.25, y: top + height * 0.25 };
    await input.pressRightButton({ x: left + width * 0.8, y: top + height * 0.8 });
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(document.querySelector('[role="menu"][data-state="closed"]')).not.toBeNull());
    const apart = (by: number) => [
      { x: center.x - by, y: center.y },
      { x: center.x + by, y: center.y },
    ];
    await input.touch('touchStart', ...apart(50));
    for (const by of [55, 65, 75]) await input.touch('touchMove', ...apart(by));
    await input.touch('touchEnd');
    await eventually(() => expect(shownZoom() / before).toBeCloseTo(1.5, 1));
    expect(window.visualViewport?.scale).toBe(1);
  });
});

describe('the mouse', () => {
  test('drags a copy of a text with Alt, and leaves the text', async () => {
    const texts = threeTexts(0, []);
    const { saved } = openEditor({ ...size, texts }, { selectFirstAfter: 1_000_000 });
    await expect.element(proxy('Dos')).toBeVisible();
    const from = placeOf({ x: 100, y: 140 });
    await input.drag(from, placeOf({ x: 190, y: 195 }), { alt: true, ctrl: true });
    await eventually(() => expect(saved().texts).toHaveLength(4));
    expect(saved().texts[1]).toMatchObject({ text: 'Dos', x: 40, y: 120 });
    expect(saved().texts[3]).toMatchObject({ text: 'Dos', origin: 'added' });
    expect(saved().texts[3]?.x).toBeCloseTo(130, -0.5);
    expect(saved().texts[3]?.y).toBeCloseTo(175, -0.5);
    expect(pressed()).toBe(1);
    await userEvent.keyboard('{Control>}z{/Control}');
    await eventually(() => expect(saved().texts).toEqual(texts));
  });

  test('takes a small text by its letters from under the empty part of a large one', async () => {
    const [small, large, other] = threeTexts(0, []);
    if (!small || !large || !other) throw new Error('There are too few texts.');
    const texts = [
      { ...small, x: 60, y: 50, width: 40, height: 14, fontSize: 12 },
      { ...large, x: 20, y: 20, width: 340, height: 240 },
    ];
    const { saved } = openEditor({ ...size, texts }, { selectFirstAfter: 1_000_000 });
    await expect.element(proxy('Uno')).toBeVisible();
    await input.drag(placeOf({ x: 80, y: 57 }), placeOf({ x: 140, y: 87 }), { ctrl: true });
    await eventually(() => expect(saved().texts[0]?.x).toBeCloseTo(120, -0.5));
    expect(saved().texts[1]).toMatchObject({ x: 20, y: 20 });
    await expect.element(proxy('Uno')).toHaveAttribute('aria-pressed', 'true');
    await input.drag(placeOf({ x: 300, y: 240 }), placeOf({ x: 310, y: 250 }), { ctrl: true });
    await eventually(() => expect(saved().texts[1]?.x).toBeCloseTo(30, -0.5));
  });

  test('moves a text that is smaller than its handles by its middle', async () => {
    const saved = await open({ x: 200, y: 40, width: 14, height: 10, fontSize: 8, text: 'a' });
    const middle = placeOf({ x: 207, y: 45 });
    await input.leftButton('mousePressed', middle);
    await input.leftButton('mouseReleased', middle);
    await expect.element(proxy('a')).toHaveAttribute('aria-pressed', 'true');
    const { width, height } = saved(0) ?? { width: 0, height: 0 };
    await input.drag(middle, placeOf({ x: 267, y: 105 }));
    await eventually(() => expect(saved(0)?.x).toBeGreaterThan(240));
    expect(saved(0)).toMatchObject({ width, height });
  });

  test('zooms with Ctrl and the wheel by at most a fifth a notch, at the pointer', async () => {
    await open();
    const { left, top } = scroller().getBoundingClientRect();
    const at = { x: left + 120, y: top + 90 };
    await userEvent.keyboard('{Control>}++{/Control}');
    const share = shareAt(at);
    const before = shownZoom();
    await input.turnWheel(at, -120, { ctrl: true });
    await eventually(() => expect(shownZoom()).toBeGreaterThan(before));
    expect(shownZoom() / before).toBeLessThanOrEqual(1.21);
    await eventually(() => expect(shareAt(at).x).toBeCloseTo(share.x, 1));
  });
});

describe('an input method', () => {
  test('composes in the text: keys while it does are its own, and what it gives is written', async () => {
    const saved = await edit();
    await userEvent.keyboard('{Control>}a{/Control}');
    await input.compose('に');
    await input.compose('にほん');
    await expect.element(field).toHaveValue('にほん');
    (field.element() as HTMLElement).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }),
    );
    await expect.element(field).toHaveFocus();
    await input.takeComposed('日本');
    await expect.element(field).toHaveValue('日本');
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(saved(1)?.text).toBe('日本'));
  });

  test('writes accents of dead keys, emoji and combining marks as they are', async () => {
    const saved = await edit();
    await userEvent.keyboard('{Control>}a{/Control}');
    await input.compose('´');
    await input.takeComposed('é');
    await input.takeComposed('👩‍🎨');
    await input.takeComposed('n\u0303');
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(saved(1)?.text).toBe('é👩‍🎨n\u0303'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await eventually(() => expect(saved(1)?.text).toBe('Dos'));
  });
});
