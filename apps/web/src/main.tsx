import './lib/zod-without-eval.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createApp } from './app/create-app.tsx';
import { createServices } from './app/create-services.ts';
import { ErrorPage } from './features/error/error-page.tsx';
import { takeSharesWhenInstalled } from './lib/installed-app.ts';
import { keepFilesOut } from './lib/images/keep-files-out.ts';
import { followLanguage, shownLanguage } from './lib/language/language.ts';
import { Localised } from './lib/language/localised.tsx';
import { reportFault } from './lib/report-fault.ts';
import { followTheme } from './lib/theme.ts';
import './styles.css';

/** Renders the app into its container, or hydrates the page that the build rendered there. */
async function start(container: HTMLElement): Promise<void> {
  const drawnLanguage = container.hasChildNodes() ? document.documentElement.lang : undefined;
  // The words load first, so that the page does not change its language a moment later.
  await followLanguage((error) => reportFault('The words of this language could not be fetched.', error));
  const { router, element } = createApp({ running: createServices() });
  const page = <StrictMode>{element}</StrictMode>;
  if (drawnLanguage === shownLanguage()) {
    // React hydrates only what it can render at once, so the code of the page has to be loaded.
    await router.load();
    // The prerendered page has no Suspense boundary around the app, and with `ssr` set the router renders none either.
    router.ssr = { manifest: undefined };
    hydrateRoot(container, page, rootOptions);
    return;
  }
  container.replaceChildren();
  delete document.documentElement.dataset.otherLanguage;
  // Each page brings its own title.
  document.querySelector('head > title')?.remove();
  createRoot(container, rootOptions).render(page);
}

/** The router shows the errors of its screens; this shows those outside of the router. */
const rootOptions: RootOptions = {
  onUncaughtError(error) {
    reportError(error);
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    createRoot(container).render(
      <Localised>
        <ErrorPage error={error} reset={() => window.location.reload()} />
      </Localised>,
    );
  },
};

keepFilesOut(window);
followTheme();
takeSharesWhenInstalled();

const container = document.querySelector<HTMLElement>('#root');
if (!container) throw new Error('index.html has no element with the id "root", so there is no place to show the app.');
void start(container);
