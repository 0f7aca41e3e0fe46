import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Point } from '../geometry/rect.ts';
import type { EditorDocument } from '../model/document.ts';
import { mount } from '../testing/mount.tsx';
import { colorAt, pixelsOf } from '../testing/noise-image.ts';
import { drawPlainImage } from '../testing/plain-image.ts';
import { onPage, size } from '../testing/three-texts.ts';
import { ImageEditor } from './image-editor.tsx';

const canvas = page.getByRole('application');
const red = [255, 0, 0];
const white = [255, 255, 255];

const plain = (color: string) => drawPlainImage(size, color);

async function open() {
  const onExport = vi.fn<(blob: Blob, fileName: string) => void>();
  let saved: EditorDocument = { ...size, texts: [] };
  mount(
    <ImageEditor
      image={plain('#ffffff')}
      original={plain('#ff0000')}
      document={saved}
      onExport={onExport}
      onDocumentChange={(document) => {
        saved = document;
      }}
    />,
  );
  await expect.element(canvas).toBeVisible();
  return { onExport, saved: () => saved };
}

/** A mouse that is pressed at the first point and lifted at the last. */
function brushOver(...points: readonly Point[]): void {
  const element = canvas.element();
  element.setPointerCapture = () => {};
  const send = (type: string, at: Point) => {
    const { x, y } = onPage(element, at);
    const mouse = { pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, bubbles: true, cancelable: true };
    element.dispatchEvent(new PointerEvent(type, { ...mouse, clientX: x, clientY: y }));
  };
  const [first = { x: 0, y: 0 }] = points;
  send('pointerdown', first);
  for (const point of points) send('pointermove', point);
  send('pointerup', points.at(-1) ?? first);
}

/** The colour that the layers of the canvas show at a point of the image. */
function shown(at: Point): number[] {
  const { x, y } = onPage(canvas.element(), at);
  let seen = [0, 0, 0];
  for (const layer of document.querySelectorAll<HTMLCanvasElement>('.konvajs-content canvas')) {
    const box = layer.getBoundingClientRect();
    // A layer without anything on it is not shown.
    if (box.width === 0) continue;
    const scale = layer.width / box.width;
    const place = [Math.round((x - box.left) * scale), Math.round((y - box.top) * scale)] as const;
    const [r = 0, g = 0, b = 0, alpha = 0] = layer.getContext('2d')?.getImageData(...place, 1, 1).data ?? [];
    if (alpha === 255) seen = [r, g, b];
  }
  return seen;
}

test('the brush is set beside the list of texts, too', async () => {
  await open();
  await page.getByRole('tab', { name: /Texts/ }).click();
  await userEvent.click(page.getByRole('button', { name: 'Restore brush' }));
  await expect.element(page.getByLabelText('Brush size')).toBeVisible();
});

test('what the brush brings back is seen, saved, exported and taken back', async () => {
  const { onExport, saved } = await open();
  await userEvent.click(page.getByRole('button', { name: 'Restore brush' }));
  await expect.element(page.getByText('Go over the picture to bring the original back.')).toBeVisible();
  brushOver({ x: 100, y: 150 }, { x: 140, y: 150 }, { x: 200, y: 150 });
  await expect.poll(() => shown({ x: 150, y: 150 })).toEqual(red);
  expect(shown({ x: 150, y: 250 })).toEqual(white);
  expect(saved().strokes).toHaveLength(1);

  await userEvent.click(page.getByRole('button', { name: 'Export', exact: true }));
  await expect.poll(() => onExport.mock.calls.length).toBe(1);
  const pixels = pixelsOf(await createImageBitmap(onExport.mock.calls[0]?.[0] ?? new Blob()));
  expect(colorAt(pixels, 150, 150)).toEqual(red);
  expect(colorAt(pixels, 150, 250)).toEqual(white);

  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => shown({ x: 150, y: 150 })).toEqual(white);
  expect(saved().strokes).toBeUndefined();
});

test('the brush is taken up, moved and put down by keys, and its ring shows where it is', async () => {
  const { saved } = await open();
  (canvas.element() as HTMLElement).focus();
  await userEvent.keyboard('b{ArrowRight}d');
  expect(saved().strokes).toHaveLength(1);
  const [dot] = saved().strokes?.[0]?.points ?? [];
  const ring = document.querySelector('[data-slot="brush-cursor"]')?.getBoundingClientRect();
  const center = onPage(canvas.element(), dot ?? { x: 0, y: 0 });
  expect(Math.abs((ring?.x ?? 0) + (ring?.width ?? 0) / 2 - center.x)).toBeLessThan(1);
  await expect.poll(() => shown(dot ?? { x: 0, y: 0 })).toEqual(red);
});

test('its size and softness are set in the panel', async () => {
  const { saved } = await open();
  await userEvent.click(page.getByRole('button', { name: 'Erase brush' }));
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Brush size' }), '64');
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Softness' }), '0');
  await userEvent.keyboard('{Enter}');
  brushOver({ x: 100, y: 150 });
  expect(saved().strokes).toMatchObject([{ kind: 'erase', size: 64, softness: 0 }]);
});

test('what was brought back before is seen as soon as the original has come', async () => {
  const stroke = { kind: 'restore', size: 40, softness: 0, points: [{ x: 150, y: 150 }] } as const;
  const saved = { ...size, texts: [], strokes: [stroke] };
  let come: ((original: HTMLCanvasElement) => void) | undefined;
  function Host() {
    const [original, setOriginal] = useState<HTMLCanvasElement>();
    const [image] = useState(() => plain('#ffffff'));
    come = setOriginal;
    return <ImageEditor image={image} original={original} document={saved} />;
  }
  mount(<Host />);
  await expect.element(canvas).toBeVisible();
  await expect.poll(() => shown({ x: 150, y: 150 })).toEqual(white);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  come?.(plain('#ff0000'));
  await expect.poll(() => shown({ x: 150, y: 150 })).toEqual(red);
});
