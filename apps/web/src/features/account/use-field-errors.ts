import { fieldProblemsOf } from '@palimpsest/api-client';
import type { FormErrors } from '@palimpsest/ui';
import { useMemo } from 'react';
import { useSharedWords } from '../../messages/shared.messages.ts';

/**
 * What the server said of single fields, in the language of the page.
 * @param error what a call threw; null where it threw nothing
 * @returns by the field's name; undefined where no field was refused
 */
export function useFieldErrors(error: Error | null): FormErrors | undefined {
  const { problem } = useSharedWords();
  return useMemo(() => {
    const entries = Object.entries(fieldProblemsOf(error));
    return entries.length > 0
      ? Object.fromEntries(entries.map(([field, found]) => [field, problem(found)]))
      : undefined;
  }, [error, problem]);
}
