import { defaultSourceLanguage, findLanguage, type LanguagePairs, type ProcessPayload } from '@palimpsest/contract';
import { refusedField } from '../domain-error.ts';

/**
 * The languages that a process was asked for, by name.
 * @param pairs that this installation can translate
 * @throws DomainError `invalid_fields` where one is unknown, both are the same, or nothing here translates them
 */
export function checkLanguages(payload: ProcessPayload, pairs: LanguagePairs) {
  const source = findLanguage(payload.source_lang ?? defaultSourceLanguage)?.name;
  const target = findLanguage(payload.target_lang ?? '')?.name;
  if (!source) throw refusedField('source_lang', 'Source language is unknown', 'value_error');
  if (!target) throw refusedField('target_lang', 'Target language is required', 'missing');
  if (source === target) {
    throw refusedField(
      'target_lang',
      `Source and target language are both ${source}. Please choose two different languages.`,
      'value_error',
    );
  }
  const reachable = pairs[source]?.map(({ language }) => language) ?? [];
  if (!reachable.includes(target)) {
    throw refusedField('target_lang', unavailablePair(source, target, reachable), 'unavailable');
  }
  return { source, target };
}

function unavailablePair(source: string, target: string, reachable: readonly string[]): string {
  const instead =
    reachable.length > 0
      ? `${source} can be translated to ${reachable.join(', ')}.`
      : 'Nothing can be translated from that language here.';
  return `Translation from ${source} to ${target} is not available on this installation. ${instead} Whoever runs it can add languages.`;
}
