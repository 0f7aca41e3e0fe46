import { DropdownMenu } from '@palimpsest/ui';
import { BookA, Command, CreditCard, LogOut, Settings2, Users } from 'lucide-react';
import { MenuOfButton } from '../../lib/on-demand/menu-of-button.tsx';
import { useNarrow } from '../../lib/use-narrow.ts';
import type { MenuOnDemandProps } from '../../lib/on-demand/use-menu-on-demand.ts';
import { useSharedWords } from '../../messages/shared.messages.ts';
import { commandKeys } from './command-keys.ts';
import { useWorkspaceWords } from './workspace.messages.ts';

export interface ProfileMenuProps {
  email: string | undefined;
  /** Whether there is a subscription to manage. */
  hasSubscription: boolean;
  onManageSubscription: () => void;
  onTerminology: () => void;
  /** Leads to the processes of all users; given to the staff alone. */
  onAllProcesses: (() => void) | undefined;
  onAccount: () => void;
  /** Opens the list of all commands. */
  onCommands: () => void;
  onLogOut: () => void;
}

/** The list of the profile menu. */
export function ProfileMenuList({
  email,
  hasSubscription,
  onManageSubscription,
  onTerminology,
  onAllProcesses,
  onAccount,
  onCommands,
  onLogOut,
  ...menu
}: ProfileMenuProps & MenuOnDemandProps) {
  const words = useWorkspaceWords();
  const shared = useSharedWords();
  // The bar lies at the bottom.
  const narrow = useNarrow();
  return (
    <MenuOfButton side={narrow ? 'top' : 'right'} align="end" {...menu}>
      {hasSubscription ? (
        <DropdownMenu.Item onSelect={onManageSubscription}>
          <CreditCard aria-hidden />
          {words.manageSubscription}
        </DropdownMenu.Item>
      ) : null}
      <DropdownMenu.Item onSelect={onTerminology}>
        <BookA aria-hidden />
        {shared.terminology}
      </DropdownMenu.Item>
      {onAllProcesses ? (
        <DropdownMenu.Item onSelect={onAllProcesses}>
          <Users aria-hidden />
          {words.allProcesses}
        </DropdownMenu.Item>
      ) : null}
      <DropdownMenu.Item onSelect={onAccount}>
        <Settings2 aria-hidden />
        {shared.account}
      </DropdownMenu.Item>
      <DropdownMenu.Item shortcut={commandKeys(words.keyControl)} onSelect={onCommands}>
        <Command aria-hidden />
        {words.commands}
      </DropdownMenu.Item>
      <DropdownMenu.Item onSelect={onLogOut}>
        <LogOut aria-hidden />
        {words.logOut}
      </DropdownMenu.Item>
      {email ? (
        <>
          <DropdownMenu.Separator />
          <DropdownMenu.Label>{email}</DropdownMenu.Label>
        </>
      ) : null}
    </MenuOfButton>
  );
}
