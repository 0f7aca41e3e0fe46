import type { AuthResponse } from '@palimpsest/contract';
import { ApiError, AuthenticationRequiredError } from './errors.ts';
import { clientEvents } from './events.ts';

/** The names under which the session is kept in the browser's storage. */
export const storageKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  tokenType: 'tokenType',
  /** Legacy: the access token once more, or that of a sign-up. Its presence is what "logged in" means. */
  authToken: 'authToken',
  user: 'user',
  isAuthenticated: 'isAuthenticated',
  /** 'true' or 'false'; a user counts as not new when it is not 'true'. */
  isNewUser: 'isNewUser',
} as const;

const defaultTokenType = 'Bearer';

/** The part of `localStorage` that the session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SessionOptions {
  storage: SessionStorage;
  events: EventTarget;
  /** Exchanges a refresh token at the server. */
  refresh: (refreshToken: string) => Promise<AuthResponse>;
  /** Runs `work` while no other tab runs its own; without it tabs refresh independently. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** The session ended without the user asking for it. */
  onExpired: () => void;
}

export interface Session {
  isLoggedIn: () => boolean;
  isNewUser: () => boolean;
  /** The access token, or undefined when nobody is logged in. */
  accessToken: () => string | undefined;
  refreshToken: () => string | undefined;
  /** Token type and access token, as the Authorization header wants them. */
  authorization: () => string | undefined;
  /** The stored user, as it was given to {@link Session.setUser}; undefined when there is none or it is not JSON. */
  user: () => unknown;
  setUser: (user: unknown) => void;
  setNewUser: (isNew: boolean) => void;
  /** Stores the token that a sign-up may give. */
  setAuthToken: (token: string) => void;
  /** Stores the tokens of a sign-in. */
  start: (auth: AuthResponse) => void;
  /** Forgets tokens and user, and says so. */
  end: () => void;
  /**
   * Makes sure that the access token is no longer `stale`. However many callers wait, one refresh runs; all of them get its outcome.
   * @throws ApiError when the server answers with an error. The session has ended if it refused the token (400, 401, 403);
   *   it stays if the server is overloaded or broken (429, 5xx), and a later call may refresh.
   * @throws NetworkError when the server cannot be reached: the session stays, too.
   */
  renew: (stale: string) => Promise<void>;
}

/** The session of one user, kept in `storage` so that tabs and reloads share it. */
export function createSession({ storage, events, refresh, exclusively, onExpired }: SessionOptions): Session {
  let renewal: Promise<void> | undefined;

  const read = (key: keyof typeof storageKeys) => storage.getItem(storageKeys[key]) || undefined;
  const announce = (event: string) => events.dispatchEvent(new Event(event));

  const session: Session = {
    isLoggedIn: () => read('authToken') !== undefined,
    isNewUser: () => read('isNewUser') === 'true',
    accessToken: () => read('accessToken'),
    refreshToken: () => read('refreshToken'),
    authorization() {
      const token = read('accessToken');
      return token && `${authorizationScheme(read('tokenType'))} ${token}`;
    },
    user: () => parseJson(read('user')),
    setUser(user) {
      storage.setItem(storageKeys.user, JSON.stringify(user));
      announce(clientEvents.sessionChange);
    },
    setNewUser(isNew) {
      storage.setItem(storageKeys.isNewUser, String(isNew));
      announce(clientEvents.sessionChange);
    },
    setAuthToken(token) {
      storage.setItem(storageKeys.authToken, token);
      announce(clientEvents.sessionChange);
    },
    start(auth) {
      storage.setItem(storageKeys.accessToken, auth.access_token);
      storage.setItem(storageKeys.refreshToken, auth.refresh_token);
      storage.setItem(storageKeys.tokenType, auth.token_type);
      storage.setItem(storageKeys.authToken, auth.access_token);
      storage.setItem(storageKeys.isAuthenticated, 'true');
      announce(clientEvents.sessionChange);
    },
    end() {
      for (const key of Object.values(storageKeys)) storage.removeItem(key);
      announce(clientEvents.sessionChange);
      announce(clientEvents.userLoggedOut);
    },
    renew(stale) {
      renewal ??= exclusively(() => refreshOnce(stale)).finally(() => {
        renewal = undefined;
      });
      return renewal;
    },
  };

  function expire(): void {
    announce(clientEvents.sessionExpired);
    session.end();
    onExpired();
  }

  async function refreshOnce(stale: string): Promise<void> {
    // Renewed already: while the request was on its way, or by another tab while this one waited for its turn.
    if (read('accessToken') !== stale && session.isLoggedIn()) return;
    const token = read('refreshToken');
    if (!token) {
      expire();
      throw new AuthenticationRequiredError('continue');
    }
    let auth: AuthResponse;
    try {
      auth = await refresh(token);
    } catch (error) {
      if (isRefusal(error) && read('refreshToken') === token) expire();
      throw error;
    }
    // Logged out, or logged in as someone else, while the refresh was on its way: its tokens must not come back to life.
    if (read('refreshToken') !== token) throw new AuthenticationRequiredError('continue');
    session.start(auth);
  }

  return session;
}

/** Whether the server said that this token is not good; any other error says something about the server only. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 403].includes(error.status);
}

/** Header schemes are case-insensitive by RFC 9110, but not in every server: `bearer` is sent as `Bearer`. */
function authorizationScheme(tokenType: string | undefined): string {
  return !tokenType || tokenType.toLowerCase() === 'bearer' ? defaultTokenType : tokenType;
}

function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Older versions stored other things under this key.
    return undefined;
  }
}
