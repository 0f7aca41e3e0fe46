import { Button, Spinner } from '@palimpsest/ui';
import { Check, CloudOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { SaveState } from './autosave.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import { ConflictDialog, type ConflictDialogProps } from './conflict-dialog.tsx';
import { useWords } from '../../messages/words.ts';

export interface SaveStatusProps extends Omit<ConflictDialogProps, 'open' | 'onLater'> {
  state: SaveState;
}

const icons: Readonly<Record<SaveState, ReactNode>> = {
  saving: <Spinner size="sm" />,
  saved: <Check aria-hidden className="size-3.5" />,
  unsaved: <CloudOff aria-hidden className="size-3.5" />,
  conflict: <CloudOff aria-hidden className="size-3.5" />,
};

/** States that need no words. */
const isWell: Readonly<Record<SaveState, boolean>> = { saving: true, saved: true, unsaved: false, conflict: false };

/** Whether what is edited is saved, and the question what to do when somebody saved another version. */
export function SaveStatus({ state, ...answers }: SaveStatusProps) {
  const words = useWords('editorScreen');
  const narrow = useNarrow();
  const inConflict = state === 'conflict';
  const [put, setPut] = useState(inConflict);
  const [before, setBefore] = useState(state);
  if (before !== state) {
    setBefore(state);
    setPut(inConflict);
  }
  return (
    <>
      <output className={`flex items-center gap-1.5 text-xs text-muted ${narrow ? '' : 'whitespace-nowrap'}`}>
        {icons[state]}
        {inConflict ? (
          <Button size="sm" variant="ghost" onClick={() => setPut(true)}>
            {words.notSaved}
          </Button>
        ) : (
          // On a phone the account's warning takes the room; the icon alone says that all is saved.
          <span className={isWell[state] ? 'max-sm:sr-only' : undefined}>{words[state]}</span>
        )}
      </output>
      <ConflictDialog open={put} onLater={() => setPut(false)} {...answers} />
    </>
  );
}
