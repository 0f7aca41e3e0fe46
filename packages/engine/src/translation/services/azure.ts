import { z } from 'zod';
import type { Translator } from '../translator.ts';
import { type CallOptions, createCall } from './call.ts';
import { requestJson } from './http.ts';
import { codesOf, pairsAmong } from './pairs.ts';
import { createTagTranslator } from './tag-translator.ts';
import type { UsageMeter } from './usage.ts';

export interface AzureOptions extends Partial<CallOptions> {
  key: string;
  /** Of the resource, such as `westeurope`; a global one needs none. */
  region?: string | undefined;
  /** @default Azure's global address */
  url?: string | undefined;
  meter?: UsageMeter;
}

const codes = codesOf(
  'af sq eu bs ca hr cs da nl en et fi fr gl de hu is id ga it lv lt ms mt mi nb pl pt ro sr-Latn sk sl es sw sv tr vi cy'.split(
    ' ',
  ),
  { Tagalog: 'fil', Portuguese: 'pt-PT' },
);

const answer = z.array(z.object({ translations: z.array(z.object({ text: z.string() })).min(1) }));

/** Azure AI Translator, version 3; it takes 1000 texts a request. */
export function createAzureTranslator({ key, region, url, meter, ...limits }: AzureOptions): Translator {
  const name = 'Azure Translator';
  const call = createCall({ name, ...limits });
  const base = url ?? 'https://api.cognitive.microsofttranslator.com';
  return createTagTranslator(
    {
      name,
      quality: 'neural',
      cost: 'Azure bills characters',
      batch: 1_000,
      pairs: async () => pairsAmong(codes),
      send: ({ texts, from, to, options }) =>
        call(async (signal) => {
          const query = new URLSearchParams({
            'api-version': '3.0',
            from: codes[from] ?? '',
            to: codes[to] ?? '',
            textType: 'html',
          });
          const translated = await requestJson({
            name,
            url: `${base}/translate?${query.toString()}`,
            headers: {
              'ocp-apim-subscription-key': key,
              ...(region !== undefined && { 'ocp-apim-subscription-region': region }),
            },
            body: texts.map((text) => ({ Text: text })),
            answer,
            signal,
          });
          return translated.map(({ translations }) => translations[0]?.text ?? '');
        }, options.signal),
    },
    meter,
  );
}
