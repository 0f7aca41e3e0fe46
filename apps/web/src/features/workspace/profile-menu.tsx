import { SideBarItem } from '@palimpsest/ui';
import { UserRound } from 'lucide-react';
import { createElement, useEffect } from 'react';
import { onFirstSign } from '../../lib/on-demand/on-first-sign.ts';
import { fetchAhead, useMenuOnDemand } from '../../lib/on-demand/use-menu-on-demand.ts';
import type { ProfileMenuProps } from './profile-menu-list.tsx';
import { useWorkspaceWords } from './workspace.messages.ts';

const loadList = async () => (await import('./profile-menu-list.tsx')).ProfileMenuList;

export function ProfileMenu(props: ProfileMenuProps) {
  const words = useWorkspaceWords();
  const { buttonProps, Menu, menuProps } = useMenuOnDemand(loadList);
  // It leads to every page and logs out: it shall open without a connection, too.
  useEffect(() => onFirstSign(() => fetchAhead(loadList)), []);
  return (
    <>
      <SideBarItem label={words.profile} {...buttonProps}>
        <UserRound aria-hidden strokeWidth={1.75} />
      </SideBarItem>
      {Menu && menuProps ? createElement(Menu, { ...menuProps, ...props }) : null}
    </>
  );
}
