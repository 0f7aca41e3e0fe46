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

const scriptUrl = 'https://accounts.google.com/gsi/client';
let loading: Promise<GoogleIdentity> | undefined;

/** Loads Google's script, once. A page that never offers the button never asks Google for anything. */
function loadGoogleIdentity(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    script.addEventListener('load', () =>
      window.google ? resolve(window.google.accounts.id) : reject(new Error('Google’s script brought no sign-in.')),
    );
    script.addEventListener('error', () => {
      script.remove();
      loading = undefined;
      reject(new Error('Google’s script could not be loaded.'));
    });
    document.head.append(script);
  });
  return loading;
}

export interface GoogleButtonOptions {
  clientId: string;
  /** What the button says: Google's own words for signing in or signing up. */
  mode: 'login' | 'signup';
  /** px; Google draws between 200 and 400. */
  width: number;
  /** Called with the credential of whoever signed in. */
  onCredential: (credential: string) => void;
}

/**
 * Has Google draw its button into a place, in place of what stood there.
 * @throws Error when Google's script cannot be loaded
 */
export async function renderGoogleButton(place: HTMLElement, options: GoogleButtonOptions): Promise<void> {
  const identity = await loadGoogleIdentity();
  identity.initialize({
    client_id: options.clientId,
    callback: ({ credential }) => options.onCredential(credential),
  });
  place.replaceChildren();
  identity.renderButton(place, {
    text: options.mode === 'login' ? 'signin_with' : 'signup_with',
    theme: 'outline',
    size: 'large',
    width: Math.min(Math.max(options.width, 200), 400),
  });
}

/** Has Google ask again the next time, instead of choosing the account by itself. */
export function disableGoogleAutoSelect(): void {
  window.google?.accounts.id.disableAutoSelect();
}
