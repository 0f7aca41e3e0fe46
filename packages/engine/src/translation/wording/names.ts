import type { LanguageName } from '@palimpsest/contract';
import { isCapitalised, letterCaseOf } from './letter-case.ts';

/** The clues by which names in a translation are found. */
export interface NameClues {
  /** The lines of the original: a name that was broken there may be broken again. */
  lines: readonly string[];
  to: LanguageName;
  /** Phrases of the user: those of the glossary as they are translated, and those that stay as they are. */
  terms: readonly string[];
}

/** Languages that write every noun with a capital. */
const capitalNouns: readonly LanguageName[] = ['German', 'Luxembourgish'];
/** Small words within names, as in Museo del Prado. */
const particles = new Set(
  'da das de degli dei del della delle den der des di do dos du el la las le les lo los of the van von'.split(' '),
);
/** Maximum number of words of a name: a longer sequence is a sentence or a heading. */
const maxWords = 4;

/** A word with its place in a text. */
interface Token {
  /** The word without the punctuation around it; may be empty. */
  word: string;
  start: number;
  end: number;
  startsSentence: boolean;
  /** Whether at most a space separates it from the next token. */
  leads: boolean;
}

/**
 * The names of several words in a translation, as they stand there: phrases of the user, words with capitals that stand in the original as well,
 * and words with capitals within a sentence of a language that writes its nouns small.
 */
export function findNames(translation: string, { lines, to, terms }: NameClues): string[] {
  const tokens = tokensOf(translation);
  const originals = lines.map((line) => tokensOf(line).map(({ word }) => word));
  const kept = sequences(tokens, isNameWord).flatMap((sequence) => keptParts(sequence, originals));
  const isSentence = letterCaseOf(translation, () => false) === 'sentence' && !capitalNouns.includes(to);
  const named = isSentence ? sequences(tokens, (token) => isNameWord(token) && !token.startsSentence) : [];
  return [
    ...new Set([
      ...terms.flatMap((term) => phraseOfUser(translation, term)),
      ...[...kept, ...named]
        .filter(({ length }) => length > 1 && length <= maxWords)
        .map((sequence) => translation.slice(sequence[0]?.start, sequence.at(-1)?.end)),
    ]),
  ];
}

function phraseOfUser(translation: string, term: string): string[] {
  const start = term.includes(' ') ? translation.toLowerCase().indexOf(term.toLowerCase()) : -1;
  return start < 0 ? [] : [translation.slice(start, start + term.length)];
}

function tokensOf(text: string): Token[] {
  let startsSentence = true;
  return [...text.matchAll(/(\S+)(\s*)/gu)].map(({ index, 1: raw = '', 2: gap = '' }) => {
    const [before = ''] = /^[^\p{L}\p{N}]*/u.exec(raw) ?? [];
    const [after = ''] = /[^\p{L}\p{M}\p{N}]*$/u.exec(raw.slice(before.length)) ?? [];
    const word = raw.slice(before.length, raw.length - after.length);
    const isAbbreviated = after === '.' && /^(?:\p{Lu}|St|Sta|Sto|Dr|Mr|Mrs|Ms)$/u.test(word);
    const token = {
      word,
      start: index + before.length,
      end: index + before.length + word.length,
      startsSentence: startsSentence || before !== '',
      leads: gap === ' ' && (after === '' || isAbbreviated),
    };
    startsSentence = word === '' || (/[.!?:…]/u.test(after) && !isAbbreviated);
    return token;
  });
}

function isNameWord({ word }: Token): boolean {
  return (isCapitalised(word) && !/^I(?:['’]|$)/u.test(word)) || /^[dl]['’]\p{Lu}/u.test(word);
}

/** The longest sequences of words that belong to a name, with particles between them. */
function sequences(tokens: readonly Token[], belongs: (token: Token) => boolean): Token[][] {
  const found: Token[][] = [];
  let sequence: Token[] = [];
  const end = (): void => {
    const last = sequence.findLastIndex(belongs);
    if (last > 0) found.push(sequence.slice(0, last + 1));
    sequence = [];
  };
  for (const token of tokens) {
    const isPart = belongs(token) || (sequence.length > 0 && particles.has(token.word) && !token.startsSentence);
    if (sequence.at(-1)?.leads === false || !isPart) end();
    if (isPart) sequence.push(token);
  }
  end();
  return found;
}

/** The longest parts of a sequence that stand in one line of the original. */
function keptParts(sequence: readonly Token[], originals: readonly (readonly string[])[]): Token[][] {
  const parts: Token[][] = [];
  for (let start = 0; start < sequence.length;) {
    let end = start;
    while (end < sequence.length && originals.some((line) => holds(line, sequence.slice(start, end + 1)))) end += 1;
    const part = sequence.slice(start, end);
    parts.push(part.slice(0, part.findLastIndex(isNameWord) + 1));
    start = Math.max(end, start + 1);
  }
  return parts.filter(([first]) => first && isNameWord(first));
}

function holds(line: readonly string[], sequence: readonly Token[]): boolean {
  return line.some((_, start) => sequence.every(({ word }, index) => line[start + index] === word));
}
