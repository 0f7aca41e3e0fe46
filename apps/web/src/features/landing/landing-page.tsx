import { landingRedirectMs } from '@palimpsest/contract';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { landingImageProblem } from '../../lib/chosen-image.ts';
import { imageState } from '../../lib/navigation-state.ts';
import { objectUrl } from '../../lib/object-url.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useLoggedIn } from '../../lib/use-logged-in.ts';
import { type AuthMode } from '../auth/auth-form.tsx';
import { AuthModal } from '../auth/auth-modal.tsx';
import { LandingView } from './landing-view.tsx';

/** Where visitors choose a file, and log in before it goes on to the preview. */
export function LandingPage() {
  const navigate = useNavigate();
  const loggedIn = useLoggedIn();
  const carried = useLocation({ select: ({ state }) => state });
  const [file, setFile] = useState(carried.imageFile);
  const [error, setError] = useState<string>();
  const [toastOpen, setToastOpen] = useState(false);
  const [authMode, setAuthMode] = useState<AuthMode | undefined>(loggedIn ? undefined : carried.authMode);
  /** The chosen image waits for a login. */
  const [pendingLogin, setPendingLogin] = useState(Boolean(carried.authMode && carried.imageFile));
  /** The image whose login check is due. */
  const [arrived, setArrived] = useState<File>();
  const leaving = loggedIn && pendingLogin && file !== undefined;

  const toPreview = (image: File | undefined) =>
    void navigate({ to: '/preview', state: image ? imageState(image) : {} });

  useEffect(() => {
    if (!arrived) return undefined;
    const timer = setTimeout(() => {
      setArrived(undefined);
      setPendingLogin(true);
      if (loggedIn) return;
      setError('Please log in to continue');
      setToastOpen(true);
      setAuthMode('signup');
    }, landingRedirectMs);
    return () => clearTimeout(timer);
  }, [arrived, loggedIn]);

  // Whichever comes last of image and token, here or in another tab, opens the way.
  useEffect(() => {
    if (leaving) void navigate({ to: '/preview', state: imageState(file) });
  }, [leaving, file, navigate]);

  const openAuth = (mode: AuthMode) => {
    if (loggedIn) toPreview(file);
    else setAuthMode(mode);
  };

  return (
    <>
      <PageHead title="AI-Powered Image Translation" canonical="/" />
      <LandingView
        preview={file && objectUrl(file)}
        processing={leaving}
        error={error}
        toastOpen={toastOpen}
        onToastClose={() => setToastOpen(false)}
        onLogin={() => openAuth('login')}
        onTryForFree={() => openAuth('signup')}
        onFile={(chosen) => {
          const problem = landingImageProblem(chosen);
          if (problem) {
            setError(problem);
            setToastOpen(true);
            return;
          }
          setError(undefined);
          setToastOpen(false);
          setFile(chosen);
          setArrived(chosen);
        }}
      />
      {authMode && !leaving ? (
        <AuthModal
          mode={authMode}
          onModeChange={setAuthMode}
          onLoggedIn={() => {
            // With an image that waits, the effect above leads on.
            if (!(pendingLogin && file)) toPreview(file);
          }}
          onClose={() => {
            setAuthMode(undefined);
            setPendingLogin(false);
          }}
        />
      ) : null}
    </>
  );
}
