import { ProblemError, type ApiClient } from '@palimpsest/api-client';
import type { ImportResponse, LanguageName, Problem } from '@palimpsest/contract';
import { emptyDraft, type Draft, type Entry, type Kind } from './entry.ts';
import { toPayload } from './to-payload.ts';

export interface LanguagePair {
  source_lang: LanguageName;
  target_lang: LanguageName;
}

export type ExportFormat = 'csv' | 'tbx' | 'tmx';

/** The calls that change or export one kind of entries. Each throws as the client does. */
export interface TerminologyApi {
  /** @param id the id of the entry that is changed; undefined for a new one */
  save: (draft: Draft, id: string | undefined) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  importFile: (pair: LanguagePair, file: File) => Promise<ImportResponse>;
  exportFile: (pair: LanguagePair, format: ExportFormat) => Promise<File>;
}

/** @throws ProblemError that names the missing field of the draft */
function payloadOf<Payload>(result: { ok: true; payload: Payload } | { ok: false; problem: Problem }): Payload {
  if (!result.ok) throw new ProblemError(result.problem);
  return result.payload;
}

const fileNameOf = (kind: Kind, { source_lang, target_lang }: LanguagePair, format: string) =>
  `${kind}-${source_lang}-${target_lang}.${format}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replace(/-(?=\.)/, '');

function glossaryApi(client: ApiClient): TerminologyApi {
  return {
    async save(draft, id) {
      const body = payloadOf(toPayload('glossary', draft));
      return id === undefined
        ? client.call('addGlossaryEntry', { body })
        : client.call('updateGlossaryEntry', { params: { entry_id: id }, body });
    },
    remove: (id) => client.call('deleteGlossaryEntry', { params: { entry_id: id } }),
    importFile: async (pair, file) =>
      client.call('importGlossary', {
        body: { ...pair, format: file.name.toLowerCase().endsWith('.tbx') ? 'tbx' : 'csv', content: await file.text() },
      }),
    async exportFile(pair, format) {
      const content = await client.download('exportGlossary', {
        query: { ...pair, format: format === 'tbx' ? 'tbx' : 'csv' },
      });
      return new File([content], fileNameOf('glossary', pair, format), { type: content.type });
    },
  };
}

function memoryApi(client: ApiClient): TerminologyApi {
  return {
    async save(draft, id) {
      const body = payloadOf(toPayload('memory', draft));
      return id === undefined
        ? client.call('addMemoryEntry', { body })
        : client.call('updateMemoryEntry', { params: { entry_id: id }, body });
    },
    remove: (id) => client.call('deleteMemoryEntry', { params: { entry_id: id } }),
    importFile: async (pair, file) => client.call('importMemory', { body: { ...pair, content: await file.text() } }),
    async exportFile(pair) {
      const content = await client.download('exportMemory', { query: pair });
      return new File([content], fileNameOf('memory', pair, 'tmx'), { type: content.type });
    },
  };
}

export function terminologyApi(client: ApiClient, kind: Kind): TerminologyApi {
  return kind === 'glossary' ? glossaryApi(client) : memoryApi(client);
}

/** An entry as the form holds it. */
export function draftOf({ source_lang, target_lang, source, translation }: Entry): Draft {
  return {
    ...emptyDraft,
    // The server knows no other languages than the contract.
    source_lang: source_lang as LanguageName,
    target_lang: target_lang as LanguageName,
    source,
    translation: translation ?? '',
    keep: translation === null,
  };
}
