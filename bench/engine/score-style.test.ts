import { describe, expect, it } from 'vitest';
import type { TrueText } from '../posters/truth.ts';
import { scoreStyle } from './score-style.ts';
import type { FoundStyle } from './system.ts';

const corner = { x: 0, y: 0 };
const quad: TrueText['quad'] = [corner, corner, corner, corner];
const text: TrueText = {
  text: 'two lines',
  lines: [
    { text: 'two', box: quad },
    { text: 'lines', box: quad },
  ],
  quad,
  color: '#1f4030',
  fontSize: 40,
  fontWeight: 500,
  fontFamily: 'Roboto',
  textAlign: 'center',
  rotation: 0,
  group: '',
};
const exact: FoundStyle = { colour: '#1f4030', fontSize: 40, fontWeight: 500, textAlign: 'center' };

describe('scoreStyle', () => {
  it('finds no fault in the style as it was set', () => {
    expect(scoreStyle(text, exact)).toEqual({ colour: 0, size: 1, weightRight: true, alignRight: true });
  });

  it.each([30, 160 / 3])('measures a size of %f like its inverse', (fontSize) => {
    expect(scoreStyle(text, { ...exact, fontSize }).size).toBeCloseTo(4 / 3, 10);
  });

  it('forgives one step of weight, not two', () => {
    expect(scoreStyle(text, { ...exact, fontWeight: 400 }).weightRight).toBe(true);
    expect(scoreStyle(text, { ...exact, fontWeight: 300 }).weightRight).toBe(false);
  });

  it('does not judge the alignment of a single line', () => {
    const single = { ...text, lines: text.lines.slice(0, 1) };
    expect(scoreStyle(single, { ...exact, textAlign: 'left' }).alignRight).toBeUndefined();
  });

  it('counts a text that was not found as wrong where that can be counted', () => {
    expect(scoreStyle(text, undefined)).toEqual({
      colour: undefined,
      size: undefined,
      weightRight: false,
      alignRight: false,
    });
  });
});
