import { Button, Popover, TextField } from '@palimpsest/ui';
import { useState } from 'react';

export function RenamePopover() {
  const [name, setName] = useState('Spring fair, Lyon');
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button>Rename “{name}”</Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Rename the poster">
        <TextField label="Name" value={name} onValueChange={setName} />
      </Popover.Content>
    </Popover.Root>
  );
}
