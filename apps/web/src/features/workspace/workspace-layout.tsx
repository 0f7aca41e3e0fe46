import type { ApiClient } from '@palimpsest/api-client';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAnalytics, useApi } from '../../lib/services.ts';
import { configurationOf } from '../../lib/server/configuration.ts';
import { imageState } from '../../lib/navigation-state.ts';
import { reportFault } from '../../lib/report-fault.ts';
import { useToasts } from '../../lib/toasts.tsx';
import { useOnline } from '../../lib/server/use-online.ts';
import { useSharedWords } from '../../messages/shared.messages.ts';
import { usePortal } from '../billing/use-portal.ts';
import { usePricingModal } from '../billing/use-pricing-modal.ts';
import { useSubscription } from '../billing/use-subscription.ts';
import { NewImageModal } from './new-image-modal.tsx';
import { useChatIdentity } from './use-chat-identity.ts';
import { useCommandKey } from './use-command-key.ts';
import { useCredits, useCreditsUpdates } from './use-credits.ts';
import { usePastedImage } from './use-pasted-image.ts';
import { useViewer } from './use-viewer.ts';
import { WorkspaceCommands } from './workspace-commands.tsx';
import { WorkspaceView } from './workspace-view.tsx';

/** Who logs out of an installation with Google's button is not logged in again by itself. */
async function keepGoogleOut(client: ApiClient): Promise<void> {
  try {
    const { google_client_id: offered } = await configurationOf(client);
    if (!offered) return;
    const { disableGoogleAutoSelect } = await import('../../lib/integrations/google-identity.ts');
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
  const subscribed = useSubscription();
  const viewer = useViewer();
  const openPortal = usePortal();
  const pricing = usePricingModal();
  const toasts = useToasts();
  const shared = useSharedWords();
  useChatIdentity();
  useCreditsUpdates();
  const hasEditor = path === '/editor' || path.startsWith('/admin/processes/');
  // The editor has a list of its own.
  useCommandKey(!hasEditor, () => setCommanding(!commanding));

  const openImage = (file: File) => {
    setChoosing(false);
    void navigate({ to: path === '/preview' ? '/preview-redirect' : '/preview', state: imageState(file) });
  };
  // The preview and the editor take what is pasted themselves.
  usePastedImage(path !== '/preview' && !hasEditor, openImage, (text) =>
    toasts.add({ tone: 'danger', title: shared.problem(text) }),
  );

  const logOut = () => {
    track('logout');
    void keepGoogleOut(client);
    // The session here ends whatever the server answers; what it could not be told expires by itself.
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
