import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewportOf } from './viewport.ts';
import { fitZoom } from './zoom.ts';

const length = fc.integer({ min: 50, max: 3_000 });

test('the first view of an image needs no scrolling and leaves the same room on both sides', () => {
  fc.assert(
    fc.property(
      fc.record({ width: length, height: length }),
      fc.record({ width: length, height: length }),
      (image, container) => {
        const zoom = fitZoom(image, container);
        // Below the smallest zoom an image does not fit.
        fc.pre(image.width * zoom <= container.width && image.height * zoom <= container.height);
        const { content, origin } = viewportOf(image, container, zoom);
        expect(content).toEqual(container);
        expect(Math.abs(container.width - image.width * zoom - 2 * origin.x)).toBeLessThanOrEqual(1);
        expect(Math.abs(container.height - image.height * zoom - 2 * origin.y)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('on a phone the picture stands in the middle', () => {
  const image = { width: 1080, height: 1350 };
  const container = { width: 375, height: 600 };
  const { content, origin } = viewportOf(image, container, fitZoom(image, container));
  expect([content.width, origin.x]).toEqual([375, 15]);
});

test('an image larger than its container has room for handles around it', () => {
  const { content, origin } = viewportOf({ width: 400, height: 100 }, { width: 300, height: 300 }, 1);
  expect([content, origin]).toEqual([
    { width: 448, height: 300 },
    { x: 24, y: 100 },
  ]);
});
