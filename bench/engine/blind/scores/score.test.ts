import { describe, expect, it } from 'vitest';
import type { Answer } from '../../system.ts';
import { box } from './made-up.ts';
import { placedLines } from './score.ts';

const style = { colour: '#000000', fontSize: 10, fontWeight: 400, textAlign: 'left' as const };
const bread = { text: 'Bread', quad: box(0, 0, 60, 20), confidence: 0.9 };
const milk = { text: 'Milk', quad: box(0, 40, 60, 60), confidence: 0.8 };
const flame = { text: 'olo', quad: box(200, 0, 230, 30), confidence: 0.4 };
const truth = [bread, milk].map(({ text, quad }, owner) => ({ text, quad, owner }));

const texts = (lines: { text: string }[]): string[] => lines.map(({ text }) => text);

function placed(answer: Pick<Answer, 'texts' | 'doubtful'>): Record<string, string[]> {
  const { read, trusted, set } = placedLines({ name: '', seconds: 0, cpuSeconds: 0, ...answer }, truth);
  return { read: texts(read), trusted: texts(trusted), set: texts(set) };
}

describe('placedLines', () => {
  it('takes every text for set where a system leaves none alone', () => {
    const answer = { texts: [{ lines: [bread, flame], style }] };
    expect(placed(answer)).toEqual({
      read: ['Bread', 'olo'],
      trusted: ['Bread', 'olo'],
      set: ['Bread', 'olo'],
    });
  });

  it('counts a text that was left as it was as read, not as set', () => {
    const answer = {
      texts: [
        { lines: [bread], style },
        { lines: [milk], style, isLeft: true },
      ],
    };
    expect(placed(answer)).toEqual({ read: ['Bread', 'Milk'], trusted: ['Bread', 'Milk'], set: ['Bread'] });
  });

  it('does not blame a doubtful reading where there is no text', () => {
    const answer = { texts: [{ lines: [bread], style }], doubtful: [milk, flame] };
    expect(placed(answer)).toEqual({
      read: ['Bread', 'Milk', 'olo'],
      trusted: ['Bread', 'Milk'],
      set: ['Bread'],
    });
  });
});
