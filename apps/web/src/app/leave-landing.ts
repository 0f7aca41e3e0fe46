import type { App } from './create-app.tsx';
import type { Go } from './landing-start.tsx';

/**
 * Puts the app in the place of the landing page, once it stands on the next page.
 * @param go leads to that page
 * @throws what `go` throws: the landing page stays then.
 */
export async function leaveLanding({ router, element }: App, go: Go, draw: (element: App['element']) => void) {
  // The router follows the history once it has been drawn: until then, whoever goes back is led back from here.
  const stop = router.history.subscribe((change) => void router.load(change));
  try {
    await go(router.navigate);
  } catch (error) {
    stop();
    throw error;
  }
  const forget = router.subscribe('onRendered', () => {
    forget();
    stop();
  });
  draw(element);
}
