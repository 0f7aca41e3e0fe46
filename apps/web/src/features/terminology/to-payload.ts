import { glossaryPayload, memoryPayload } from '@palimpsest/contract';
import { missingTexts, type Draft, type DraftField } from './entry.ts';
import type { Kind } from './kinds.ts';

export type DraftResult<Payload> = { ok: true; payload: Payload } | { ok: false; field: DraftField; message: string };

const fields: readonly DraftField[] = ['source_lang', 'target_lang', 'source', 'translation'];

/** The first field that is missing. */
function firstMissing(kind: Kind, draft: Draft): Extract<DraftResult<never>, { ok: false }> | undefined {
  const field = fields.find((name) => !draft[name]?.trim() && !(name === 'translation' && draft.keep));
  return field && { ok: false, field, message: missingTexts[kind][field] };
}

/** What the API takes for a draft; checked against the contract. */
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
  return { ok: false, field, message: issue?.message ?? missingTexts[kind][field] };
}
