import { performance } from 'node:perf_hooks';
import type { LanguageName } from '@palimpsest/contract';
import { createRouter, createTranslators, readTranslatorConfig, type Translator } from '@palimpsest/engine';
import { bleu, chrF, type ScoredTranslation } from '../metrics/translation.ts';
import sentences from './sentences.json' with { type: 'json' };

interface Sentence {
  kind: string;
  en: string;
  /** Two of each language that the sentence has. */
  references: Partial<Record<LanguageName, string[]>>;
}

/** A text in the source language, and what its translation is held against. */
interface Sample {
  text: string;
  references: readonly string[];
}

/** Sentences of one direction. */
interface Corpus {
  from: LanguageName;
  to: LanguageName;
  /** `all`, or one kind of sentence. */
  kind: string;
  samples: Sample[];
}

interface Row {
  name: string;
  corpus: Corpus;
  scored: ScoredTranslation[];
  /** Texts that were known without the translator. */
  known: number;
  /** Parts that have to come back to the letter, and those that did. */
  kept: [number, number];
  seconds: number;
}

const all: readonly Sentence[] = sentences;
/** Languages in which every sentence has references. */
const languages = ['Spanish', 'French', 'German', 'Polish', 'Turkish'] as const;
/** Further languages, in which most notices have references. */
const furtherLanguages = ['Catalan', 'Esperanto', 'Galician', 'Italian', 'Occitan', 'Portuguese'] as const;

/** Addresses, codes, prices, times and numbers with a unit of a sentence. */
const literals = /www\.\S+|\$\d\S*|\d+(?::\d+|%| g\b)|HELLO20/gu;

const corpora: readonly Corpus[] = [
  ...languages.map((to) => fromEnglish(to, 'all')),
  ...languages.map(toEnglish),
  ...[...languages, ...furtherLanguages].map((to) => fromEnglish(to, 'notice')),
];

function fromEnglish(to: LanguageName, kind: string): Corpus {
  const chosen = all.filter(
    ({ kind: own, references }) => (kind === 'all' || own === kind) && references[to] !== undefined,
  );
  return {
    from: 'English',
    to,
    kind,
    samples: chosen.map(({ en, references }) => ({ text: en, references: references[to] ?? [] })),
  };
}

/** The first reference is the text; what it is held against is the one English sentence. */
function toEnglish(from: LanguageName): Corpus {
  return {
    from,
    to: 'English',
    kind: 'all',
    samples: all.map(({ en, references }) => ({ text: references[from]?.[0] ?? '', references: [en] })),
  };
}

/** Translates sentences of our own with each configured translator, bare and through the router, and scores both. Returns the exit code. */
export async function benchTranslate(args: readonly string[]): Promise<number> {
  const translators = createTranslators(readTranslatorConfig(process.env));
  const rows: Row[] = [];
  try {
    for (const translator of translators) {
      const offered = await translator.pairs();
      for (const corpus of corpora) {
        if (!offered.some(({ from, to }) => from === corpus.from && to === corpus.to)) continue;
        rows.push(await run(`${translator.name}, bare`, corpus, (texts) => bare(translator, texts, corpus)));
        rows.push(
          await run(`${translator.name}, dates and terms`, corpus, (texts) => routed(translator, texts, corpus, false)),
        );
        rows.push(
          await run(`${translator.name}, and phrases`, corpus, (texts) => routed(translator, texts, corpus, true)),
        );
      }
    }
  } finally {
    await Promise.all(translators.map(async (translator) => translator.close?.()));
  }
  print(rows);
  if (args.includes('--texts')) printTexts(rows);
  return rows.length > 0 && rows.every(({ name, kept: [wanted, whole] }) => name.endsWith('bare') || wanted === whole)
    ? 0
    : 1;
}

interface Answer {
  text: string;
  isKnown: boolean;
}

async function bare(translator: Translator, texts: readonly string[], { from, to }: Corpus): Promise<Answer[]> {
  const sources = texts.map((text) => ({ text }));
  return (await translator.translate(sources, from, to)).map((text) => ({ text, isKnown: false }));
}

async function routed(
  translator: Translator,
  texts: readonly string[],
  { from, to }: Corpus,
  withPhrases: boolean,
): Promise<Answer[]> {
  const router = createRouter([translator], { withPhrases });
  const sources = texts.map((text) => ({ text }));
  const answers = await router.translate(sources, from, to);
  return answers.map(({ text, origin }) => ({ text, isKnown: origin === 'built-in' }));
}

async function run(
  name: string,
  corpus: Corpus,
  translate: (texts: readonly string[]) => Promise<Answer[]>,
): Promise<Row> {
  const { samples } = corpus;
  const started = performance.now();
  const answers = await translate(samples.map(({ text }) => text));
  const seconds = (performance.now() - started) / 1000;
  const scored = samples.map(({ references }, index) => ({ translation: answers[index]?.text ?? '', references }));
  const wanted = samples.map(({ text }) => text.match(literals) ?? []);
  const whole = wanted.map((parts, index) => parts.filter((part) => scored[index]?.translation.includes(part)));
  return {
    name,
    corpus,
    scored,
    known: answers.filter(({ isKnown }) => isKnown).length,
    kept: [wanted.flat().length, whole.flat().length],
    seconds,
  };
}

function print(rows: readonly Row[]): void {
  console.log(`${all.length} sentences, of which ${all.filter(({ kind }) => kind === 'notice').length} are notices\n`);
  console.log('| translator | from | to | texts | BLEU | chrF | known whole | kept | length | s |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const { name, corpus, scored, known, kept, seconds } of rows) {
    const written = scored.reduce((sum, { translation }) => sum + translation.length, 0);
    const original = corpus.samples.reduce((sum, { text }) => sum + text.length, 0);
    const cells = [
      name,
      corpus.from,
      corpus.to,
      `${corpus.samples.length} (${corpus.kind})`,
      bleu(scored).toFixed(1),
      chrF(scored).toFixed(1),
      `${known}`,
      `${kept[1]}/${kept[0]}`,
      (written / original).toFixed(2),
      seconds.toFixed(1),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

function printTexts(rows: readonly Row[]): void {
  for (const { name, corpus, scored } of rows) {
    console.log(`\n${name}, ${corpus.from} to ${corpus.to}, ${corpus.kind}`);
    for (const { translation } of scored) console.log(`  ${translation}`);
  }
}
