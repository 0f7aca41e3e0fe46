import { findLanguage, type Language } from '@palimpsest/contract';

/** @throws Error for a name that is not in the table of languages */
export function language(name: string): Language {
  const found = findLanguage(name);
  if (!found) throw new Error(`${name} is not in the table of languages`);
  return found;
}
