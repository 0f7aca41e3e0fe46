import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '../testing/eventually.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { drawPlainImage } from '../testing/plain-image.ts';
import { turnWheel } from '../testing/real-input.ts';
import { shownZoom, size, threeTexts } from '../testing/three-texts.ts';

const texts = threeTexts(0, ['#ff0000']);
const proxy = (name: string) => page.getByRole('button', { name, exact: true });

const openCommands = () => userEvent.click(page.getByRole('button', { name: 'Show all commands' }));
const shownKeys = () => document.querySelectorAll('[data-slot="command-menu"] kbd').length;
const press = (init: KeyboardEventInit) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));

/** Tells pages that a finger points, and nothing else does. */
function holdInHand(): void {
  const ask = window.matchMedia.bind(window);
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const answer = ask(query);
    return query === '(hover: none) and (pointer: coarse)'
      ? Object.defineProperty(answer, 'matches', { value: true })
      : answer;
  });
  onTestFinished(() => spy.mockRestore());
}

async function typeIn(name: string): Promise<void> {
  (proxy(name).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveFocus();
}

describe('on a phone', () => {
  test('a text comes near while it is written, and the picture goes back when it is left', async () => {
    holdInHand();
    openEditor({ width: 1_600, height: 1_200, texts }, { selectFirstAfter: 1_000_000 });
    await expect.element(proxy('Uno')).toBeInTheDocument();
    const before = shownZoom();
    expect(before).toBeLessThan(0.5);
    await typeIn('Uno');
    await eventually(() => expect(shownZoom()).toBe(0.8));
    const area = page.getByRole('textbox', { name: 'Text', exact: true }).element().getBoundingClientRect();
    const room = document.querySelector('[data-slot="image-viewport"]')?.getBoundingClientRect();
    expect(area.left).toBeGreaterThanOrEqual(room?.left ?? Infinity);
    expect(area.right).toBeLessThanOrEqual(room?.right ?? 0);
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(shownZoom()).toBe(before));
  });

  test('after a text was written the picture takes the room that the panel leaves', async () => {
    holdInHand();
    openEditor({ width: 1_600, height: 1_200, texts }, { selectFirstAfter: 1_000_000 });
    await expect.element(proxy('Uno')).toBeInTheDocument();
    const before = shownZoom();
    await typeIn('Uno');
    await eventually(() => expect(shownZoom()).toBe(0.8));
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(shownZoom()).toBe(before));
    const stage = document.querySelector<HTMLElement>('.test-stage');
    if (stage) stage.style.width = '1300px';
    await eventually(() => expect(shownZoom()).toBeGreaterThan(before));
  });

  test('a picture that is seen whole only below 10 % is first seen so, and the wheel leads back to that view', async () => {
    const long = { width: 8_000, height: 400 };
    openEditor({ ...long, texts }, { image: drawPlainImage(long, '#808080'), selectFirstAfter: 1_000_000 });
    await expect.element(proxy('Uno')).toBeInTheDocument();
    const first = shownZoom();
    expect(first).toBeLessThan(0.1);
    const room = document.querySelector('[data-slot="image-viewport"]')?.getBoundingClientRect();
    const at = { x: (room?.left ?? 0) + 40, y: (room?.top ?? 0) + 40 };
    await turnWheel(at, -100, { ctrl: true });
    await eventually(() => expect(shownZoom()).toBeGreaterThan(first));
    for (let n = 0; n < 3; n += 1) await turnWheel(at, 100, { ctrl: true });
    await eventually(() => expect(shownZoom()).toBe(first));
  });

  test('a menu shows no keys', async () => {
    openEditor({ ...size, texts });
    await expect.element(proxy('Uno')).toHaveAttribute('aria-pressed', 'true');
    await openCommands();
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    expect(shownKeys()).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    holdInHand();
    await openCommands();
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    expect(shownKeys()).toBe(0);
  });
});

test('a text that is written keeps the menu of the browser: a long press and a right click open none of ours', async () => {
  openEditor({ ...size, texts });
  await expect.element(proxy('Uno')).toHaveAttribute('aria-pressed', 'true');
  await typeIn('Uno');
  const area = page.getByRole('textbox', { name: 'Text', exact: true }).element();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const finger = { pointerId: 2, isPrimary: true, pointerType: 'touch', bubbles: true, cancelable: true };
  area.dispatchEvent(new PointerEvent('pointerdown', finger));
  vi.advanceTimersByTime(2_000);
  const rightClick = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  area.dispatchEvent(rightClick);
  vi.useRealTimers();
  expect(rightClick.defaultPrevented).toBe(false);
  expect(page.getByRole('menu').elements()).toEqual([]);
  await userEvent.keyboard('!');
  await expect.element(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('Uno!');
});

test('with a mouse the zoom stays as it is while a text is written', async () => {
  openEditor({ width: 1_600, height: 1_200, texts }, { selectFirstAfter: 1_000_000 });
  await expect.element(proxy('Uno')).toBeInTheDocument();
  const before = shownZoom();
  await typeIn('Uno');
  expect(shownZoom()).toBe(before);
});

test('a text is added while one that is locked is selected', async () => {
  openEditor({ ...size, texts: texts.map((text) => ({ ...text, locked: true })) });
  await expect.element(proxy('Uno (locked)')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(page.getByRole('button', { name: 'Add Text' }));
  await expect.element(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveFocus();
  expect(page.getByRole('spinbutton', { name: 'Curve' }).elements()).toHaveLength(1);
});

test('keys that are pressed while the fields to find in texts are fetched do nothing to the texts', async () => {
  openEditor({ ...size, texts });
  await expect.element(proxy('Uno')).toHaveAttribute('aria-pressed', 'true');
  (proxy('Uno').element() as HTMLElement).focus();
  press({ key: 'f', code: 'KeyF', ctrlKey: true });
  await eventually(() => expect(document.querySelector('[data-slot="text-panel"]')).toBeNull());
  for (const key of ['t', 'Delete']) press({ key });
  await expect.element(page.getByRole('textbox', { name: 'Find in texts' })).toHaveFocus();
  expect(document.querySelectorAll('[data-text-id]')).toHaveLength(texts.length);
});
