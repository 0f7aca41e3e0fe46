import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
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

function send(type: string, at: { x: number; y: number }): void {
  const { x, y } = onPage(canvas.element(), at);
  const mouse = { pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, bubbles: true, cancelable: true };
  canvas.element().dispatchEvent(new PointerEvent(type, { ...mouse, clientX: x, clientY: y, ctrlKey: true }));
}

function painted(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

/** Drags the first text and, once that is under way, counts what some moves change: elements of the page, and texts that are drawn. */
async function countDrag() {
  canvas.element().setPointerCapture = () => {};
  send('pointerdown', { x: 20, y: 15 });
  send('pointermove', { x: 30, y: 25 });
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
  };
  send('pointerup', { x: 50, y: 40 });
  return counts;
}

test('a move of a dragged text draws that text alone, on its own layer, and changes only the marks that show where it is', async () => {
  mount(
    <ImageEditor
      image={drawNoiseImage(size.width, size.height)}
      document={{ ...size, texts }}
      selectFirstAfter={1_000_000}
    />,
  );
  await eventually(() => expect(document.querySelectorAll('[data-text-id]')).toHaveLength(texts.length));
  await painted();
  const { changed, drawn, layers } = await countDrag();
  expect(new Set(drawn)).toEqual(new Set(['W1']));
  expect(drawn.length).toBeLessThanOrEqual(moves);
  expect(layers).toBe(1);
  expect(changed).toEqual(['gesture-label', 'selection-box']);
  await eventually(() =>
    expect(document.querySelector('[data-text-id="text-1-1000"]')?.getAttribute('data-state')).toBe('selected'),
  );
});
