import { expect, test } from 'vitest';
import { doubtOf } from './doubt.ts';

const words = { otherScript: 0, letters: 12, difference: 0.1, ctc: 0.98 };

test.each([
  ['words that were read surely', 0.9, words, undefined],
  ['words of low confidence', 0.2, words, 'low-confidence'],
  ['a word that both recognisers read alike, whatever its background', 0.05, { ...words, difference: 0 }, undefined],
  ['a word that one of them is not sure of', 0.05, { ...words, difference: 0, ctc: 0.8 }, 'low-confidence'],
  ['words in another script, however sure', 0.95, { ...words, otherScript: 0.8 }, 'other-script'],
  ['two letters that both recognisers read alike', 0.9, { ...words, letters: 2, difference: 0 }, undefined],
  ['two letters that they read otherwise', 0.9, { ...words, letters: 2, difference: 0.5 }, 'pictogram'],
  ['two letters of low confidence', 0.3, { ...words, letters: 2, difference: 0 }, 'pictogram'],
] as const)('%s', (_, confidence, evidence, doubt) => {
  expect(doubtOf(confidence, evidence, 'Preferencias')).toBe(doubt);
});

test.each(['Prefe', '8O%11:28AM'])('%s, which both recognisers read alike, is too little of a word', (text) => {
  expect(doubtOf(0.05, { ...words, difference: 0 }, text)).toBe('low-confidence');
});
