import { useEffect, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createExclusion, rectOfExclusion } from '../model/exclusion-rectangle.ts';
import type { ExclusionRectangle } from '../model/exclusion-rectangle.ts';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import { drawNoiseImage } from '../testing/noise-image.ts';
import { ExclusionCanvas } from './exclusion-canvas.tsx';

// Smaller than the box of the test: shown at its own size, in the middle.
const size = { width: 400, height: 300 };
const canvas = page.getByRole('application');
let saved: readonly ExclusionRectangle[] = [];
const rects = () => saved.map(rectOfExclusion);

function Host({ initial }: { initial: readonly ExclusionRectangle[] }) {
  const [image] = useState(() => drawNoiseImage(size.width, size.height));
  const [regions, setRegions] = useState(initial);
  const [drawing, setDrawing] = useState(initial.length === 0);
  useEffect(() => {
    saved = regions;
  }, [regions]);
  return (
    <>
      <ExclusionCanvas
        image={image}
        regions={regions}
        onChange={setRegions}
        drawing={drawing}
        onDrawingChange={setDrawing}
      />
      <output>{drawing ? 'drawing' : 'not drawing'}</output>
    </>
  );
}

async function open(initial: readonly ExclusionRectangle[] = []) {
  mount(<Host initial={initial} />);
  await expect.element(canvas).toBeVisible();
}
/** A point of the image as a position on the canvas. */
function at(x: number, y: number) {
  const content = canvas.element().getBoundingClientRect();
  return { x: (content.width - size.width) / 2 + x, y: (content.height - size.height) / 2 + y };
}
const drag = (from: [number, number], to: [number, number]) =>
  userEvent.dragAndDrop(canvas, canvas, { sourcePosition: at(...from), targetPosition: at(...to) });

describe('exclusion areas', () => {
  test('are drawn with the mouse, from any corner, and end the drawing', async () => {
    await open();
    await drag([200, 150], [50, 40]);
    await eventually(() => expect(rects()).toEqual([{ x: 50, y: 40, width: 150, height: 110 }]));
    await expect.element(page.getByRole('status')).toHaveTextContent('not drawing');
    await expect.element(page.getByRole('button', { name: 'Exclusion area 1', exact: true })).toBeVisible();
  });

  test('stay inside the image', async () => {
    await open();
    await drag([350, 250], [480, 380]);
    await eventually(() => expect(rects()).toEqual([{ x: 350, y: 250, width: 50, height: 50 }]));
  });

  test('of 5 px or less are not taken, and drawing goes on', async () => {
    await open();
    await drag([100, 100], [200, 105]);
    await expect.element(page.getByText('drawing', { exact: true })).toBeVisible();
    expect(rects()).toEqual([]);
  });

  test('are given up with Escape', async () => {
    await open();
    (canvas.element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('status')).toHaveTextContent('not drawing');
  });

  test('are given up with Escape also from the button beside the canvas', async () => {
    await open();
    const outside = document.createElement('button');
    document.body.append(outside);
    outside.focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('status')).toHaveTextContent('not drawing');
    outside.remove();
  });

  test('are drawn, moved and resized with the keyboard alone', async () => {
    await open();
    await expect.element(canvas).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(rects()).toEqual([{ x: 150, y: 112.5, width: 100, height: 75 }]));
    await expect.element(page.getByRole('button', { name: 'Exclusion area 1', exact: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Control>}{Shift>}{ArrowDown}{/Shift}{ArrowLeft}{/Control}');
    await eventually(() => expect(rects()).toEqual([{ x: 149, y: 112.5, width: 99, height: 85 }]));
  });

  test('are moved with the mouse and the arrow keys', async () => {
    await open([createExclusion('a', { x: 20, y: 20, width: 100, height: 80 })]);
    await drag([60, 60], [90, 100]);
    await eventually(() => expect(rects()).toEqual([{ x: 50, y: 60, width: 100, height: 80 }]));
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
    await eventually(() => expect(rects()).toEqual([{ x: 49, y: 50, width: 100, height: 80 }]));
  });

  test('are resized by a corner', async () => {
    await open([createExclusion('a', { x: 20, y: 20, width: 100, height: 80 })]);
    await userEvent.click(canvas, { position: at(60, 60) });
    const corner = document.querySelector('[data-handle="se"]') ?? document.body;
    await userEvent.dragAndDrop(page.elementLocator(corner), canvas, { targetPosition: at(180, 140) });
    await eventually(() => expect(rects()[0]?.width).toBeCloseTo(160, 0));
    expect(rects()[0]?.height).toBeCloseTo(120, 0);
  });

  test('are removed by their button, or with Delete', async () => {
    await open([
      createExclusion('a', { x: 20, y: 40, width: 100, height: 80 }),
      createExclusion('b', { x: 200, y: 40, width: 100, height: 80 }),
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Remove exclusion area 1' }));
    await eventually(() => expect(saved.map(({ id }) => id)).toEqual(['b']));
    await userEvent.click(canvas, { position: at(250, 80) });
    await userEvent.keyboard('{Delete}');
    await eventually(() => expect(saved).toEqual([]));
  });
});
