import type { LanguageName } from '@palimpsest/contract';

/** Keeps what is made for each language, since it takes long to make and does not change. */
export function perLanguage<Value>(make: (language: LanguageName) => Value): (language: LanguageName) => Value {
  const made = new Map<LanguageName, { value: Value }>();
  return (language) => {
    const kept = made.get(language) ?? { value: make(language) };
    made.set(language, kept);
    return kept.value;
  };
}
