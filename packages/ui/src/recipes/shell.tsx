import { CircleUserRound, LayoutGrid, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppShell, Button, DropdownMenu, HeaderBar, Logo, PalimpsestProvider, SideBar, SideBarItem } from '../index.ts';

interface ShellProps {
  /** The current place in the bar. @default none */
  place?: 'dashboard' | 'new';
  /** @default '48 credits' */
  credits?: string;
  warning?: string;
  children: ReactNode;
}

/** The frame of an application around the screens of the recipes. */
export function Shell({ place, credits = '48 credits', warning, children }: ShellProps) {
  return (
    <PalimpsestProvider>
      <AppShell
        sideBar={
          <SideBar logo={<Logo variant="mark" className="text-2xl" />} footer={<ProfileMenu />}>
            <SideBarItem label="Dashboard" active={place === 'dashboard'}>
              <LayoutGrid aria-hidden strokeWidth={1.75} />
            </SideBarItem>
            <SideBarItem label="New image" active={place === 'new'}>
              <Plus aria-hidden strokeWidth={1.75} />
            </SideBarItem>
          </SideBar>
        }
        header={<HeaderBar credits={credits} {...(warning ? { warning, action: <UpgradeButton /> } : {})} />}
      >
        {children}
      </AppShell>
    </PalimpsestProvider>
  );
}

function UpgradeButton() {
  return (
    <Button variant="primary" size="sm">
      Upgrade
    </Button>
  );
}

function ProfileMenu() {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <SideBarItem label="Profile">
          <CircleUserRound aria-hidden strokeWidth={1.75} />
        </SideBarItem>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content side="right" align="end">
        <DropdownMenu.Label>ines@olympe.example</DropdownMenu.Label>
        <DropdownMenu.Item>Settings</DropdownMenu.Item>
        <DropdownMenu.Item>Sign out</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
