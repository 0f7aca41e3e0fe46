import { DropdownMenu, SideBarItem } from '@palimpsest/ui';
import { BookA, Command, CreditCard, LogOut, Settings2, UserRound, Users } from 'lucide-react';
import { useNarrow } from '../../lib/use-narrow.ts';
import { useWords } from '../../messages/words.ts';
import { commandKeys } from './command-keys.ts';

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

/** Leads to the pages of the user's own, and logs out. */
export function ProfileMenu({
  email,
  hasSubscription,
  onManageSubscription,
  onTerminology,
  onAllProcesses,
  onAccount,
  onCommands,
  onLogOut,
}: ProfileMenuProps) {
  const words = useWords('workspace');
  const shared = useWords('shared');
  // On narrow screens the bar lies at the bottom, so the menu opens upwards.
  const narrow = useNarrow();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <SideBarItem label={words.profile}>
          <UserRound aria-hidden strokeWidth={1.75} />
        </SideBarItem>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content side={narrow ? 'top' : 'right'} align="end">
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
        <CommandsItem onSelect={onCommands} />
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
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** Asks for the keys where it is drawn, so not before there is a browser: screens are drawn without one, too. */
function CommandsItem({ onSelect }: { onSelect: () => void }) {
  const words = useWords('workspace');
  return (
    <DropdownMenu.Item shortcut={commandKeys(words.keyControl)} onSelect={onSelect}>
      <Command aria-hidden />
      {words.commands}
    </DropdownMenu.Item>
  );
}
