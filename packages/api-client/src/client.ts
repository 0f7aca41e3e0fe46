import {
  downloads,
  routes,
  streams,
  type AuthResponse,
  type Downloads,
  type GoogleResponse,
  type LoginPayload,
  type Route,
  type Routes,
  type SignupPayload,
  type SignupResponse,
} from '@palimpsest/contract';
import { z } from 'zod';
import { ApiError, AuthenticationRequiredError, isAbort, NetworkError, ResponseShapeError } from './errors.ts';
import { clientEvents, type ClientEvent } from './events.ts';
import { createSession, type Session, type SessionStorage } from './session.ts';

export type RouteName = keyof Routes;

export type StreamName = keyof typeof streams;

type Part<R, Key extends string> =
  R extends Record<Key, infer Schema extends z.ZodType>
    ? Partial<z.input<Schema>> extends z.input<Schema>
      ? { [K in Key]?: z.input<Schema> }
      : { [K in Key]: z.input<Schema> }
    : unknown;

/** What a call takes: the parts that its route has in the contract, and a signal that ends it. */
export type CallInput<Name extends RouteName> = Part<Routes[Name], 'params'> &
  Part<Routes[Name], 'query'> &
  Part<Routes[Name], 'body'> &
  (Routes[Name] extends { file: string } ? { file: Blob } : unknown) & {
    /** Beside those that every call has. */
    headers?: Record<string, string>;
    signal?: AbortSignal | undefined;
  };

/** What a call gives: the answer, checked against the contract. */
export type CallResult<Name extends RouteName> = z.output<Routes[Name]['response']>;

type CallArguments<Name extends RouteName> =
  Partial<CallInput<Name>> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>];

export type DownloadName = keyof Downloads;

/** What a download takes: its query, and a signal that ends it. */
export type DownloadInput<Name extends DownloadName> = Part<Downloads[Name], 'query'> & {
  signal?: AbortSignal | undefined;
};

type DownloadArguments<Name extends DownloadName> =
  Partial<DownloadInput<Name>> extends DownloadInput<Name>
    ? [input?: DownloadInput<Name>]
    : [input: DownloadInput<Name>];

type AuthenticatedRoute = { [Name in RouteName]: Routes[Name]['auth'] extends true ? Name : never }[RouteName];

/** Completes "Authentication required to ..." for every call that needs it. */
const actions: Record<AuthenticatedRoute, string> = {
  getProfile: 'fetch profile',
  updateProfile: 'update profile',
  deleteAccount: 'delete the account',
  sessions: 'fetch sessions',
  logoutEverywhere: 'log out everywhere',
  readDocument: 'fetch document',
  saveDocument: 'save document',
  adminProcesses: 'fetch admin processes',
  subscription: 'fetch subscription',
  createCheckout: 'start a checkout',
  createPortal: 'open the billing portal',
  uploadImage: 'upload image',
  processImage: 'process image',
  processStatus: 'check processing status',
  signedUrl: 'get signed URL',
  signedUrls: 'get signed URLs',
  deleteImage: 'delete image',
  deleteProcess: 'delete process',
  processes: 'fetch image processes',
  languagePairs: 'fetch languages',
  credits: 'fetch credits',
  images: 'fetch images',
  retryProcess: 'retry the process',
  glossary: 'fetch the glossary',
  addGlossaryEntry: 'add a term',
  updateGlossaryEntry: 'change a term',
  deleteGlossaryEntry: 'remove a term',
  importGlossary: 'import terms',
  memory: 'fetch the translation memory',
  addMemoryEntry: 'add a translation',
  updateMemoryEntry: 'change a translation',
  deleteMemoryEntry: 'remove a translation',
  importMemory: 'import translations',
  adminDeadLetters: 'fetch dead letters',
  adminRetry: 'retry a dead letter',
  adminAudit: 'fetch the audit log',
  adminIntegrity: 'fetch the integrity report',
};

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
  /** Signs in with the credential that Google gave, and stores the tokens; marks a user who was not known before as new. */
  loginWithGoogle: (credential: string) => Promise<GoogleResponse>;
  /** Creates the account and marks the user as new; it does not sign in. */
  signup: (payload: SignupPayload) => Promise<SignupResponse>;
  /** Revokes the session at the server and forgets it here, the latter also when the server cannot be reached. */
  logout: () => Promise<void>;
  /** Listens to an event of {@link clientEvents}; the function returned stops it. */
  on: (event: ClientEvent, listener: () => void) => () => void;
  /** Asks whoever shows credits to read them again. */
  announceCredits: () => void;
}

export interface StreamInput {
  params: Record<string, string>;
  /** Of the last message that was received: the stream goes on after it. */
  lastEventId?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Completes "Authentication required to ..." for every stream. */
const streamActions: Record<StreamName, string> = { processEvents: 'follow a process' };

/** What of a route decides how it is sent. */
type Sendable = Pick<Route, 'method' | 'path' | 'body' | 'file'>;

/** Any route's input with the types taken off: what the transport needs to know of it. */
interface UntypedInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  file?: Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** A client for the API of `@palimpsest/contract`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const events = options.events ?? new EventTarget();
  const session = createSession({
    storage: options.storage,
    events,
    exclusively: options.exclusively ?? ((work) => work()),
    refresh: (refreshToken) => call('refresh', { body: { refresh_token: refreshToken } }),
    onExpired: () => options.onLoggedOut?.(),
  });

  async function send(route: Sendable, input: UntypedInput, authorization: string | undefined): Promise<Response> {
    const headers = new Headers({ accept: 'application/json', ...input.headers });
    if (authorization) headers.set('authorization', authorization);
    const xsrf = options.xsrfToken?.();
    if (xsrf) headers.set('x-xsrf-token', xsrf);
    const init: RequestInit = { method: route.method, headers, credentials: route.file ? 'omit' : 'include' };
    if (input.signal) init.signal = input.signal;
    if (route.file && input.file) {
      init.body = new FormData();
      init.body.append(route.file, input.file);
    } else if (route.body) {
      headers.set('content-type', 'application/json');
      init.body = JSON.stringify(input.body ?? {});
    }
    try {
      return await (options.fetch ?? globalThis.fetch)(options.baseUrl + pathOf(route, input), init);
    } catch (error) {
      throw isAbort(error) ? error : new NetworkError(error);
    }
  }

  async function sendAsUser(route: Sendable, input: UntypedInput, action: string): Promise<Response> {
    const token = session.accessToken();
    if (!token) throw new AuthenticationRequiredError(action);
    const response = await send(route, input, session.authorization());
    if (response.status !== 401) return response;
    await response.body?.cancel();
    await session.renew(token);
    return send(route, input, session.authorization());
  }

  async function call<Name extends RouteName>(name: Name, ...[given]: CallArguments<Name>): Promise<CallResult<Name>> {
    const route: Route = routes[name];
    const input = (given ?? {}) as UntypedInput;
    const response = needsUser(name)
      ? await sendAsUser(route, input, actions[name])
      : await send(route, input, session.authorization());
    const body = await readBody(response);
    if (!response.ok) throw new ApiError(response.status, body);
    const parsed = route.response.safeParse(body);
    if (!parsed.success) throw new ResponseShapeError(`${route.method} ${route.path}`, parsed.error);
    return parsed.data as CallResult<Name>;
  }

  async function download<Name extends DownloadName>(name: Name, ...[given]: DownloadArguments<Name>): Promise<Blob> {
    const route = { ...downloads[name], method: 'GET', auth: true, response: z.unknown() } satisfies Route;
    const response = await sendAsUser(route, given ?? {}, 'download files');
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
      const response = await sendAsUser(streams[name], { params, headers, signal }, streamActions[name]);
      if (!response.ok) throw new ApiError(response.status, await readBody(response));
      return response;
    },
    async login(payload) {
      const auth = await call('login', { body: payload });
      session.start(auth);
      session.setUser({ email: payload.email });
      return auth;
    },
    async loginWithGoogle(credential) {
      const auth = await call('google', { body: { token_id: credential } });
      session.start(auth);
      if (auth.is_new_user) session.setNewUser(true);
      return auth;
    },
    async signup(payload) {
      const created = await call('signup', { body: payload });
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

function needsUser(name: RouteName): name is AuthenticatedRoute {
  return routes[name].auth;
}

function pathOf(route: Sendable, input: UntypedInput): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(key, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The answer's JSON, its text when it is not JSON, or undefined when it is empty. */
async function readBody(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    throw isAbort(error) ? error : new NetworkError(error);
  }
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's error page, say: its words are all there is to show.
    return text;
  }
}
