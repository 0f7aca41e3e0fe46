import { loadScript } from './load-script.ts';
import { reportFault } from '../report-fault.ts';

/** The part of Google Identity Services that is used here. */
interface GoogleIdentity {
  initialize: (options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
  }) => void;
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
  /** Called with what the server needs to know of whoever signed in. */
  onCredential: (payload: { token_id: string; nonce: string }) => void;
}

const hexadecimal = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Google puts the hash into its token; the server takes that from nobody who does not know the secret, which stays in this page. */
async function makeNonce(): Promise<{ secret: string; hash: string }> {
  const secret = hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return { secret, hash: hexadecimal(new Uint8Array(hash)) };
}

/**
 * Has Google draw its button into a place, in place of what stood there. Each button is good for one sign-in.
 * @throws Error when Google's script cannot be loaded
 */
export async function renderGoogleButton(
  place: HTMLElement,
  options: GoogleButtonOptions,
  scriptUrl = googleScriptUrl,
): Promise<void> {
  const [identity, { secret, hash }] = await Promise.all([loadGoogleIdentity(scriptUrl), makeNonce()]);
  identity.initialize({
    client_id: options.clientId,
    nonce: hash,
    callback: ({ credential }) => options.onCredential({ token_id: credential, nonce: secret }),
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
