import { languageNames, type QualityClass } from '@palimpsest/contract';
import { createTranslators } from '../translation/configuration.ts';
import { createUsageMeter, type Usage } from '../translation/services/usage.ts';
import {
  enabledBy,
  namesOf,
  type TranslatorConfig,
  type TranslatorName,
  translatorNames,
  usagePlaces,
} from '../translation/settings.ts';
import type { LanguagePair, Translator } from '../translation/translator.ts';
import { megabytes, toColumns } from './progress.ts';

export interface DoctorOptions {
  /** Also says of each pair who translates it, what that costs and fetches, and what is missing. */
  pairs: boolean;
  /** Writes the report as JSON, always with the pairs. */
  json: boolean;
  write: (line: string) => void;
}

/** The findings of the doctor; `doctor --json` writes it. */
export interface Report {
  /** Translators in the order in which they are asked. */
  translators: ExaminedTranslator[];
  /** Translators that are not asked, each with the setting that changes it. */
  notAsked: { name: TranslatorName; setting: string }[];
  /** Characters that were sent today, by the name of the translator. */
  usage: { today: Record<string, Usage>; charactersPerDay?: number | undefined };
  pairs: ExaminedPair[];
}

interface ExaminedTranslator {
  name: string;
  quality: QualityClass;
  /** The cost in words; absent where it costs nothing. */
  cost?: string | undefined;
  state: 'answers' | 'unusable-answer' | 'not-fetched' | 'no-pairs' | 'fails';
  /** How many it offers. */
  pairs: number;
  /** Time of its answer to one short text. */
  seconds?: number;
  /** The reason why it fails. */
  reason?: string;
  /** The first model that it has to fetch before it can answer, for one pair as an example. */
  firstFetch?: LanguagePair & { bytes: number };
}

/** A pair of languages, and the translator that is asked first for it; nobody where there is no name. */
interface ExaminedPair extends LanguagePair, Partial<Pick<ExaminedTranslator, 'quality' | 'cost'>> {
  translator?: string;
  /** Bytes that are fetched at the first use of the pair; absent for none. */
  downloadBytes?: number | undefined;
}

/** The text that each translator is asked for, to see whether it answers: few letters, since some bill them. */
const probe = { text: 'good morning' };

/**
 * Says of each translator whether it is configured, whether it answers, what it costs and how many pairs it offers.
 * @returns whether at least one translator answers
 */
export async function examine(config: TranslatorConfig, { json, pairs, write }: DoctorOptions): Promise<boolean> {
  const report = await reportOf(config);
  const lines = json
    ? [JSON.stringify(report, undefined, 2)]
    : [...toLines(report), ...(pairs ? pairLines(report) : [])];
  for (const line of lines) write(line);
  return report.translators.some((translator) => translator.pairs > 0);
}

async function reportOf(config: TranslatorConfig): Promise<Report> {
  const translators = createTranslators(config);
  try {
    const found: ExaminedTranslator[] = [];
    const first = new Map<string, [ExaminedTranslator, Translator]>();
    for (const translator of translators) {
      const pairs: LanguagePair[] = [];
      const examined = await examineOne(translator, pairs);
      found.push(examined);
      for (const pair of pairs) if (!first.has(keyOf(pair))) first.set(keyOf(pair), [examined, translator]);
    }
    const all = languageNames.flatMap((from) => languageNames.map((to) => ({ from, to })));
    return {
      translators: found,
      notAsked: translatorNames
        .filter((name) => !namesOf(config).includes(name))
        .map((name) => ({ name, setting: enabledBy[name] ?? `TRANSLATORS to a list with ${name}` })),
      usage: {
        today: await createUsageMeter(usagePlaces(config)).today(),
        charactersPerDay: config.TRANSLATION_BUDGET_CHARS_PER_DAY,
      },
      pairs: all
        .filter(({ from, to }) => from !== to)
        .map((pair) => {
          const [by, translator] = first.get(keyOf(pair)) ?? [];
          const about = by && { translator: by.name, quality: by.quality, cost: by.cost };
          return { ...pair, ...about, downloadBytes: translator?.downloadBytes?.(pair) };
        }),
    };
  } finally {
    await Promise.all(translators.map(async (translator) => translator.close?.()));
  }
}

const keyOf = ({ from, to }: LanguagePair): string => `${from} → ${to}`;

/** @param pairs are filled with those that the translator offers */
async function examineOne(translator: Translator, pairs: LanguagePair[]): Promise<ExaminedTranslator> {
  const { name, quality = 'neural', cost } = translator;
  try {
    const offered = await translator.pairs();
    const found = await probed(translator, offered);
    pairs.push(...offered);
    return { name, quality, cost, ...found, pairs: offered.length };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { name, quality, cost, state: 'fails', reason, pairs: 0 };
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
  if (!pair) return { state: 'not-fetched', firstFetch: { ...usual, bytes: translator.downloadBytes?.(usual) ?? 0 } };
  const started = performance.now();
  const [answer = ''] = await translator.translate([probe], pair.from, pair.to);
  return { state: answer === '' ? 'unusable-answer' : 'answers', seconds: (performance.now() - started) / 1000 };
}

/** Writes the findings as people read them. */
function toLines({ translators, notAsked, usage: { today, charactersPerDay } }: Report): string[] {
  const used = Object.entries(today).map(([name, { characters, inputTokens, outputTokens }]) => {
    const tokens = ` (${inputTokens} tokens to it and ${outputTokens} from it)`;
    return `${name} ${characters}${inputTokens + outputTokens === 0 ? '' : tokens}`;
  });
  const limit = charactersPerDay === undefined ? 'no limit is set' : `the limit is ${charactersPerDay}`;
  return [
    'Translators, in the order in which they are asked:',
    ...indented([
      ['name', 'class', 'pairs', 'cost', 'state'],
      ...translators.map((each) => [each.name, each.quality, `${each.pairs}`, each.cost ?? 'free', stateOf(each)]),
      ...notAsked.map(({ name, setting }) => [name, '-', '-', '-', `not asked: set ${setting}`]),
    ]),
    `Characters sent today: ${used.join(', ') || 'none'}; ${limit}.`,
  ];
}

function stateOf({ name, state, seconds = 0, reason = '', firstFetch }: ExaminedTranslator): string {
  const noModels = 'no model is there, and the server of the models cannot be reached, or must not be';
  const example = `${firstFetch?.from} → ${firstFetch?.to} fetches ${megabytes(firstFetch?.bytes ?? 0)}`;
  const words: Readonly<Record<typeof state, string>> = {
    answers: `answers in ${seconds.toFixed(1)} s`,
    'unusable-answer': `answered nothing usable in ${seconds.toFixed(1)} s`,
    'not-fetched': `nothing fetched yet: ${example} at first use`,
    'no-pairs': `offers no pair: ${name === 'Bergamot' ? noModels : 'is it installed?'}`,
    fails: `does not work: ${reason}`,
  };
  return words[state];
}

/** A line for each language and all targets to which the same holds; a line for each pair would be 1 892. */
function pairLines({ translators, pairs, notAsked }: Report): string[] {
  const order = translators.map(({ name }) => name);
  const rows = [...Map.groupBy(pairs, ({ from }) => from).values()].flatMap((ofOne) => rowsOf(ofOne, order));
  const enabling = notAsked.map(({ setting }) => setting).join('; ');
  const isOpen = pairs.some(({ translator }) => translator === undefined);
  return [
    'Pairs, with the translator that is asked first:',
    ...indented([['from', 'translator', 'class', 'cost', 'first use', 'to'], ...rows]),
    ...(isOpen && enabling !== '' ? [`Where nobody translates, one of these settings may help: ${enabling}.`] : []),
  ];
}

/**
 * @param pairs all of one language
 * @param order of the translators; nobody comes last
 */
function rowsOf(pairs: readonly ExaminedPair[], order: readonly string[]): string[][] {
  const rank = ({ translator }: ExaminedPair): number =>
    translator === undefined ? order.length : order.indexOf(translator);
  const sorted = pairs.toSorted((a, b) => rank(a) - rank(b));
  const groups = [...Map.groupBy(sorted, (pair) => answersOf(pair).join('\n')).values()];
  return groups.map((group, index) => {
    const isRest = group[0]?.translator === undefined && index > 0;
    const targets = group.length === pairs.length ? 'every language' : group.map(({ to }) => to).join(', ');
    const from = index === 0 ? (pairs[0]?.from ?? '') : '';
    return [from, ...group.slice(0, 1).flatMap(answersOf), isRest ? 'every other language' : targets];
  });
}

function answersOf({ translator, quality = 'neural', cost = 'free', downloadBytes }: ExaminedPair): string[] {
  if (translator === undefined) return ['nobody', '-', '-', '-'];
  return [translator, quality, cost, downloadBytes === undefined ? 'ready' : `fetches ${megabytes(downloadBytes)}`];
}

function indented(rows: readonly (readonly string[])[]): string[] {
  return toColumns(rows).map((line) => `  ${line}`);
}
