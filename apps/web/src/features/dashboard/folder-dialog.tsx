import { maxFolderNameLength, type FolderEntry, type ProcessSummary } from '@palimpsest/contract';
import { Button, Combobox, SimpleDialog } from '@palimpsest/ui';
import { useState, type FormEvent } from 'react';
import { useWords } from '../../messages/words.ts';

export interface FolderDialogProps {
  /** The localizations to move; empty while the dialog is closed. */
  processes: readonly ProcessSummary[];
  /** The folders that exist already. */
  folders: readonly FolderEntry[];
  /** Whether the move is on its way. */
  saving: boolean;
  /** Why the move failed. */
  error: string | undefined;
  /** Called with the trimmed name of a folder, or null for none. */
  onMove: (folder: string | null) => void;
  onClose: () => void;
  /** Moves the focus as the dialog closes. @default focuses the button that opened the dialog */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** Puts localizations into a folder, an old one or a new one, or takes them out. */
export function FolderDialog({ processes, saving, error, onClose, onCloseAutoFocus, ...form }: FolderDialogProps) {
  const words = useWords('dashboard');
  return (
    <SimpleDialog
      open={processes.length > 0}
      busy={saving}
      title={words.moveTitle}
      description={processes.length > 0 ? words.moveHint({ count: processes.length }) : undefined}
      error={error}
      onCloseAutoFocus={onCloseAutoFocus}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      <FolderForm key={processes.map(({ id }) => id).join(' ')} {...{ processes, saving }} {...form} />
    </SimpleDialog>
  );
}

type FolderFormProps = Pick<FolderDialogProps, 'processes' | 'folders' | 'saving' | 'onMove'>;

function FolderForm({ processes, folders, saving, onMove }: FolderFormProps) {
  const words = useWords('dashboard');
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const old = folders.map(({ name }) => name);
  const named = [...new Set([chosen, typed.trim()])].filter((name) => name !== '' && !old.includes(name));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && !saving) onMove(chosen);
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <Combobox
        label={words.folder}
        hint={words.folderHint}
        placeholder={words.chooseFolder}
        searchPlaceholder={words.folderName}
        emptyText={words.noFolders}
        options={[
          ...old.map((name) => ({ value: name, label: name })),
          ...named.map((name) => ({ value: name, label: name, hint: words.newFolder })),
        ]}
        searchValue={typed}
        onSearchValueChange={(text) => setTyped(text.slice(0, maxFolderNameLength))}
        value={chosen}
        onValueChange={setChosen}
      />
      <Button type="submit" variant="primary" size="lg" fullWidth loading={saving} disabled={!chosen}>
        {words.move}
      </Button>
      {processes.some(({ folder }) => folder) ? (
        <Button variant="ghost" fullWidth disabled={saving} onClick={() => onMove(null)}>
          {words.takeOut}
        </Button>
      ) : null}
    </form>
  );
}
