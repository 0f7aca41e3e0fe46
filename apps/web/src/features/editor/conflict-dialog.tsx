import { Button, SimpleDialog, Spinner } from '@palimpsest/ui';
import { useEffect, useRef, useState } from 'react';
import type { DocumentDifference } from './document-differences.ts';
import { useWords } from '../../messages/words.ts';

/** The most differences that are listed; the others are counted. */
const maxListed = 5;

export interface ConflictDialogProps {
  open: boolean;
  /** Leaves the question open: nothing is saved, and nothing dropped. */
  onLater: () => void;
  /** Saves over the other version. */
  onKeepMine: () => void;
  /** Shows the other version; the changes here are dropped. */
  onOpenOther: () => void;
  /** Lists the texts in which the two versions differ. @throws Error where the other one cannot be read */
  compare: () => Promise<readonly DocumentDifference[]>;
}

/** Asks what to do when somebody saved another version, and shows how the two differ. */
export function ConflictDialog({ open, onLater, onKeepMine, onOpenOther, compare }: ConflictDialogProps) {
  const words = useWords('editorScreen');
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <SimpleDialog
      role="alertdialog"
      open={open}
      onOpenChange={(next) => (next ? undefined : onLater())}
      title={words.conflictTitle}
      description={words.conflict}
      closeLabel={words.decideLater}
      onInteractOutside={(event) => event.preventDefault()}
      // The other version stays in the list of versions; changes that are dropped here are not kept anywhere.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        keep.current?.focus();
      }}
      footer={
        <>
          <Button onClick={onOpenOther}>{words.openOther}</Button>
          <Button ref={keep} variant="primary" onClick={onKeepMine}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      {open ? <Differences compare={compare} /> : null}
    </SimpleDialog>
  );
}

/** Undefined until it is known; `failed` where the other version could not be read. */
type Compared = readonly DocumentDifference[] | 'failed' | undefined;

function Differences({ compare }: Pick<ConflictDialogProps, 'compare'>) {
  const words = useWords('editorScreen');
  const [compared, setCompared] = useState<Compared>();
  useEffect(() => {
    let current = true;
    const set = (result: Compared) => (current ? setCompared(result) : undefined);
    compare().then(set, () => set('failed'));
    return () => {
      current = false;
    };
  }, [compare]);
  if (compared === 'failed') return <p className="text-sm text-danger">{words.notCompared}</p>;
  if (!compared) return <Spinner label={words.comparing} />;
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {compared.slice(0, maxListed).map(({ id, mine, other }) => (
        <li key={id}>
          {mine === other ? (
            <>
              <p>{mine}</p>
              <p className="text-muted">{words.differsInLook}</p>
            </>
          ) : (
            <>
              <p>
                <span className="text-muted">{words.mine}</span> {mine ?? words.withoutText}
              </p>
              <p>
                <span className="text-muted">{words.other}</span> {other ?? words.withoutText}
              </p>
            </>
          )}
        </li>
      ))}
      {compared.length > maxListed ? (
        <li className="text-muted">{words.moreDifferences({ count: compared.length - maxListed })}</li>
      ) : null}
    </ul>
  );
}
