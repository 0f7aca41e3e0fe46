import { ProblemError, readDocument, saveDocument } from '@palimpsest/api-client';
import type { EditorDocument } from '@palimpsest/editor';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../../lib/services.ts';
import { createAutosave, type Autosave, type SaveState } from './autosave.ts';
import { documentDifferences, type DocumentDifference } from './document-differences.ts';
import { removeDraft, writeDraft } from './draft.ts';
import { readContent } from './saved-content.ts';

const delayMs = 1_000;
const retryMs = 10_000;

export interface DocumentSaving {
  /** Undefined until the document was changed. */
  state: SaveState | undefined;
  onChange: (document: EditorDocument) => void;
  /** Drops the unsaved edits. */
  drop: () => Promise<void>;
  /** Saves over the version that was saved elsewhere. */
  keepMine: () => Promise<void>;
  /** Lists the texts that differ from the version that was saved elsewhere. @throws Error where that version cannot be read */
  compare: () => Promise<readonly DocumentDifference[]>;
}

export interface EditedVersion {
  /** The version that is edited; 0 where none was saved. */
  version: number;
  /** The document that was edited before the page was opened, and is not saved. */
  unsaved?: EditorDocument | undefined;
  /** The key of the draft that kept the unsaved document. */
  draft?: string | undefined;
}

/**
 * Saves edits on the server, and keeps them in the browser until the server has them.
 * @param edited undefined until the document is loaded
 */
export function useAutosave(messageId: string, edited: EditedVersion | undefined): DocumentSaving {
  const { client } = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<SaveState>();
  const [writer] = useState(() => crypto.randomUUID());
  const autosave = useRef<Autosave<EditorDocument>>(undefined);
  const basedOn = useRef(0);
  const latest = useRef<EditorDocument>(undefined);

  const keep = useCallback(
    (document: EditorDocument, resumed?: string) => {
      latest.current = document;
      const draft = { version: basedOn.current, document, writer, editedAt: Date.now() };
      void writeDraft(messageId, draft, resumed);
      autosave.current?.change(document);
    },
    [messageId, writer],
  );

  useEffect(() => {
    if (!edited) return undefined;
    basedOn.current = edited.version;
    latest.current = undefined;
    const current = createAutosave<EditorDocument>({
      version: edited.version,
      delayMs,
      retryMs,
      save: async (document, base) => {
        const saved = await saveDocument(client, messageId, { ...document, writer }, base);
        basedOn.current = saved.version;
        return saved.version;
      },
      onState: (next) => {
        setState(next);
        if (next !== 'saved') return;
        void removeDraft(messageId, writer);
        // Lists show what was saved; the last save often ends after the editor was left.
        void queryClient.invalidateQueries({ queryKey: ['processes'] });
      },
    });
    autosave.current = current;
    if (edited.unsaved) keep(edited.unsaved, edited.draft);
    const flush = () => current.flush();
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      flush();
    };
  }, [client, queryClient, messageId, writer, edited, keep]);

  const compare = useCallback(async () => {
    const mine = latest.current;
    const saved = await readDocument(client, messageId);
    if (!mine || !saved) return [];
    const other = readContent(saved.content, mine);
    if (!other) throw new ProblemError({ code: 'foreign_version', parameters: { version: String(saved.version) } });
    return documentDifferences(mine, other);
  }, [client, messageId]);

  return {
    state,
    onChange: useCallback((document: EditorDocument) => keep(document), [keep]),
    drop: () => removeDraft(messageId, writer),
    compare,
    keepMine: async () => {
      const saved = await readDocument(client, messageId);
      autosave.current?.overwrite(saved?.version ?? 0);
    },
  };
}
