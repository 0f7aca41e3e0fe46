import { describe, expect, test } from 'vitest';
import { lossesOf, printLosses } from './kept.ts';

const asMeant = {
  poster: '01-sign',
  part: 'title',
  read: true,
  class: true,
  weight: true,
  slope: true,
  size: true,
  iou: 0.9,
  color: 2,
  background: 40,
  set: 'Roboto 400 20.0/1.20 0.000',
};

describe('a text that a designer would not keep', () => {
  test('has lost each condition that does not hold', () => {
    expect(lossesOf(asMeant)).toEqual([]);
    expect(lossesOf({ ...asMeant, weight: false, iou: 0.69, color: 8.1, background: 29 })).toEqual([
      'weight',
      'IoU',
      'colour',
      'background',
    ]);
  });

  test('is listed under each of them, the most frequent first', () => {
    const scores = [
      asMeant,
      { ...asMeant, poster: '02-menu', part: 'dish', class: false },
      { ...asMeant, poster: '03-sign', part: 'lead', class: false, size: false },
    ];
    expect(printLosses(scores)).toBe(
      [
        'not kept: 2 of 3 texts',
        'class (2): 02-menu dish [Roboto 400 20.0/1.20 0.000], 03-sign lead [Roboto 400 20.0/1.20 0.000]',
        'size (1): 03-sign lead [Roboto 400 20.0/1.20 0.000]',
      ].join('\n'),
    );
  });
});
