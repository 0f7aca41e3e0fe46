import type { ProcessSummary } from '@palimpsest/contract';
import type { ToastManager } from '@palimpsest/ui';

export interface DeletionOptions {
  /** The text of the message and the label of its button. */
  said: { deleted: string; undo: string };
  toasts: Pick<ToastManager, 'add'>;
  /** Hides cards, or shows them again. */
  setHidden: (processes: readonly ProcessSummary[], hidden: boolean) => void;
  /** Deletes one localization on the server. */
  remove: (process: ProcessSummary) => Promise<unknown>;
  /** Called when the deletion has ended, with the localizations that could not be deleted. */
  onDone: (failed: readonly ProcessSummary[]) => void;
}

/**
 * Hides localizations at once, and deletes them when the message that offers to undo it has gone. Until then nothing is lost: a
 * page that is closed before keeps them.
 */
export function deleteWithUndo(processes: readonly ProcessSummary[], options: DeletionOptions): void {
  const { said, toasts, setHidden, remove, onDone } = options;
  if (processes.length === 0) return;
  let undone = false;
  setHidden(processes, true);
  const carryOut = async () => {
    const results = await Promise.allSettled(processes.map((process) => remove(process)));
    const failed = processes.filter((_, index) => results[index]?.status === 'rejected');
    setHidden(failed, false);
    onDone(failed);
  };
  toasts.add({
    title: said.deleted,
    action: {
      label: said.undo,
      onSelect: () => {
        undone = true;
        setHidden(processes, false);
      },
    },
    onClose: () => {
      if (!undone) void carryOut();
    },
  });
}
