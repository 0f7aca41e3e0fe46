import { ConfirmDialog } from '@palimpsest/ui';
import { useEditorWords } from './editor.messages.ts';

export interface ConflictDialogProps {
  open: boolean;
  /** Saves over the other version. */
  onKeepMine: () => void;
  /** Shows the other version; the changes here are dropped. */
  onOpenOther: () => void;
}

/** Asks what to do when somebody saved another version. */
export function ConflictDialog({ open, onKeepMine, onOpenOther }: ConflictDialogProps) {
  const words = useEditorWords();
  return (
    <ConfirmDialog
      open={open}
      tone="neutral"
      title={words.conflictTitle}
      description={words.conflict}
      confirmLabel={words.keepMine}
      onConfirm={onKeepMine}
      onOpenChange={(next) => (next ? undefined : onOpenOther())}
      messages={{ cancel: words.openOther }}
    />
  );
}
