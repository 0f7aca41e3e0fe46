import { ContextMenu } from '@palimpsest/ui';
import { useState } from 'react';

export function PosterMenu() {
  const [done, setDone] = useState('');
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger className="rounded-lg bg-sunken p-8 text-center">
        Spring fair, Lyon: press the right button here
      </ContextMenu.Trigger>
      <ContextMenu.Content>
        <ContextMenu.Item onSelect={() => setDone('Duplicated.')}>Duplicate</ContextMenu.Item>
        <ContextMenu.Separator />
        <ContextMenu.Item tone="danger" onSelect={() => setDone('Deleted.')}>
          Delete
        </ContextMenu.Item>
      </ContextMenu.Content>
      <output>{done}</output>
    </ContextMenu.Root>
  );
}
