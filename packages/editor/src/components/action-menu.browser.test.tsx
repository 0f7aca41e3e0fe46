import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '../testing/eventually.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { pressRightButton, touch } from '../testing/real-input.ts';
import type { Point } from '../geometry/rect.ts';
import { onPage, size, threeTexts } from '../testing/three-texts.ts';

const proxy = (name: string) => page.getByRole('button', { name, exact: true });
const menu = page.getByRole('menu');
const longEnough = 700;

/** Opens the editor; what is sent goes to the second text. */
async function open() {
  openEditor({ ...size, texts: threeTexts(13, ['#ff0000']) }, { selectFirstAfter: 1_000_000 });
  await expect.element(proxy('Dos')).toBeVisible();
  const { x, y } = onPage(page.getByRole('application').element(), { x: 110, y: 140 });
  const target = document.elementFromPoint(x, y);
  if (!target) throw new Error('The text is not in sight.');
  const at = { clientX: x, clientY: y, bubbles: true, cancelable: true };
  return {
    x,
    y,
    rightClick: () => {
      const event = new MouseEvent('contextmenu', at);
      target.dispatchEvent(event);
      return event;
    },
    finger: (type: string, by = 0) =>
      target.dispatchEvent(
        new PointerEvent(type, { ...at, clientX: x + by, pointerId: 1, isPrimary: true, pointerType: 'touch' }),
      ),
  };
}

/** Whether a box has a point in it, or as near as a menu stands to the pointer. */
const isAt = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  left - 4 <= x && x <= right + 4 && top - 4 <= y && y <= bottom + 4;

function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('keys that are pressed while the menu is fetched, or is open, do nothing to the texts', async () => {
  const { rightClick } = await open();
  rightClick();
  await eventually(() => expect(document.querySelector('[data-slot="held-keys"], [role="menu"]')).not.toBeNull());
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Delete', bubbles: true, cancelable: true }),
  );
  await expect.element(menu).toBeVisible();
  expect(document.querySelectorAll('[data-text-id]')).toHaveLength(3);
});

test('the first right click opens the menu at the pointer, and each after it where it is made', async () => {
  const { x, y, rightClick } = await open();
  for (let n = 0; n < 2; n += 1) {
    expect(rightClick().defaultPrevented).toBe(true);
    await expect.element(menu).toBeVisible();
    await eventually(() => expect(isAt(menu.element().getBoundingClientRect(), x, y)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(proxy('Dos')).toHaveFocus();
  }
});

const onText = { x: 110, y: 140 };
const besideTexts = { x: 350, y: 20 };
const placeOf = (point: Point) => onPage(page.getByRole('application').element(), point);
const selected = () => document.querySelector('[data-text-id][aria-pressed="true"]')?.getAttribute('aria-label');

async function expectMenuAt({ x, y }: Point): Promise<void> {
  await expect.element(menu).toBeVisible();
  await eventually(() => expect(isAt(menu.element().getBoundingClientRect(), x, y)).toBe(true));
}

test('the right button on a text selects it and opens its menu at the pointer', async () => {
  await open();
  const at = placeOf(onText);
  await pressRightButton(at);
  await expectMenuAt(at);
  await expect.element(page.getByRole('menuitem', { name: /^Duplicate/ })).toBeVisible();
  expect(selected()).toBe('Dos');
});

test('the right button beside the texts opens the menu of the picture', async () => {
  await open();
  const at = placeOf(besideTexts);
  await pressRightButton(at);
  await expectMenuAt(at);
  await expect.element(page.getByRole('menuitem', { name: /^Add a text/ })).toBeVisible();
  expect(page.getByRole('menuitem', { name: /^Duplicate/ }).elements()).toEqual([]);
});

test('a finger that rests on a text selects it and opens its menu there', async () => {
  await open();
  const at = placeOf(onText);
  await touch('touchStart', at);
  await expectMenuAt(at);
  await touch('touchEnd');
  await expect.element(page.getByRole('menuitem', { name: /^Duplicate/ })).toBeVisible();
  expect(selected()).toBe('Dos');
});

test.each(['{ContextMenu}', '{Shift>}{F10}{/Shift}'])(
  'the keyboard (%s) opens the menu of the text that has the focus',
  async (keys) => {
    await open();
    (proxy('Dos').element() as HTMLElement).focus();
    await userEvent.keyboard(keys);
    await expect.element(menu).toBeVisible();
    await userEvent.keyboard('dup{Enter}');
    await eventually(() => expect(document.querySelectorAll('[data-text-id]')).toHaveLength(4));
  },
);

test('a finger that rests opens the menu, where the browser does not say so itself', async () => {
  const { finger } = await open();
  holdTime();
  finger('pointerdown');
  vi.advanceTimersByTime(longEnough);
  vi.useRealTimers();
  await expect.element(menu).toBeVisible();
});

test('a finger that rests selects what is under it, and begins nothing when it is lifted', async () => {
  const { finger } = await open();
  for (const press of ['on another text', 'on the text that is selected']) {
    holdTime();
    finger('pointerdown');
    vi.advanceTimersByTime(longEnough);
    finger('pointerup');
    vi.useRealTimers();
    await expect.element(menu, { message: press }).toBeVisible();
    expect(selected()).toBe('Dos');
    // The menu takes everything else off the accessibility tree.
    expect(document.querySelector('[data-slot="text-input"]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
  }
});

test.each(['pointermove', 'pointerup', 'pointercancel'])(
  'a finger that does not rest (%s) opens no menu',
  async (type) => {
    const { finger, rightClick } = await open();
    holdTime();
    finger('pointerdown');
    finger(type, 1);
    vi.advanceTimersByTime(longEnough * 2);
    vi.useRealTimers();
    expect(document.querySelector('[data-slot="held-keys"], [role="menu"]')).toBeNull();
    rightClick();
    await expect.element(menu).toBeVisible();
  },
);

test('the menu of a text is short, and each action of the texts is in it or in one of its menus', async () => {
  await open();
  await pressRightButton(placeOf(onText));
  await expect.element(menu).toBeVisible();
  const items = page.getByRole('menuitem');
  expect(items.elements().length).toBeLessThanOrEqual(14);
  for (const [name, first, last] of [
    ['Style', /^Copy style/, /^Reset/],
    ['Order', /^Bring to front/, /^Send to back/],
    ['Align', /^Align left/, /^Match the height/],
    ['View', /^Zoom to fit/, /^Zoom to the selection/],
  ] as const) {
    await userEvent.click(items.filter({ hasText: new RegExp(`^${name}$`) }));
    await expect.element(page.getByRole('menuitem', { name: first })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: last })).toBeVisible();
  }
});

/** Gives the page of the tests the width of a phone until the test is over. */
async function openOnPhone() {
  const { innerWidth, innerHeight } = window;
  await page.viewport(375, 812);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  // All of them are in the middle of the window, where a menu has no room on either side.
  const texts = threeTexts(13, ['#ff0000']).map((text) => ({ ...text, width: 300 }));
  const { saved } = openEditor({ ...size, texts }, { selectFirstAfter: 1_000_000 });
  const stage = document.querySelector<HTMLElement>('.test-stage');
  // Without its styles the panel stands beside the canvas: the canvas has the width of the window.
  if (stage) stage.style.width = '695px';
  await expect.element(proxy('Dos')).toBeVisible();
  return saved;
}

const isBetweenSides = ({ left, right }: DOMRect) => left >= 0 && right <= window.innerWidth;

describe('on a phone', () => {
  test.each(['Uno', 'Tres'])(
    'the menu of %s stays between the sides of the window, and gives the keyboard back',
    async (name) => {
      await openOnPhone();
      const { top, bottom } = proxy(name).element().getBoundingClientRect();
      const middle = window.innerWidth / 2;
      await pressRightButton({ x: middle, y: (top + bottom) / 2 });
      await expect.element(menu).toBeVisible();
      const box = () => menu.element().getBoundingClientRect();
      // There is no room for it on either side of the finger.
      expect(box().width).toBeGreaterThan(middle);
      // A menu is measured above the window before it has its place.
      await eventually(() => expect(box().bottom).toBeGreaterThan(0));
      expect(isBetweenSides(box())).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect.element(menu).not.toBeInTheDocument();
      await expect.element(proxy(name)).toHaveFocus();
    },
  );

  test('what stands in a menu of its own elsewhere unfolds in the menu', async () => {
    const saved = await openOnPhone();
    const { left, right, top, bottom } = proxy('Dos').element().getBoundingClientRect();
    await pressRightButton({ x: (left + right) / 2, y: (top + bottom) / 2 });
    await userEvent.click(page.getByRole('menuitem', { name: 'Order' }));
    await expect.element(page.getByRole('menuitem', { name: /^Bring to front/ })).toBeVisible();
    expect(menu.elements()).toHaveLength(1);
    await userEvent.click(page.getByRole('menuitem', { name: /^Bring to front/ }));
    await expect.element(menu).not.toBeInTheDocument();
    await eventually(() => expect(saved().texts.at(-1)?.text).toBe('Dos'));
  });
});
