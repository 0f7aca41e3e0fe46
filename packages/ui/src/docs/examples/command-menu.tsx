import { Button, CommandMenu } from '@palimpsest/ui';
import { useState } from 'react';

export function PosterCommands() {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Find a command</Button>
      <output>{done}</output>
      <CommandMenu
        open={open}
        onOpenChange={setOpen}
        groups={[
          {
            label: 'Poster',
            commands: [
              { id: 'export', label: 'Export as PNG', onSelect: () => setDone('Exported.') },
              { id: 'copy', label: 'Duplicate', onSelect: () => setDone('Duplicated.') },
            ],
          },
        ]}
      />
    </>
  );
}
