import { loadScript } from './load-script.ts';
import { reportFault } from './report-fault.ts';

/** The part of Google Identity Services that is used here. */
interface GoogleIdentity {
  initialize: (options: { client_id: string; callback: (answer: { credential: string }) => void }) => void;
  renderButton: (place: HTMLElement, options: Readonly<Record<string, string | number>>) => void;
  disableAutoSelect: () => void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

/** Of a button whose place has no width yet, in px. */
const usualWidth = 300;

/** Where Google's script lies. */
const googleScriptUrl = 'https://accounts.google.com/gsi/client';

/** Loads Google's script. A page that never offers the button never asks Google for anything. */
async function loadGoogleIdentity(scriptUrl: string): Promise<GoogleIdentity> {
  await loadScript(scriptUrl);
  if (!window.google) throw new Error(`The script ${scriptUrl} brought no sign-in.`);
  return window.google.accounts.id;
}

export interface GoogleButtonOptions {
  clientId: string;
  /** What the button says: Google's own words for signing in or signing up. */
  mode: 'login' | 'signup';
  /** px; 0 while it is unknown. Google draws between 200 and 400. */
  width: number;
  /** Called with the credential of whoever signed in. */
  onCredential: (credential: string) => void;
}

/**
 * Has Google draw its button into a place, in place of what stood there.
 * @throws Error when Google's script cannot be loaded
 */
export async function renderGoogleButton(
  place: HTMLElement,
  options: GoogleButtonOptions,
  scriptUrl = googleScriptUrl,
): Promise<void> {
  const identity = await loadGoogleIdentity(scriptUrl);
  identity.initialize({
    client_id: options.clientId,
    callback: ({ credential }) => options.onCredential(credential),
  });
  place.replaceChildren();
  identity.renderButton(place, {
    text: options.mode === 'login' ? 'signin_with' : 'signup_with',
    theme: 'outline',
    size: 'large',
    width: Math.min(Math.max(options.width || usualWidth, 200), 400),
  });
}

/**
 * Has Google ask again the next time, instead of choosing the account by itself. Loads Google's script where the page was loaded
 * after the sign-in; waits for nothing.
 */
export function disableGoogleAutoSelect(scriptUrl = googleScriptUrl): void {
  loadGoogleIdentity(scriptUrl)
    .then((identity) => identity.disableAutoSelect())
    .catch((error: unknown) => reportFault('Google was not told of the log-out.', error));
}
