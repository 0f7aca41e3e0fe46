import { IconButton } from '@palimpsest/ui';
import { Ellipsis } from 'lucide-react';
import { createElement } from 'react';
import { useMenuOnDemand } from '../../lib/on-demand/use-menu-on-demand.ts';
import { useSharedWords } from '../../messages/shared.messages.ts';
import type { CardActions } from './card-menu-list.tsx';

const loadList = async () => (await import('./card-menu-list.tsx')).CardMenuList;

export interface CardMenuProps extends CardActions {
  /** Of the image: the menu is named after it. */
  name: string;
}

/** What can be done with one localization. */
export function CardMenu({ name, ...actions }: CardMenuProps) {
  const shared = useSharedWords();
  const { buttonProps, Menu, menuProps } = useMenuOnDemand(loadList);
  return (
    <>
      <IconButton label={shared.actionsFor(name)} size="sm" tooltip={false} {...buttonProps}>
        <Ellipsis aria-hidden />
      </IconButton>
      {Menu && menuProps ? createElement(Menu, { ...menuProps, ...actions }) : null}
    </>
  );
}
