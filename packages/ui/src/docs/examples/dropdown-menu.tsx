import { Button, DropdownMenu } from '@palimpsest/ui';
import { useState } from 'react';

export function ExportMenu() {
  const [format, setFormat] = useState('PNG');
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button>Export as {format}</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.RadioGroup value={format} onValueChange={setFormat}>
          <DropdownMenu.RadioItem value="PNG">PNG, for the web</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="PDF">PDF, for the print shop</DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
