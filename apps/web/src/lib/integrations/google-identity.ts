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

/** The width, in px, of a button whose place has no width yet. */
const usualWidth = 300;

/** The address of Google's script. */
const googleScriptUrl = 'https://accounts.google.com/gsi/client';

/** Loads Google's script. A page that never offers the button never asks Google for anything. */
async function loadGoogleIdentity(scriptUrl: string): Promise<GoogleIdentity> {
  await loadScript(scriptUrl);
  if (!window.google) throw new Error(`The script ${scriptUrl} brought no sign-in.`);
  return window.google.accounts.id;
}

export interface GoogleButtonOptions {
  clientId: string;
  /** Whether the button offers signing in or signing up, in Google's own words. */
  mode: 'login' | 'signup';
  /** The width of the button in px, 0 while it is unknown. Google draws between 200 and 400. */
  width: number;
  /** Called with the token of the user who signed in and the secret of its nonce, both of which the server checks. */
  onCredential: (payload: { token_id: string; nonce: string }) => void;
}

const hexadecimal = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Google puts the hash into its token. The server accepts the token only with the secret, which stays in this page. */
async function makeNonce(): Promise<{ secret: string; hash: string }> {
  const secret = hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return { secret, hash: hexadecimal(new Uint8Array(hash)) };
}

/**
 * Has Google draw its button into an element, replacing the content. Each button is good for one sign-in.
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
 * Has Google ask for the account at the next sign-in, instead of choosing it by itself. Loads Google's script if the page was loaded
 * after the sign-in; the caller does not wait for it.
 */
export function disableGoogleAutoSelect(scriptUrl = googleScriptUrl): void {
  loadGoogleIdentity(scriptUrl)
    .then((identity) => identity.disableAutoSelect())
    .catch((error: unknown) => reportFault('Google was not told of the log-out.', error));
}
