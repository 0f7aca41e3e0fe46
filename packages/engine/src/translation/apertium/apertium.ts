import type { LanguageName } from '@palimpsest/contract';
import { throwIfCancelled } from '../cancel.ts';
import { EngineError } from '../errors.ts';
import { type ApertiumMode, findChain, listPairs, readModes } from './apertium-modes.ts';
import { type ApertiumPipe, openPipe } from './apertium-pipe.ts';
import { type Analysed, decode, encode } from './apertium-stream.ts';
import { translateText } from './text.ts';
import type { Translator } from './translator.ts';

export interface ApertiumOptions {
  /** Where the packages put their modes; Debian's place by default. */
  modesDirectory?: string;
  /** For one sentence, in ms, the start of a pipeline included. */
  timeoutMs?: number;
}

/** Pipelines kept running, the most recently used: the longest chain. One holds 80 to 700 MB of dictionaries. */
const pipesKept = 3;
/** After so long without work they are ended; starting one again takes 0.2 to 2.7 s. */
const idleMs = 120_000;

/** Translates with the Apertium pairs installed on this machine: rule-based, without the internet, good for the gist. */
export function createApertiumTranslator(options: ApertiumOptions = {}): Required<Translator> {
  const { modesDirectory = '/usr/share/apertium/modes', timeoutMs = 20_000 } = options;
  const pipes = new Map<string, ApertiumPipe>();
  let modes: Promise<ApertiumMode[]> | undefined;
  const installed = (): Promise<ApertiumMode[]> => (modes ??= readModes(modesDirectory));

  let idleTimer: NodeJS.Timeout | undefined;

  const pipeOf = (mode: ApertiumMode): ApertiumPipe => {
    const pipe = pipes.get(mode.name) ?? openPipe(mode.name, mode.command, timeoutMs);
    pipes.delete(mode.name);
    pipes.set(mode.name, pipe);
    retireOldest(pipesKept);
    return pipe;
  };

  const retireOldest = (kept: number): void => {
    for (const [name, oldest] of pipes) {
      if (pipes.size <= kept) return;
      pipes.delete(name);
      oldest.retire();
    }
  };

  const retireWhenIdle = (): void => {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => retireOldest(0), idleMs).unref();
  };

  const runChain = async (
    chain: readonly ApertiumMode[],
    text: string,
    signal: AbortSignal | undefined,
  ): Promise<Analysed> => {
    const unknown = new Set<string>();
    let current = text;
    for (const mode of chain) {
      const answer = decode(await pipeOf(mode).request(encode(current), signal));
      if (answer.text === '') {
        throw new EngineError(
          'translation-failed',
          `The translator gave no answer (Apertium ${mode.name}). Try again.`,
        );
      }
      current = answer.text;
      for (const word of answer.unknown) unknown.add(word);
    }
    return { text: current, unknown: [...unknown] };
  };

  return {
    name: 'Apertium',

    async pairs() {
      return listPairs(await installed());
    },

    async translate(texts, from: LanguageName, to: LanguageName, { signal, blacklist = [] } = {}) {
      const chain = findChain(await installed(), from, to);
      if (!chain) {
        throw new EngineError('pair-unavailable', `Apertium has no installed pair that leads from ${from} to ${to}.`);
      }
      const translations: string[] = [];
      for (const text of texts) {
        throwIfCancelled(signal);
        translations.push(
          await translateText(text, { from, to, blacklist, run: (sentence) => runChain(chain, sentence, signal) }),
        );
      }
      retireWhenIdle();
      return translations;
    },

    async close() {
      clearTimeout(idleTimer);
      const open = [...pipes.values()];
      pipes.clear();
      await Promise.all(open.map((pipe) => pipe.close()));
    },
  };
}
