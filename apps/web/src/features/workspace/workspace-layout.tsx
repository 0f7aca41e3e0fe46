import type { ApiClient } from '@palimpsest/api-client';
import type { OwnProblem } from '@palimpsest/contract';
import { useQuery, onlineManager } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useState, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useAnalytics, useApi, useServices } from '../../lib/services.ts';
import { disableGoogleAutoSelect } from '../../lib/integrations/google-identity.ts';
import { configurationOf } from '../../lib/server/configuration.ts';
import { imageState } from '../../lib/navigation-state.ts';
import { reportFault } from '../../lib/report-fault.ts';
import { useToasts } from '../../lib/toasts.tsx';
import { useWords } from '../../messages/words.ts';
import { usePortal, useSubscription } from '../billing/subscription.ts';
import { usePricingModal } from '../billing/use-pricing-modal.ts';
import { NewImageModal } from './new-image-modal.tsx';
import { useCommandKey } from './command-keys.ts';
import { useCredits, useCreditsUpdates } from './use-credits.ts';
import { WorkspaceCommands } from './workspace-commands.tsx';
import { WorkspaceView } from './workspace-view.tsx';
import { profileQuery } from '../profile/profile-query.ts';
import { imageFileProblem } from '../../lib/images/chosen-image.ts';

/** After a log-out, keeps Google from logging the same user in again by itself, where the installation has Google's button. */
async function keepGoogleOut(client: ApiClient): Promise<void> {
  try {
    const { google_client_id: offered } = await configurationOf(client);
    if (!offered) return;
    disableGoogleAutoSelect();
  } catch (error) {
    reportFault('Google may log in the same user again by itself.', error);
  }
}

/** The frame around the screens behind the login. */
export function WorkspaceLayout() {
  const { client } = useApi();
  const { track } = useAnalytics();
  const navigate = useNavigate();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [choosing, setChoosing] = useState(false);
  const [commanding, setCommanding] = useState(false);
  const subscribed = useSubscription()?.has_subscription;
  const viewer = useViewer();
  const openPortal = usePortal();
  const pricing = usePricingModal();
  const toasts = useToasts();
  const shared = useWords('shared');
  useChatIdentity();
  useCreditsUpdates();
  const hasEditor = path === '/editor' || path.startsWith('/admin/processes/');
  // The editor has its own list of commands.
  useCommandKey(!hasEditor, () => setCommanding(!commanding));

  const openImage = (file: File) => {
    setChoosing(false);
    void navigate({ to: path === '/preview' ? '/preview-redirect' : '/preview', state: imageState(file) });
  };
  // The preview and the editor handle pasted files themselves.
  usePastedImage(path !== '/preview' && !hasEditor, openImage, (found) =>
    toasts.add({ tone: 'danger', title: shared.problem(found) }),
  );

  const logOut = () => {
    track('logout');
    void keepGoogleOut(client);
    // The session ends in this browser whatever the server answers; on the server it then expires by itself.
    const ended = client.logout().catch(() => undefined);
    void ended.then(() => navigate({ to: '/' }));
  };

  const commands = {
    onManageSubscription: openPortal,
    onTerminology: () => void navigate({ to: '/terminology' }),
    onAllProcesses: viewer.isStaff ? () => void navigate({ to: '/admin/processes' }) : undefined,
    onAccount: () => void navigate({ to: '/account' }),
    onUpgrade: pricing.open,
    onNewImage: () => setChoosing(true),
    onLogOut: logOut,
  };

  return (
    <WorkspaceView
      online={useOnline()}
      email={viewer.email}
      credits={useCredits()}
      hasSubscription={subscribed ?? false}
      subscriptionLoading={subscribed === undefined}
      onCommands={() => setCommanding(true)}
      {...commands}
    >
      <Outlet />
      <NewImageModal open={choosing} onOpenChange={setChoosing} onFile={openImage} />
      <WorkspaceCommands
        open={commanding}
        onOpenChange={setCommanding}
        subscribed={subscribed}
        onDashboard={() => void navigate({ to: '/dashboard' })}
        {...commands}
      />
    </WorkspaceView>
  );
}

/** Tells the customer chat who is logged in. */
function useChatIdentity(): void {
  const {
    api: { client },
    chat,
  } = useServices();
  const { data: profile } = useQuery(profileQuery(client));
  useEffect(() => {
    if (profile) chat.identify(profile);
  }, [chat, profile]);
}

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));

/**
 * Calls back with the first file that is pasted anywhere on the page but in a text field.
 * @param enabled if false, pasted files are left to the page's own handlers
 * @param onRefused called with the problem of a file that cannot be taken
 */
function usePastedImage(
  enabled: boolean,
  onFile: (file: File) => void,
  onRefused: (problem: OwnProblem) => void,
): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file || event.defaultPrevented || isTextField(event.target)) return;
    event.preventDefault();
    const problem = imageFileProblem(file);
    if (problem) onRefused(problem);
    else onFile(file);
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listener = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, [enabled]);
}

/** The user who is logged in. */
interface WorkspaceViewer {
  /** Known at once where the browser remembers it. */
  email: string | undefined;
  /** Whether the pages of the staff are open to them, as the server says. */
  isStaff: boolean;
}

function useViewer(): WorkspaceViewer {
  const { client } = useApi();
  const { data } = useQuery(profileQuery(client));
  return { email: data?.email ?? storedEmail(client.session.user()), isStaff: data?.is_admin === true };
}

function storedEmail(user: unknown): string | undefined {
  if (typeof user !== 'object' || user === null || !('email' in user)) return undefined;
  return typeof user.email === 'string' ? user.email : undefined;
}

/** Whether the browser believes that it has a connection. */
function useOnline(): boolean {
  return useSyncExternalStore(
    (notify) => onlineManager.subscribe(notify),
    () => onlineManager.isOnline(),
    () => true,
  );
}
