import type { LanguagesResponse } from '@palimpsest/contract';
import { enabledBy, namesOf, readTranslatorConfig, translatorNames } from '@palimpsest/engine/translator-settings';
import type { Languages } from '../jobs/engine-messages.ts';

/** What an engine can translate, as clients read it. @param variables the environment that sets translators up */
export function toLanguagesResponse(
  { translators, offers }: Languages,
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
    enabled_by: translatorNames.flatMap((name) => {
      const setting = enabledBy[name];
      return setting === undefined || configured.includes(name) ? [] : [{ translator: name, setting }];
    }),
  };
}
