import { clientEvents, type ApiClient } from '@palimpsest/api-client';

/** Whose session ended by itself, by e-mail address. */
const key = 'leftBy';

const addressOf = (user: unknown): string | undefined =>
  typeof user === 'object' && user !== null && 'email' in user && typeof user.email === 'string'
    ? user.email.trim().toLowerCase()
    : undefined;

/**
 * Sees to it that what a user left in this browser, such as chosen images and drafts, is found by nobody else: it is forgotten when they
 * log out, and when somebody else logs in after their session ended by itself. Whoever logs in again goes on where they were.
 * @param storage which all tabs share
 * @param forget forgets all of it
 * @returns what ends this
 */
export function forgetForOthers(
  { on, session }: Pick<ApiClient, 'on' | 'session'>,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  forget: () => void,
): () => void {
  let kept = false;
  const stops = [
    on(clientEvents.sessionExpired, () => {
      const address = addressOf(session.user());
      if (address === undefined) return;
      storage.setItem(key, address);
      kept = true;
    }),
    on(clientEvents.userLoggedOut, () => {
      if (!kept) forget();
      kept = false;
    }),
    on(clientEvents.sessionChange, () => {
      // A log-in stores the tokens first, and the user right after them.
      queueMicrotask(() => {
        const owner = storage.getItem(key);
        if (owner === null || !session.isLoggedIn()) return;
        storage.removeItem(key);
        if (addressOf(session.user()) !== owner) forget();
      });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
