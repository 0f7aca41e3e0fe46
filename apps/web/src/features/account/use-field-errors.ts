import { fieldProblemsOf } from '@palimpsest/api-client';
import { useMemo } from 'react';
import { useWords } from '../../messages/words.ts';
import type { FieldErrors } from './use-refused-fields.ts';

/**
 * What the server said of single fields, in the language of the page.
 * @param error what a call threw; null where it threw nothing
 * @returns by the field's name; undefined where no field was refused
 */
export function useFieldErrors(error: Error | null): FieldErrors | undefined {
  const { problem } = useWords('shared');
  return useMemo(() => {
    const entries = Object.entries(fieldProblemsOf(error));
    return entries.length > 0
      ? Object.fromEntries(entries.map(([field, found]) => [field, problem(found)]))
      : undefined;
  }, [error, problem]);
}
