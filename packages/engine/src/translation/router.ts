import type { LanguageName } from '@palimpsest/contract';
import { EngineError } from '../errors.ts';
import type { LanguagePair, Translator } from './translator.ts';

/** Several translators as one: the first in the list that offers a pair translates it. */
export interface Router extends Required<Translator> {
  /** @throws EngineError `pair-unavailable`, saying what can be translated instead */
  assertSupports(pair: LanguagePair): Promise<void>;
}

/** @param translators the preferred one first */
export function createRouter(translators: readonly Translator[]): Router {
  async function translatorFor({ from, to }: LanguagePair): Promise<Translator> {
    for (const translator of translators) {
      const offered = await translator.pairs();
      if (offered.some((pair) => pair.from === from && pair.to === to)) return translator;
    }
    throw new EngineError('pair-unavailable', unavailable(from, to, await router.pairs()));
  }

  const router: Router = {
    name: translators.map(({ name }) => name).join(', '),

    async pairs() {
      const lists = await Promise.all(translators.map((translator) => translator.pairs()));
      const unique = new Map(lists.flat().map((pair) => [`${pair.from} → ${pair.to}`, pair]));
      return [...unique.values()].toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
    },

    async translate(texts, from, to, options) {
      return (await translatorFor({ from, to })).translate(texts, from, to, options);
    },

    async assertSupports(pair) {
      await translatorFor(pair);
    },

    async close() {
      await Promise.all(translators.map(async (translator) => translator.close?.()));
    },
  };
  return router;
}

function unavailable(from: LanguageName, to: LanguageName, pairs: readonly LanguagePair[]): string {
  const what = `Translation from ${from} to ${to} is not available on this installation.`;
  if (pairs.length === 0) {
    return `${what} No translator is set up: on Debian or Ubuntu, install apertium and its language pairs, such as apertium-eng-spa, and start again.`;
  }
  const targets = pairs.filter((pair) => pair.from === from).map((pair) => pair.to);
  const instead =
    targets.length > 0
      ? `${from} can be translated to ${targets.join(', ')}.`
      : `It can translate from ${[...new Set(pairs.map((pair) => pair.from))].join(', ')}.`;
  return `${what} ${instead} For more pairs, install further Apertium pairs or configure another translator.`;
}
