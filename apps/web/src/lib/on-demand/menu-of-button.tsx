import { DropdownMenu, type DropdownMenuContentProps } from '@palimpsest/ui';
import { useEffect, useEffectEvent, useImperativeHandle, type Ref } from 'react';
import type { MenuOnDemandProps } from './use-menu-on-demand.ts';

interface ButtonInPageProps {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
}

/** Stands for a button that is in the page already: the menu is placed at it, and gives it the focus back. */
function ButtonInPage({ element, ref }: ButtonInPageProps) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}

export interface MenuOfButtonProps
  extends MenuOnDemandProps, Pick<DropdownMenuContentProps, 'side' | 'align' | 'children'> {}

/** A menu that comes after its button, as `useMenuOnDemand` asks for it; its children are the items. */
export function MenuOfButton({ buttonId, listId, button, open, onOpenChange, onReady, ...content }: MenuOfButtonProps) {
  const tellReady = useEffectEvent(onReady);
  useEffect(() => tellReady(), []);
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <ButtonInPage element={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content id={listId} aria-labelledby={buttonId} {...content} />
    </DropdownMenu.Root>
  );
}
