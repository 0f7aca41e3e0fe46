import { throwIfCancelled } from '../../cancel.ts';
import { EngineError } from '../../errors.ts';
import type { Translator } from '../translator.ts';
import { type ApertiumMode, findChain, listPairs, readModes } from './modes.ts';
import { type ApertiumPipes, createPipes } from './pipes.ts';
import { translateText } from './sentences.ts';
import { type Analysed, decode, encode } from './stream.ts';

export interface ApertiumOptions {
  /** Where the packages put their modes; Debian's place by default. */
  modesDirectory?: string;
  /** For one sentence, in ms, the start of a pipeline included. */
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
      const run = (sentence: string): Promise<Analysed> => runChain(pipes, chain, sentence, signal);
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

/** Passes a sentence from one mode to the next. Some drop words that they have no form for, such as a lone "will", and nothing may be left. */
async function runChain(
  pipes: ApertiumPipes,
  chain: readonly ApertiumMode[],
  text: string,
  signal: AbortSignal | undefined,
): Promise<Analysed> {
  const unknown = new Set<string>();
  let current = text;
  for (const mode of chain) {
    const answer = decode(await pipes.of(mode).request(encode(current), signal));
    current = answer.text;
    if (current === '') break;
    for (const word of answer.unknown) unknown.add(word);
  }
  return { text: current, unknown: [...unknown] };
}
