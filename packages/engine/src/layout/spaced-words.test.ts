import { describe, expect, it } from 'vitest';
import type { RecognisedLine } from '../model/recognised-line.ts';
import { joinSpacedWords } from './spaced-words.ts';

/** A line of capitals 24 px high, each letter `pitch` px from the next, from `left` on. */
function word(text: string, left: number, pitch: number, y = 100): RecognisedLine {
  const width = text.length * pitch;
  return {
    text,
    confidence: 0.9,
    colour: [200, 80, 30],
    stroke: 4,
    descent: 0,
    doubt: undefined,
    box: { x: left + width / 2, y, width, height: 24, angle: 0 },
  };
}

/** A word whose letters are 23 px apart, of which 5 px are beside the ink of the first and the last. */
function fixed(text: string, start: number, descent: number): RecognisedLine {
  const width = text.length * 23 - 5;
  const bottom = 110 + descent;
  return { ...word(text, 0, 1), descent, box: { x: start + width / 2, y: bottom - 13, width, height: 26, angle: 0 } };
}

const on = (background: [number, number, number], own: RecognisedLine): RecognisedLine => ({ ...own, background });

const texts = (lines: readonly RecognisedLine[]): string[] => lines.map(({ text }) => text);

describe('words of capitals with wide letter spacing', () => {
  it('are one line where the gap is hardly wider than a letter', () => {
    const [line, ...others] = joinSpacedWords([word('TOWN', 188, 31), word('NEW IN', 0, 26)]);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ text: 'NEW IN TOWN', box: { x: 156, width: 312, height: 24 } });
  });

  it('stay apart as cells of a table do', () => {
    expect(texts(joinSpacedWords([word('NAME', 0, 18), word('PRICE', 112, 18)]))).toEqual(['NAME', 'PRICE']);
  });

  it('stay apart in two colours, and one below the other', () => {
    const grey = { ...word('TOWN', 188, 31), colour: [90, 90, 90] as [number, number, number] };
    expect(texts(joinSpacedWords([word('NEW IN', 0, 26), grey]))).toEqual(['NEW IN', 'TOWN']);
    expect(joinSpacedWords([word('NEW IN', 0, 26), word('TOWN', 188, 31, 140)])).toHaveLength(2);
  });

  it('stay apart on the badges of two logos', () => {
    const blue: [number, number, number] = [0, 94, 184];
    const green: [number, number, number] = [0, 70, 80];
    expect(texts(joinSpacedWords([on(blue, word('NHS', 0, 26)), on(green, word('NICE', 94, 26))]))).toEqual([
      'NHS',
      'NICE',
    ]);
    expect(texts(joinSpacedWords([on(blue, word('NEW', 0, 26)), on(blue, word('TOWN', 94, 26))]))).toEqual([
      'NEW TOWN',
    ]);
  });

  it('stay apart in small letters, which are not set so far apart', () => {
    expect(joinSpacedWords([word('new in', 0, 26), word('town', 188, 31)])).toHaveLength(2);
  });
});

describe('words in a face with a fixed pitch', () => {
  it('are one line where the next begins one letter further on', () => {
    const lines = [fixed('your resource', 0, 6), fixed('in', 14 * 23, 0)];
    expect(texts(joinSpacedWords(lines))).toEqual(['your resource in']);
  });

  it('stay apart where the next begins elsewhere, and where its letters are as far apart as those of another face', () => {
    expect(joinSpacedWords([fixed('your resource', 0, 6), fixed('in', 14.5 * 23, 0)])).toHaveLength(2);
    expect(joinSpacedWords([fixed('your resource', 0, 6), word('in', 14 * 23, 17)])).toHaveLength(2);
  });
});
