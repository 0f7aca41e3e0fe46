import { Button, Dialog, TextField } from '@palimpsest/ui';
import { useState } from 'react';

export function RenameDialog() {
  const [name, setName] = useState('Spring menu');
  const [draft, setDraft] = useState(name);
  return (
    <Dialog.Root onOpenChange={() => setDraft(name)}>
      <Dialog.Trigger asChild>
        <Button>Rename “{name}”</Button>
      </Dialog.Trigger>
      <Dialog.Content size="sm">
        <Dialog.Title>Rename this poster</Dialog.Title>
        <Dialog.Body>
          <TextField label="Name" value={draft} onChange={(event) => setDraft(event.target.value)} />
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button>Cancel</Button>
          </Dialog.Close>
          <Dialog.Close asChild>
            <Button variant="primary" onClick={() => setName(draft)}>
              Rename
            </Button>
          </Dialog.Close>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
