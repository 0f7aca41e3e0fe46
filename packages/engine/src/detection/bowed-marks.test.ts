import { describe, expect, it } from 'vitest';
import type { Arc } from '../geometry/arc.ts';
import type { Point } from '../geometry/quad.ts';
import { connectedComponents } from '../image/connected-components.ts';
import { bowOf, joinBows } from './bowed-marks.ts';

const width = 400;
const height = 300;

/** A map of the detector that is sure of the pixels that the rule marks. */
function bowOfMap(rule: (point: Point) => boolean, sure = 0.9): Arc | undefined {
  const map = Float32Array.from({ length: width * height }, (_, i) =>
    rule({ x: i % width, y: Math.floor(i / width) }) ? sure : 0,
  );
  const { components, labels } = connectedComponents(map, width, height, 0.3);
  const [component] = components;
  if (!component) throw new Error('The rule marks nothing.');
  return bowOf(component, labels, map, width, { x: 2, y: 2 });
}

const onBow = ({ x, y }: Point): boolean => y < 120 && Math.abs(Math.hypot(x - 200, y - 200) - 140) <= 5;

describe('bowOf', () => {
  it('gives a bowed kernel back its text, in pixels of the picture', () => {
    const bow = bowOfMap(onBow);
    expect(bow?.x).toBeCloseTo(400, -1);
    expect(bow?.y).toBeCloseTo(400, -1);
    expect(bow?.radius).toBeCloseTo(280, -1);
    expect(bow?.height).toBeGreaterThan(2 * 2 * 11);
  });

  it('takes a straight line, a blot and what the detector is not sure of for none', () => {
    expect(bowOfMap(({ x, y }) => x > 40 && x < 360 && Math.abs(y - 100) < 6)).toBeUndefined();
    expect(bowOfMap(({ x, y }) => Math.hypot(x - 200, y - 150) < 60)).toBeUndefined();
    expect(bowOfMap(onBow, 0.4)).toBeUndefined();
  });

  it('takes a ring for none', () => {
    expect(bowOfMap(({ x, y }) => Math.abs(Math.hypot(x - 200, y - 150) - 120) <= 5)).toBeUndefined();
  });
});

describe('joinBows', () => {
  const bow: Arc = { x: 0, y: 0, radius: 200, from: -2.5, to: -1.6, height: 30 };

  it('joins the words of one line, wherever the turn is counted from', () => {
    const next: Arc = { ...bow, from: -1.5 + 2 * Math.PI, to: -1 + 2 * Math.PI };
    const [joined, ...rest] = joinBows([next, bow]);
    expect(rest).toEqual([]);
    expect((joined?.to ?? 0) - (joined?.from ?? 0)).toBeCloseTo(1.5);
  });

  it('keeps another line, a far word and other letters apart', () => {
    const others: Arc[] = [
      { ...bow, radius: 240 },
      { ...bow, from: -1, to: -0.5 },
      { ...bow, from: -1.55, to: -1, height: 15 },
    ];
    for (const other of others) expect(joinBows([bow, other])).toHaveLength(2);
  });
});
