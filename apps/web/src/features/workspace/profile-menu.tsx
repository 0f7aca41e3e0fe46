import { DropdownMenu, SideBarItem } from '@palimpsest/ui';
import { BookA, CreditCard, LogOut, Settings2, UserRound } from 'lucide-react';

export interface ProfileMenuProps {
  email: string | undefined;
  /** Whether there is a subscription to manage. */
  hasSubscription: boolean;
  onManageSubscription: () => void;
  onTerminology: () => void;
  onAccount: () => void;
  onLogOut: () => void;
}

export function ProfileMenu({
  email,
  hasSubscription,
  onManageSubscription,
  onTerminology,
  onAccount,
  onLogOut,
}: ProfileMenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <SideBarItem label="Profile">
          <UserRound aria-hidden strokeWidth={1.75} />
        </SideBarItem>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content side="right" align="end">
        {hasSubscription ? (
          <DropdownMenu.Item onSelect={onManageSubscription}>
            <CreditCard aria-hidden />
            Manage Subscription
          </DropdownMenu.Item>
        ) : null}
        <DropdownMenu.Item onSelect={onTerminology}>
          <BookA aria-hidden />
          Glossary and memory
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={onAccount}>
          <Settings2 aria-hidden />
          Account
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={onLogOut}>
          <LogOut aria-hidden />
          Log out
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
