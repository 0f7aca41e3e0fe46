import { expect, test } from 'vitest';
import {
  withApartWords,
  withEvenCase,
  withEvenQuotes,
  withKnownWords,
  withLoneLetters,
  withoutStraySpaces,
} from './known-words.ts';
import { type Alternative, type Character, type Reading, readingOf } from './recogniser.ts';

const words = new Set([
  'søndager',
  'image',
  'server',
  'services',
  'local',
  'illness',
  'installer',
  'roll',
  'rol',
  'in',
  'to',
  'into',
  'way',
  'away',
  'old',
  'can',
  'about',
  'your',
  'important',
  'if',
  'touch',
  'itouch',
]);
const hasWord = (word: string): boolean => words.has(word.toLowerCase());

/** A reading of which some characters may be others, and before some of which others may stand. */
function reading(
  text: string,
  alternatives: Record<number, Alternative[]>,
  missed: Record<number, Alternative[]> = {},
): Reading {
  return readingOf(
    text.split('').map((sign, at): Character => ({
      sign,
      certainty: 0.9,
      alternatives: alternatives[at] ?? [],
      missed: missed[at] ?? [],
      place: at,
    })),
  );
}

const textOf = (
  text: string,
  others: Record<number, Alternative[]>,
  missed: Record<number, Alternative[]> = {},
): string => withKnownWords(reading(text, others, missed), hasWord).text;

test('a word that the language does not have becomes the likeliest one that it has', () => {
  expect(textOf('på sondager', { 4: [{ sign: 'ø', certainty: 0.08 }] })).toBe('på søndager');
  expect(textOf('lmage', { 0: [{ sign: 'I', certainty: 0.3 }] })).toBe('Image');
  expect(
    textOf('lIIness', {
      0: [{ sign: 'I', certainty: 0.4 }],
      1: [{ sign: 'l', certainty: 0.4 }],
      2: [{ sign: 'l', certainty: 0.4 }],
    }),
  ).toMatch(/^[Il]llness$/);
});

test('a word that it has, and one that no possible letters make known, stay', () => {
  expect(textOf('Local', { 0: [{ sign: 'V', certainty: 0.4 }] })).toBe('Local');
  expect(textOf('Loca', { 3: [{ sign: 'o', certainty: 0.3 }] })).toBe('Loca');
});

test('a letter that touches the next one is read where only it makes a known word', () => {
  expect(textOf('the sevices', {}, { 6: [{ sign: 'r', certainty: 0.02 }] })).toBe('the services');
  expect(textOf('the server', {}, { 6: [{ sign: 'r', certainty: 0.02 }] })).toBe('the server');
});

test('a figure in a word is the letter that it looks like, where that makes a known word', () => {
  expect(textOf('0ld server', { 0: [{ sign: 'O', certainty: 0.3 }] })).toBe('Old server');
  expect(textOf('M10 server', { 1: [{ sign: 'I', certainty: 0.3 }] })).toBe('M10 server');
});

test('two words that were run together stand apart, where the network has seen a gap', () => {
  expect(textOf('INTO', {}, { 2: [{ sign: ' ', certainty: 0.3 }] })).toBe('INTO');
  expect(textOf('CANI', {}, { 3: [{ sign: ' ', certainty: 0.03 }] })).toBe('CAN I');
  expect(textOf('CANX', {}, { 3: [{ sign: ' ', certainty: 0.03 }] })).toBe('CANX');
});

test('an apostrophe between letters is read where the network has seen one', () => {
  expect(textOf('Youre', {}, { 3: [{ sign: "'", certainty: 0.3 }] })).toBe("You're");
  expect(textOf('Youre', {}, { 3: [{ sign: "'", certainty: 0.05 }] })).toBe('Youre');
  expect(textOf('8 re', {}, { 2: [{ sign: "'", certainty: 0.3 }] })).toBe('8 re');
});

test('no space stands within a word, and one between two words stays', () => {
  expect(withoutStraySpaces('Installer', hasWord)).toBe('Installer');
  expect(withoutStraySpaces('The instal ler', hasWord)).toBe('The installer');
  expect(withoutStraySpaces('The instal l er', hasWord)).toBe('The instal l er');
  expect(withoutStraySpaces('loca l server', hasWord)).toBe('local server');
  expect(withoutStraySpaces('in to', hasWord)).toBe('in to');
  expect(withoutStraySpaces('a way', hasWord)).toBe('a way');
  expect(withoutStraySpaces("image del'image", hasWord)).toBe("image del'image");
  expect(withoutStraySpaces("loca l'image", hasWord)).toBe("loca l'image");
});

test('a long word of which every letter may be many others is looked at in bounded memory', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxy', (sign) => ({ sign, certainty: 0.2 }));
  const unsure = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [at, letters]));
  expect(textOf('z'.repeat(60), unsure)).toBe('z'.repeat(60));
});

test('a letter that the network all but rules out is not taken', () => {
  expect(textOf('sondager', { 1: [{ sign: 'ø', certainty: 0.001 }] })).toBe('sondager');
});

test('a changed letter is less sure than what was read in its place', () => {
  const { characters } = withKnownWords(reading('lmage', { 0: [{ sign: 'I', certainty: 0.1 }] }), hasWord);
  const certainty = characters.map((character) => character.certainty);
  expect(certainty[0]).toBeLessThan(0.9);
  expect(certainty.slice(1)).toEqual([0.9, 0.9, 0.9, 0.9]);
});

const caseOf = (text: string, others: Record<number, Alternative[]>, tag = 'sk'): string =>
  withEvenCase(reading(text, others), tag).text;

test('a word of capitals has no small letters where they may be capitals', () => {
  const others = { 4: [{ sign: 'Ý', certainty: 0.1 }], 6: [{ sign: 'D', certainty: 0.3 }] };
  expect(caseOf('KAŽDý dEŇ', others)).toBe('KAŽDÝ DEŇ');
  expect(caseOf('KAŽDý DEŇ', {})).toBe('KAŽDý DEŇ');
  expect(caseOf('KAHVECi', { 6: [{ sign: 'İ', certainty: 0.2 }] }, 'tr')).toBe('KAHVECİ');
  expect(caseOf('DVDs', { 3: [{ sign: 'S', certainty: 0.3 }] })).toBe('DVDs');
  expect(caseOf('iPhone', { 0: [{ sign: 'I', certainty: 0.3 }] })).toBe('iPhone');
});

test('two dots behind a word are three', () => {
  expect(textOf('Save to..', {})).toBe('Save to...');
  expect(textOf('Did you know..?', {})).toBe('Did you know...?');
  expect(textOf('../up and 1..5', {})).toBe('../up and 1..5');
});

test('quotation marks of a line are of one kind', () => {
  expect(withEvenQuotes('Plaza "Sol”')).toBe('Plaza "Sol"');
  expect(withEvenQuotes('Plaza “Sol”')).toBe('Plaza “Sol”');
});

test('a zero among capitals that may be an O is one, in words that no list has', () => {
  const letterO = [{ sign: 'O', certainty: 0.15 }];
  expect(textOf('C0VID-19', { 1: letterO })).toBe('COVID-19');
  expect(textOf('C0VID-19', {})).toBe('C0VID-19');
  expect(textOf('X0 B0X2', { 1: letterO, 4: letterO })).toBe('X0 B0X2');
});

test('"If" is read with a capital', () => {
  expect(textOf('lf you', { 0: [{ sign: 'I', certainty: 0.08 }] })).toBe('If you');
});

/** A reading whose letters stand 10 px apart, and the gaps of their glyphs in heights of the line, wider before some. */
function apart(text: string, ...wide: number[]): string {
  const { characters } = reading(text, {});
  const spread = readingOf(characters.map((character, at) => ({ ...character, place: 10 * at })));
  const gaps = text.split('').map((_, at) => ({ place: 10 * at - 5, width: wide.includes(at) ? 0.12 : 0.06 }));
  return withApartWords(spread, gaps.slice(1), hasWord).text;
}

test('words that were run together are parted at their gaps', () => {
  expect(apart('aboutyour way', 5)).toBe('about your way');
  expect(apart('importantifyour', 9, 11)).toBe('important if your');
});

test('figures and words with an apostrophe are parted from the words beside them', () => {
  expect(apart("It'simportanttoyour", 4, 13, 15)).toBe("It's important to your");
  expect(apart('1ofyour5', 3, 7)).toBe('1ofyour5');
  expect(apart('l’image', 2)).toBe('l’image');
  expect(apart('can’away', 5)).toBe('can’away');
  expect(apart("It'swayold", 3)).toBe("It'swayold");
  expect(apart('2aboutyour5', 1, 6, 10)).toBe('2 about your 5');
  expect(apart('about100g', 5)).toBe('about100g');
  expect(apart('about200g', 5)).toBe('about 200g');
});

test('the number of a name is parted from it only at a gap', () => {
  expect(apart('iTouch22andyour', 11)).toBe('iTouch22andyour');
  expect(apart('iTouch22aboutyour', 8, 13)).toBe('iTouch22 about your');
  expect(apart('iTouch22aboutyour', 6, 8, 13)).toBe('iTouch 22 about your');
  expect(apart('XQ22about', 4)).toBe('XQ22about');
});

test('tags and domains stay whole', () => {
  expect(apart('#aboutyour', 6)).toBe('#aboutyour');
  expect(apart('aboutyour.com', 5)).toBe('aboutyour.com');
});

test('a letter that is a word is parted from those beside it, and none at the start of a name', () => {
  expect(apart('IFACAN', 2, 3)).toBe('IFACAN');
  expect(apart('ifacan', 2, 3)).toBe('if a can');
  expect(apart('eServer', 1)).toBe('eServer');
});

test('a word of the list is parted only at a gap that is surely a space', () => {
  const { characters } = reading('ITOUCH', {});
  const spread = readingOf(characters.map((character, at) => ({ ...character, place: 10 * at })));
  const parted = [0.2, 0.3].map((first) => {
    const gaps = [first, 0.1, 0.1, 0.1, 0.1].map((width, at) => ({ place: 10 * at + 5, width }));
    return withApartWords(spread, gaps, hasWord).text;
  });
  expect(parted).toEqual(['ITOUCH', 'I TOUCH']);
  expect(apart('into', 2)).toBe('into');
});

/** A reading whose letters stand 10 px apart, with what are surely spaces before some. */
function spaced(text: string, ...spaces: number[]): string {
  const { characters } = reading(text, {});
  const spread = readingOf(characters.map((character, at) => ({ ...character, place: 10 * at })));
  const gaps = text.split('').map((_, at) => ({ place: 10 * at - 5, width: spaces.includes(at) ? 0.32 : 0.08 }));
  return withApartWords(spread, gaps.slice(1), hasWord).text;
}

test('an "I" that stands between spaces is parted from the words beside it, also where it was read as "l"', () => {
  expect(spaced('canl', 3)).toBe('can l');
  expect(spaced('lcan', 1)).toBe('l can');
  expect(spaced('canIinto', 3, 4)).toBe('can I into');
  expect(spaced('canl')).toBe('canl');
  expect(spaced('into ifI', 7)).toBe('into if I');
  expect(spaced('waylx', 3, 4)).toBe('waylx');
  expect(spaced('local', 4)).toBe('local');
  // The letters of a fixed pitch stand so far apart, and "rol" may be a word, too.
  expect(spaced('image roll', 9)).toBe('image roll');
});

const lone = (text: string, tag = 'en'): string => withLoneLetters(text, tag, hasWord);

test('a lone "l" is the letter I, but for litres, articles and pieces of words', () => {
  expect(lone('How can l help? l know. Mum and l')).toBe('How can I help? I know. Mum and I');
  expect(lone('l ask')).toBe('I ask');
  expect(lone('5 l of water, 10 l')).toBe('5 l of water, 10 l');
  expect(lone('loca l server')).toBe('loca l server');
  expect(lone('Parte l', 'it')).toBe('Parte I');
  expect(lone('de l eau', 'fr')).toBe('de l eau');
  expect(lone('all l’image | x', 'fr')).toBe('all l’image | x');
});

test('a gap is known by its number where each character has its own glyph', () => {
  const { characters } = reading('aboutyour', {});
  // The network saw the "y" left of the gap before it.
  const places = characters.map((character, at) => ({ ...character, place: at === 5 ? 44 : 10 * at }));
  const gaps = characters.slice(1).map((_, at) => ({ place: 10 * at + 5, width: at === 4 ? 0.12 : 0.06 }));
  expect(withApartWords(readingOf(places), gaps, hasWord).text).toBe('about your');
});

test('a whole sentence in small print is parted at gaps that are no wider than others', () => {
  expect(apart('importantaboutyourserver')).toBe('important about your server');
  expect(apart('aboutyourserver')).toBe('aboutyourserver');
  expect(apart('ImportantAboutYourServer')).toBe('ImportantAboutYourServer');
});

test('an article with an apostrophe is parted from the word before', () => {
  expect(apart('canl’image', 3)).toBe('can l’image');
  expect(apart('canl’image')).toBe('canl’image');
});

test('what has no gap, holds no words or is a word or an address stays whole', () => {
  expect(apart('aboutyour')).toBe('aboutyour');
  expect(apart('aboutyuor', 5)).toBe('aboutyuor');
  expect(apart('installer', 2)).toBe('installer');
  expect(apart('way/aboutyour', 9)).toBe('way/aboutyour');
  expect(apart('ABOUTYOUR', 5)).toBe('ABOUTYOUR');
});
