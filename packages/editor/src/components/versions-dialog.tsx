import { ErrorState, HistoryList, SimpleDialog, Spinner } from '@palimpsest/ui';
import { useEffect, useState } from 'react';
import type { EditorContext } from '../actions/editor-context.ts';
import { restoreVersion } from '../commands/restore-version.ts';
import { loadTextFontsOrFallbacks } from '../fonts/load-text-fonts.ts';
import { useWords } from '../messages/words.ts';
import { detailOf } from '../messages.ts';
import type { EditorDocument } from '../model/document.ts';

/** A version of the document that its host keeps. */
export interface DocumentVersion {
  id: string;
  /** The number of the save; 0 is the document before it was edited. */
  number: number;
  /** When it was saved. */
  at: Date;
}

/** The host's functions that keep the versions of a document. */
export interface VersionCallbacks {
  /** Returns the versions, the newest first: the first is the one that is edited. */
  listVersions: () => Promise<readonly DocumentVersion[]>;
  /** Returns the document of a version. */
  restoreVersion: (id: string) => Promise<EditorDocument>;
}

export interface VersionsDialogProps extends VersionCallbacks {
  context: EditorContext;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The versions of the document, each with a button that restores it; Undo brings back the present one. */
export function VersionsDialog({ open, onOpenChange, ...props }: VersionsDialogProps) {
  const words = useWords();
  const [attempt, setAttempt] = useState(0);
  return (
    <SimpleDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.versions}
      description={words.versionsHint}
      className="max-w-100"
    >
      {open ? (
        <Versions
          key={attempt}
          {...props}
          onDone={() => onOpenChange(false)}
          onRetry={() => setAttempt((before) => before + 1)}
        />
      ) : null}
    </SimpleDialog>
  );
}

type Listed = { versions: readonly DocumentVersion[] } | { error: string } | undefined;

/** The versions of the host, requested once. */
function useVersions(listVersions: VersionCallbacks['listVersions']): Listed {
  const [listed, setListed] = useState<Listed>();
  useEffect(() => {
    let current = true;
    const load = async () => {
      try {
        const versions = await listVersions();
        if (current) setListed({ versions });
      } catch (error) {
        if (current) setListed({ error: detailOf(error) });
      }
    };
    void load();
    return () => {
      current = false;
    };
  }, [listVersions]);
  return listed;
}

type VersionsProps = Omit<VersionsDialogProps, 'open' | 'onOpenChange'> & { onDone: () => void; onRetry: () => void };

function Versions({ context, listVersions, restoreVersion: readVersion, onDone, onRetry }: VersionsProps) {
  const words = useWords();
  const listed = useVersions(listVersions);
  const [selected, setSelected] = useState<string>();
  const [restoring, setRestoring] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const restore = async (id: string) => {
    setRestoring(id);
    setProblem(undefined);
    try {
      const document = await readVersion(id);
      await loadTextFontsOrFallbacks(document.texts);
      restoreVersion(context.store, document);
      onDone();
    } catch (error) {
      setProblem(words.versionFailed({ detail: detailOf(error) }));
    } finally {
      setRestoring(undefined);
    }
  };

  if (!listed) {
    return (
      <output className="flex justify-center py-8">
        <Spinner label={words.versionsLoading} />
      </output>
    );
  }
  if ('error' in listed) return <ErrorState title={words.versionsFailed({ detail: listed.error })} onRetry={onRetry} />;
  return (
    <div data-slot="versions" className="flex flex-col gap-3">
      {problem === undefined ? null : (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      <HistoryList
        className="max-h-96 overflow-y-auto"
        versions={listed.versions.map(({ id, number, at }) => ({
          id,
          at,
          title: number === 0 ? words.asTranslated : words.versionNumber({ number }),
        }))}
        currentId={listed.versions[0]?.id}
        selectedId={selected}
        onSelect={setSelected}
        onRestore={(id) => void restore(id)}
        restoringId={restoring}
      />
    </div>
  );
}
