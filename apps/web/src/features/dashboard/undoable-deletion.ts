import { type ProcessSummary } from '@palimpsest/contract';
import { type ToastManager } from '@palimpsest/ui';

export interface DeletionOptions {
  toasts: Pick<ToastManager, 'add'>;
  /** Takes cards out of sight, or shows them again. */
  setHidden: (processes: readonly ProcessSummary[], hidden: boolean) => void;
  /** Deletes one at the server. */
  remove: (process: ProcessSummary) => Promise<unknown>;
  /** All that could be deleted is; `failed` are those that could not. */
  onDone: (failed: readonly ProcessSummary[]) => void;
}

const nameOf = ({ file_name: name, target_language: language }: ProcessSummary) =>
  name ? `${name} in ${language}` : `The image in ${language}`;

/**
 * Hides localizations at once, and deletes them when the message that offers to undo it has gone. Until then nothing is lost: a
 * page that is closed before keeps them.
 */
export function deleteWithUndo(processes: readonly ProcessSummary[], options: DeletionOptions): void {
  const { toasts, setHidden, remove, onDone } = options;
  const [first, ...others] = processes;
  if (!first) return;
  let undone = false;
  setHidden(processes, true);
  const carryOut = async () => {
    const results = await Promise.allSettled(processes.map((process) => remove(process)));
    const failed = processes.filter((_, index) => results[index]?.status === 'rejected');
    setHidden(failed, false);
    onDone(failed);
  };
  toasts.add({
    title: others.length === 0 ? `${nameOf(first)} is deleted.` : `${processes.length} localizations are deleted.`,
    action: {
      label: 'Undo',
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
