import { describe, expect, it } from 'vitest';
import { toHex } from '../../image/colour.ts';
import { wordStrokes } from '../../ink/strokes.ts';
import { blotches, type Context, draw, type DrawnText, plain, slope } from '../../testing/drawing.ts';
import { findRuns } from './find-runs.ts';

const headline: DrawnText = { lines: ['Fresh orange juice today'], x: 30, y: 80, size: 40, colour: '#ffffff' };

/** The words of the runs of one drawn text, with what each has of its own. */
function runsOf(text: DrawnText, background: (context: Context) => void = plain('#14213d')) {
  const { image, paragraphs } = draw(760, 240, background, [text]);
  const [paragraph] = paragraphs;
  if (!paragraph) throw new Error('One text is one paragraph.');
  return findRuns(paragraph, (line) => wordStrokes(image, line)).map(({ start, end, colour, stroke }) => ({
    words: paragraph.text.slice(start, end),
    colour: colour && toHex(colour),
    stroke,
  }));
}

describe('findRuns', () => {
  it('finds a word in another colour', () => {
    const runs = [{ words: 'orange', colour: '#ff8800' }];
    expect(runsOf({ ...headline, runs })).toEqual([{ words: 'orange', colour: '#ff8800', stroke: undefined }]);
  });

  it.each([
    ['on a gradient', slope('#14213d', '#3d5a80'), '#ffffff', '#ffd166'],
    ['on a photograph', blotches(), '#ffffff', '#ffd166'],
    ['on paper', plain('#f6f1e7'), '#101820', '#c1121f'],
    ['on a background that lies between both colours', plain('#808080'), '#ffffff', '#101820'],
  ])('finds several words %s', (_, background, colour, own) => {
    const found = runsOf({ ...headline, colour, runs: [{ words: 'juice today', colour: own }] }, background);
    expect(found.map(({ words }) => words)).toEqual(['juice today']);
  });

  it('finds the run of a text of several lines', () => {
    const lines = ['Fresh juice of the day', 'only with ripe oranges', 'from our own garden'];
    const runs = [{ words: 'ripe oranges', colour: '#ff8800' }];
    expect(runsOf({ ...headline, lines, runs, size: 30 }).map(({ words }) => words)).toEqual(['ripe oranges']);
  });

  it.each([
    ['Roboto', 400, 700],
    ['Roboto', 300, 700],
    ['Lora', 400, 700],
    ['Open Sans', 700, 300],
  ])('finds bolder or lighter words: %s %i and %i', (family, weight, own) => {
    const lines = ['All cakes for $9.90 only'];
    const runs = [{ words: '$9.90', weight: own }];
    const found = runsOf({ ...headline, lines, family, weight, runs });
    expect(found.map(({ words, colour }) => [words, colour])).toEqual([['$9.90', undefined]]);
    expect((found[0]?.stroke ?? 1) > 1).toBe(own > weight);
  });

  it('finds a bold word at the size of small print', () => {
    const lines = ['Pay by card or with cash at the desk'];
    const runs = [{ words: 'card', weight: 700 }];
    const found = runsOf({ ...headline, lines, size: 20, colour: '#1b1b1b', runs }, plain('#ffffff'));
    expect(found.map(({ words }) => words)).toEqual(['card']);
  });

  it.each([
    ['one colour and weight', {}],
    ['capitals beside small letters', { lines: ['NEW coffee & tea at the BAR'] }],
    ['digits and punctuation', { lines: ['Mon – Fri: 9:00, 18:30 (Sat 11)'] }],
    ['serifs', { family: 'Lora' }],
    ['thick and thin strokes', { family: 'Playfair Display', lines: ['Will it ill mimic WOMEN?'] }],
    ['small print', { size: 15, lines: ['Open from 9 to 5, closed on all public holidays'] }],
    ['script', { family: 'Pacifico' }],
    ['lines of which some are deeper', { family: 'Lora', lines: ['moss on a sunrise', 'du jazz, july'] }],
  ])('finds nothing in %s', (_, text) => {
    expect(runsOf({ ...headline, ...text })).toEqual([]);
  });

  it('finds nothing where a gradient runs through all letters', () => {
    const { image, paragraphs } = draw(760, 240, plain('#14213d'), [headline]);
    const [paragraph] = paragraphs;
    if (!paragraph) throw new Error('One text is one paragraph.');
    for (let i = 0; i < image.data.length; i += 4) {
      if ((image.data[i] ?? 0) < 100) continue;
      const share = ((i / 4) % 760) / 500;
      image.data.set([255, 255 * (1 - share), 60], i);
    }
    expect(findRuns(paragraph, (line) => wordStrokes(image, line))).toEqual([]);
  });
});
