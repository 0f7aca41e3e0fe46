import { glossaryPayload, memoryPayload, problemOfIssue, type OwnProblem, type Problem } from '@palimpsest/contract';
import type { Draft, DraftField, Kind } from './entry.ts';

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
