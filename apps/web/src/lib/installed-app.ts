import { reportFault } from './report-fault.ts';

async function takeShares(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch (error) {
    reportFault('Images cannot be shared with Palimpsest from other apps.', error);
  }
}

/** Makes the app take images that other apps share, where it is or gets installed. A page in a tab has no use for that. */
export function takeSharesWhenInstalled(): void {
  if (!('serviceWorker' in navigator)) return;
  if (matchMedia('(display-mode: standalone)').matches) void takeShares();
  else window.addEventListener('appinstalled', () => void takeShares(), { once: true });
}
