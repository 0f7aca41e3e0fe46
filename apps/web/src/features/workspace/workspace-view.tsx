import { type CreditsResponse } from '@palimpsest/contract';
import { AppShell, Banner, HeaderBar, ImageButton, Logo, SideBar, SideBarItem } from '@palimpsest/ui';
import { Link, useLocation } from '@tanstack/react-router';
import { LayoutGrid, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { headerWarning } from './header-warning.ts';
import { ProfileMenu, type ProfileMenuProps } from './profile-menu.tsx';
import { HeaderPlace } from './workspace-header.tsx';

export interface WorkspaceViewProps extends ProfileMenuProps {
  /** Whether there is a connection. */
  online: boolean;
  credits: CreditsResponse | undefined;
  /** It is not known yet whether there is a subscription: nothing is said of it. */
  subscriptionLoading: boolean;
  onUpgrade: () => void;
  onNewImage: () => void;
  children: ReactNode;
}

/** The bars around every screen behind the login. */
export function WorkspaceView({
  online,
  credits,
  subscriptionLoading,
  onUpgrade,
  onNewImage,
  children,
  ...profile
}: WorkspaceViewProps) {
  const { hasSubscription } = profile;
  const [headerPlace, setHeaderPlace] = useState<HTMLElement | null>(null);
  const onDashboard = useLocation({ select: ({ pathname }) => pathname === '/dashboard' });
  return (
    <AppShell
      sideBar={
        <SideBar
          logo={
            <Link to="/" className="flex rounded-md p-1">
              <Logo variant="mark" className="text-2xl" />
            </Link>
          }
          footer={<ProfileMenu {...profile} />}
        >
          <SideBarItem label="Dashboard" active={onDashboard} asChild>
            <Link to="/dashboard">
              <LayoutGrid aria-hidden strokeWidth={1.75} />
            </Link>
          </SideBarItem>
          <SideBarItem label="New image" onClick={onNewImage}>
            <Plus aria-hidden strokeWidth={1.75} />
          </SideBarItem>
        </SideBar>
      }
      header={
        <HeaderBar
          warning={subscriptionLoading ? undefined : headerWarning(hasSubscription, credits)}
          action={
            subscriptionLoading || hasSubscription ? undefined : (
              <ImageButton size="sm" onClick={onUpgrade}>
                Upgrade
              </ImageButton>
            )
          }
          credits={
            credits && !credits.is_unlimited ? (
              <>
                <span className="font-medium text-ink">{credits.remaining_credits}</span>{' '}
                {credits.remaining_credits === 1 ? 'credit' : 'credits'}
              </>
            ) : undefined
          }
        >
          <div ref={setHeaderPlace} className="flex min-w-0 items-center gap-4" />
        </HeaderBar>
      }
    >
      {online ? null : (
        <Banner tone="warning" className="m-3">
          You are offline. Edits are kept in this browser and saved when the connection is back.
        </Banner>
      )}
      <HeaderPlace value={headerPlace}>{children}</HeaderPlace>
    </AppShell>
  );
}
