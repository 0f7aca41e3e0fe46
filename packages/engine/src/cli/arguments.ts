import { languages, type LanguageName } from '@palimpsest/contract';
import { InvalidArgumentError } from 'commander';
import { closest, distance } from 'fastest-levenshtein';
import type { Region } from '../geometry/region.ts';

/** The options of `translate`, as commander gives them. */
export interface TranslateOptions {
  from: LanguageName;
  to: LanguageName[];
  /** A file, or a folder, which it has to be for several pictures or languages. */
  out?: string;
  /** A file; true for standard output or, of several, a file beside each picture. */
  json?: string | true;
  /** Pictures that are worked on at the same time. */
  jobs: number;
  skipExisting: boolean;
  blacklist: string[];
  localiseNumbers: boolean;
  exclude: Region[];
  /** Translators that replace those of the variable `TRANSLATORS`. */
  translators?: string;
  /** CSV files. */
  glossary?: string;
  memory?: string;
}

/** The options that both directions of `texts` share, as commander gives them. */
export type TextsOptions = Pick<TranslateOptions, 'jobs' | 'exclude'>;

export function parseLanguage(given: string): LanguageName {
  const wanted = given.trim().toLowerCase();
  const language = languages.find(({ name, tag }) => name.toLowerCase() === wanted || tag.toLowerCase() === wanted);
  if (language) return language.name;
  const names = languages.map(({ name }) => name.toLowerCase());
  const nearest = closest(wanted, names);
  const isNear = distance(wanted, nearest) <= Math.max(2, wanted.length / 2);
  const hint = isNear ? ` Did you mean ${languages[names.indexOf(nearest)]?.name}?` : '';
  throw new InvalidArgumentError(`"${given}" is no supported language.${hint}`);
}

export function collectLanguages(given: string, before: readonly LanguageName[] = []): LanguageName[] {
  return [...new Set([...before, ...given.split(',').map(parseLanguage)])];
}

export function parseJobs(given: string): number {
  const jobs = Number(given);
  if (Number.isInteger(jobs) && jobs >= 1 && jobs <= 64) return jobs;
  throw new InvalidArgumentError(`${given} is no number of pictures from 1 to 64.`);
}

export function collectTerm(given: string, before: readonly string[]): string[] {
  return [...before, given.trim()].filter((term) => term !== '');
}

export function collectRegion(given: string, before: readonly Region[]): Region[] {
  const numbers = given.split(',').map((part) => (/^\s*\d+\s*$/.test(part) ? Number(part) : Number.NaN));
  const [x1 = Number.NaN, y1 = Number.NaN, x2 = Number.NaN, y2 = Number.NaN] = numbers;
  if (numbers.length === 4 && x2 > x1 && y2 > y1) return [...before, { x1, y1, x2, y2 }];
  throw new InvalidArgumentError(
    `${given} is no rectangle: give x1,y1,x2,y2 in whole pixels, x2 beyond x1 and y2 beyond y1.`,
  );
}
