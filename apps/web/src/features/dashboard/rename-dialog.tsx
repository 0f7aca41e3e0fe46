import { maxFileNameLength, type ProcessSummary } from '@palimpsest/contract';
import { Button, SimpleDialog, TextField } from '@palimpsest/ui';
import { useState, type FormEvent } from 'react';
import { useWords } from '../../messages/words.ts';

export interface RenameDialogProps {
  /** What is renamed; undefined while the dialog is closed. */
  process: ProcessSummary | undefined;
  /** The new name is on its way. */
  saving: boolean;
  /** Why it could not be saved. */
  error: string | undefined;
  /** Called with the trimmed name, which is not empty. */
  onRename: (name: string) => void;
  onClose: () => void;
}

/** Gives a localization another name than that of its file. */
export function RenameDialog({ process, saving, error, onRename, onClose }: RenameDialogProps) {
  const words = useWords('dashboard');
  return (
    <SimpleDialog
      open={process !== undefined}
      busy={saving}
      title={words.rename}
      description={words.renameHint}
      error={error}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      <RenameForm key={process?.id} name={process?.file_name ?? ''} {...{ saving, onRename }} />
    </SimpleDialog>
  );
}

function RenameForm({ name, saving, onRename }: Pick<RenameDialogProps, 'saving' | 'onRename'> & { name: string }) {
  const words = useWords('dashboard');
  const shared = useWords('shared');
  const [typed, setTyped] = useState(name);
  const trimmed = typed.trim();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed && !saving) onRename(trimmed);
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <TextField
        label={words.name}
        maxLength={maxFileNameLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="primary" size="lg" fullWidth loading={saving} disabled={!trimmed}>
        {shared.save}
      </Button>
    </form>
  );
}
