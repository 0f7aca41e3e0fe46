import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { imageState } from '../../lib/navigation-state.ts';
import { NewImageModal } from './new-image-modal.tsx';
import { useCredits } from './use-credits.ts';
import { useEmail } from './use-email.ts';
import { WorkspaceView } from './workspace-view.tsx';

export function WorkspaceLayout() {
  const { client } = useApi();
  const navigate = useNavigate();
  const onPreview = useLocation({ select: ({ pathname }) => pathname === '/preview' });
  const [choosing, setChoosing] = useState(false);

  const logOut = () => {
    // The session here ends whatever the server answers; what it could not be told expires by itself.
    const ended = client.logout().catch(() => undefined);
    void ended.then(() => navigate({ to: '/' }));
  };

  return (
    <WorkspaceView
      email={useEmail()}
      credits={useCredits()}
      hasSubscription={false}
      onNewImage={() => setChoosing(true)}
      onLogOut={logOut}
    >
      <Outlet />
      <NewImageModal
        open={choosing}
        onOpenChange={setChoosing}
        onFile={(file) => {
          setChoosing(false);
          void navigate({ to: onPreview ? '/preview-redirect' : '/preview', state: imageState(file) });
        }}
      />
    </WorkspaceView>
  );
}
