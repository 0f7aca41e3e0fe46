import { createHash, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { googleResponse, type GooglePayload } from '@palimpsest/contract';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const issuer = 'https://accounts.google.com';
const clientId = 'our id at Google';

let google: Server;
let server: TestServer;
let key: CryptoKey;
let fetches = 0;
let isDown = false;
beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  key = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'known', alg: 'RS256' };
  google = createServer((_, response) => {
    fetches += 1;
    response.statusCode = isDown ? 500 : 200;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  server = await startGoogleServer();
});
afterAll(async () => {
  await server.stop();
  google.close();
});

const startGoogleServer = () =>
  startTestServer({
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_KEYS_URL: `http://127.0.0.1:${(google.address() as AddressInfo).port}/certs`,
  });

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** The secret that a browser makes for a sign-in, and the hash that it gives to Google as the nonce. */
function makeNonce(): { secret: string; hash: string } {
  const secret = randomUUID();
  return { secret, hash: hashOf(secret) };
}

/** The body that a browser sends: Google's token, and the secret behind the token's nonce. */
async function credential(claims: JWTPayload = {}, { kid = 'known', signedBy = key } = {}): Promise<GooglePayload> {
  const { secret, hash } = makeNonce();
  const token = new SignJWT({
    email: 'grace@example.com',
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Hopper',
    sub: '1',
    iss: issuer,
    aud: clientId,
    nonce: hash,
    ...claims,
  });
  const signed = token
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuedAt()
    .setExpirationTime(claims.exp ?? '1h');
  return { token_id: await signed.sign(signedBy), nonce: secret };
}
const signIn = (json: GooglePayload, to = server) => to.send('POST', '/v1/auth/google', { json });
const profile = (access: string) => server.send('GET', '/v1/user/profile', { token: access });

describe('signing in with Google', () => {
  test('makes the account at the first time, and finds it at the next', async () => {
    const first = googleResponse.parse((await signIn(await credential())).body);
    const second = googleResponse.parse((await signIn(await credential())).body);
    expect([first.is_new_user, second.is_new_user]).toEqual([true, false]);
    expect((await profile(second.access_token)).body).toMatchObject({
      email: 'grace@example.com',
      name: 'Grace',
      surname: 'Hopper',
    });
  });

  test('pre-hijacking: whoever signed up with an address that they do not own loses it to its owner', async () => {
    const [email, password] = ['victim@example.com', 'the password of the attacker'];
    const json = { name: 'M', surname: 'M', email, password };
    await server.send('POST', '/v1/auth/signup', { json });
    const attacker = await server.send('POST', '/v1/auth/login', { json: { email, password } });
    const { access_token: stolen } = attacker.body as { access_token: string };
    expect((await signIn(await credential({ sub: '2', email }))).status).toBe(200);
    expect((await profile(stolen)).status).toBe(401);
    expect((await server.send('POST', '/v1/auth/login', { json: { email, password } })).status).toBe(401);
  });

  test.each([
    ['for somebody else', { aud: 'another id' }],
    ['of another issuer', { iss: 'https://example.com' }],
    ['that is over', { exp: 1 }],
    ['without a verified address', { email_verified: false }],
  ])('a token %s is refused', async (_, claims) => {
    const { status, body } = await signIn(await credential(claims));
    expect([status, body]).toMatchObject([
      422,
      { detail: [{ msg: 'Invalid Google credentials', code: 'google_refused' }] },
    ]);
  });

  test('pre-hijacking: what a stranger planted in an account of this address before does not stay in it', async () => {
    const stranger = await server.signUp();
    await server.send('POST', '/v1/glossary', {
      token: stranger.token,
      json: { source_lang: 'English', target_lang: 'Spanish', term: 'Acme', translation: 'Estafa' },
    });
    const { body } = await signIn(await credential({ sub: '4', email: stranger.email }));
    const { access_token: token } = googleResponse.parse(body);
    expect((await server.send('GET', '/v1/glossary', { token })).body).toMatchObject({ entries: [], total: 0 });
  });

  test('replay: what a browser sent signs in once, also where it is sent ten times at once', async () => {
    const seen = await credential({ sub: '3', email: 'replayed@example.com' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(seen)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
    const { status, body } = await signIn(seen);
    expect([status, body]).toMatchObject([422, { detail: [{ msg: 'Invalid Google credentials' }] }]);
  });

  test.each<[string, (mine: GooglePayload) => GooglePayload]>([
    ['by somebody who does not have the secret of its browser', ({ token_id }) => ({ token_id })],
    ['with the secret of another browser', ({ token_id }) => ({ token_id, nonce: makeNonce().secret })],
    ['with the hash that stands in it', ({ token_id, nonce }) => ({ token_id, nonce: hashOf(nonce ?? '') })],
  ])('theft: a token that is sent %s is refused, and stays good for its own', async (_, stolen) => {
    const mine = await credential();
    const { status, body } = await signIn(stolen(mine));
    expect([status, body]).toMatchObject([422, { detail: [{ msg: 'Invalid Google credentials' }] }]);
    expect((await signIn(mine)).status).toBe(200);
  });

  test('a token that was asked for without a nonce is refused, whatever is sent with it', async () => {
    const { token_id } = await credential({ nonce: undefined });
    expect((await signIn({ token_id })).status).toBe(422);
    expect((await signIn({ token_id, nonce: makeNonce().secret })).status).toBe(422);
  });

  test('forgery: a token under another key is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect((await signIn(await credential({}, { signedBy: privateKey }))).status).toBe(422);
  });

  test('while Google’s keys cannot be fetched, fifty tokens with invented keys cause one fetch', async () => {
    isDown = true;
    fetches = 0;
    const fresh = await startGoogleServer();
    const statuses: number[] = [];
    for (let count = 0; count < 50; count += 1) {
      statuses.push((await signIn(await credential({}, { kid: `invented ${count}` }), fresh)).status);
    }
    await fresh.stop();
    isDown = false;
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect(fetches).toBe(1);
  });
});
