import type { LanguageName } from '@palimpsest/contract';
import type { FixedSpan } from '../translator.ts';
import { isCapitalised, wordsOf } from '../wording/letter-case.ts';
import { findNames } from '../wording/names.ts';
import { matchesOf, toPattern } from '../wording/spans.ts';
import type { Analysed } from './stream.ts';

/** The pair's pipe, and the language that it translates from. */
interface SourcePipe {
  from: LanguageName;
  run(sentence: string): Promise<Analysed>;
}

/**
 * Names of several words in running text that stay: "Weight Watchers", "Google Play", "John Black". One of their words is no word in small
 * letters and stays as it is with its capital; the dictionaries would translate the others. "Central Park" has none, and "London Bridge" neither,
 * since London has a name in other languages.
 */
export async function properNames(text: string, job: SourcePipe): Promise<FixedSpan[]> {
  const names: string[] = [];
  for (const name of findNames(text, { lines: [], to: job.from, terms: [] })) {
    if (await holdsProperName(name, job)) names.push(name);
  }
  return matchesOf(text, names.map(toPattern));
}

async function holdsProperName(name: string, job: SourcePipe): Promise<boolean> {
  const small = await job.run(name.toLowerCase());
  const unknown = new Set(small.unknown.map((word) => word.toLowerCase()));
  for (const word of wordsOf(name)) {
    if (isCapitalised(word) && unknown.has(word.toLowerCase()) && (await job.run(word)).text === word) return true;
  }
  return false;
}

/** An English title, with one or two words of the name behind it. */
const titled =
  /(?<![\p{L}\p{N}])(?:Mr|Mrs|Ms|Dr|Prof)\.? (?:\p{Lu}\. )*(?<first>\p{Lu}[\p{L}’'-]+)(?<second> \p{Lu}[\p{L}’'-]+)?/gu;

/** Names of persons with their title, of which the dictionaries may know every word: "Dr. Rose Hunter". A given name is followed by a surname. */
export async function titledNames(text: string, job: SourcePipe): Promise<FixedSpan[]> {
  if (job.from !== 'English') return [];
  const spans: FixedSpan[] = [];
  for (const { index: start, 0: found, groups } of text.matchAll(titled)) {
    const { first = '', second = '' } = groups ?? {};
    const isGivenName = (await job.run(first)).text === first;
    const replacement = isGivenName ? found : found.slice(0, found.length - second.length);
    spans.push({ start, end: start + replacement.length, replacement });
  }
  return spans;
}

/** English initialisms that are words in small letters, chosen from common knowledge: those that are also one in capitals, and those that are not. */
const initialisms = /(?<![\p{L}\p{N}])(?:APT|CAT|DIN|GNOME|ID|LED|MATE|PET|PIN|RAM|SAT)(?![\p{L}\p{N}])/gu;
const certainInitialisms = /(?<![\p{L}\p{N}])(?:DIN|GNOME|ID|LED|PIN|RAM)(?![\p{L}\p{N}])/gu;

/**
 * The initialisms in a text, which the dictionaries take for words: they would make a needle of a PIN. Within a text in capitals, those only that
 * hardly stand for the word.
 */
export function initialismSpans(text: string, from: LanguageName): FixedSpan[] {
  if (from !== 'English') return [];
  return matchesOf(text, [/\p{Ll}/u.test(text) ? initialisms : certainInitialisms]);
}

/** After these, an English heading holds a name; elsewhere its capitals say nothing. */
const englishGreeting =
  /^(?:hello|hi|hey|dear|welcome(?: back)?|goodbye|bye|thanks|thank you|happy birthday|good (?:morning|afternoon|evening|night))(?!\p{L})/iu;

/**
 * The names in a heading that are words in small letters, in which headings are translated, such as in "Bonjour Jean" and "Hello Grace": the
 * dictionaries know them as a name with their capital, and as something else without.
 */
export async function namesByCapital(heading: string, job: SourcePipe): Promise<Set<string>> {
  const names = new Set<string>();
  if (job.from === 'English' && !englishGreeting.test(heading)) return names;
  for (const word of wordsOf(heading).slice(1)) {
    if (isCapitalised(word) && word !== word.toUpperCase() && (await isNameByCapital(word, job))) names.add(word);
  }
  return names;
}

async function isNameByCapital(word: string, job: SourcePipe): Promise<boolean> {
  const big = await job.run(word);
  if (big.text !== word || big.unknown.length > 0) return false;
  const small = word.toLowerCase();
  return (await job.run(small)).text.toLowerCase() !== small;
}

/** Compounds with a hyphen that stay whole: the dictionaries know one part, so that "Blue-eyed" would become "Azul-eyed". */
export async function halfKnownCompounds(text: string, job: SourcePipe): Promise<FixedSpan[]> {
  const halfKnown: string[] = [];
  for (const compound of new Set(text.match(/(?<![\p{L}\p{N}-])\p{L}+(?:-\p{L}+)+(?![\p{L}\p{N}-])/gu))) {
    const { text: answer, unknown } = await job.run(compound.toLowerCase());
    if (unknown.length > 0 && answer !== compound.toLowerCase()) halfKnown.push(compound);
  }
  return matchesOf(text, halfKnown.map(toPattern));
}
