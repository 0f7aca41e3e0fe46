import { startTransition } from 'react';
import { ErrorPage } from '../features/error/error-page.tsx';
import { beginsOnLanding } from '../lib/begins-on-landing.ts';
import { Localised } from '../lib/language/localised.tsx';
import { onFirstSign } from '../lib/on-first-sign.ts';
import { reportFault } from '../lib/report-fault.ts';
import type { App } from './create-app.tsx';
import { createServices, type RunningServices } from './create-services.ts';
import { drawInto, type Draw, type Drawing } from './draw-into.tsx';
import type { Go } from './landing-start.tsx';
import { leaveLanding } from './leave-landing.ts';

const loadCreateApp = () => import('./create-app.tsx');

const reportLate = (error: unknown) => reportFault('A part of the app could not be fetched ahead.', error);

/** What leads off the landing page: its code is fetched once, and the app takes the place of the page when it stands on the next one. */
function leaving(running: RunningServices, draw: Draw): (go: Go) => Promise<void> {
  let opened: Promise<App> | undefined;
  const open = async () => {
    const { createApp } = await loadCreateApp();
    return createApp({ running, takesOver: true });
  };
  return async (go) => {
    opened ??= open();
    let app: App;
    try {
      app = await opened;
    } catch (error) {
      opened = undefined;
      throw error;
    }
    await leaveLanding(app, go, draw);
  };
}

async function startLanding(
  running: RunningServices,
  { draw, takeOver }: Drawing,
  words: Promise<unknown>,
): Promise<void> {
  const [{ LandingStart }] = await Promise.all([import('./landing-start.tsx'), words]);
  takeOver(<LandingStart services={running.services} leave={leaving(running, draw)} />);
  running.services.recording.onPage(window.location.pathname);
  onFirstSign(() => void loadCreateApp().catch(reportLate));
}

/**
 * Draws the page at the address with no more code than that page needs: the landing page comes before what leads to the others.
 * @param words resolves once the words of the page's language, and the styles that it needs, are there
 */
export async function start(container: HTMLElement, words: Promise<unknown>): Promise<void> {
  const fail = (error: unknown) =>
    draw(
      <Localised>
        <ErrorPage error={error} reset={() => window.location.reload()} />
      </Localised>,
    );
  let failed = false;
  const drawing = drawInto(container, {
    onUncaughtError(error) {
      reportError(error);
      if (!failed) fail(error);
      failed = true;
    },
  });
  const { draw } = drawing;
  const running = createServices();
  try {
    if (beginsOnLanding(window.location, window.history.state)) {
      await startLanding(running, drawing, words);
    } else {
      const [{ createApp }] = await Promise.all([loadCreateApp(), words]);
      const { open, element } = createApp({ running });
      await open();
      // A transition is drawn in steps, between which the page answers.
      startTransition(() => draw(element));
    }
  } catch (error) {
    reportError(error);
    fail(error);
  }
}
