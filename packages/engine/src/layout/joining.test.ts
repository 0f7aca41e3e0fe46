import { describe, expect, test } from 'vitest';
import { orthographyOf } from '../model/orthography.ts';
import { joinLines } from './joining.ts';

const words = new Set([
  'straw',
  'berries',
  'strawberries',
  'all',
  'natural',
  'blue',
  'eyed',
  'the',
  'art',
  'haus',
  'tür',
  'well-known',
  'wellknown',
]);
const hasWord = (word: string): boolean => words.has(word.toLowerCase());
const english = orthographyOf('en', hasWord);
const german = orthographyOf('de', hasWord);

test('joins lines by spaces', () => {
  expect(joinLines(['Fresh bread', 'every morning'])).toBe('Fresh bread every morning');
});

describe('a hyphen at the end of a line', () => {
  test('goes where no dictionary says more', () => {
    expect(joinLines(['The infor-', 'mation desk'])).toBe('The information desk');
    expect(joinLines(['The infor\u00AD', 'mation desk'])).toBe('The information desk');
  });

  test('goes where the joined word is known, even if its halves are words', () => {
    expect(joinLines(['with straw-', 'berries'], english)).toBe('with strawberries');
    expect(joinLines(['WITH STRAW-', 'BERRIES'], english)).toBe('WITH STRAWBERRIES');
  });

  test('stays where only its halves are words', () => {
    expect(joinLines(['100 % all-', 'natural'], english)).toBe('100 % all-natural');
    expect(joinLines(['Western Blue-', 'eyed Grass'], english)).toBe('Western Blue-eyed Grass');
  });

  test('stays where the word is known with it', () => {
    expect(joinLines(['a well-', 'known market'], english)).toBe('a well-known market');
  });

  test('goes where a half is no word', () => {
    expect(joinLines(['from Straw-', 'ville'], english)).toBe('from Strawville');
  });

  test('stays within a word that has more of them', () => {
    expect(joinLines(['state-of-the-', 'art'], english)).toBe('state-of-the-art');
  });

  test('goes in a language that writes compounds as one word', () => {
    expect(joinLines(['an der Haus-', 'tür'], german)).toBe('an der Haustür');
  });

  test('stays before a capital or a figure', () => {
    expect(joinLines(['Jean-', 'Paul'], english)).toBe('Jean-Paul');
    expect(joinLines(['COVID-', '19'], english)).toBe('COVID-19');
  });

  test('stays where it stands for itself', () => {
    expect(joinLines(['Monday -', 'friday'])).toBe('Monday - friday');
  });
});

describe('an address', () => {
  test.each([
    ['world.openfoodfacts.org/', 'contribute', 'world.openfoodfacts.org/contribute'],
    ['Go to world.openfoodfacts.org/', 'contribute today', 'Go to world.openfoodfacts.org/contribute today'],
    ['openfoodfacts.org', '/contribute', 'openfoodfacts.org/contribute'],
    ['https://example.org/some-', 'page', 'https://example.org/some-page'],
    ['www.openfoodfacts.', 'org/contribute', 'www.openfoodfacts.org/contribute'],
    ['https://example.org/?a=', '12', 'https://example.org/?a=12'],
    ['@Tusky', '@mastodon.social', '@Tusky@mastodon.social'],
    ['hello@', 'example.org', 'hello@example.org'],
  ])('over two lines is one: %s %s', (first, second, joined) => {
    expect(joinLines([first, second])).toBe(joined);
  });

  test.each([
    ['Visit www.example.org.', 'Open daily'],
    ['example.org', '#YesWeScan'],
    ['red and/', 'or green'],
    ['at 3.5', 'kilometres'],
  ])('ends where a word begins: %s %s', (first, second) => {
    expect(joinLines([first, second])).toBe(`${first} ${second}`);
  });
});
