import type { GlossaryEntry, LanguageName, MemoryEntry } from '@palimpsest/contract';

/** The two lists of words: terms that are always translated alike, and texts whose translation is remembered. */
export const kinds = ['glossary', 'memory'] as const;
export type Kind = (typeof kinds)[number];

/** A term or a text with its translation, as the screen shows it. */
export interface Entry {
  id: string;
  source_lang: string;
  target_lang: string;
  source: string;
  /** Null: the term stays as it is. */
  translation: string | null;
  updated_at: string;
}

export const entryOfTerm = ({ term, ...entry }: GlossaryEntry): Entry => ({ ...entry, source: term });

export const entryOfUnit = ({ id, source_lang, target_lang, source, translation, updated_at }: MemoryEntry): Entry => ({
  id,
  source_lang,
  target_lang,
  source,
  translation,
  updated_at,
});

/** The values of the form of one entry. */
export interface Draft {
  source_lang: LanguageName | undefined;
  target_lang: LanguageName | undefined;
  source: string;
  translation: string;
  /** Whether the term stays untranslated; only in a glossary. */
  keep: boolean;
}

export const emptyDraft: Draft = {
  source_lang: undefined,
  target_lang: undefined,
  source: '',
  translation: '',
  keep: false,
};

export type DraftField = 'source_lang' | 'target_lang' | 'source' | 'translation';
