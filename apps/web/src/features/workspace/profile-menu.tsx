import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  SideBarItem,
} from '@palimpsest/ui';
import { LogOut, UserRound } from 'lucide-react';

export interface ProfileMenuProps {
  email: string | undefined;
  onLogOut: () => void;
}

export function ProfileMenu({ email, onLogOut }: ProfileMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <SideBarItem label="Profile">
          <UserRound aria-hidden strokeWidth={1.75} />
        </SideBarItem>
      </DropdownMenuTrigger>
      <DropdownMenuContent side="right" align="end">
        <DropdownMenuItem onSelect={onLogOut}>
          <LogOut aria-hidden />
          Log out
        </DropdownMenuItem>
        {email ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuLabel>{email}</DropdownMenuLabel>
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
