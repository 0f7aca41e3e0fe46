import { DropdownMenu, SideBarItem } from '@palimpsest/ui';
import { CreditCard, LogOut, UserRound } from 'lucide-react';

export interface ProfileMenuProps {
  email: string | undefined;
  /** Whether there is a subscription to manage. */
  hasSubscription: boolean;
  onManageSubscription: () => void;
  onLogOut: () => void;
}

export function ProfileMenu({ email, hasSubscription, onManageSubscription, onLogOut }: ProfileMenuProps) {
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
