import { describe, expect, expectTypeOf, test } from 'vitest';
import type { CallResult } from './calls.ts';
import { createApiClient, type ApiClientOptions } from './client.ts';
import { ApiError, AuthenticationRequiredError, NetworkError, ResponseShapeError } from './errors.ts';
import { clientOf, loggedIn, memoryStorage, startServer } from './testing/test-server.ts';

const credits = { remaining_credits: 4, is_unlimited: false };

describe('a call', () => {
  test('sends path parameters, query, JSON body and the bearer token where the contract puts them', async () => {
    const server = await startServer(({ path }) => ({ body: path.endsWith('/processes') ? [] : { message_id: 'm' } }));
    const client = clientOf(server);
    await client.call('processes', { query: { limit: 50, status: 'failed' } });
    await client.call('processImage', { params: { image_id: 'a/b' }, body: { target_lang: 'Spanish' } });
    const [list, start] = server.seen;
    expect(list?.path).toBe('/v1/images/processes');
    expect(Object.fromEntries(list?.query ?? [])).toEqual({ limit: '50', status: 'failed' });
    expect(list?.headers.authorization).toBe('Bearer old');
    expect(start).toMatchObject({
      method: 'POST',
      path: '/v1/images/process/a%2Fb',
      body: '{"target_lang":"Spanish"}',
    });
    expect(start?.headers['content-type']).toBe('application/json');
  });

  test('sends a file as the one field of a multipart form', async () => {
    const server = await startServer(() => ({ body: { image_id: 'i' } }));
    await clientOf(server).call('uploadImage', { file: new File(['pixels'], 'poster.png', { type: 'image/png' }) });
    expect(server.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.seen[0]?.body).toMatch(
      /name="file"; filename="poster.png"\r\nContent-Type: image\/png\r\n\r\npixels\r\n/,
    );
  });

  test('gives the answer with the type of the contract', async () => {
    const server = await startServer(() => ({ body: { ...credits, later: 'field' } }));
    const answer = await clientOf(server).call('credits');
    expectTypeOf(answer).toEqualTypeOf<CallResult<'credits'>>();
    expect(answer).toEqual(credits);
  });

  test('refuses an answer that does not fit the contract', async () => {
    const server = await startServer(() => ({ body: { remaining_credits: 'many' } }));
    await expect(clientOf(server).call('credits')).rejects.toThrow(ResponseShapeError);
  });

  test('throws what the server said', async () => {
    const server = await startServer(() => ({ status: 404, body: { detail: 'No such image' } }));
    const failure = clientOf(server).call('signedUrl', { query: { url: 'x' } });
    await expect(failure).rejects.toThrow(new ApiError(404, { detail: 'No such image' }));
    await expect(failure).rejects.toMatchObject({ status: 404, message: 'No such image' });
  });

  test('throws the network sentence when nothing answers', async () => {
    const server = await startServer(() => ({ body: credits }));
    const failure = clientOf(server, { baseUrl: 'http://127.0.0.1:1' }).call('credits');
    await expect(failure).rejects.toThrow(NetworkError);
    await expect(failure).rejects.toThrow('Network Error: Please check your internet connection or CORS configuration');
  });

  test('does not leave the machine without a token, and says what for', async () => {
    const server = await startServer(() => ({ body: credits }));
    const failure = clientOf(server, { storage: memoryStorage() }).call('processes');
    await expect(failure).rejects.toThrow(new AuthenticationRequiredError('fetch image processes'));
    await expect(failure).rejects.toThrow('Authentication required to fetch image processes');
    const admin = clientOf(server, { storage: memoryStorage() }).call('adminProcesses', { query: {} });
    await expect(admin).rejects.toThrow('Authentication required to fetch admin processes');
    expect(server.seen).toEqual([]);
  });

  test('ends with an AbortError when its signal fires', async () => {
    const controller = new AbortController();
    const server = await startServer(() => {
      controller.abort();
      return new Promise<never>(() => undefined);
    });
    await expect(clientOf(server).call('credits', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  test('has no time in which it must be answered: only the caller’s signal ends it', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const server = await startServer(() => ({ body: credits }));
    const client = clientOf(server, {
      fetch: (input, init) => {
        signals.push(init?.signal);
        return fetch(input, init);
      },
    });
    const { signal } = new AbortController();
    await client.call('credits');
    await client.call('credits', { signal });
    expect(signals).toEqual([undefined, signal]);
  });

  test('sends cookies, but not with a file', async () => {
    const sent: (RequestCredentials | undefined)[] = [];
    const server = await startServer(({ path }) => ({ body: path.endsWith('/images') ? { image_id: 'i' } : credits }));
    const client = clientOf(server, {
      fetch: (input, init) => {
        sent.push(init?.credentials);
        return fetch(input, init);
      },
    });
    await client.call('credits');
    await client.call('uploadImage', { file: new Blob(['pixels']) });
    expect(sent).toEqual(['include', 'omit']);
  });

  test.each([200, 201, 299])('takes %i for a success', async (status) => {
    const server = await startServer(() => ({ status, body: credits }));
    await expect(clientOf(server).call('credits')).resolves.toEqual(credits);
  });

  test.each([300, 399, 400])('takes %i for a failure', async (status) => {
    const server = await startServer(() => ({ status, body: credits }));
    await expect(clientOf(server).call('credits')).rejects.toMatchObject({ name: 'ApiError', status });
  });

  test('sends the XSRF cookie back as a header', async () => {
    const server = await startServer(() => ({ body: credits }));
    await clientOf(server, { xsrfToken: () => 'abc' }).call('credits');
    expect(server.seen[0]?.headers['x-xsrf-token']).toBe('abc');
  });
});

describe('signing in and out', () => {
  const auth = { access_token: 'a', refresh_token: 'r', token_type: 'bearer' };
  const person = { name: 'Ada', surname: 'Byron', email: 'ada@example.org', password: 'secret' };
  const created = { confirmation_required: false };

  test('a login stores every key of the session, and later calls carry its token', async () => {
    const server = await startServer(({ path }) => ({ body: path.endsWith('/login') ? auth : credits }));
    const storage = memoryStorage();
    const client = clientOf(server, { storage });
    await client.login({ email: 'ada@example.org', password: 'secret' });
    expect(Object.fromEntries(storage.entries)).toEqual({
      accessToken: 'a',
      refreshToken: 'r',
      tokenType: 'bearer',
      authToken: 'a',
      isAuthenticated: 'true',
      user: '{"email":"ada@example.org"}',
    });
    await client.call('credits');
    expect(server.seen[1]?.headers.authorization).toBe('Bearer a');
  });

  test('a missing token type is Bearer', async () => {
    const server = await startServer(() => ({ body: credits }));
    await clientOf(server, { storage: memoryStorage({ accessToken: 'a', authToken: 'a' }) }).call('credits');
    expect(server.seen[0]?.headers.authorization).toBe('Bearer a');
  });

  test('every request carries the type and the token that are stored, also one that needs no user', async () => {
    const server = await startServer(({ path }) => ({ body: path.endsWith('/signup') ? created : credits }));
    const client = clientOf(server, { storage: memoryStorage({ ...loggedIn(), tokenType: 'Token' }) });
    await client.call('credits');
    await client.call('signup', { body: person });
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(['Token old', 'Token old']);
    const visitor = clientOf(server, { storage: memoryStorage() });
    await visitor.call('signup', { body: person });
    expect(server.seen.at(-1)?.headers).not.toHaveProperty('authorization');
  });

  test('whoever has a stored auth token is logged in, whatever else is stored', async () => {
    const server = await startServer(() => ({ body: credits }));
    const isLoggedIn = (stored: Record<string, string>) =>
      clientOf(server, { storage: memoryStorage(stored) }).session.isLoggedIn();
    expect(isLoggedIn({ authToken: 'a' })).toBe(true);
    expect(isLoggedIn({ accessToken: 'a', refreshToken: 'r', isAuthenticated: 'true', user: '{}' })).toBe(false);
  });

  test('a sign-up marks the user as new and does not sign in', async () => {
    const server = await startServer(() => ({ body: created }));
    const client = clientOf(server, { storage: memoryStorage() });
    await client.signup(person);
    expect(client.session.isNewUser()).toBe(true);
    expect(client.session.isLoggedIn()).toBe(false);
  });

  test('a token in the answer to a sign-up is stored as authToken, and marks a new user', async () => {
    const server = await startServer(() => ({ body: { ...created, access_token: 'signup-token' } }));
    const storage = memoryStorage();
    const client = clientOf(server, { storage });
    await client.signup(person);
    expect(Object.fromEntries(storage.entries)).toEqual({ authToken: 'signup-token', isNewUser: 'true' });
    expect(client.session.isLoggedIn()).toBe(true);
  });

  test.each([
    [true, 'true'],
    [false, 'false'],
  ])('a sign-in with Google stores the tokens; a new user (%s) is marked as one', async (isNew, stored) => {
    const server = await startServer(() => ({
      body: { access_token: 'a', refresh_token: 'r', token_type: 'bearer', is_new_user: isNew },
    }));
    const storage = memoryStorage();
    const client = clientOf(server, { storage });
    await client.loginWithGoogle({ token_id: 'credential', nonce: 'secret' });
    expect(server.seen[0]?.body).toBe('{"token_id":"credential","nonce":"secret"}');
    expect(client.session.isLoggedIn()).toBe(true);
    expect(storage.entries.get('isNewUser')).toBe(stored);
    expect(client.session.isNewUser()).toBe(isNew);
  });

  test('a logout tells the server and forgets everything', async () => {
    const server = await startServer(() => ({ body: {} }));
    const storage = memoryStorage({ ...loggedIn(), user: '{}', isNewUser: 'true' });
    const client = clientOf(server, { storage });
    let loggedOut = 0;
    client.on('user-logged-out', () => (loggedOut += 1));
    await client.logout();
    expect(server.seen[0]).toMatchObject({ path: '/v1/auth/logout', body: '{"refresh_token":"refresh-1"}' });
    expect(storage.entries.size).toBe(0);
    expect(loggedOut).toBe(1);
  });

  test('a logout forgets everything also when the server cannot be reached', async () => {
    const server = await startServer(() => ({ body: {} }));
    const storage = memoryStorage(loggedIn());
    await expect(clientOf(server, { storage, baseUrl: 'http://127.0.0.1:1' }).logout()).rejects.toThrow(NetworkError);
    expect(storage.entries.size).toBe(0);
  });
});

describe('a download', () => {
  const zip = Uint8Array.of(80, 75, 3, 4, 0, 255);

  test('gives the bytes with their media type', async () => {
    const server = await startServer(() => ({ body: zip, type: 'application/zip' }));
    const file = await clientOf(server).download('exportData');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(zip);
    expect(file.type).toBe('application/zip');
    expect(server.seen[0]).toMatchObject({ method: 'GET', path: '/v1/user/export' });
    expect(server.seen[0]?.headers.authorization).toBe('Bearer old');
  });

  test('sends its query', async () => {
    const server = await startServer(() => ({ body: 'a,b' }));
    const query = { source_lang: 'English', target_lang: 'Spanish', format: 'csv' } as const;
    await clientOf(server).download('exportGlossary', { query });
    expect(Object.fromEntries(server.seen[0]?.query ?? [])).toEqual(query);
  });

  test('a 401 refreshes the session once, and the file comes', async () => {
    const server = await startServer(({ path, headers }) => {
      if (path.endsWith('/refresh')) return { body: { access_token: 'new', refresh_token: 'r', token_type: 'Bearer' } };
      return headers.authorization === 'Bearer new' ? { body: zip } : { status: 401, body: { detail: 'Too old' } };
    });
    const file = await clientOf(server).download('exportData');
    expect(file.size).toBe(zip.length);
    expect(server.seen.map(({ path }) => path)).toEqual(['/v1/user/export', '/v1/auth/refresh', '/v1/user/export']);
  });

  test('throws what the server said', async () => {
    const server = await startServer(() => ({ status: 429, body: { detail: 'Too many files' } }));
    await expect(clientOf(server).download('exportData')).rejects.toMatchObject({
      name: 'ApiError',
      status: 429,
      message: 'Too many files',
    });
  });

  test('that breaks off is a network error, not half a file', async () => {
    const server = await startServer(() => ({ body: zip, cut: true }));
    await expect(clientOf(server).download('exportData')).rejects.toThrow(NetworkError);
  });

  test('does not leave the machine without a token', async () => {
    const server = await startServer(() => ({ body: zip }));
    const failure = clientOf(server, { storage: memoryStorage() }).download('exportData');
    await expect(failure).rejects.toThrow('Authentication required to download files');
    expect(server.seen).toEqual([]);
  });
});

test.each([
  [{}, 'options.baseUrl is undefined; expected an origin'],
  [{ baseUrl: '' }, 'options.storage has no getItem(); expected localStorage'],
])('a client made with %j says what it needs', (options, sentence) => {
  expect(() => createApiClient(options as ApiClientOptions)).toThrow(sentence);
});
