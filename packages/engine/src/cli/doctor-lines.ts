import { languageNames } from '@palimpsest/contract';
import type { Usage } from '../translation/services/usage.ts';
import { toColumns } from './columns.ts';
import type { ExaminedPair, ExaminedTranslator, Report, TranslatorState } from './doctor-report.ts';
import { megabytes } from './download-label.ts';

/** Why a translator may offer nothing. */
const hints: Readonly<Record<string, string>> = {
  Bergamot: 'no model is there, and the server of the models cannot be reached, or must not be',
};

/** Writes the findings of the doctor as people read them. */
export function toLines(report: Report, withPairs: boolean): string[] {
  return [
    'Translators, in the order in which they are asked:',
    ...indented([
      ['name', 'class', 'pairs', 'cost', 'state'],
      ...report.translators.map((each) => [
        each.name,
        each.quality,
        `${each.pairs}`,
        each.cost ?? 'free',
        stateOf(each),
      ]),
      ...report.notAsked.map(({ name, setting }) => [name, '-', '-', '-', `not asked: set ${setting}`]),
    ]),
    usageOf(report),
    ...(withPairs ? pairLines(report) : []),
  ];
}

function indented(rows: readonly (readonly string[])[]): string[] {
  return toColumns(rows).map((line) => `  ${line}`);
}

function stateOf({ name, state, seconds = 0, reason = '', firstFetch }: ExaminedTranslator): string {
  const example = `${firstFetch?.from} → ${firstFetch?.to} fetches ${megabytes(firstFetch?.bytes ?? 0)}`;
  const words: Readonly<Record<TranslatorState, string>> = {
    answers: `answers in ${seconds.toFixed(1)} s`,
    'unusable-answer': `answered nothing usable in ${seconds.toFixed(1)} s`,
    'not-fetched': `nothing fetched yet: ${example} at first use`,
    'no-pairs': `offers no pair: ${hints[name] ?? 'is it installed?'}`,
    fails: `does not work: ${reason}`,
  };
  return words[state];
}

function usageOf({ usage: { today, charactersPerDay } }: Report): string {
  const counts = Object.entries(today).map(([name, used]) => `${name} ${described(used)}`);
  const limit = charactersPerDay === undefined ? 'no limit is set' : `the limit is ${charactersPerDay}`;
  return `Characters sent today: ${counts.join(', ') || 'none'}; ${limit}.`;
}

function described({ characters, inputTokens, outputTokens }: Usage): string {
  const tokens = `${inputTokens} tokens to it and ${outputTokens} from it`;
  return inputTokens + outputTokens === 0 ? `${characters}` : `${characters} (${tokens})`;
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
 * @param order of the translators
 */
function rowsOf(pairs: readonly ExaminedPair[], order: readonly string[]): string[][] {
  const { translated = [], open = [] } = Object.groupBy(pairs, ({ translator }) =>
    translator ? 'translated' : 'open',
  );
  const sorted = translated.toSorted((a, b) => order.indexOf(a.translator ?? '') - order.indexOf(b.translator ?? ''));
  const groups = [...Map.groupBy(sorted, (pair) => answersOf(pair).join('\n')).values()];
  const rows = groups.map((group) => [...group.slice(0, 1).flatMap(answersOf), targetsOf(group)]);
  if (open.length > 0) rows.push(['nobody', '-', '-', '-', rows.length > 0 ? 'every other language' : targetsOf(open)]);
  return rows.map((row, index) => [index === 0 ? (pairs[0]?.from ?? '') : '', ...row]);
}

function targetsOf(pairs: readonly ExaminedPair[]): string {
  return pairs.length === languageNames.length - 1 ? 'every language' : pairs.map(({ to }) => to).join(', ');
}

function answersOf({ translator = '', quality = 'neural', cost = 'free', downloadBytes }: ExaminedPair): string[] {
  const fetched = downloadBytes === undefined ? 'ready' : `fetches ${megabytes(downloadBytes)}`;
  return [translator, quality, cost, fetched];
}
