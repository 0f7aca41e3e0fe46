import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import { drawNoiseImage } from '../testing/noise-image.ts';
import { size, threeTexts } from '../testing/three-texts.ts';
import { ImageEditor } from './image-editor.tsx';

/** Opens the editor and waits until the first text is selected and the panel has loaded. */
async function opened(): Promise<void> {
  const texts = threeTexts(0, ['#cc0000']);
  // As in the product, without strict mode: it would render, and so draw, everything twice.
  mount(<ImageEditor image={drawNoiseImage(size.width, size.height)} document={{ ...size, texts }} />, {
    strict: false,
  });
  await eventually(() => expect(document.querySelectorAll('[data-text-id][data-state="selected"]')).toHaveLength(1));
  await expect.element(page.getByRole('region', { name: 'Typography' })).toBeVisible();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

test('opening draws every text once', async () => {
  const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  onTestFinished(() => drawn.mockRestore());
  await opened();
  expect(drawn.mock.calls.map(([words]) => words).toSorted()).toEqual(['Dos', 'Tres', 'Uno']);
});

test('opening draws the picture once', async () => {
  const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage');
  onTestFinished(() => drawn.mockRestore());
  await opened();
  const onPage = drawn.mock.contexts.filter((ctx) => ctx instanceof CanvasRenderingContext2D && ctx.canvas.isConnected);
  expect(onPage).toHaveLength(1);
});
