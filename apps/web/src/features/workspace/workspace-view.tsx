import type { CreditsResponse } from '@palimpsest/contract';
import { AppShell, Banner, HeaderBar, ImageButton, Logo, SideBar, SideBarItem } from '@palimpsest/ui';
import { Link, useLocation } from '@tanstack/react-router';
import { LayoutGrid, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { headerWarning } from './header-warning.ts';
import { ProfileMenu, type ProfileMenuProps } from './profile-menu.tsx';
import { HeaderPlace } from './workspace-header.tsx';
import { useNarrow } from '../../lib/use-narrow.ts';
import type { Tag } from '@palimpsest/ui/messages/words';
import { useWords } from '../../messages/words.ts';

export interface WorkspaceViewProps extends ProfileMenuProps {
  /** Whether the browser has a connection. */
  online: boolean;
  credits: CreditsResponse | undefined;
  /** Whether the subscription is still loading; the header says nothing about it until then. */
  subscriptionLoading: boolean;
  onUpgrade: () => void;
  onNewImage: () => void;
  children: ReactNode;
}

const strong: Tag = (children) => <span className="font-medium text-ink">{children}</span>;

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
  const words = useWords('workspace');
  const shared = useWords('shared');
  const warning = subscriptionLoading ? undefined : headerWarning(hasSubscription, credits, words);
  const [headerPlace, setHeaderPlace] = useState<HTMLElement | null>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // On a phone the editor's header needs the room for its save status.
  const isShort = useNarrow() && path === '/editor' && warning === words.trial;
  const creditsLeft =
    credits && !credits.is_unlimited
      ? words.credits({
          count: credits.remaining_credits,
          strong,
        })
      : undefined;
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
          <SideBarItem label={shared.dashboard} active={path === '/dashboard'} asChild>
            <Link to="/dashboard">
              <LayoutGrid aria-hidden strokeWidth={1.75} />
            </Link>
          </SideBarItem>
          <SideBarItem label={shared.newImage} onClick={onNewImage}>
            <Plus aria-hidden strokeWidth={1.75} />
          </SideBarItem>
        </SideBar>
      }
      header={
        <HeaderBar
          warning={warning && !isShort ? <span className="block max-sm:text-xs">{warning}</span> : undefined}
          action={
            subscriptionLoading || hasSubscription ? undefined : (
              <ImageButton size="sm" className="max-sm:ps-2.5 max-sm:pe-6" onClick={onUpgrade}>
                {words.upgrade}
              </ImageButton>
            )
          }
          credits={
            warning && isShort ? (
              <ShortWarning short={words.trialShort} whole={warning}>
                {creditsLeft}
              </ShortWarning>
            ) : (
              creditsLeft
            )
          }
        >
          {/* On a phone this place is only as large as its content. */}
          <div ref={setHeaderPlace} className="flex min-w-0 items-center gap-4 empty:hidden max-sm:contents" />
        </HeaderBar>
      }
    >
      {online ? null : (
        <Banner tone="warning" className="m-3">
          {words.offline}
        </Banner>
      )}
      <HeaderPlace value={headerPlace}>{children}</HeaderPlace>
    </AppShell>
  );
}

interface ShortWarningProps {
  /** The short form of the warning, which is shown. */
  short: string;
  /** The whole warning, which screen readers read instead. */
  whole: string;
  /** The credits that are left. */
  children: ReactNode;
}

/** Shows a warning of one word above the credits, so that it takes no width of its own. */
function ShortWarning({ short, whole, children }: ShortWarningProps) {
  return (
    <span className="flex flex-col text-end text-xs">
      <span aria-hidden className="text-warning">
        {short}
      </span>
      <span className="sr-only">{whole}</span>
      {children ? <span>{children}</span> : null}
    </span>
  );
}
