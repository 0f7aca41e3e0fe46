import { performance } from 'node:perf_hooks';
import { createRouter, createTranslators, readTranslatorConfig, type Translator } from '@palimpsest/engine';
import { bleu, chrF, type ScoredTranslation } from '../metrics/translation.ts';
import sentences from './sentences.json' with { type: 'json' };

const targets = ['Spanish', 'French'] as const;
type Target = (typeof targets)[number];

interface Row {
  name: string;
  target: Target;
  scored: ScoredTranslation[];
  /** Texts that were known without the translator. */
  known: number;
  /** Parts that have to come back to the letter, and those that did. */
  kept: [number, number];
  seconds: number;
}

/** Addresses, codes, prices, times and numbers with a unit of a sentence. */
const literals = /www\.\S+|\$\d\S*|\d+(?::\d+|%| g\b)|HELLO20/gu;

/** Translates sentences of our own with each configured translator, bare and through the router, and scores both. Returns the exit code. */
export async function benchTranslate(args: readonly string[]): Promise<number> {
  const translators = createTranslators(readTranslatorConfig(process.env));
  const rows: Row[] = [];
  try {
    for (const translator of translators) {
      for (const target of targets) {
        const offered = await translator.pairs();
        if (!offered.some(({ from, to }) => from === 'English' && to === target)) continue;
        rows.push(await run(`${translator.name}, bare`, target, (texts) => bare(translator, texts, target)));
        rows.push(
          await run(`${translator.name}, dates and terms`, target, (texts) => routed(translator, texts, target, false)),
        );
        rows.push(
          await run(`${translator.name}, and phrases`, target, (texts) => routed(translator, texts, target, true)),
        );
      }
    }
  } finally {
    await Promise.all(translators.map(async (translator) => translator.close?.()));
  }
  print(rows);
  if (args.includes('--texts')) printTexts(rows);
  return rows.length > 0 && rows.every(({ name, kept: [all, whole] }) => name.endsWith('bare') || all === whole)
    ? 0
    : 1;
}

interface Answer {
  text: string;
  isKnown: boolean;
}

async function bare(translator: Translator, texts: readonly string[], target: Target): Promise<Answer[]> {
  const sources = texts.map((text) => ({ text }));
  return (await translator.translate(sources, 'English', target)).map((text) => ({ text, isKnown: false }));
}

async function routed(
  translator: Translator,
  texts: readonly string[],
  target: Target,
  withPhrases: boolean,
): Promise<Answer[]> {
  const router = createRouter([translator], { withPhrases });
  const sources = texts.map((text) => ({ text }));
  const answers = await router.translate(sources, 'English', target);
  return answers.map(({ text, origin }) => ({ text, isKnown: origin === 'built-in' }));
}

async function run(
  name: string,
  target: Target,
  translate: (texts: readonly string[]) => Promise<Answer[]>,
): Promise<Row> {
  const started = performance.now();
  const answers = await translate(sentences.map(({ en }) => en));
  const seconds = (performance.now() - started) / 1000;
  const scored = sentences.map(({ references }, index) => ({
    translation: answers[index]?.text ?? '',
    references: references[target],
  }));
  const wanted = sentences.map(({ en }) => en.match(literals) ?? []);
  const whole = wanted.map((parts, index) => parts.filter((part) => scored[index]?.translation.includes(part)));
  return {
    name,
    target,
    scored,
    known: answers.filter(({ isKnown }) => isKnown).length,
    kept: [wanted.flat().length, whole.flat().length],
    seconds,
  };
}

function print(rows: readonly Row[]): void {
  console.log(`${sentences.length} sentences from English, two references each\n`);
  console.log('| translator | to | BLEU | chrF | known whole | kept | length | s |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const { name, target, scored, known, kept, seconds } of rows) {
    const blind = scored.reduce((sum, { translation }) => sum + translation.length, 0);
    const original = sentences.reduce((sum, { en }) => sum + en.length, 0);
    const cells = [
      name,
      target,
      bleu(scored).toFixed(1),
      chrF(scored).toFixed(1),
      `${known}`,
      `${kept[1]}/${kept[0]}`,
      (blind / original).toFixed(2),
      seconds.toFixed(1),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

function printTexts(rows: readonly Row[]): void {
  for (const { name, target, scored } of rows) {
    console.log(`\n${name}, ${target}`);
    for (const { translation } of scored) console.log(`  ${translation}`);
  }
}
