import { DropdownMenu } from '@palimpsest/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { MenuOfButton } from '../../lib/on-demand/menu-of-button.tsx';
import type { MenuOnDemandProps } from '../../lib/on-demand/use-menu-on-demand.ts';
import { useSharedWords } from '../../messages/shared.messages.ts';

export interface EntryMenuListProps extends MenuOnDemandProps {
  onEdit: () => void;
  onDelete: () => void;
}

/** The list of an entry's menu. */
export function EntryMenuList({ onEdit, onDelete, ...menu }: EntryMenuListProps) {
  const shared = useSharedWords();
  return (
    <MenuOfButton align="end" {...menu}>
      <DropdownMenu.Item onSelect={onEdit}>
        <Pencil aria-hidden />
        {shared.edit}
      </DropdownMenu.Item>
      <DropdownMenu.Item tone="danger" onSelect={onDelete}>
        <Trash2 aria-hidden />
        {shared.delete}
      </DropdownMenu.Item>
    </MenuOfButton>
  );
}
