import type { Quad } from '@palimpsest/engine';
import { describe, expect, it } from 'vitest';
import { matchLines } from './correspondence.ts';
import type { PlacedLine } from './correspondence.ts';
import { scoreReading } from './score-reading.ts';

function box(x: number, y: number, width: number, height = 20): Quad {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

const at = (u: number, v: number) => ({ x: (u + v) * Math.SQRT1_2, y: (v - u) * Math.SQRT1_2 });

/** A box on a line that rises by 45°, from `along` on. */
function turnedBox(along: number, width: number): Quad {
  return [at(along, 0), at(along + width, 0), at(along + width, 20), at(along, 20)];
}

const line = (text: string, quad: Quad, owner = 0): PlacedLine => ({ text, quad, owner });

const score = (truth: PlacedLine[], read: PlacedLine[]) => scoreReading(truth, read, matchLines(truth, read));

const heading = [line('Menú del día', box(0, 0, 120)), line('hasta las tres', box(0, 30, 140))];

describe('scoreReading', () => {
  it('finds no fault in an exact reading', () => {
    expect(score(heading, heading)).toEqual({
      edits: 0,
      characters: 26,
      linesFound: 2,
      lines: 2,
      diacriticsRight: 2,
      diacritics: 2,
      paragraphsRight: 1,
      paragraphs: 1,
    });
  });

  it('counts every letter of a line that was not read', () => {
    expect(score(heading, heading.slice(0, 1))).toMatchObject({ edits: 14, linesFound: 1, paragraphsRight: 0 });
  });

  it('counts text that is not there', () => {
    expect(score(heading, [...heading, line('xyz', box(500, 500, 60), 1)])).toMatchObject({
      edits: 3,
      paragraphsRight: 1,
    });
  });

  it('counts an accent that was lost', () => {
    const read = [line('Menu del día', box(0, 0, 120)), heading[1] ?? line('', box(0, 0, 0))];
    expect(score(heading, read)).toMatchObject({ edits: 1, diacriticsRight: 1, diacritics: 2 });
  });

  it('does not blame the letters when two cells were read as one line, but the grouping', () => {
    const cells = [line('Espresso', box(0, 0, 80), 0), line('$2.40', box(300, 0, 50), 1)];
    const read = [line('Espresso $2.40', box(0, 0, 350))];
    expect(score(cells, read)).toMatchObject({ edits: 0, linesFound: 2, paragraphsRight: 0, paragraphs: 2 });
  });

  it('does not blame the letters when a line was read in two pieces', () => {
    const read = [
      line('Menú', box(0, 0, 50)),
      line('del día', box(60, 0, 60)),
      line('hasta las tres', box(0, 30, 140)),
    ];
    expect(score(heading, read)).toMatchObject({ edits: 0, linesFound: 2, paragraphsRight: 1 });
  });

  it('takes a text split in two for wrongly grouped', () => {
    const read = heading.map((each, owner) => ({ ...each, owner }));
    expect(score(heading, read)).toMatchObject({ edits: 0, paragraphsRight: 0 });
  });

  it('does not tell typographic quotes and dashes from plain ones', () => {
    const truth = [line('l’aube – “fin”', box(0, 0, 120))];
    expect(score(truth, [line('l\'aube - "fin"', box(0, 0, 120))])).toMatchObject({ edits: 0 });
  });

  it('takes the words of an arc in their order, wherever they stand', () => {
    const places = [box(0, 60, 40), box(50, 20, 40), box(100, 60, 40)];
    const truth = ['one', 'two', 'three'].map((text, order) => ({
      ...line(text, places[order] ?? box(0, 0, 0)),
      order,
    }));
    const read = [line('one two three', box(0, 0, 140, 80))];
    expect(score(truth, read)).toMatchObject({ edits: 0, linesFound: 3 });
  });

  it('reads turned lines along their own direction', () => {
    const whole = line('left right', turnedBox(0, 130));
    const read = [line('right', turnedBox(70, 60)), line('left', turnedBox(0, 60))];
    expect(score([whole], read)).toMatchObject({ edits: 0 });
  });
});
