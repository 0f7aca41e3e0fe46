import { Copy, Download, FileImage, FileType2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { fn, screen, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import * as DropdownMenu from './dropdown-menu.parts.ts';

export const onLogout = fn();

export const languages = ['Polish', 'Portuguese', 'Punjabi', 'Old English', 'Old Norse', 'Dutch'].map((language) => (
  <DropdownMenu.Item key={language}>{language}</DropdownMenu.Item>
));

export const opened = async (): Promise<ReturnType<typeof within>> => within(await screen.findByRole('menu'));

/** The editor's menu of one text: every part. */
export function TextMenu({ open = true, modal = false }: { open?: boolean; modal?: boolean }) {
  const [guides, setGuides] = useState(true);
  const [align, setAlign] = useState('center');
  return (
    <DropdownMenu.Root defaultOpen={open} modal={modal}>
      <DropdownMenu.Trigger asChild>
        <Button>Text</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        <DropdownMenu.Group>
          <DropdownMenu.Item icon={<Copy aria-hidden />} shortcut={['Ctrl', 'D']}>
            Duplicate
          </DropdownMenu.Item>
          <DropdownMenu.Sub>
            <DropdownMenu.SubTrigger icon={<Download aria-hidden />}>Export as</DropdownMenu.SubTrigger>
            <DropdownMenu.SubContent>
              <DropdownMenu.Item icon={<FileImage aria-hidden />}>PNG</DropdownMenu.Item>
              <DropdownMenu.Item icon={<FileType2 aria-hidden />}>PDF with live text</DropdownMenu.Item>
            </DropdownMenu.SubContent>
          </DropdownMenu.Sub>
        </DropdownMenu.Group>
        <DropdownMenu.Separator />
        <DropdownMenu.CheckboxItem checked={guides} onCheckedChange={setGuides} shortcut={['Ctrl', ';']}>
          Snap to guides
        </DropdownMenu.CheckboxItem>
        <DropdownMenu.Separator />
        <DropdownMenu.Label>Alignment</DropdownMenu.Label>
        <DropdownMenu.RadioGroup value={align} onValueChange={setAlign}>
          <DropdownMenu.RadioItem value="left">Left</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="center">Center</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="right" disabled>
            Right
          </DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator />
        <DropdownMenu.Item tone="danger" icon={<Trash2 aria-hidden />} shortcut={['Del']}>
          Delete
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
