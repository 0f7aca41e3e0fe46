import { fieldProblemsOf } from '@palimpsest/api-client';
import { useMemo } from 'react';
import { useWords } from '../../messages/words.ts';
import type { FieldErrors } from './use-refused-fields.ts';

/**
 * Puts the problems that the server found in single fields into the language of the page.
 * @param error the error of a call; null where there is none
 * @returns the sentences by field name; undefined where no field was refused
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
