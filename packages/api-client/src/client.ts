import type {
  AuthResponse,
  GooglePayload,
  GoogleResponse,
  LoginPayload,
  Route,
  SignupPayload,
  SignupResponse,
} from '@palimpsest/contract';
import type {
  CallArguments,
  CallResult,
  DownloadArguments,
  DownloadName,
  RouteName,
  StreamInput,
  StreamName,
} from './calls.ts';
import { ApiError, isAbort, NetworkError, ResponseShapeError } from './errors.ts';
import { clientEvents, type ClientEvent } from './events.ts';
import { createSession, type Session, type SessionStorage } from './session.ts';
import { createTransport, readBody, type UntypedInput } from './transport.ts';

export interface ApiClientOptions {
  /** Where `/v1` is found: an origin without a trailing slash; empty for the page's own origin. */
  baseUrl: string;
  /** Where the session is kept; `localStorage` in a browser. */
  storage: SessionStorage;
  /** Default: the platform's. */
  fetch?: typeof globalThis.fetch;
  /** Where events are dispatched; default a target of its own. A browser app passes `window`. */
  events?: EventTarget;
  /** Keeps two tabs from refreshing at once; default: runs at once. */
  exclusively?: <T>(work: () => Promise<T>) => Promise<T>;
  /** The value of the cookie XSRF-TOKEN, where a server sets one; it is sent back as X-XSRF-TOKEN. */
  xsrfToken?: () => string | undefined;
  /** The session ended without the user asking: the place to go to `/`. Not called for a refused login or sign-up. */
  onLoggedOut?: () => void;
}

export interface ApiClient {
  readonly session: Session;
  /**
   * Makes one call of the contract. A 401 refreshes the session once and makes the call once more.
   * @throws ApiError, NetworkError, AuthenticationRequiredError, ResponseShapeError, or the signal's AbortError.
   */
  call: <Name extends RouteName>(name: Name, ...input: CallArguments<Name>) => Promise<CallResult<Name>>;
  /**
   * Fetches a file. A 401 refreshes the session once and fetches once more.
   * @throws ApiError, NetworkError, AuthenticationRequiredError, or the signal's AbortError.
   */
  download: <Name extends DownloadName>(name: Name, ...input: DownloadArguments<Name>) => Promise<Blob>;
  /**
   * Opens a stream of server-sent events; the body of the response is read by the caller.
   * @throws as `call` does.
   */
  openStream: (name: StreamName, input: StreamInput) => Promise<Response>;
  /** Signs in and stores the tokens, and the e-mail address as the user. */
  login: (payload: LoginPayload) => Promise<AuthResponse>;
  /** Signs in with the ID token that Google gave for a nonce, and stores the tokens; marks a user who was not known before as new. */
  loginWithGoogle: (payload: GooglePayload) => Promise<GoogleResponse>;
  /** Creates the account and marks the user as new. It does not sign in, unless the server gives a token, which is stored as `authToken`. */
  signup: (payload: SignupPayload) => Promise<SignupResponse>;
  /** Revokes the session at the server and forgets it here, the latter also when the server cannot be reached. */
  logout: () => Promise<void>;
  /** Listens to an event of {@link clientEvents}; the function returned stops it. */
  on: (event: ClientEvent, listener: () => void) => () => void;
  /** Asks whoever shows credits to read them again. */
  announceCredits: () => void;
}

/** The calls come with the first of them: a page can be drawn before it has the schemas of answers. @throws NetworkError */
const calls = () =>
  import('@palimpsest/contract/routes').catch((error: unknown) => {
    throw new NetworkError(error);
  });

/**
 * A client for the API of `@palimpsest/contract`.
 * @throws TypeError if the options lack the address of the API or the storage of the session
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  assertOptions(options);
  const events = options.events ?? new EventTarget();
  const session = createSession({
    storage: options.storage,
    events,
    exclusively: options.exclusively ?? ((work) => work()),
    refresh: (refreshToken) => call('refresh', { body: { refresh_token: refreshToken } }),
    onExpired: () => options.onLoggedOut?.(),
  });
  const { send, sendAsUser } = createTransport({ ...options, session });

  async function call<Name extends RouteName>(name: Name, ...[given]: CallArguments<Name>): Promise<CallResult<Name>> {
    const route: Route = (await calls()).routes[name];
    const input = (given ?? {}) as UntypedInput;
    const response = route.auth
      ? await sendAsUser(route, input, route.action)
      : await send(route, input, session.authorization());
    const body = await readBody(response);
    if (!response.ok) throw new ApiError(response.status, body);
    const parsed = route.response.safeParse(body);
    if (!parsed.success) throw new ResponseShapeError(`${route.method} ${route.path}`, parsed.error);
    return parsed.data as CallResult<Name>;
  }

  async function download<Name extends DownloadName>(name: Name, ...[given]: DownloadArguments<Name>): Promise<Blob> {
    const { path } = (await calls()).downloads[name];
    const response = await sendAsUser({ method: 'GET', path }, given ?? {}, 'download files');
    if (!response.ok) throw new ApiError(response.status, await readBody(response));
    try {
      return await response.blob();
    } catch (error) {
      throw isAbort(error) ? error : new NetworkError(error);
    }
  }

  return {
    session,
    call,
    download,
    async openStream(name, { params, lastEventId, signal }) {
      const headers = { accept: 'text/event-stream', ...(lastEventId && { 'last-event-id': lastEventId }) };
      const stream = (await calls()).streams[name];
      const response = await sendAsUser(stream, { params, headers, signal }, stream.action);
      if (!response.ok) throw new ApiError(response.status, await readBody(response));
      return response;
    },
    async login(payload) {
      const auth = await call('login', { body: payload });
      session.start(auth);
      session.setUser({ email: payload.email });
      return auth;
    },
    async loginWithGoogle(payload) {
      const auth = await call('google', { body: payload });
      session.start(auth);
      session.setNewUser(auth.is_new_user);
      return auth;
    },
    async signup(payload) {
      const created = await call('signup', { body: payload });
      if (created.access_token) session.setAuthToken(created.access_token);
      session.setNewUser(true);
      return created;
    },
    async logout() {
      const refreshToken = session.refreshToken();
      try {
        if (refreshToken) await call('logout', { body: { refresh_token: refreshToken } });
      } finally {
        session.end();
      }
    },
    on(event, listener) {
      events.addEventListener(event, listener);
      return () => events.removeEventListener(event, listener);
    },
    announceCredits: () => void events.dispatchEvent(new Event(clientEvents.creditsUpdate)),
  };
}

/** Checks the options for programs without types, in which a missing one would only show at the first call. */
function assertOptions(options: Partial<ApiClientOptions> | undefined): void {
  const given = { baseUrl: typeof options?.baseUrl, storage: typeof options?.storage?.getItem };
  if (given.baseUrl !== 'string')
    throw new TypeError(
      `createApiClient(options): options.baseUrl is ${given.baseUrl}; expected an origin such as "https://example.com", or "" for the page's own.`,
    );
  if (given.storage !== 'function')
    throw new TypeError(
      'createApiClient(options): options.storage has no getItem(); expected localStorage, or another Storage.',
    );
}
