import { DropdownMenu } from '@palimpsest/ui';
import { Download, Languages, Pencil, Trash2 } from 'lucide-react';
import { MenuOfButton } from '../../lib/on-demand/menu-of-button.tsx';
import type { MenuOnDemandProps } from '../../lib/on-demand/use-menu-on-demand.ts';
import { useSharedWords } from '../../messages/shared.messages.ts';
import { useDashboardWords } from './dashboard.messages.ts';

export interface CardActions {
  /** Only of a finished image. */
  onDownload?: (() => void) | undefined;
  onTranslateAgain: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** The list of a card's menu. */
export function CardMenuList({
  onDownload,
  onTranslateAgain,
  onRename,
  onDelete,
  ...menu
}: CardActions & MenuOnDemandProps) {
  const words = useDashboardWords();
  const shared = useSharedWords();
  return (
    <MenuOfButton align="end" {...menu}>
      {onDownload ? (
        <DropdownMenu.Item onSelect={onDownload}>
          <Download aria-hidden />
          {words.downloadPng}
        </DropdownMenu.Item>
      ) : null}
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
    </MenuOfButton>
  );
}
