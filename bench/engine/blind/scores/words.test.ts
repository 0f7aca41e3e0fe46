import { describe, expect, it } from 'vitest';
import { matchLines } from '../../correspondence.ts';
import { box } from './made-up.ts';
import { scoreWords } from './words.ts';

const place = box(0, 0, 100, 20);
const words = (truth: string, read: string, quad = place, isTaken = true) =>
  scoreWords(matchLines([{ text: truth, quad: place, owner: 0 }], [{ text: read, quad, owner: 0 }]), () => isTaken);

describe('scoreWords', () => {
  it('counts words of two letters or more', () => {
    expect(words('Pan a 2,50 € al día', 'Pan a 2,50 € al día')).toMatchObject({ found: 3, words: 3 });
  });

  it('wants each word to the letter, in any case', () => {
    expect(words('FRISK BRØD', 'Frisk brod')).toMatchObject({ found: 1, words: 2 });
  });

  it('does not find one read word twice', () => {
    expect(words('té té', 'té')).toMatchObject({ found: 1, words: 2 });
  });

  it('does not find a word at another place', () => {
    expect(words('pan', 'pan', box(300, 0, 400, 20))).toMatchObject({ found: 0, words: 1 });
  });

  it('does not find a word inside of another', () => {
    expect(words('pan', 'panes')).toMatchObject({ found: 0, words: 1 });
  });

  it('tells words that were not seen from words read otherwise, in lines that were taken or left alone', () => {
    expect(words('pan', 'pan', box(300, 0, 400, 20)).lost).toEqual({ unseen: 1, doubted: 0, misread: 0 });
    expect(words('pan de ayer', 'pan be ayer', place, false).lost).toEqual({ unseen: 0, doubted: 1, misread: 0 });
    expect(words('pan de ayer', 'pan be ayer').lost).toEqual({ unseen: 0, doubted: 0, misread: 1 });
  });
});
