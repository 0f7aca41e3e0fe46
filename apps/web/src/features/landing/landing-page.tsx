import { landingRedirectMs, type OwnProblem } from '@palimpsest/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, type HistoryState } from '@tanstack/react-router';
import { lazy, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { reportFault } from '../../lib/report-fault.ts';
import { useAnalytics, useApi } from '../../lib/services.ts';
import { keepImage } from '../../lib/images/kept-images.ts';
import { onFirstSign } from '../../lib/on-first-sign.ts';
import { useKeptImage } from '../../lib/images/use-kept-image.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { configQuery } from '../../lib/server/config-query.ts';
import { useLoggedIn } from '../../lib/server/use-logged-in.ts';
import { useToasts } from '../../lib/toasts.tsx';
import { useInBrowser } from '../../lib/use-in-browser.ts';
import type { AuthMode } from '../auth/auth-form.tsx';
import { usePricingModal } from '../billing/use-pricing-modal.ts';
import { LazyBoundary } from '../error/lazy-boundary.tsx';
import { initialLanding, isLeaving, landingReducer } from './landing-flow.ts';
import { LandingView } from './landing-view.tsx';
import { useTrustedUsers } from './trusted-users.ts';
import { useWords } from '../../messages/words.ts';

const loadAuthModal = async () => ({ default: (await import('../auth/auth-modal.tsx')).AuthModal });
const AuthModal = lazy(loadAuthModal);

/** The state before the page runs in the browser: only the browser knows the state that another page sent. */
const nothingSent: HistoryState = {};

/** The navigation state for the preview: the image, and the choices made for it before a session ended. */
const stateOf = (image: string, choices: HistoryState['choices']): HistoryState => ({
  image,
  ...(choices && { choices }),
});

/** Visitors choose a file here, and log in before it goes on to the preview. */
export function LandingPage() {
  const inBrowser = useInBrowser();
  const state = useLocation({ select: (location) => location.state });
  const sent = inBrowser ? state : nothingSent;
  // A page that sends someone here to log in opens the modal anew, also where the landing page is shown already.
  return <Landing key={`${sent.authMode} ${sent.returnTo}`} sent={sent} />;
}

/** @param props.sent the navigation state from a guard or a link */
function Landing({ sent }: { sent: HistoryState }) {
  const navigate = useNavigate();
  const { track } = useAnalytics();
  const { client } = useApi();
  const loggedIn = useLoggedIn();
  const { pageTitle } = useWords('landing');
  const address = useLocation({ select: ({ pathname }) => pathname });
  const { problem } = useWords('shared');
  const toasts = useToasts();
  const config = useQuery(configQuery(client));
  const pricing = usePricingModal();
  const [state, dispatch] = useReducer(landingReducer, loggedIn ? {} : sent, initialLanding);
  const trustedUsers = useTrustedUsers();
  const { image, checkDue, authMode, error, announced } = state;
  const { returnTo, choices } = sent;
  // Areas that were drawn on one image mean nothing on another.
  const chosen = image === sent.image ? choices : undefined;
  const kept = useKeptImage(image);
  const lost = image !== undefined && !kept.isLoading && !kept.file;
  const leaving = !lost && isLeaving(state, loggedIn);

  useEffect(
    () =>
      onFirstSign(() => {
        loadAuthModal().catch((error: unknown) => reportFault('The login could not be fetched ahead.', error));
      }),
    [],
  );
  // The modal stays mounted once it was opened, so that it keeps the typed text.
  const [hasAuthModal, setHasAuthModal] = useState(false);
  if (authMode && !hasAuthModal) setHasAuthModal(true);

  const goOn = () => {
    if (image) {
      track('redirect_to_preview');
      void navigate({ to: '/preview', state: stateOf(image, chosen) });
    } else if (returnTo) {
      void navigate({ href: returnTo });
    } else {
      void navigate({ to: '/preview' });
    }
  };

  useEffect(() => track('view_landing'), [track]);

  const announce = useEffectEvent((announced: OwnProblem) =>
    toasts.add({ id: 'landing', tone: 'danger', title: problem(announced) }),
  );
  useEffect(() => {
    if (!announced) return undefined;
    const id = announce(announced);
    return () => toasts.close(id);
  }, [announced, toasts]);

  useEffect(() => {
    if (!checkDue) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'loginChecked', loggedIn }), landingRedirectMs);
    return () => clearTimeout(timer);
  }, [checkDue, loggedIn]);

  useEffect(() => {
    if (lost) dispatch({ type: 'imageLost' });
  }, [lost]);

  // Leave when both image and token are there, whichever comes last, here or in another tab.
  useEffect(() => {
    if (!leaving || !image) return;
    track('redirect_to_preview');
    void navigate({ to: '/preview', state: stateOf(image, chosen) });
  }, [leaving, image, chosen, navigate, track]);

  /** The log-in opens again with the image where its code could not be fetched. */
  const keepForReload = () =>
    navigate({
      to: '.',
      replace: true,
      state: { ...(authMode && { authMode }), ...(returnTo && { returnTo }), ...(image && stateOf(image, chosen)) },
    });

  const openAuth = (mode: AuthMode) => {
    if (loggedIn) goOn();
    else dispatch({ type: 'authOpened', mode });
  };

  return (
    <>
      <PageHead title={pageTitle} canonical={address} />
      <LandingView
        preview={kept.url}
        processing={leaving}
        error={error && !authMode ? problem(error) : undefined}
        trustedUsers={trustedUsers}
        links={config.data?.links}
        onLogin={() => openAuth('login')}
        onTryForFree={() => openAuth('signup')}
        freeImages={config.data?.trial_credits}
        onPrices={pricing.open}
        onUploadAreaClick={() => track('upload_area_click')}
        onFile={(chosen) => {
          track('file_selected', { file_size_bytes: chosen.size, file_type: chosen.type });
          const image = keepImage(chosen);
          dispatch({ type: 'fileChosen', file: chosen, image });
          // Nobody shall sign up for a file that no browser can draw.
          createImageBitmap(chosen).then(
            (picture) => picture.close(),
            () => dispatch({ type: 'imageBroken', image }),
          );
        }}
      />
      <LazyBoundary onReload={keepForReload}>
        {hasAuthModal ? (
          <AuthModal
            mode={leaving ? undefined : authMode}
            sessionEnded={sent.sessionEnded ?? false}
            hasImage={image !== undefined}
            onModeChange={(mode) => dispatch({ type: 'authOpened', mode })}
            onLoggedIn={() => {
              // With an image that waits, the effect above leads on.
              if (state.pendingLogin && image) return;
              // A user who comes back before the next page is drawn finds the page, not the dialog.
              dispatch({ type: 'authClosed' });
              goOn();
            }}
            onLeave={(to) => void navigate({ to })}
            onClose={() => {
              // This reads the storage, because no event announces a token that other code of this page stored.
              if (image && !leaving && client.session.isLoggedIn()) goOn();
              dispatch({ type: 'authClosed' });
            }}
          />
        ) : null}
      </LazyBoundary>
    </>
  );
}
