import { Button, SimpleDialog, TextField } from '@palimpsest/ui';
import { useState, type FormEvent } from 'react';
import { useWords } from '../../messages/words.ts';

export interface RenameDialogProps {
  /** The name that is changed; undefined while the dialog is closed. */
  name: string | undefined;
  title: string;
  hint: string;
  /** The label of the field. */
  label: string;
  /** The longest name, in characters. */
  maxLength: number;
  /** Returns why a new name is refused; undefined where it can be taken. */
  problemOf?: ((name: string) => string | undefined) | undefined;
  /** Whether the new name is on its way. */
  saving: boolean;
  /** Why the new name could not be saved. */
  error: string | undefined;
  /** Called with the trimmed name, which is not empty. */
  onRename: (name: string) => void;
  onClose: () => void;
}

/** Gives a localization or a folder another name. */
export function RenameDialog({ name, title, hint, saving, error, onClose, ...form }: RenameDialogProps) {
  return (
    <SimpleDialog
      open={name !== undefined}
      busy={saving}
      title={title}
      description={hint}
      error={error}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      <RenameForm key={name} name={name ?? ''} saving={saving} {...form} />
    </SimpleDialog>
  );
}

type RenameFormProps = Pick<RenameDialogProps, 'label' | 'maxLength' | 'problemOf' | 'saving' | 'onRename'>;

function RenameForm({ name, label, maxLength, problemOf, saving, onRename }: RenameFormProps & { name: string }) {
  const shared = useWords('shared');
  const [typed, setTyped] = useState(name);
  const trimmed = typed.trim();
  const problem = problemOf?.(trimmed);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed && !problem && !saving) onRename(trimmed);
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <TextField
        label={label}
        maxLength={maxLength}
        value={typed}
        error={problem}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        fullWidth
        loading={saving}
        disabled={!trimmed || problem !== undefined}
      >
        {shared.save}
      </Button>
    </form>
  );
}
