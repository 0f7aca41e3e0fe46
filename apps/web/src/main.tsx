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

/** Draws the app into its place, or takes over the page that the build has drawn there. */
async function start(container: HTMLElement): Promise<void> {
  const drawnLanguage = container.hasChildNodes() ? document.documentElement.lang : undefined;
  // Nothing is shown in one language first and in another a moment later.
  await followLanguage((error) => reportFault('The words of this language could not be fetched.', error));
  const { router, element } = createApp({ running: createServices() });
  const page = <StrictMode>{element}</StrictMode>;
  if (drawnLanguage === shownLanguage()) {
    // React takes over only what it can draw at once, so the code of the page has to be there.
    await router.load();
    // The build draws no boundary around the whole app, and the router leaves it out where it sees this.
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

/** The router draws what went wrong in a screen; around the router there is only this. */
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
