import { expect, test } from 'vitest';
import { choicesOf, choose, defaultChoices, toProcessPayload } from './choices.ts';

const spanish = choose(defaultChoices, { type: 'target', name: 'Spanish' });

test('English is the source, and the target has to be chosen', () => {
  expect([defaultChoices.source, defaultChoices.target]).toEqual(['English', undefined]);
});

test('a source that is the target leaves no target', () => {
  expect(choose(spanish, { type: 'source', name: 'Spanish' })).toMatchObject({ source: 'Spanish', target: undefined });
  expect(choose(spanish, { type: 'source', name: 'French' })).toMatchObject({ source: 'French', target: 'Spanish' });
});

test('swapping needs a target', () => {
  expect(choose(spanish, { type: 'swap' })).toMatchObject({ source: 'Spanish', target: 'English' });
  expect(choose(defaultChoices, { type: 'swap' })).toBe(defaultChoices);
});

test('a target that is the source swaps both, where there is another target, else it is the target', () => {
  expect(choose(spanish, { type: 'target', name: 'English' })).toMatchObject({ source: 'Spanish', target: 'English' });
  expect(choose(defaultChoices, { type: 'target', name: 'English' })).toMatchObject({ target: 'English' });
});

test('a name that is no language changes nothing', () => {
  expect(choose(spanish, { type: 'target', name: 'Klingon' })).toEqual(spanish);
  expect(choose(spanish, { type: 'source', name: '' })).toEqual(spanish);
});

test('the call gets languages, words and areas in whole pixels', () => {
  const corners = [
    { x: 1.4, y: 2.6 },
    { x: 11.4, y: 2.6 },
    { x: 11.4, y: 22.6 },
    { x: 1.4, y: 22.6 },
  ] as const;
  const regions = [{ id: 'a', points: corners }];
  const choices = choose(choose(spanish, { type: 'blacklist', terms: ['Acme'] }), { type: 'regions', regions });
  expect(toProcessPayload(choices)).toEqual({
    source_lang: 'English',
    target_lang: 'Spanish',
    blacklist: ['Acme'],
    exclusion_regions: [{ x1: 1, y1: 3, x2: 11, y2: 23 }],
  });
  expect(toProcessPayload(defaultChoices)).not.toHaveProperty('target_lang');
});

test('a process that was opened by its address shows its languages', () => {
  const choices = choicesOf({ source_language: 'French', target_language: 'Welsh' });
  expect(choices).toEqual({ ...defaultChoices, source: 'French', target: 'Welsh' });
});
