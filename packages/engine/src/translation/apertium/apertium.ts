import { throwIfCancelled } from '../../cancel.ts';
import { EngineError } from '../../errors.ts';
import type { Translator } from '../translator.ts';
import { replaceWords, wordsOf } from '../wording/letter-case.ts';
import { type ApertiumMode, findChain, listPairs, readModes } from './modes.ts';
import { type ApertiumPipes, createPipes } from './pipe.ts';
import { translateText } from './sentences.ts';
import { type Analysed, decode, encode } from './stream.ts';

export interface ApertiumOptions {
  /** Folder in which the packages put their modes; Debian's by default. */
  modesDirectory?: string;
  /** Timeout of one sentence, in ms, the start of a pipeline included. */
  timeoutMs?: number;
}

/** Translates with the Apertium pairs installed on this machine: rule-based, without the internet, good for the gist. */
export function createApertiumTranslator(
  options: ApertiumOptions = {},
): Translator & Required<Pick<Translator, 'close'>> {
  const { modesDirectory = '/usr/share/apertium/modes', timeoutMs = 20_000 } = options;
  const pipes = createPipes(timeoutMs);
  let modes: Promise<ApertiumMode[]> | undefined;
  const installed = (): Promise<ApertiumMode[]> => (modes ??= readModes(modesDirectory));

  return {
    name: 'Apertium',
    quality: 'gist',

    async pairs() {
      return listPairs(await installed());
    },

    async translate(texts, from, to, { signal } = {}) {
      const chain = findChain(await installed(), from, to);
      if (!chain) {
        throw new EngineError('pair-unavailable', `Apertium has no installed pair that leads from ${from} to ${to}.`);
      }
      const run = (sentence: string): Promise<Analysed> =>
        runChain(pipes, chain, from === 'English' ? withoutHyphens(sentence) : sentence, signal);
      const translations: string[] = [];
      for (const text of texts) {
        throwIfCancelled(signal);
        translations.push(await translateText(text, { from, to, run }));
      }
      pipes.rest();
      return translations;
    },

    close: () => pipes.close(),
  };
}

/** The words of English compounds apart: the dictionaries have few of them, and "the high-risk group" came back as "El grupoderiesgo alto". */
function withoutHyphens(sentence: string): string {
  return sentence.replaceAll(/(?<=\p{Ll}{3})-(?=\p{Ll}{2})/gu, ' ');
}

/**
 * Passes a sentence from one mode to the next. Some drop words that they have no form for, such as a lone "will", and nothing may be left. A word that
 * a later mode does not know would come out in the language in between: the word of the sentence that it was made from stands in its place.
 */
async function runChain(
  pipes: ApertiumPipes,
  chain: readonly ApertiumMode[],
  text: string,
  signal: AbortSignal | undefined,
): Promise<Analysed> {
  const runMode = async (mode: ApertiumMode, words: string): Promise<Analysed> =>
    decode(await pipes.of(mode).request(encode(words), signal));
  const unknown = new Set<string>();
  let current = text;
  for (const mode of chain) {
    const answer = await runMode(mode, current);
    current = answer.text;
    if (current === '') break;
    for (const word of answer.unknown) unknown.add(word);
  }
  const own = new Set(wordsOf(text).map(toLowerCase));
  const foreign = new Set([...unknown].map(toLowerCase).filter((word) => !own.has(word)));
  const origins = new Map<string, string>();
  for (const word of foreign.size > 0 ? wordsOf(text) : []) {
    let between = word;
    for (const mode of chain.slice(0, -1)) {
      between = (await runMode(mode, between)).text;
      if (foreign.has(toLowerCase(between))) origins.set(toLowerCase(between), word);
    }
  }
  const originOf = (word: string): string => origins.get(toLowerCase(word)) ?? word;
  return { text: replaceWords(current, originOf), unknown: [...unknown].map(originOf) };
}

function toLowerCase(word: string): string {
  return word.toLowerCase();
}
