import { Profiler } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTranslatedText } from '../model/text.ts';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import { drawNoiseImage } from '../testing/noise-image.ts';
import { onPage, size } from '../testing/three-texts.ts';
import { ImageEditor } from './image-editor.tsx';

const canvas = page.getByRole('application');
/** 60 texts in rows of ten. */
const texts = Array.from({ length: 60 }, (_, index) =>
  createTranslatedText(
    {
      id: index + 1,
      text: `W${index + 1}`,
      originalText: '',
      x: 5 + (index % 10) * 39,
      y: 5 + Math.floor(index / 10) * 48,
      width: 36,
      height: 20,
      rotation: 0,
      fontFamily: 'Roboto',
      fontSize: 12,
      suggestedColors: [],
    },
    1_000,
  ),
);
const moves = 5;

/** Sends a mouse's pointer event at a point of the image, by default with Ctrl, so that nothing snaps. */
function send(type: string, at: { x: number; y: number }, { ctrlKey = true, shiftKey = false } = {}): void {
  const { x, y } = onPage(canvas.element(), at);
  const mouse = { pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, bubbles: true, cancelable: true };
  canvas.element().dispatchEvent(new PointerEvent(type, { ...mouse, clientX: x, clientY: y, ctrlKey, shiftKey }));
}

function painted(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

/** The pixels around a point of the image, as the canvases on the page show them one over the other. */
function shownAt({ x, y }: { x: number; y: number }): number[] {
  const shown = document.createElement('canvas');
  Object.assign(shown, { width: 60, height: 30 });
  const ctx = shown.getContext('2d');
  if (!ctx) throw new Error('This browser gives no 2D context.');
  const middle = onPage(canvas.element(), { x, y });
  for (const layer of canvas.element().querySelectorAll('canvas')) {
    const place = layer.getBoundingClientRect();
    if (place.width > 0)
      ctx.drawImage(layer, place.x - middle.x + 30, place.y - middle.y + 15, place.width, place.height);
  }
  return [...ctx.getImageData(0, 0, 60, 30).data];
}

/** Drags the first text and, once the drag is under way, counts the changed elements and the drawn texts of some moves. */
async function countDrag() {
  canvas.element().setPointerCapture = () => {};
  send('pointerdown', { x: 20, y: 15 });
  send('pointermove', { x: 30, y: 25 });
  // The code of the panel is fetched, and then shows the pressed text.
  await expect.element(page.getByRole('button', { name: 'Reset' })).toBeVisible();
  await painted();

  const changed = new Set<string>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      changed.add(element?.closest('[data-slot], [data-text-id]')?.getAttribute('data-slot') ?? 'another element');
    }
  });
  const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  const cleared = vi.spyOn(CanvasRenderingContext2D.prototype, 'clearRect');
  onTestFinished(() => void [observer.disconnect(), vi.restoreAllMocks()]);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let move = 0; move < moves; move += 1) {
    send('pointermove', { x: 33 + move * 3, y: 27 + move });
    await painted();
  }
  const counts = {
    changed: [...changed].toSorted(),
    drawn: drawn.mock.calls.map(([words]) => words),
    layers: new Set(cleared.mock.contexts).size,
    // The browser copies each canvas that is shown, in every frame in which anything changes.
    canvases: [...canvas.element().querySelectorAll('canvas')].filter(({ offsetWidth }) => offsetWidth > 0).length,
  };
  send('pointerup', { x: 50, y: 40 });
  return counts;
}

/** How far the levels of two pictures are apart, on average. */
const difference = (one: number[], other: number[]) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

/** Opens the texts, none of them selected. */
async function openTexts(onCommit: () => void = () => {}): Promise<void> {
  mount(
    <Profiler id="editor" onRender={onCommit}>
      <ImageEditor
        image={drawNoiseImage(size.width, size.height)}
        document={{ ...size, texts }}
        selectFirstAfter={1_000_000}
      />
    </Profiler>,
  );
  await eventually(() => expect(document.querySelectorAll('[data-text-id]')).toHaveLength(texts.length));
  await painted();
}

test('a move of a dragged text draws nothing: it moves the picture of the text and the marks that show where it is', async () => {
  await openTexts();
  const { changed, drawn, layers, canvases } = await countDrag();
  expect(drawn).toEqual([]);
  expect(layers).toBe(0);
  expect(canvases).toBe(2);
  expect(changed).toEqual(['gesture-label', 'moving-texts', 'selection-box']);
  await eventually(() =>
    expect(document.querySelector('[data-text-id="text-1-1000"]')?.getAttribute('data-state')).toBe('selected'),
  );
});

/** The steps before each drag, and the keys held during it. */
const drags: Readonly<Record<string, { before?: () => Promise<void>; ctrlKey: boolean }>> = {
  'one text': { ctrlKey: true },
  'one text that snaps to others': { ctrlKey: false },
  'several texts': {
    ctrlKey: true,
    before: async () => {
      canvas.element().setPointerCapture = () => {};
      for (const x of [20, 60]) {
        send('pointerdown', { x, y: 15 }, { shiftKey: true });
        send('pointerup', { x, y: 15 }, { shiftKey: true });
      }
      await eventually(() => expect(document.querySelectorAll('[data-slot="selection-outline"]')).toHaveLength(2));
    },
  },
  'one text beside the list of texts': {
    ctrlKey: true,
    before: async () => {
      await userEvent.click(page.getByRole('tab', { name: /Texts/ }));
      await expect.element(page.getByRole('region', { name: 'Texts' })).toBeVisible();
    },
  },
};

/** The left side of the selection's frame, in px of the page. */
const leftOfFrame = () =>
  document.querySelector('[data-slot="selection-box"]')?.getBoundingClientRect().x ?? Number.NaN;

test.each(Object.entries(drags))('React renders nothing while %s is dragged', async (_name, { before, ctrlKey }) => {
  const commits = vi.fn<() => void>();
  await openTexts(commits);
  await before?.();
  canvas.element().setPointerCapture = () => {};
  send('pointerdown', { x: 20, y: 15 }, { ctrlKey });
  send('pointermove', { x: 30, y: 25 }, { ctrlKey });
  await painted();
  expect(commits).toHaveBeenCalled();
  // The rows of a list are measured after they are drawn.
  await eventually(async () => {
    commits.mockClear();
    for (let frame = 0; frame < 5; frame += 1) await painted();
    expect(commits).not.toHaveBeenCalled();
  });
  const from = leftOfFrame();
  const guides = new Set<string>();
  for (let move = 0; move < 12; move += 1) {
    send('pointermove', { x: 32 + move * 2, y: 27 + move * 2 }, { ctrlKey });
    await painted();
    for (const guide of document.querySelectorAll<HTMLElement>('[data-slot="snap-guide"]'))
      guides.add(`${guide.dataset.axis} ${guide.style.transform}`);
  }
  expect(commits).not.toHaveBeenCalled();
  expect(leftOfFrame()).toBeGreaterThan(from + 10);
  expect(guides.size > 1).toBe(!ctrlKey);
  send('pointerup', { x: 54, y: 49 }, { ctrlKey });
  await eventually(() => expect(document.querySelector('[data-slot="snap-guide"]')).toBeNull());
});

/** A declaration of styles without its transform. */
const withoutTransform = (style: string | null) => (style ?? '').replace(/(?:^|;)\s*transform:[^;]*/, '');

test('lines that a dragged text snaps to come, move and go by their transforms, and leave the page with the drag', async () => {
  await openTexts();
  canvas.element().setPointerCapture = () => {};
  const move = async (step: number) => {
    send('pointermove', { x: 25 + step * 2, y: 20 + step * 2 }, { ctrlKey: false });
    await painted();
    return document.querySelectorAll('[data-slot="snap-guide"]').length;
  };
  send('pointerdown', { x: 20, y: 15 });
  // Every kind of line has been shown once, so its element exists.
  for (let step = 0; step < 20; step += 1) await move(step);
  const lines = document.querySelector('[data-slot="snap-guides"]') ?? document.body;
  const other = new Set<string>();
  const observer = new MutationObserver((records) => {
    for (const { type, target, attributeName, oldValue } of records) {
      const isMove =
        target instanceof Element &&
        attributeName === 'style' &&
        withoutTransform(target.getAttribute('style')) === withoutTransform(oldValue);
      // The label of a distance changes its words.
      const isWords = type === 'childList' && target instanceof HTMLSpanElement;
      if (!isMove && !isWords && !attributeName?.startsWith('data-')) other.add(attributeName ?? type);
    }
  });
  onTestFinished(() => observer.disconnect());
  observer.observe(lines, { subtree: true, childList: true, attributes: true, attributeOldValue: true });
  const counts = new Set<number>();
  for (let step = 19; step > 0; step -= 1) counts.add(await move(step));
  expect(counts.size).toBeGreaterThan(1);
  expect([...other]).toEqual([]);
  send('pointerup', { x: 27, y: 22 });
  await eventually(() => expect(lines.childElementCount).toBe(0));
});

test('the beginning of a drag draws what the text covered, and no other part of the picture', async () => {
  await openTexts();
  canvas.element().setPointerCapture = () => {};
  send('pointerdown', { x: 20, y: 15 });
  await painted();
  const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  onTestFinished(() => void vi.restoreAllMocks());
  send('pointermove', { x: 30, y: 25 });
  await painted();
  await painted();
  const words = drawn.mock.calls.map(([text]) => text);
  send('pointerup', { x: 30, y: 25 });
  // The text itself, and its neighbour, whose area begins within reach of its letters.
  expect(new Set(words)).toEqual(new Set(['W1', 'W2']));
  expect(words.length).toBeLessThan(5);
});

test('nothing is left where a text was lifted off, and the image is as it was', async () => {
  await openTexts();
  const bare = { x: 200, y: 290 };
  const [before, aside] = [shownAt({ x: 20, y: 15 }), shownAt(bare)];
  canvas.element().setPointerCapture = () => {};
  send('pointerdown', { x: 20, y: 15 });
  send('pointermove', { x: 120, y: 285 });
  await painted();
  const lifted = shownAt({ x: 20, y: 15 });
  expect(difference(lifted, before)).toBeGreaterThan(2);
  expect(shownAt(bare)).toEqual(aside);
  send('pointerup', { x: 120, y: 285 });
  await painted();
  expect(difference(shownAt({ x: 20, y: 15 }), lifted)).toBeLessThan(0.5);
});

test('a text whose drag is given up is seen again where it was', async () => {
  await openTexts();
  const before = shownAt({ x: 20, y: 15 });
  canvas.element().setPointerCapture = () => {};
  send('pointerdown', { x: 20, y: 15 });
  send('pointermove', { x: 120, y: 285 });
  await painted();
  expect(difference(shownAt({ x: 20, y: 15 }), before)).toBeGreaterThan(2);
  await userEvent.keyboard('{Escape}');
  await painted();
  expect(document.querySelector('[data-slot="moving-texts"]')).toBeNull();
  expect(difference(shownAt({ x: 20, y: 15 }), before)).toBeLessThan(0.5);
});

test('a text looks the same while it is dragged as when it was let go', async () => {
  await openTexts();
  canvas.element().setPointerCapture = () => {};
  send('pointerdown', { x: 20, y: 15 });
  send('pointermove', { x: 30, y: 25 });
  send('pointermove', { x: 45, y: 29 });
  await painted();
  const dragged = shownAt({ x: 45, y: 29 });
  send('pointerup', { x: 45, y: 29 });
  await painted();
  expect(document.querySelector('[data-slot="moving-texts"]')).toBeNull();
  expect(difference(shownAt({ x: 45, y: 29 }), dragged)).toBeLessThan(2);
});
