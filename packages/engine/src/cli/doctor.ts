import { languageNames } from '@palimpsest/contract';
import { createTranslators } from '../translation/configuration.ts';
import { createUsageMeter } from '../translation/services/usage.ts';
import { enabledBy, namesOf, type TranslatorConfig, translatorNames, usagePlaces } from '../translation/settings.ts';
import type { LanguagePair, Translator } from '../translation/translator.ts';
import { toLines } from './doctor-lines.ts';
import type { ExaminedPair, ExaminedTranslator, Report } from './doctor-report.ts';

export interface DoctorOptions {
  /** Also says of each pair who translates it, what that costs and fetches, and what is missing. */
  pairs: boolean;
  /** Writes the report as JSON, always with the pairs. */
  json: boolean;
  write: (line: string) => void;
}

/** The text that each translator is asked for, to see whether it answers: few letters, since some bill them. */
const probe = { text: 'good morning' };

/**
 * Says of each translator whether it is configured, whether it answers, what it costs and how many pairs it offers.
 * @returns whether at least one translator answers
 */
export async function examine(config: TranslatorConfig, options: DoctorOptions): Promise<boolean> {
  const report = await reportOf(config);
  const lines = options.json ? [JSON.stringify(report, undefined, 2)] : toLines(report, options.pairs);
  for (const line of lines) options.write(line);
  return report.translators.some(({ pairs }) => pairs > 0);
}

interface Examined {
  translator: Translator;
  found: ExaminedTranslator;
  pairs: readonly LanguagePair[];
}

async function reportOf(config: TranslatorConfig): Promise<Report> {
  const translators = createTranslators(config);
  try {
    const examined: Examined[] = [];
    for (const translator of translators) examined.push(await examineOne(translator));
    const configured = namesOf(config);
    return {
      translators: examined.map(({ found }) => found),
      notAsked: translatorNames
        .filter((name) => !configured.includes(name))
        .map((name) => ({ name, setting: enabledBy[name] ?? `TRANSLATORS to a list with ${name}` })),
      usage: {
        today: await createUsageMeter(usagePlaces(config)).today(),
        charactersPerDay: config.TRANSLATION_BUDGET_CHARS_PER_DAY,
      },
      pairs: pairsOf(examined),
    };
  } finally {
    await Promise.all(translators.map(async (translator) => translator.close?.()));
  }
}

async function examineOne(translator: Translator): Promise<Examined> {
  const { name, quality = 'neural', cost } = translator;
  const about = { name, quality, cost };
  try {
    const pairs = await translator.pairs();
    const found = { ...about, ...(await probed(translator, pairs)), pairs: pairs.length };
    return { translator, found, pairs };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { translator, found: { ...about, state: 'fails', reason, pairs: 0 }, pairs: [] };
  }
}

async function probed(
  translator: Translator,
  pairs: readonly LanguagePair[],
): Promise<Pick<ExaminedTranslator, 'state' | 'seconds' | 'firstFetch'>> {
  const usual = pairs.find(({ from, to }) => from === 'English' && to === 'Spanish') ?? pairs[0];
  if (!usual) return { state: 'no-pairs' };
  // Whoever asks how things are wants nothing fetched.
  const pair = [usual, ...pairs].find((each) => translator.downloadBytes?.(each) === undefined);
  if (!pair) {
    return { state: 'not-fetched', firstFetch: { ...usual, bytes: translator.downloadBytes?.(usual) ?? 0 } };
  }
  const started = performance.now();
  const [answer = ''] = await translator.translate([probe], pair.from, pair.to);
  const seconds = (performance.now() - started) / 1000;
  return { state: answer === '' ? 'unusable-answer' : 'answers', seconds };
}

function pairsOf(examined: readonly Examined[]): ExaminedPair[] {
  const first = new Map<string, Examined>();
  for (const each of examined.toReversed()) {
    for (const pair of each.pairs) first.set(keyOf(pair), each);
  }
  return languageNames.flatMap((from) =>
    languageNames
      .filter((to) => to !== from)
      .map((to) => {
        const pair = { from, to };
        const { found, translator } = first.get(keyOf(pair)) ?? {};
        return {
          ...pair,
          ...(found && { translator: found.name, quality: found.quality, cost: found.cost }),
          downloadBytes: translator?.downloadBytes?.(pair),
        };
      }),
  );
}

const keyOf = ({ from, to }: LanguagePair): string => `${from} → ${to}`;
