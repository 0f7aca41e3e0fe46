import { readDocument, saveDocument } from '@palimpsest/api-client';
import type { EditorDocument } from '@palimpsest/editor';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../lib/services.ts';
import { createAutosave, type Autosave, type SaveState } from './autosave.ts';
import { removeDraft, writeDraft } from './draft.ts';

const delayMs = 1_000;
const retryMs = 10_000;

export interface DocumentSaving {
  /** Undefined until something was changed. */
  state: SaveState | undefined;
  onChange: (document: EditorDocument) => void;
  /** Saves over the version that was saved elsewhere. */
  keepMine: () => Promise<void>;
}

/**
 * Saves what is edited on the server, and keeps it in the browser until the server has it.
 * @param version the version that is edited, once it is known; 0 where none was saved
 */
export function useAutosave(messageId: string, version: number | undefined): DocumentSaving {
  const { client } = useApi();
  const [state, setState] = useState<SaveState>();
  const autosave = useRef<Autosave<EditorDocument>>(undefined);
  const basedOn = useRef(0);

  useEffect(() => {
    if (version === undefined) return undefined;
    basedOn.current = version;
    const current = createAutosave<EditorDocument>({
      version,
      delayMs,
      retryMs,
      save: async (document, base) => {
        const saved = await saveDocument(client, messageId, { ...document }, base);
        basedOn.current = saved.version;
        return saved.version;
      },
      onState: (next) => {
        setState(next);
        if (next === 'saved') void removeDraft(messageId);
      },
    });
    autosave.current = current;
    const flush = () => current.flush();
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      flush();
    };
  }, [client, messageId, version]);

  return {
    state,
    onChange: (document) => {
      void writeDraft(messageId, { version: basedOn.current, document });
      autosave.current?.change(document);
    },
    keepMine: async () => {
      const latest = await readDocument(client, messageId);
      autosave.current?.overwrite(latest?.version ?? 0);
    },
  };
}
