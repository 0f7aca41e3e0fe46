import { throwIfCancelled } from '../../cancel.ts';
import { EngineError } from '../../errors.ts';
import { createTagTranslator } from '../services/tag-translator.ts';
import type { Translator } from '../translator.ts';
import { keepFixedParts } from './fixed-parts.ts';
import { createKnownCatalogue } from './catalogue.ts';
import { codeOf, downloadOf, findLegs, type Leg, pairsOf, pathOf } from './legs.ts';
import { createMarianWorker } from './marian-worker.ts';
import { createModelStore } from './store.ts';

export interface BergamotOptions {
  /** Folder of the models. */
  folder: string;
  /** Address of the server whose models may be fetched. @default none; only what is there is used */
  server?: string | undefined;
  /** A network and its memory are freed when nothing was asked for this long, in ms. @default 30 000 */
  idleMs?: number;
  /** Timeout of the texts of one picture, in ms. @default 120 000 */
  timeoutMs?: number;
  /** Timeout of the list of models, for which the list of languages waits, in ms. @default 3 000 */
  catalogueTimeoutMs?: number;
  /** Wait before a file is asked for again, in ms; doubles. @default 500 */
  retryDelayMs?: number;
}

/** A translator that also gives its memory back. */
export type BergamotTranslator = Translator & Required<Pick<Translator, 'close' | 'downloadBytes'>>;

/**
 * Firefox's neural models in Bergamot's WebAssembly, on this machine. A model is fetched when its pair is first used; where no model leads from
 * one language to the other, two lead through English.
 */
export function createBergamotTranslator(options: BergamotOptions): BergamotTranslator {
  const { folder, server, idleMs = 30_000, timeoutMs = 120_000, catalogueTimeoutMs = 3_000, retryDelayMs } = options;
  const store = createModelStore(folder);
  const catalogue =
    server === undefined ? undefined : createKnownCatalogue({ server, folder, timeoutMs: catalogueTimeoutMs });
  const worker = createMarianWorker({ idleMs, timeoutMs });
  let legs: Leg[] = [];

  const refresh = async (): Promise<void> => {
    legs = await findLegs(store, catalogue);
  };
  const translator = createTagTranslator({
    name: 'Bergamot',
    quality: 'neural',
    pairs: async () => {
      await refresh();
      return pairsOf(legs);
    },
    send: async ({ texts, sources, from, to, options: { signal, onDownload } }) => {
      await refresh();
      const path = pathOf(legs, codeOf(from), codeOf(to));
      if (!path) throw new EngineError('pair-unavailable', `Bergamot has no model from ${from} to ${to}.`);
      const missing = path.flatMap(({ installed, remote }) => (installed || !remote ? [] : [remote]));
      if (catalogue) await store.fetch(missing, { catalogue, signal, onDownload, retryDelayMs });
      const there = await store.list();
      const models = path.flatMap((leg) => there.find((each) => each.from === leg.from && each.to === leg.to) ?? []);
      if (models.length < path.length) {
        const message = `A model of Bergamot from ${from} to ${to} was removed while it was needed. Try again.`;
        throw new EngineError('translation-failed', message);
      }
      throwIfCancelled(signal);
      return await keepFixedParts(texts, sources, (html) => worker.translate(html, models, signal));
    },
  });
  return {
    ...translator,
    downloadBytes: ({ from, to }) => downloadOf(legs, codeOf(from), codeOf(to)),
    close: () => worker.close(),
  };
}
