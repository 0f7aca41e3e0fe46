import {
  createApiClient,
  createSignedUrls,
  type ApiClient,
  type ApiClientOptions,
  type SignedUrls,
} from '@palimpsest/api-client';

/** The calls that the screens make. */
export interface Api {
  client: ApiClient;
  signedUrls: SignedUrls;
  /** Reaches the API in place of the platform's own way. */
  fetch: typeof globalThis.fetch | undefined;
}

/** The API of this page's own origin, with the session in local storage. */
export function createApi(options: Pick<ApiClientOptions, 'fetch' | 'onLoggedOut'>): Api {
  const client = createApiClient({
    ...options,
    baseUrl: '',
    storage: localStorage,
    events: window,
    exclusively: inTurn,
    xsrfToken: () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1],
  });
  return { client, signedUrls: createSignedUrls(client), fetch: options.fetch };
}

/** Runs `work` while no other tab runs its own. Browsers have locks on secure origins only: elsewhere it runs at once. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('palimpsest-session', work) : work();
}
