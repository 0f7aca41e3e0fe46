import type { LanguageName } from '@palimpsest/contract';
import { languageNames } from '@palimpsest/contract';
import { isReadable } from '../ocr/tesseract/recognition-data.ts';
import { megabytes } from './download-label.ts';
import { createTranslators } from '../translation/configuration.ts';
import { createUsageMeter, type Usage } from '../translation/services/usage.ts';
import { enabledBy, namesOf, type TranslatorConfig, translatorNames, usagePlaces } from '../translation/settings.ts';
import type { LanguagePair, Translator } from '../translation/translator.ts';

export interface DoctorOptions {
  recognitionDataDir: string;
  /** Lists for each pair who translates it, and what is missing. */
  pairs: boolean;
  write: (line: string) => void;
}

/** What is asked of each translator, to see whether it answers: few letters, since some bill them. */
const probe = { text: 'good morning' };

/** Why a translator may offer nothing. */
const hints: Readonly<Record<string, string>> = {
  Bergamot: 'No model is there, and the server of the models cannot be reached, or must not be.',
};

/**
 * Says of each translator whether it is configured, whether it answers, what it costs and how many pairs it offers, and which languages
 * cannot be read. @returns whether at least one translator answers
 */
export async function examine(config: TranslatorConfig, options: DoctorOptions): Promise<boolean> {
  const { write } = options;
  const translators = createTranslators(config);
  try {
    const offers: LanguagePair[][] = [];
    let answering = 0;
    write('Translators, in the order in which they are asked:');
    for (const translator of translators) {
      const { line, pairs } = await examineOne(translator);
      write(`  ${line}`);
      offers.push(pairs);
      if (pairs.length > 0) answering += 1;
    }
    const configured = namesOf(config);
    for (const name of translatorNames.filter((other) => !configured.includes(other))) {
      write(`  ${name}: not asked. Set ${enabledBy[name] ?? `TRANSLATORS to a list with ${name}`}.`);
    }
    await tellUsage(config, write);
    tellReading(options);
    if (options.pairs) tellPairs(translators, offers, options);
    return answering > 0;
  } finally {
    await Promise.all(translators.map(async (translator) => translator.close?.()));
  }
}

async function examineOne(translator: Translator): Promise<{ line: string; pairs: LanguagePair[] }> {
  const { name, quality = 'neural', cost } = translator;
  const price = cost === undefined ? 'free' : cost;
  try {
    const pairs = await translator.pairs();
    const usual = pairs.find(({ from, to }) => from === 'English' && to === 'Spanish') ?? pairs[0];
    if (!usual)
      return { line: `${name} (${quality}): offers no pair. ${hints[name] ?? 'Is it installed?'}`, pairs: [] };
    // Whoever asks how things are wants nothing fetched.
    const pair = [usual, ...pairs].find((each) => translator.downloadBytes?.(each) === undefined);
    if (!pair) {
      const size = megabytes(translator.downloadBytes?.(usual) ?? 0);
      return {
        line: `${name} (${quality}): ${pairs.length} pairs, none fetched yet; ${usual.from} → ${usual.to} fetches ${size} at first use; ${price}.`,
        pairs,
      };
    }
    const started = performance.now();
    const [answer = ''] = await translator.translate([probe], pair.from, pair.to);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const outcome = answer === '' ? 'answered nothing usable' : `answers in ${seconds} s`;
    return { line: `${name} (${quality}): ${outcome}; ${pairs.length} pairs; ${price}.`, pairs };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { line: `${name} (${quality}): does not work. ${reason}`, pairs: [] };
  }
}

async function tellUsage(config: TranslatorConfig, write: (line: string) => void): Promise<void> {
  const limit = config.TRANSLATION_BUDGET_CHARS_PER_DAY;
  const used = Object.entries(await createUsageMeter(usagePlaces(config)).today());
  const counts = used.map(([name, usage]) => `${name} ${described(usage)}`).join(', ') || 'none';
  write(`Characters sent today: ${counts}${limit === undefined ? '; no limit is set.' : `; the limit is ${limit}.`}`);
}

function described({ characters, inputTokens, outputTokens }: Usage): string {
  const tokens = `${inputTokens} tokens to it and ${outputTokens} from it`;
  return inputTokens + outputTokens === 0 ? `${characters}` : `${characters} (${tokens})`;
}

function tellReading({ recognitionDataDir, write }: DoctorOptions): void {
  const missing = languageNames.filter((name) => !isReadable(name, recognitionDataDir));
  if (missing.length === 0) {
    write('Recognition data: there for every language.');
    return;
  }
  write(
    `Recognition data is missing for ${missing.join(', ')}: images in these languages cannot be read. "palimpsest languages add" fetches what the configured translators reach.`,
  );
}

function tellPairs(
  translators: readonly Translator[],
  offers: readonly (readonly LanguagePair[])[],
  { recognitionDataDir, write }: DoctorOptions,
): void {
  write('Pairs:');
  for (const from of languageNames) {
    const targets = languageNames.filter((to) => to !== from).map((to) => [to, firstOf(from, to, translators, offers)]);
    const groups = Map.groupBy(targets, ([, name]) => name);
    const parts = [...groups].map(([name, list]) => {
      const names = list.map(([to]) => to);
      return `${name ?? 'nobody'}: ${names.length === languageNames.length - 1 ? 'every language' : names.join(', ')}`;
    });
    write(`  ${from}${isReadable(from, recognitionDataDir) ? '' : ' (cannot be read yet)'} → ${parts.join('; ')}`);
  }
}

function firstOf(
  from: LanguageName,
  to: LanguageName,
  translators: readonly Translator[],
  offers: readonly (readonly LanguagePair[])[],
): string | undefined {
  const index = offers.findIndex((pairs) => pairs.some((pair) => pair.from === from && pair.to === to));
  return translators[index]?.name;
}
