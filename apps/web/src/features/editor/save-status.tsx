import { ConfirmDialog, Spinner } from '@palimpsest/ui';
import { Check, CloudOff } from 'lucide-react';
import { type ReactNode } from 'react';
import { type SaveState } from './autosave.ts';

export interface SaveStatusProps {
  state: SaveState;
  /** Saves over the other version. */
  onKeepMine: () => void;
  /** Shows the other version; the changes here are dropped. */
  onOpenOther: () => void;
}

const shown = {
  saving: { icon: <Spinner size="sm" />, label: 'Saving...' },
  saved: { icon: <Check aria-hidden className="size-3.5" />, label: 'Saved' },
  unsaved: { icon: <CloudOff aria-hidden className="size-3.5" />, label: 'Not saved yet' },
  conflict: { icon: <CloudOff aria-hidden className="size-3.5" />, label: 'Not saved' },
} as const satisfies Record<SaveState, { icon: ReactNode; label: string }>;

/** Whether what is edited is saved, and the question what to do when somebody saved another version. */
export function SaveStatus({ state, onKeepMine, onOpenOther }: SaveStatusProps) {
  const { icon, label } = shown[state];
  return (
    <>
      <output className="flex items-center gap-1.5 text-xs whitespace-nowrap text-muted">
        {icon}
        {label}
      </output>
      <ConfirmDialog
        open={state === 'conflict'}
        tone="neutral"
        title="This image was edited elsewhere"
        description="Another tab or device saved a newer version. Which one do you want to go on with?"
        confirmLabel="Keep mine"
        onConfirm={onKeepMine}
        onOpenChange={(open) => (open ? undefined : onOpenOther())}
        messages={{ cancel: 'Open the other one' }}
      />
    </>
  );
}
