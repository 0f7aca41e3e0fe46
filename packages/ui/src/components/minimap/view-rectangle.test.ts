import { describe, expect, test } from 'vitest';
import { centredAt, visibleShare } from './view-rectangle.ts';

const picture = { width: 1000, height: 500 };
const view = { x: 0, y: 0, width: 200, height: 100 };

describe('the view of a picture', () => {
  test('is centred at the point', () => {
    expect(centredAt(view, picture, 500, 250)).toEqual({ x: 400, y: 200, width: 200, height: 100 });
  });

  test('stays on the picture', () => {
    expect(centredAt(view, picture, 0, 1000)).toEqual({ x: 0, y: 400, width: 200, height: 100 });
  });

  test('is centred on a picture that it is larger than', () => {
    expect(centredAt({ ...view, width: 1200 }, picture, 10, 250)).toMatchObject({ x: -100, width: 1200 });
  });

  test('covers the share of the picture that is seen', () => {
    expect(visibleShare({ x: 250, y: 250, width: 500, height: 500 }, picture)).toEqual({
      x: 0.25,
      y: 0.5,
      width: 0.5,
      height: 0.5,
    });
    expect(visibleShare({ x: -100, y: -100, width: 2000, height: 2000 }, picture)).toEqual({
      x: 0,
      y: 0,
      width: 1,
      height: 1,
    });
  });
});
