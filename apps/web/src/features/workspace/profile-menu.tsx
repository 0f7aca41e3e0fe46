import { DropdownMenu, SideBarItem } from '@palimpsest/ui';
import { LogOut, UserRound } from 'lucide-react';

export interface ProfileMenuProps {
  email: string | undefined;
  onLogOut: () => void;
}

export function ProfileMenu({ email, onLogOut }: ProfileMenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <SideBarItem label="Profile">
          <UserRound aria-hidden strokeWidth={1.75} />
        </SideBarItem>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content side="right" align="end">
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
