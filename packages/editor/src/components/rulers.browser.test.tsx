import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEditor } from '../testing/open-editor.tsx';
import { eventually } from '../testing/eventually.ts';
import { onPage, shownZoom, size, threeTexts } from '../testing/three-texts.ts';

const canvas = page.getByRole('application');
const rulers = () => [...document.querySelectorAll('[data-slot="ruler"]')];
const open = () => openEditor({ ...size, texts: threeTexts(0, ['#112233']) });

/** Where a ruler has the mark of a pixel of the image, in px of the screen. */
function markAt(axis: 'x' | 'y', at: number): number {
  const box = document.querySelector(`[data-axis="${axis}"] [data-at="${at}"]`)?.getBoundingClientRect();
  if (!box) throw new Error(`The ruler has no mark at ${at}.`);
  return axis === 'x' ? box.x : box.y;
}

/** Focuses a text, and presses the keys that show and hide rulers. */
async function pressKeys(): Promise<void> {
  const text = canvas.getByRole('button', { name: 'Uno', exact: true });
  await expect.element(text).toBeInTheDocument();
  (text.element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}r{/Shift}');
}

beforeEach(() => localStorage.clear());

test('rulers are off, come and go by Shift+R, and are remembered', async () => {
  const first = open();
  await expect.element(canvas).toBeVisible();
  expect(rulers()).toEqual([]);
  await pressKeys();
  await eventually(() => expect(rulers()).toHaveLength(2));
  first.close();
  open();
  await eventually(() => expect(rulers()).toHaveLength(2));
  await pressKeys();
  await eventually(() => expect(rulers()).toEqual([]));
});

test('their marks stand at the pixels of the image, and follow zoom and scrolling', async () => {
  open();
  await pressKeys();
  const agree = () => {
    const place = onPage(canvas.element(), { x: 200, y: 100 });
    expect(Math.abs(markAt('x', 200) - place.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(markAt('y', 100) - place.y)).toBeLessThanOrEqual(1);
  };
  await eventually(agree);
  const before = shownZoom();
  await userEvent.keyboard('{Shift>}[Digit2]{/Shift}');
  await eventually(() => expect(shownZoom()).toBeGreaterThan(before * 1.5));
  await eventually(agree);
  canvas.element().parentElement?.scrollBy(37, 53);
  await eventually(agree);
});

test('an editor in a browser that remembers nothing shows them all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Nothing is kept here.', 'SecurityError');
  });
  open();
  await pressKeys();
  await eventually(() => expect(rulers()).toHaveLength(2));
  vi.restoreAllMocks();
});
