import { languages } from '@palimpsest/contract';
import { z } from 'zod';
import type { Translator } from '../translator.ts';
import { type CallOptions, createCall } from './call.ts';
import { requestJson } from './http.ts';
import type { LanguagePair } from '../translator.ts';
import { createTagTranslator } from './tag-translator.ts';
import type { UsageMeter } from './usage.ts';

export interface LibreTranslateOptions extends Partial<CallOptions> {
  url: string;
  /** Of a server that asks for one. */
  key?: string | undefined;
  meter?: UsageMeter;
}

/** LibreTranslate writes these otherwise than with the tag of the language. */
const codes: Readonly<Record<string, string>> = { 'pt-BR': 'pt', nob: 'nb', no: 'nb' };

const languageList = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }));
const answer = z.object({ translatedText: z.array(z.string()) });

interface ServedPair extends LanguagePair {
  source: string;
  target: string;
}

/** A LibreTranslate server; it says itself which languages it has. */
export function createLibreTranslateTranslator({ url, key, meter, ...limits }: LibreTranslateOptions): Translator {
  const name = 'LibreTranslate';
  const call = createCall({ name, ...limits });
  let served: Promise<ServedPair[]> | undefined;
  const askServed = async (): Promise<ServedPair[]> => {
    served ??= call((signal) => requestJson({ name, url: `${url}/languages`, answer: languageList, signal })).then(
      toPairs,
    );
    try {
      return await served;
    } catch (error) {
      // A server that is still starting is asked again next time.
      served = undefined;
      throw error;
    }
  };
  return createTagTranslator(
    {
      name,
      quality: 'neural',
      pairs: async () => (await askServed()).map(({ from, to }) => ({ from, to })),
      send: async ({ texts, from, to, options }) => {
        const pair = (await askServed()).find((other) => other.from === from && other.to === to);
        const body = {
          q: texts,
          source: pair?.source,
          target: pair?.target,
          format: 'html',
          ...(key && { api_key: key }),
        };
        return await call(
          async (signal) => (await requestJson({ name, url: `${url}/translate`, body, answer, signal })).translatedText,
          options.signal,
        );
      },
    },
    meter,
  );
}

function toPairs(list: z.output<typeof languageList>): ServedPair[] {
  const known = list.flatMap(({ code, targets }) => {
    const language = languages.find(({ tag }) => tag === (codes[code] ?? code));
    return language ? [{ name: language.name, code, targets }] : [];
  });
  return known.flatMap((source) =>
    known
      .filter((target) => target.name !== source.name && (source.targets?.includes(target.code) ?? true))
      .map((target) => ({ from: source.name, to: target.name, source: source.code, target: target.code })),
  );
}
