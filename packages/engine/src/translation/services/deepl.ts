import { z } from 'zod';
import type { SourceText, Translator } from '../translator.ts';
import { runTag } from '../wording/tags.ts';
import { type CallOptions, createCall } from './call.ts';
import { requestJson } from './http.ts';
import { codesOf, pairsAmong } from './pairs.ts';
import { createTagTranslator } from './tag-translator.ts';
import type { UsageMeter } from './usage.ts';

export interface DeepLOptions extends Partial<CallOptions> {
  key: string;
  /** @default DeepL's own: the free one for a key that ends in `:fx` */
  url?: string | undefined;
  /** How the reader is addressed where the language makes a difference. @default 'default' */
  formality?: 'default' | 'more' | 'less' | undefined;
  meter?: UsageMeter;
}

const tags = 'cs da de es et fi fr hu id it lt lv nb nl pl ro sk sl sv tr'.split(' ');
const sources = codesOf(tags, { English: 'en', Portuguese: 'pt' });
const targets = codesOf(tags, { English: 'en-GB', Portuguese: 'pt-PT' });

const mostRuns = (texts: readonly SourceText[]): number => Math.max(0, ...texts.map(({ runs = [] }) => runs.length));

const answer = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** DeepL's API, version 2; it takes 50 texts a request. */
export function createDeepLTranslator({ key, url, formality = 'default', meter, ...limits }: DeepLOptions): Translator {
  const name = 'DeepL';
  const call = createCall({ name, ...limits });
  const base = url ?? (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com');
  return createTagTranslator(
    {
      name,
      quality: 'neural',
      cost: 'DeepL bills characters',
      batch: 50,
      pairs: async () => pairsAmong(sources, targets),
      send: ({ texts, sources: given, from, to, options }) =>
        call(async (signal) => {
          const { translations } = await requestJson({
            name,
            url: `${base}/v2/translate`,
            headers: { authorization: `DeepL-Auth-Key ${key}` },
            body: {
              text: texts,
              source_lang: sources[from]?.toUpperCase(),
              target_lang: targets[to]?.toUpperCase(),
              tag_handling: 'xml',
              ignore_tags: ['span'],
              // A run is a part of its sentence.
              ...(mostRuns(given) > 0 && {
                non_splitting_tags: Array.from({ length: mostRuns(given) }, (_, run) => runTag(run)),
              }),
              // A language that knows no such difference would refuse the plain word.
              ...(formality !== 'default' && { formality: `prefer_${formality}` }),
            },
            answer,
            signal,
          });
          return translations.map(({ text }) => text);
        }, options.signal),
    },
    meter,
  );
}
