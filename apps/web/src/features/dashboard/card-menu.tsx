import { DropdownMenu, IconButton } from '@palimpsest/ui';
import { Download, Ellipsis, Languages, Pencil, Trash2 } from 'lucide-react';

export interface CardMenuProps {
  /** Of the image: the menu is named after it. */
  name: string;
  /** Only of a finished image. */
  onDownload?: (() => void) | undefined;
  onTranslateAgain: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** What can be done with one localization. */
export function CardMenu({ name, onDownload, onTranslateAgain, onRename, onDelete }: CardMenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label={`Actions for ${name}`} size="sm" tooltip={false}>
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        {onDownload ? (
          <DropdownMenu.Item onSelect={onDownload}>
            <Download aria-hidden />
            Download PNG
          </DropdownMenu.Item>
        ) : null}
        <DropdownMenu.Item onSelect={onTranslateAgain}>
          <Languages aria-hidden />
          Translate to another language
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={onRename}>
          <Pencil aria-hidden />
          Rename
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item tone="danger" onSelect={onDelete}>
          <Trash2 aria-hidden />
          Delete
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
