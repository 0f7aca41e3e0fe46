import {
  type GlossaryEntry,
  type LanguageName,
  type MemoryEntry,
  type OwnProblem,
  type Problem,
  glossaryPayload,
  memoryPayload,
  problemOfIssue,
} from '@palimpsest/contract';

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

/** What the form of one entry holds. */
export interface Draft {
  source_lang: LanguageName | undefined;
  target_lang: LanguageName | undefined;
  source: string;
  translation: string;
  /** The term stays as it is; only in a glossary. */
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

/** The problems of fields that are missing, in the order of the form. */
const missing = {
  glossary: {
    source_lang: { code: 'glossary_source_lang_missing' },
    target_lang: { code: 'glossary_target_lang_missing' },
    source: { code: 'glossary_source_missing' },
    translation: { code: 'glossary_translation_missing' },
  },
  memory: {
    source_lang: { code: 'memory_source_lang_missing' },
    target_lang: { code: 'memory_target_lang_missing' },
    source: { code: 'memory_source_missing' },
    translation: { code: 'memory_translation_missing' },
  },
} as const satisfies Readonly<Record<Kind, Readonly<Record<DraftField, OwnProblem>>>>;

type DraftResult<Payload> = { ok: true; payload: Payload } | { ok: false; field: DraftField; problem: Problem };

const fields: readonly DraftField[] = ['source_lang', 'target_lang', 'source', 'translation'];

/** The first field that is missing. */
function firstMissing(kind: Kind, draft: Draft): Extract<DraftResult<never>, { ok: false }> | undefined {
  const field = fields.find((name) => !draft[name]?.trim() && !(name === 'translation' && draft.keep));
  return field && { ok: false, field, problem: missing[kind][field] };
}

/** The request that saves a draft; checked against the contract. */
export function toPayload(kind: 'glossary', draft: Draft): DraftResult<ReturnType<typeof glossaryPayload.parse>>;
export function toPayload(kind: 'memory', draft: Draft): DraftResult<ReturnType<typeof memoryPayload.parse>>;
export function toPayload(kind: Kind, draft: Draft): DraftResult<unknown> {
  const problem = firstMissing(kind, draft);
  if (problem) return problem;
  const { source_lang, target_lang, source, translation, keep } = draft;
  const languages = { source_lang, target_lang };
  const parsed =
    kind === 'glossary'
      ? glossaryPayload.safeParse({ ...languages, term: source, translation: keep ? null : translation })
      : memoryPayload.safeParse({ ...languages, source, translation });
  if (parsed.success) return { ok: true, payload: parsed.data };
  const [issue] = parsed.error.issues;
  const field = fields.find((name) => name === issue?.path[0]) ?? 'source';
  return { ok: false, field, problem: issue ? problemOfIssue(issue) : missing[kind][field] };
}
