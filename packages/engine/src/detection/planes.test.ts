import { describe, expect, test } from 'vitest';
import { type OrientedRectangle, quadOf } from '../geometry/oriented-rectangle.ts';
import { planesOf } from './planes.ts';

const degree = Math.PI / 180;
const upright = {
  angle: ({ angle }: OrientedRectangle): number => angle,
  slant: ({ angle }: OrientedRectangle): number => -angle,
};
const line = (y: number, degrees: number, width = 400, x = 400): OrientedRectangle => ({
  x,
  y,
  width,
  height: 30,
  angle: degrees * degree,
});

/** Planes of lines that the detector marked whole. */
function found(boxes: readonly OrientedRectangle[]): ReturnType<typeof planesOf> {
  return planesOf(
    boxes.map((box) => ({ box, outline: quadOf(box) })),
    boxes,
    upright,
  );
}

const aim = (x: number, y: number): number => Math.atan2(300 - y, 2600 - x) / degree;
const onSign = [100, 200, 300, 400].map((y) => line(y, aim(400, y)));

describe('planesOf', () => {
  test('takes lines that would meet in one point for those of one surface', () => {
    const { planes, rest } = found(onSign);
    expect(planes.map(({ marks }) => marks.length)).toEqual([4]);
    expect(rest).toEqual([]);
  });

  test('adds a short line that is set along the others', () => {
    const short = line(150, aim(660, 150), 60, 660);
    expect(found([...onSign, short]).planes.map(({ marks }) => marks.length)).toEqual([5]);
  });

  test('leaves a level line beside a sign in the image', () => {
    const level = line(620, 0);
    const { planes, rest } = found([...onSign, level]);
    expect(planes.map(({ marks }) => marks.length)).toEqual([4]);
    expect(rest).toEqual([level]);
  });

  test.each([0, 7])('finds none where all lines are turned by %d°', (degrees) => {
    const lines = [100, 200, 300].map((y) => line(y, degrees));
    expect(found(lines)).toEqual({ planes: [], rest: lines });
  });

  test('finds none in two lines that are set at an angle to each other', () => {
    const lines = [line(100, 0), line(250, 5)];
    expect(found(lines)).toEqual({ planes: [], rest: lines });
  });

  test('finds none in lines whose angles change with no order', () => {
    const lines = [line(100, 0), line(200, 6), line(300, -4), line(400, 3)];
    expect(found(lines).planes).toEqual([]);
  });

  test('looks through a dense page of lines in bounded time, and finds the sign on it', () => {
    const page = Array.from({ length: 1200 }, (_, index) => line(1000 + 40 * index, ((index % 7) - 3) / 20, 300));
    const { planes, rest } = found([...page, ...onSign]);
    expect(planes.map(({ marks }) => marks.length)).toEqual([4]);
    expect(rest).toHaveLength(page.length);
  });
});
