import type { LanguagesResponse } from '@palimpsest/contract';
import { enabledBy, namesOf, readTranslatorConfig, translatorNames } from '@palimpsest/engine/translator-settings';
import type { ReadableLanguages } from '../jobs/recognition-data.ts';

/** What an engine can translate, as clients read it. @param variables the environment that sets translators up */
export function toLanguagesResponse(
  { translators, offers, unreadable }: ReadableLanguages,
  variables: NodeJS.ProcessEnv,
): LanguagesResponse {
  const configured = namesOf(readTranslatorConfig(variables));
  const sources = Map.groupBy(offers, ({ from }) => from);
  return {
    translators: translators.map(({ cost, ...translator }) => ({ ...translator, cost: cost ?? null })),
    pairs: Object.fromEntries(
      [...sources].map(([source, targets]) => [
        source,
        targets.map(({ to, translator, downloadBytes }) => ({
          language: to,
          translator,
          download_bytes: downloadBytes ?? null,
        })),
      ]),
    ),
    unreadable: unreadable.map(({ language, isFetching }) => ({ language, is_fetching: isFetching })),
    enabled_by: translatorNames.flatMap((name) => {
      const setting = enabledBy[name];
      return setting === undefined || configured.includes(name) ? [] : [{ translator: name, setting }];
    }),
  };
}
