import { readFile, readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageName } from '@palimpsest/contract';
import type { LanguagePair } from '../translator.ts';

/** One direction of an installed Apertium pair. */
export interface ApertiumMode {
  name: string;
  /** ISO 639-3 code of the language it reads. */
  from: string;
  /** ISO 639-3 code of the language it writes. */
  to: string;
  /** The standard of that language it writes, such as `HR`; empty for the mode's default. */
  variant: string;
  /** Shell pipeline that answers each text ended by a NUL, unknown words marked. */
  command: string;
}

interface ApertiumLanguage {
  code: string;
  /** The standard to write; a mode without it cannot write this language. */
  variant?: string;
}

/**
 * Where users' languages stand among Apertium's. Bosnian, Croatian, Montenegrin and Serbian are one language, `hbs`, to its analysers, written
 * in different standards. No mode writes Montenegrin; its standard is ijekavian in Latin letters like the Bosnian one (ś and ź are optional in it).
 */
const languages: Partial<Record<LanguageName, ApertiumLanguage>> = {
  Bosnian: { code: 'hbs', variant: 'BS' },
  Catalan: { code: 'cat' },
  Croatian: { code: 'hbs', variant: 'HR' },
  English: { code: 'eng' },
  Esperanto: { code: 'epo' },
  French: { code: 'fra' },
  Galician: { code: 'glg' },
  Italian: { code: 'ita' },
  Montenegrin: { code: 'hbs', variant: 'BS' },
  Occitan: { code: 'oci' },
  Portuguese: { code: 'por' },
  'Serbian (latin)': { code: 'hbs', variant: 'SR' },
  Slovenian: { code: 'slv' },
  Spanish: { code: 'spa' },
};

/** Older pairs name their languages with two letters. */
const longCodes: Record<string, string> = {
  ca: 'cat',
  en: 'eng',
  eo: 'epo',
  es: 'spa',
  fr: 'fra',
  gl: 'glg',
  it: 'ita',
  oc: 'oci',
  pt: 'por',
};

/**
 * Debian's English → Serbo-Croatian (0.5.1) is unfinished: of the 49 words of ten plain sentences it leaves 14 untranslated and 30 uninflected,
 * with or without our way of running it. The output is no translation, so it is not offered.
 */
const unusable = /^eng-hbs/;

/** Modes that a chain avoids: of two chains of equal length, the one without these gave the better sentences. */
const weaker = new Set(['fr-es', 'eng-cat']);

/** Maximum number of modes in a chain: more lose too much of the meaning. */
const longestChain = 3;

/** Reads the modes installed in `directory`, without those whose data are missing. None if there is no such directory. */
export async function readModes(directory: string): Promise<ApertiumMode[]> {
  if (!existsSync(directory)) return [];
  const modes: ApertiumMode[] = [];
  for (const file of (await readdir(directory)).toSorted()) {
    const names = /^(?<from>[a-z]{2,3})-(?<to>[a-z]{2,3})(?:_(?<variant>\w+))?\.mode$/.exec(file)?.groups;
    if (!names || unusable.test(file)) continue;
    const { from = '', to = '', variant = '' } = names;
    const pipeline = (await readFile(join(directory, file), 'utf8')).trim();
    if ([...pipeline.matchAll(/'([^']+)'/g)].some(([, data = '']) => !existsSync(data))) continue;
    modes.push({
      name: file.slice(0, -'.mode'.length),
      from: longCodes[from] ?? from,
      to: longCodes[to] ?? to,
      variant,
      command: toStreaming(pipeline),
    });
  }
  return modes;
}

/**
 * The modes to run one after the other: a direct one if there is one, else the shortest chain.
 * @returns undefined if no chain leads from one to the other
 */
export function findChain(
  modes: readonly ApertiumMode[],
  from: LanguageName,
  to: LanguageName,
): ApertiumMode[] | undefined {
  const source = languages[from];
  const target = languages[to];
  if (!source || !target || source.code === target.code) return undefined;
  let best: { chain: ApertiumMode[]; cost: number } | undefined;
  const extend = (chain: ApertiumMode[], at: string, cost: number): void => {
    if (best && cost >= best.cost) return;
    if (at === target.code) {
      best = { chain, cost };
      return;
    }
    if (chain.length === longestChain) return;
    for (const mode of modes) {
      if (mode.from !== at || chain.some((step) => step.from === mode.to)) continue;
      const wanted = mode.to === target.code ? (target.variant ?? '') : '';
      if (mode.variant === wanted) extend([...chain, mode], mode.to, cost + (weaker.has(mode.name) ? 1.01 : 1));
    }
  };
  extend([], source.code, 0);
  return best?.chain;
}

/** Every pair of languages that a chain of `modes` connects. */
export function listPairs(modes: readonly ApertiumMode[]): LanguagePair[] {
  const names = Object.keys(languages) as LanguageName[];
  return names.flatMap((from) => names.filter((to) => findChain(modes, from, to)).map((to) => ({ from, to })));
}

/**
 * `apertium -z` of Apertium 3.8.3 loses texts, so the pipeline of the mode file is run directly: every program told to flush at each NUL,
 * the generator ($1) to mark unknown words, the tagger ($2) to show nothing of its own.
 */
function toStreaming(pipeline: string): string {
  return pipeline
    .split('|')
    .map((program) => program.trim().replaceAll('$1', '-g').replaceAll('$2', '').replace(/^\S+/, '$& -z'))
    .join(' | ');
}
