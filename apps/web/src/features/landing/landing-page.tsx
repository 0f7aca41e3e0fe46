import { landingRedirectMs } from '@palimpsest/contract';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useReducer, useState } from 'react';
import { useAnalytics } from '../../lib/analytics.ts';
import { keepImage } from '../../lib/kept-images.ts';
import { useKeptImage } from '../../lib/use-kept-image.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useLoggedIn } from '../../lib/use-logged-in.ts';
import { type AuthMode } from '../auth/auth-form.tsx';
import { initialLanding, isLeaving, landingReducer } from './landing-flow.ts';
import { LandingView, loadErrorToast } from './landing-view.tsx';
import { useTrustedUsers } from './use-trusted-users.ts';
import { useSharedWords } from '../../messages/shared.messages.ts';
import { useLandingWords } from './landing.messages.ts';

const loadAuthModal = () => import('../auth/auth-modal.tsx');
const AuthModal = lazy(async () => ({ default: (await loadAuthModal()).AuthModal }));

/** Where visitors choose a file, and log in before it goes on to the preview. */
export function LandingPage() {
  const navigate = useNavigate();
  const { track } = useAnalytics();
  const loggedIn = useLoggedIn();
  const { pageTitle } = useLandingWords();
  const { problem } = useSharedWords();
  const sent = useLocation({ select: ({ state }) => state });
  const [state, dispatch] = useReducer(landingReducer, loggedIn ? {} : sent, initialLanding);
  const trustedUsers = useTrustedUsers();
  const { image, checkDue, authMode, error, toastOpen } = state;
  const kept = useKeptImage(image);
  const lost = image !== undefined && !kept.isLoading && !kept.file;
  const leaving = !lost && isLeaving(state, loggedIn);

  // Most visitors look before they log in: the code of dialog and toast comes with the first sign of a pointer or a key.
  useEffect(() => {
    const load = () => {
      void loadAuthModal();
      void loadErrorToast();
    };
    const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, load, { once: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, load);
    };
  }, []);
  // Once opened it stays, with what was typed.
  const [asked, setAsked] = useState(false);
  if (authMode && !asked) setAsked(true);

  const goOn = () => {
    if (image) {
      track('redirect_to_preview');
      void navigate({ to: '/preview', state: { image } });
    } else if (sent.returnTo) {
      void navigate({ href: sent.returnTo });
    } else {
      void navigate({ to: '/preview' });
    }
  };

  useEffect(() => track('view_landing'), [track]);

  useEffect(() => {
    if (!checkDue) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'loginChecked', loggedIn }), landingRedirectMs);
    return () => clearTimeout(timer);
  }, [checkDue, loggedIn]);

  useEffect(() => {
    if (lost) dispatch({ type: 'imageLost' });
  }, [lost]);

  // Whichever comes last of image and token, here or in another tab, opens the way.
  useEffect(() => {
    if (!leaving || !image) return;
    track('redirect_to_preview');
    void navigate({ to: '/preview', state: { image } });
  }, [leaving, image, navigate, track]);

  const openAuth = (mode: AuthMode) => {
    if (loggedIn) goOn();
    else dispatch({ type: 'authOpened', mode });
  };

  return (
    <>
      <PageHead title={pageTitle} canonical="/" />
      <LandingView
        preview={kept.url}
        processing={leaving}
        error={error && problem(error)}
        toastOpen={toastOpen}
        trustedUsers={trustedUsers}
        onToastClose={() => dispatch({ type: 'toastClosed' })}
        onLogin={() => openAuth('login')}
        onTryForFree={() => openAuth('signup')}
        onUploadAreaClick={() => track('upload_area_click')}
        onFile={(chosen) => {
          track('file_selected', { file_size_bytes: chosen.size, file_type: chosen.type });
          dispatch({ type: 'fileChosen', file: chosen, image: keepImage(chosen) });
        }}
      />
      {asked ? (
        <Suspense>
          <AuthModal
            mode={leaving ? undefined : authMode}
            sessionEnded={sent.sessionEnded ?? false}
            onModeChange={(mode) => dispatch({ type: 'authOpened', mode })}
            onLoggedIn={() => {
              // With an image that waits, the effect above leads on.
              if (!(state.pendingLogin && image)) goOn();
            }}
            onClose={() => dispatch({ type: 'authClosed' })}
          />
        </Suspense>
      ) : null}
    </>
  );
}
