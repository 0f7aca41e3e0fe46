import { clientEvents, type ApiClient } from '@palimpsest/api-client';

/** The storage key of the e-mail address whose session ended by itself. */
const key = 'leftBy';

const addressOf = (user: unknown): string | undefined =>
  typeof user === 'object' && user !== null && 'email' in user && typeof user.email === 'string'
    ? user.email.trim().toLowerCase()
    : undefined;

/**
 * Keeps a user's data in this browser, such as chosen images and drafts, from other users: the data is forgotten when the user logs out, and
 * when another user logs in after the session ended by itself. A user who logs in again finds it.
 * @param storage the storage that all tabs share
 * @param forget forgets all of the data
 * @returns a function that stops this
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
