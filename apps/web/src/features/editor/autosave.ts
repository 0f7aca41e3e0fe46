import { DocumentConflictError } from '@palimpsest/api-client';

/** `conflict`: another editor saved a version; nothing more is saved until the user chooses one. */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'conflict';

export interface AutosaveOptions<Document> {
  /** The version that is edited; 0 where none was saved. */
  version: number;
  /** Saves a document over the version that was edited. @returns the new version */
  save: (document: Document, basedOn: number) => Promise<number>;
  onState: (state: SaveState) => void;
  /** The time between the last change and saving, in ms. */
  delayMs: number;
  /** The time before a failed save is tried again, in ms. */
  retryMs: number;
}

export interface Autosave<Document> {
  /** Schedules the save of a changed document after the delay; only the latest change is saved. */
  change: (document: Document) => void;
  /** Saves over the version that was saved elsewhere, which settles a conflict. */
  overwrite: (version: number) => void;
  /** Saves a waiting change at once, as before the page is left. */
  flush: () => void;
}

/** Saves a document some time after each change, one save at a time. */
export function createAutosave<Document>({
  version,
  save,
  onState,
  delayMs,
  retryMs,
}: AutosaveOptions<Document>): Autosave<Document> {
  let basedOn = version;
  let waiting: { document: Document } | undefined;
  let saving = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (saving || stopped || !waiting) return;
    const { document } = waiting;
    waiting = undefined;
    saving = true;
    onState('saving');
    try {
      basedOn = await save(document, basedOn);
      saving = false;
      if (waiting) schedule(0);
      else onState('saved');
    } catch (error) {
      saving = false;
      waiting ??= { document };
      stopped = error instanceof DocumentConflictError;
      onState(stopped ? 'conflict' : 'unsaved');
      if (!stopped) schedule(retryMs);
    }
  }

  return {
    change(document) {
      waiting = { document };
      if (stopped) return;
      onState('unsaved');
      if (!saving) schedule(delayMs);
    },
    overwrite(latest) {
      basedOn = latest;
      stopped = false;
      void run();
    },
    flush: () => void run(),
  };
}
