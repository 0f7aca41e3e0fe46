import { createApertiumTranslator } from './apertium/apertium.ts';
import { createBergamotTranslator } from './bergamot/bergamot.ts';
import { createAnthropicTranslator, createOpenAITranslator } from './language-model/language-model.ts';
import {
  createAzureTranslator,
  createDeepLTranslator,
  createGoogleTranslator,
  createLibreTranslateTranslator,
} from './services/machine-translation.ts';
import { createUsageMeter, type UsageMeter } from './services/usage.ts';
import { modelPlaces, namesOf, usagePlaces, type TranslatorConfig, type TranslatorName } from './settings.ts';
import type { Translator } from './translator.ts';

/** The configured translators, the preferred one first. @param meter counts what they are sent */
export function createTranslators(
  config: TranslatorConfig,
  meter: UsageMeter = createUsageMeter(usagePlaces(config)),
): Translator[] {
  const shared = {
    meter,
    concurrency: config.TRANSLATION_CONCURRENCY,
    ...(config.TRANSLATION_TIMEOUT !== undefined && { timeoutMs: config.TRANSLATION_TIMEOUT * 1000 }),
  };
  const model = { ...shared, sees: config.TRANSLATION_SEND_PICTURE, tone: config.TRANSLATION_TONE };
  const make: Readonly<Record<TranslatorName, () => Translator | undefined>> = {
    openai: () =>
      createOpenAITranslator({
        ...model,
        key: config.OPENAI_API_KEY,
        url: config.OPENAI_BASE_URL,
        model: config.OPENAI_MODEL ?? 'gpt-4.1-mini',
      }),
    anthropic: () =>
      createAnthropicTranslator({
        ...model,
        key: config.ANTHROPIC_API_KEY,
        url: config.ANTHROPIC_BASE_URL,
        model: config.ANTHROPIC_MODEL,
      }),
    deepl: () =>
      createDeepLTranslator({
        ...shared,
        key: config.DEEPL_API_KEY ?? '',
        url: config.DEEPL_URL,
        formality: config.DEEPL_FORMALITY,
      }),
    google: () =>
      config.google &&
      createGoogleTranslator({ ...shared, credentials: config.google, url: config.GOOGLE_TRANSLATE_URL }),
    azure: () =>
      createAzureTranslator({
        ...shared,
        key: config.AZURE_TRANSLATOR_KEY ?? '',
        region: config.AZURE_TRANSLATOR_REGION,
        url: config.AZURE_TRANSLATOR_URL,
      }),
    libretranslate: () =>
      createLibreTranslateTranslator({
        ...shared,
        url: config.LIBRETRANSLATE_URL ?? '',
        key: config.LIBRETRANSLATE_API_KEY,
      }),
    bergamot: () => createBergamotTranslator(modelPlaces(config)),
    apertium: () => createApertiumTranslator(),
  };
  return namesOf(config).flatMap((translator) => make[translator]() ?? []);
}
