import { findLanguage } from '@palimpsest/contract';
import { DomainError, refusedField } from '../domain-error.ts';
import type { Scope } from './repository.ts';

/** A file to be downloaded. */
export interface ExportedFile {
  name: string;
  mediaType: string;
  content: string;
}

/** Two languages, as a request names them. */
interface Pair {
  source_lang: string;
  target_lang: string;
}

/** @throws DomainError `invalid_fields` for a pair of one language */
export function scopeOf(userId: string, { source_lang, target_lang }: Pair): Scope {
  const [source, target] = [findLanguage(source_lang)?.name, findLanguage(target_lang)?.name];
  if (!source || !target || source === target) {
    throw refusedField('target_lang', 'Please choose two different languages.', 'value_error');
  }
  return { userId, sourceLanguage: source, targetLanguage: target };
}

export const full = (limit: number, what: 'terms' | 'translations') =>
  new DomainError(
    'quota_exceeded',
    `There is room for ${limit} ${what}. Please remove some, or import a smaller file.`,
    { parameters: { [`max_${what}` as const]: limit } },
  );
export const notFound = () => new DomainError('not_found', 'There is no such entry among yours.');
export const fileName = (what: string, { source_lang, target_lang }: Pair, ending: string) =>
  `${what}-${source_lang}-${target_lang}.${ending}`.toLowerCase().replaceAll(' ', '-');

/** @throws DomainError `invalid_request` naming a text that is too long */
export function assertLengths(texts: readonly string[], most: number): void {
  const long = texts.find((text) => text.length > most);
  if (long === undefined) return;
  throw new DomainError(
    'invalid_request',
    `A text of the file is longer than ${most} characters: ${long.slice(0, 60)}…`,
  );
}
