import { DropdownMenu, IconButton } from '@palimpsest/ui';
import { Download, Ellipsis, Languages, Pencil, Trash2 } from 'lucide-react';
import { TextItems, type TextActions } from '../copy-deck/text-items.tsx';
import { useWords } from '../../messages/words.ts';

export interface CardMenuProps {
  /** The name of the image, which the menu's label contains. */
  name: string;
  /** Left out unless the image is finished. */
  onDownload?: (() => void) | undefined;
  /** Left out unless the image is finished. */
  texts?: TextActions | undefined;
  onTranslateAgain: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** The menu of actions on one localization. */
export function CardMenu({ name, onDownload, texts, onTranslateAgain, onRename, onDelete }: CardMenuProps) {
  const words = useWords('dashboard');
  const shared = useWords('shared');
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label={shared.actionsFor({ name })} size="sm" tooltip={false}>
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        {onDownload ? (
          <DropdownMenu.Item onSelect={onDownload}>
            <Download aria-hidden />
            {words.downloadPng}
          </DropdownMenu.Item>
        ) : null}
        {texts ? <TextItems {...texts} /> : null}
        <DropdownMenu.Item onSelect={onTranslateAgain}>
          <Languages aria-hidden />
          {shared.translateAgain}
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={onRename}>
          <Pencil aria-hidden />
          {words.rename}
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item tone="danger" onSelect={onDelete}>
          <Trash2 aria-hidden />
          {shared.delete}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
