import { median } from '../median.ts';
import { type Alternative, type Character, type Reading, readingOf } from './recogniser.ts';
import type { Gap } from './spacing.ts';
import type { Words } from './words.ts';

/** Minimum number of letters of a word: shorter ones are known by chance. */
const minLetters = 3;
/** Maximum number of letters of a word that are changed. */
const maxChanges = 3;
/** Smallest product, over the changed letters, of their certainty divided by that of the letter that was read. */
const minRatio = 0.003;
/** Maximum number of spellings of a word that are followed at a time: noise makes every letter possible everywhere. */
const maxVariants = 500;
/** Share of capitals in a word from which its other letters are made capitals, too. */
const minCapitals = 0.5;
/** Minimum certainty, 0 to 1, of an apostrophe that the network did not read. */
const minApostrophe = 0.1;
/** Minimum number of letters and figures that may be split: fewer may be names that hold two words. */
const minRunTogether = 6;
/** Minimum gap between two words that were run together, in heights of the line, and in usual gaps between glyphs. */
const minGap = 0.1;
const gapToUsual = 1.3;
/** Factors by which both are wider between capitals, and beside the figure 1. */
const ofCapitals = 1.5;
const ofOne = 1.6;
/** Minimum gap that splits "I" or "A" off even where the whole is a word, in heights of the line, and in usual gaps between glyphs. */
const minSurely = 0.26;
const surelyToUsual = 1.8;
/** Number of letters from which a text that can be split into words is a sentence, which in small print is split even at gaps no wider than others. */
const minSentence = 20;

/** A word, with the figures in it that look like letters. */
const wordWithFigures = /[\p{Letter}01]*\p{Letter}[\p{Letter}01]*/gu;

/** Languages whose articles lose their vowel before another, as in "l'eau". */
const elidingLanguages: readonly string[] = ['ca', 'fr', 'it', 'oc'];

/** A word of which some letters are others than were read. */
interface Variant {
  characters: readonly Character[];
  /** Product over the changed letters: their certainty divided by that of the letter that was read. */
  ratio: number;
  changes: number;
}

/**
 * A reading in which words that the language does not have are the likeliest words that it has, where the network takes their letters to be
 * possible: a hair stroke or a speck is all that tells "ø" from "o", and nothing but the word tells a capital "I" from an "l" in many faces.
 */
export function withKnownWords(reading: Reading, hasWord: Words): Reading {
  const whole = withThirdDots(withApostrophes(reading.characters));
  const text = signsOf(whole);
  let characters = whole;
  for (const { 0: word, index } of [...text.matchAll(wordWithFigures)].toReversed()) {
    const isPronoun = /^l\p{Lowercase}$/u.test(word) && !/['’]/u.test(text.charAt(index - 1));
    if ((word.length < minLetters && !isPronoun) || hasWord(word)) continue;
    const own = whole.slice(index, index + word.length);
    characters = characters.toSpliced(index, word.length, ...(likeliest(own, hasWord) ?? withoutZeros(own)));
  }
  return readingOf(characters, reading.otherScript);
}

/** The characters of a word in capitals without the zeros among them that may be an "O": no list has "COVID". */
function withoutZeros(word: readonly Character[]): readonly Character[] {
  if (!/^\p{Lu}+0\p{Lu}[\p{Lu}0]+$/u.test(signsOf(word))) return word;
  return word.map((character) => {
    const letter = character.sign === '0' ? character.alternatives.find(({ sign }) => sign === 'O') : undefined;
    return letter ? { ...character, ...letter, alternatives: [] } : character;
  });
}

/** Letters and figures between spaces, with the apostrophes among them. */
const token = /[\p{Letter}\p{Number}]+(?:['’][\p{Letter}\p{Number}]+)*/gu;

/**
 * A reading in which words that were run together are apart, as in "aboutyour": where the language has each of them and not the whole, and the glyphs
 * stand farther apart between them than they mostly do. Thin spaces and justified lines leave no more.
 */
export function withApartWords(reading: Reading, gaps: readonly Gap[], hasWord: Words): Reading {
  const usual = median(gaps.map(({ width }) => width)) ?? 0;
  const addresses = Array.from(
    reading.text.matchAll(/\S*(?:[/@_#]|\p{Letter}\.\p{Lowercase}{2})\S*/gu),
    ({ 0: address, index }) => ({
      start: index,
      end: index + address.length,
    }),
  );
  let { characters } = reading;
  const hasGlyphOfEach = characters.filter(({ sign }) => sign !== ' ').length === gaps.length + 1;
  for (const { 0: word, index } of [...reading.text.matchAll(token)].toReversed()) {
    if (addresses.some(({ start, end }) => index >= start && index < end)) continue;
    const own = characters.slice(index, index + word.length);
    const first = signsOf(characters.slice(0, index)).replaceAll(' ', '').length;
    const gapAt = (at: number): number => {
      const [before = 0, after = 0] = [own[at - 1]?.place, own[at]?.place];
      const between = gaps.filter(({ place }) => place > before && place < after);
      // The network sees a narrow letter a little beside its place; where each character has its own glyph, it is known which gap is whose.
      const counted = hasGlyphOfEach ? gaps.slice(first + at - 1, first + at) : [];
      return Math.max(0, ...[...between, ...counted].map(({ width }) => width));
    };
    const space = Math.max(minSurely, surelyToUsual * usual);
    const starts =
      wordsIn(word, '', hasWord) === 1
        ? startBehindLetter(word, gapAt, space, hasWord)
        : (startsAroundBar(word, gapAt, space, hasWord) ?? partsOf(word, gapAt, narrowestSpace(word, usual), hasWord));
    for (const at of starts.toReversed()) {
      const place = ((own[at - 1]?.place ?? 0) + (own[at]?.place ?? 0)) / 2;
      const sign: Character = { sign: ' ', certainty: own[at]?.certainty ?? 0, alternatives: [], missed: [], place };
      characters = characters.toSpliced(index + at, 0, sign);
    }
  }
  return readingOf(characters, reading.otherScript);
}

/** The second letter of a word that the list has, such as the name "iTouch", where it begins another one behind what is surely a space. */
function startBehindLetter(word: string, gapAt: (at: number) => number, space: number, hasWord: Words): number[] {
  const isParted = /^[AI]\p{Letter}{2}/u.test(word) && hasWord(word.slice(1)) && gapAt(1) >= space;
  return isParted ? [1] : [];
}

/** The letters with which words begin at and behind an "I", which may be read as "l", between what are surely spaces, as in "canl" and "thatlcan". */
function startsAroundBar(
  word: string,
  gapAt: (at: number) => number,
  space: number,
  hasWord: Words,
): number[] | undefined {
  const isApart = (at: number): boolean => at === 0 || at === word.length || gapAt(at) >= space;
  const isWord = (part: string): boolean => part === '' || hasWord(part);
  const [bar] = Array.from(word.matchAll(/[Il]/gu), ({ index }) => index).filter(
    (at) => isApart(at) && isApart(at + 1) && isWord(word.slice(0, at)) && isWord(word.slice(at + 1)),
  );
  return bar === undefined ? undefined : [bar, bar + 1].filter((at) => at > 0 && at < word.length);
}

/** The gap, in heights of the line, from which on one is a space where letters make words on both sides of it. */
function narrowestSpace(word: string, usual: number): number {
  if (word.length < minRunTogether) return Infinity;
  // The straight stems of most capitals leave more room between them than small letters do.
  const wide = (word === word.toUpperCase() ? ofCapitals : 1) * Math.max(minGap, gapToUsual * usual);
  const isSentence = word.length >= minSentence && /^\p{Letter}\p{Lowercase}+$/u.test(word) && usual > 0;
  return isSentence ? Math.min(wide, usual) : wide;
}

/** A way to part letters into words: the starts of all but the first, how many words there are, and the gaps before them together. */
interface Parting {
  starts: number[];
  words: number;
  gaps: number;
}

/** Parts letters into the fewest words, at the widest gaps, and gives the starts of all but the first; none where the language has no such words. */
function partsOf(word: string, gapAt: (at: number) => number, space: number, hasWord: Words): number[] {
  const best: (Parting | undefined)[] = [{ starts: [], words: 0, gaps: 0 }];
  for (let end = 1; end <= word.length; end++) {
    // The figure 1 is narrow, and stands as far apart as words may.
    const besideOne = word.slice(end - 1, end + 1).includes('1') ? ofOne : 1;
    if (end < word.length && gapAt(end) < besideOne * space) continue;
    for (let start = end === word.length ? 1 : 0; start < end; start++) {
      const before = best[start];
      const words = before ? wordsIn(word.slice(start, end), word.charAt(end), hasWord) : 0;
      if (!before || words === 0) continue;
      const parting = {
        starts: start === 0 ? [] : [...before.starts, start],
        words: before.words + words,
        gaps: before.gaps + (start === 0 ? 0 : gapAt(start)),
      };
      const other = best[end];
      const isBetter =
        !other || parting.words < other.words || (parting.words === other.words && parting.gaps > other.gaps);
      if (isBetter) best[end] = parting;
    }
  }
  return best[word.length]?.starts ?? [];
}

/**
 * How many words a part of letters that were run together is: one where it is a word, a figure with its unit, or a word with what an apostrophe joins to
 * it; two where it may be the name "iPhone12"; none where the language has no such word.
 */
function wordsIn(part: string, next: string, hasWord: Words): 0 | 1 | 2 {
  if (/^\p{Letter}$/u.test(part)) return isLetterWord(part, next) ? 1 : 0;
  const unit = /^\d+(?:st|nd|rd|th|[gklmx]|[km]g|[ckm]m|ml|[hs]|min|[KMG]B|pm|am)?$/u;
  if (unit.test(part)) return 1;
  if (/^\p{Letter}{2,}\d+$/u.test(part)) return hasWord(part.replace(/\d+$/u, '')) ? 2 : 0;
  const [left = '', right, ...more] = part.split(/['’]/u);
  if (right === undefined) return hasWord(part) ? 1 : 0;
  // "I'm" is so short that it is found in other words.
  const isShort = Math.min(left.length, right.length) === 0 || left.length + right.length < 3;
  if (isShort || more.length > 0) return 0;
  return [left, right].every((side) => side.length <= 2 || hasWord(side)) ? 1 : 0;
}

/** Whether a letter is a word in most languages, before what follows it in letters that were run together. */
function isLetterWord(letter: string, next = ''): boolean {
  return /^[aeiouy]$/iu.test(letter) && !(/\p{Lowercase}/u.test(letter) && /\p{Uppercase}/u.test(next));
}

/** An apostrophe within a word is so narrow that the gap around it is read in its place. */
function withApostrophes(characters: readonly Character[]): readonly Character[] {
  return characters.flatMap((character, index) => {
    const apostrophes = character.missed.filter(({ sign }) => /['’]/u.test(sign));
    const certainty = apostrophes.reduce((sum, one) => sum + one.certainty, 0);
    const isWithin = [character, characters[index - 1]].every((one) => one && /\p{Letter}/u.test(one.sign));
    const [apostrophe] = apostrophes.toSorted((one, other) => other.certainty - one.certainty);
    if (!apostrophe || !isWithin || certainty < minApostrophe) return [character];
    return [
      { ...character, sign: apostrophe.sign, certainty, alternatives: [], missed: [] },
      { ...character, missed: [] },
    ];
  });
}

/** Two dots behind a word are three that stand too close to be told apart. */
function withThirdDots(characters: readonly Character[]): readonly Character[] {
  const pairs = Array.from(
    signsOf(characters).matchAll(/(?<=\p{Letter}\s?)\.\.(?![./\p{Letter}])/gu),
    ({ index }) => index,
  );
  return characters.flatMap((character, at) => (pairs.includes(at) ? [character, character] : [character]));
}

/**
 * A reading in which a word of capitals has no small letters: many look like their capitals, as "ý" and "Ý" do, and as "i" does in Turkish. The "s"
 * of "DVDs" stays.
 * @param tag BCP 47 tag of the language
 */
export function withEvenCase(reading: Reading, tag: string): Reading {
  const characters = [...reading.characters];
  for (const { 0: word, index } of reading.text.matchAll(/\p{Letter}{3,}/gu)) {
    const small = word.split('').flatMap((letter, at) => (/\p{Lowercase}/u.test(letter) ? [index + at] : []));
    const capitals = word.length - small.length;
    if (small.length === 0 || capitals < minCapitals * word.length || /\p{Lu}s$/u.test(word)) continue;
    const raised = small.flatMap((at) => {
      const character = characters[at];
      const capital = character?.sign.toLocaleUpperCase(tag) ?? '';
      const isLikely = capital === 'İ' || character?.alternatives.some(({ sign }) => sign === capital);
      return character && isLikely ? [{ at, character: { ...character, sign: capital } }] : [];
    });
    if (raised.length === small.length) for (const { at, character } of raised) characters[at] = character;
  }
  return readingOf(characters, reading.otherScript);
}

/**
 * A text in which a lone "l" is the letter I: in most faces both are the same bar, and there is no word "l". It is a unit behind a figure, a piece of a word
 * in a face of a fixed pitch and, in languages that elide, an article whose apostrophe was not read.
 * @param tag BCP 47 tag of the language
 */
export function withLoneLetters(text: string, tag: string, hasWord: Words): string {
  const words = text.split(' ');
  return words
    .map((word, at) => {
      const [before = '', after = ''] = [words[at - 1], words[at + 1]];
      const isUnit = /\d$/u.test(before);
      const isPiece = (!hasWord(before) && hasWord(`${before}l`)) || (!hasWord(after) && hasWord(`l${after}`));
      const isArticle = elidingLanguages.includes(tag) && /^[aeiouh]/iu.test(after.normalize('NFD'));
      return isUnit || isPiece || isArticle ? word : word.replace(/^l(?=[.,!?]?$)/u, 'I');
    })
    .join(' ');
}

/** A text whose quotation marks are of one kind: a straight one and a curved one are told by a pixel in small print. */
export function withEvenQuotes(text: string): string {
  return text.includes('"') ? text.replaceAll(/[“”„]/gu, '"') : text;
}

/** A text without the spaces within its words: the letters of a fixed pitch stand as far apart as words do. */
export function withoutStraySpaces(text: string, hasWord: Words): string {
  // Letters alone are initials and articles, and no list has them; but narrow ones stand far from others in a face of a fixed pitch.
  const isPiece = (part: string): boolean => (part.length > 1 ? !hasWord(part) : /^[fijlrt]$/u.test(part));
  return text.replaceAll(/(?<=(\p{Letter}+)) (?=(\p{Letter}+)(?!['’]))/gu, (space, before: string, after: string) =>
    hasWord(before + after) && (isPiece(before) || isPiece(after)) ? '' : space,
  );
}

/** The likeliest word that a language has among those that the letters of a word may make: a beam search over its letters. */
function likeliest(word: readonly Character[], hasWord: Words): readonly Character[] | undefined {
  let variants: Variant[] = [{ characters: [], ratio: 1, changes: 0 }];
  for (const character of word) {
    const read = Math.max(character.certainty, Number.MIN_VALUE);
    const changed = ({ sign, certainty }: Alternative): Character => ({
      ...character,
      sign,
      certainty: Math.max(certainty, read / 2),
    });
    const others = [
      ...character.alternatives.map((other) => ({ ratio: other.certainty / read, own: [changed(other)] })),
      ...character.missed.map((other) => ({ ratio: other.certainty, own: [changed(other), character] })),
    ];
    const next = variants.flatMap((variant): Variant[] => [
      { ...variant, characters: [...variant.characters, character] },
      ...others.map(({ ratio, own }) => ({
        characters: [...variant.characters, ...own],
        ratio: variant.ratio * ratio,
        changes: variant.changes + 1,
      })),
    ]);
    variants = next
      .filter(({ ratio, changes }) => ratio >= minRatio && changes <= maxChanges)
      .toSorted((a, b) => b.ratio - a.ratio)
      .slice(0, maxVariants);
  }
  return variants.find(({ characters, changes }) => changes > 0 && areWords(signsOf(characters), hasWord))?.characters;
}

/** Whether a language has the words that stand between spaces; of single letters, those that are words in most languages. */
function areWords(text: string, hasWord: Words): boolean {
  return text.split(' ').every((word) => hasWord(word) || isLetterWord(word));
}

function signsOf(characters: readonly Character[]): string {
  return characters.map(({ sign }) => sign).join('');
}
