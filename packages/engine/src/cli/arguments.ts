import { basename, dirname, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findLanguage, languageNames, languages, type LanguageName } from '@palimpsest/contract';
import type { Region } from '../analyse.ts';

export interface TranslateCommand {
  name: 'translate';
  input: string;
  source: LanguageName;
  target: LanguageName;
  out: string;
  /** A file, or `-` for standard output. */
  json: string | undefined;
  blacklist: string[];
  exclusions: Region[];
}

export type Command = TranslateCommand | { name: 'pairs' } | { name: 'help' } | { name: 'version' };

/** The command line cannot be understood; the message says which part of it and why. */
export class UsageError extends Error {}

export const usage = `Translates the text inside an image.

Usage
  palimpsest translate <image> --from <language> --to <language> [options]
  palimpsest pairs

Commands
  translate              write a picture with the text translated
  pairs                  list the languages that can be translated here

Options of translate
  --from <language>      the language of the image, by name or tag: English, en
  --to <language>        the language to translate to
  --out <file.png>       the picture to write; by default beside the image: poster.es.png
  --json [file.json]     also write the texts with their places and styles; to standard output without a file
  --blacklist <words>    words to leave as they are; may be repeated
  --exclude x1,y1,x2,y2  a rectangle, in pixels of the image, to leave as it is; may be repeated

  --help                 show this text
  --version              show the version

Exit codes
  0 done   1 failed   2 the command line is wrong   130 stopped by Ctrl-C
`;

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'string' },
  blacklist: { type: 'string', multiple: true },
  exclude: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

const commands = ['translate', 'pairs'];

/** @throws UsageError */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals, tokens } = parseArgs({
    args: withJsonTarget(args),
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'option') checkOption(token);
  }
  if (values.help === true) return { name: 'help' };
  if (values.version === true) return { name: 'version' };

  const [name, input, ...rest] = positionals;
  if (name === undefined) throw new UsageError('no command is given: translate or pairs.');
  if (!commands.includes(name)) throw new UsageError(`"${name}" is no command.${suggestion(name, commands)}`);
  if (name === 'pairs') return { name: 'pairs' };
  if (input === undefined) throw new UsageError('no image is given.');
  if (rest.length > 0) throw new UsageError(`one image at a time: "${rest[0]}" is too many.`);

  const source = parseLanguage('--from', textOf(values.from));
  const target = parseLanguage('--to', textOf(values.to));
  if (source === target) throw new UsageError(`--from and --to are both ${source}; choose two different languages.`);
  return {
    name: 'translate',
    input,
    source,
    target,
    out: textOf(values.out) ?? defaultOut(input, target),
    json: textOf(values.json),
    blacklist: textsOf(values.blacklist)
      .map((term) => term.trim())
      .filter((term) => term !== ''),
    exclusions: textsOf(values.exclude).map(parseRegion),
  };
}

/** `--json` may stand without a file, which parseArgs has no notion of. */
function withJsonTarget(args: readonly string[]): string[] {
  return args.map((arg, index) => (arg === '--json' && !args[index + 1]?.endsWith('.json') ? '--json=-' : arg));
}

function checkOption({ name, rawName, value }: { name: string; rawName: string; value: string | undefined }): void {
  const known = Object.entries(options).find(([option]) => option === name)?.[1];
  if (!known) {
    const names = Object.keys(options).map((option) => `--${option}`);
    throw new UsageError(`"${rawName}" is no option.${suggestion(rawName, names)}`);
  }
  if (known.type === 'string' && (value === undefined || value.startsWith('--'))) {
    throw new UsageError(`${rawName} needs a value.`);
  }
  if (known.type === 'boolean' && value !== undefined) throw new UsageError(`${rawName} takes no value.`);
}

function parseLanguage(option: string, given: string | undefined): LanguageName {
  if (given === undefined) throw new UsageError(`${option} is missing: the name of a language, such as English.`);
  const wanted = given.trim().toLowerCase();
  const language = languages.find(({ name, tag }) => name.toLowerCase() === wanted || tag.toLowerCase() === wanted);
  if (!language) throw new UsageError(`"${given}" is no supported language.${suggestion(given, languageNames)}`);
  return language.name;
}

function parseRegion(given: string): Region {
  const numbers = given.split(',').map((part) => (/^\s*\d+\s*$/.test(part) ? Number(part) : Number.NaN));
  const [x1 = Number.NaN, y1 = Number.NaN, x2 = Number.NaN, y2 = Number.NaN] = numbers;
  if (numbers.length !== 4 || numbers.some(Number.isNaN) || x2 <= x1 || y2 <= y1) {
    throw new UsageError(
      `--exclude ${given} is no rectangle: give x1,y1,x2,y2 in whole pixels, x2 beyond x1 and y2 beyond y1.`,
    );
  }
  return { x1, y1, x2, y2 };
}

function defaultOut(input: string, target: LanguageName): string {
  return join(dirname(input), `${basename(input, extname(input))}.${findLanguage(target)?.tag ?? target}.png`);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function suggestion(given: string, known: readonly string[]): string {
  const distances = known.map((name) => ({ name, distance: editDistance(given.toLowerCase(), name.toLowerCase()) }));
  const nearest = distances.reduce((best, other) => (other.distance < best.distance ? other : best));
  return nearest.distance <= Math.max(2, given.length / 2) ? ` Did you mean ${nearest.name}?` : '';
}

/** Levenshtein, one row at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substituted, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
