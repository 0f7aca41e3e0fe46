import { type ProcessSummary } from '@palimpsest/contract';
import { ConfirmDialog } from '@palimpsest/ui';

export interface DeleteDialogProps {
  /** What is to be deleted; undefined while nothing is asked. */
  process: ProcessSummary | undefined;
  busy: boolean;
  /** Why it could not be deleted. */
  error: string | undefined;
  onConfirm: (process: ProcessSummary) => void;
  onCancel: () => void;
}

/** Asks before a localization and its edits are deleted. */
export function DeleteDialog({ process, busy, error, onConfirm, onCancel }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      open={process !== undefined}
      onOpenChange={(open) => (open ? undefined : onCancel())}
      title="Delete this localization?"
      description={`${process?.file_name ?? 'The image'} in ${process?.target_language ?? ''} and its edits are removed for good. Other languages of the same image stay.`}
      busy={busy}
      error={error}
      confirmLabel="Delete"
      busyLabel="Deleting"
      onConfirm={() => (process ? onConfirm(process) : undefined)}
    />
  );
}
