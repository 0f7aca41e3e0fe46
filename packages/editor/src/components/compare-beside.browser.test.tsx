import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTranslatedText } from '../model/text.ts';
import { eventually } from '../testing/eventually.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { drawPlainImage } from '../testing/plain-image.ts';
import * as input from '../testing/real-input.ts';

const size = { width: 400, height: 300 };
const texts = [
  createTranslatedText(
    {
      id: 1,
      text: 'Uno',
      originalText: 'One',
      x: 40,
      y: 30,
      width: 120,
      height: 40,
      rotation: 0,
      fontFamily: 'Roboto',
      fontSize: 20,
      suggestedColors: ['#000000'],
    },
    1_000,
  ),
];

/** The colour in the middle of what a canvas shows. */
function seenIn(scroller: Element): string {
  const layer = scroller.querySelector('canvas');
  const ctx = layer?.getContext('2d');
  const [x, y] = [(layer?.width ?? 0) / 2, (layer?.height ?? 0) / 2];
  return [...(ctx?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).join();
}

const pane = () => document.querySelector<HTMLElement>('[data-slot="original-pane"]');
const scrollers = () => {
  const found = [...document.querySelectorAll<HTMLElement>('[data-slot="image-viewport"]')];
  const [left, right, ...others] = found;
  if (!left || !right || others.length > 0) throw new Error(`There are ${found.length} pictures.`);
  return [left, right] as const;
};
const zoom = () => document.querySelector('[data-slot="zoom-panel"] output')?.textContent;
const places = () => scrollers().map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
const openBeside = async () => {
  openEditor({ ...size, texts }, { image: drawPlainImage(size, '#808080'), original: drawPlainImage(size, '#0000ff') });
  await expect.element(page.getByRole('button', { name: 'Uno' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Compare side by side' }).click();
  await expect.element(page.getByRole('img', { name: 'Original', exact: true })).toBeVisible();
};
/** Zooms in by the keys until both pictures are larger than what shows them. */
const zoomIn = async () => {
  // A press while the zoom still moves may count less, so how many it takes depends on the machine.
  await eventually(async () => {
    await userEvent.keyboard('{Control>}{+}{/Control}');
    expect(zoom()).toBe('300%');
  });
};

describe('comparing side by side', () => {
  test('shows the original on one side and the translation on the other, each whole', async () => {
    await openBeside();
    await eventually(() => {
      const [left, right] = scrollers().map((scroller) => scroller.getBoundingClientRect());
      expect(left?.width).toBeCloseTo(right?.width ?? 0, -0.5);
      expect(left?.right).toBeLessThanOrEqual(right?.left ?? 0);
      expect(seenIn(scrollers()[0])).toBe('0,0,255');
      expect(seenIn(scrollers()[1])).toBe('128,128,128');
    });
    await page.getByRole('button', { name: 'Compare side by side' }).click();
    await eventually(() => expect(pane()).toBeNull());
  });

  test.each([
    ['stands above the translation where the picture is wide', { width: 400, height: 200 }, 'bottom', 'top'],
    ['stays beside the translation where the picture is tall', { width: 200, height: 400 }, 'right', 'left'],
  ] as const)('in a narrow window the original %s, so that both are large', async (_, shape, end, start) => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(375, 812);
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    openEditor({ ...shape, texts }, { original: drawPlainImage(shape, '#0000ff') });
    const stage = document.querySelector<HTMLElement>('.test-stage');
    // The panel of 320 px stands beside the canvas in these tests.
    if (stage) stage.style.width = '695px';
    await page.getByRole('button', { name: 'Compare side by side' }).click();
    await expect.element(page.getByRole('img', { name: 'Original', exact: true })).toBeVisible();
    const [first, second] = scrollers().map((scroller) => scroller.getBoundingClientRect());
    expect(first?.[end]).toBeLessThanOrEqual(second?.[start] ?? 0);
  });

  test('one way of comparing takes the place of the other', async () => {
    await openBeside();
    await page.getByRole('button', { name: 'Compare with a slider' }).click();
    await expect.element(page.getByRole('slider', { name: 'Original and translation' })).toBeVisible();
    expect(pane()).toBeNull();
    await userEvent.keyboard('{Shift>}o{/Shift}');
    await expect.element(page.getByRole('img', { name: 'Original', exact: true })).toBeVisible();
    await expect.element(page.getByRole('slider', { name: 'Original and translation' })).not.toBeInTheDocument();
  });

  test('the wheel moves both, over whichever it is turned', async () => {
    await openBeside();
    await zoomIn();
    await eventually(() => expect(places()[0]).toEqual(places()[1]));
    for (const [index, deltaY] of [
      [0, 60],
      [1, 90],
      [0, -40],
    ] as const) {
      const before = scrollers()[1].scrollTop;
      await input.turnWheel(middleOf(scrollers()[index]), deltaY);
      await eventually(() => expect(scrollers()[1].scrollTop).toBeCloseTo(before + deltaY, 0));
      await eventually(() => expect(places()[0]).toEqual(places()[1]));
    }
  });

  test('a wheel with Ctrl zooms both at the pointer', async () => {
    await openBeside();
    await zoomIn();
    for (const scroller of scrollers()) {
      const { left, top } = scroller.getBoundingClientRect();
      const before = zoom();
      await input.turnWheel({ x: left + 30, y: top + 40 }, 10, { ctrl: true });
      await eventually(() => expect(zoom()).not.toBe(before));
      await eventually(() => expect(places()[0]).toEqual(places()[1]));
    }
  });

  test('a drag over the original pushes both', async () => {
    await openBeside();
    await zoomIn();
    await eventually(() => expect(places()[0]).toEqual(places()[1]));
    const [before] = places();
    const from = middleOf(scrollers()[0]);
    await input.drag(from, { x: from.x - 50, y: from.y - 30 });
    await eventually(() => expect(places()[1]).toEqual([(before?.[0] ?? 0) + 50, (before?.[1] ?? 0) + 30]));
    expect(places()[0]).toEqual(places()[1]);
  });

  test('what moves the translation by itself moves the original too', async () => {
    await openBeside();
    await zoomIn();
    await input.turnWheel(middleOf(scrollers()[0]), 60);
    page.getByRole('button', { name: 'Uno' }).element().focus();
    await userEvent.keyboard('{Shift>}2{/Shift}');
    await eventually(() => expect(places()[0]).toEqual(places()[1]));
    const [left] = scrollers();
    expect(left.scrollLeft + left.scrollTop).toBeGreaterThan(0);
  });
});
