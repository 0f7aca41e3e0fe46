import { authResponse, processResponse, routes, sessionEntry } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { blankPicture } from '../testing/sample-poster.ts';
import { fileForm, type RequestOptions, type TestUser } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** The callers: nobody, another user, the owner of the thing that is asked for, and a member of the staff. */
const callers = ['anonymous', 'other', 'owner', 'admin'] as const;
type Statuses = Record<(typeof callers)[number], number>;

/** Ids of the owner, and of one image, process, entry and session of the owner's. */
interface Belongings {
  imageId: string;
  messageId: string;
  entryId: string;
  sessionId: string;
  userId: string;
}

const nothing: Belongings = { imageId: '', messageId: '', entryId: '', sessionId: '', userId: '' };

interface Case {
  request: (of: Belongings) => RequestOptions & { path?: string; query?: string };
  statuses: Statuses;
}

let server: TestServer;
let owner: TestUser;
let other: TestUser;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer({ TRIAL_CREDITS: '100' });
  [owner, other] = [await server.signUp(), await server.signUp()];
  const staff = await server.signUp();
  await server.application.database.db.execute(sql`update users set is_admin = true where id = ${staff.id}`);
  const login = await server.send('POST', '/v1/auth/login', { json: { email: staff.email, password: staff.password } });
  admin = { ...staff, token: authResponse.parse(login.body).access_token };
});
afterAll(() => server.stop());

const everybody: Statuses = { anonymous: 200, other: 200, owner: 200, admin: 200 };
const signedIn: Statuses = { ...everybody, anonymous: 401 };
const ownerOnly: Statuses = { anonymous: 401, other: 404, owner: 200, admin: 404 };
const ownerAndStaff: Statuses = { ...ownerOnly, admin: 200 };
const staffOnly: Statuses = { anonymous: 401, other: 403, owner: 403, admin: 200 };
const refused = (status: number): Statuses => ({ anonymous: status, other: status, owner: status, admin: status });

const toSpanish = { source_lang: 'English', target_lang: 'Spanish' };
const term = { ...toSpanish, term: 'Coffee', translation: 'Café' };
const unit = { ...toSpanish, source: 'Free entry', translation: 'Entrada libre' };
const tmx =
  '<tmx version="1.4"><body><tu><tuv xml:lang="en"><seg>a</seg></tuv><tuv xml:lang="es"><seg>b</seg></tuv></tu></body></tmx>';
const person = () => ({
  name: 'A',
  surname: 'B',
  email: `${crypto.randomUUID()}@example.com`,
  password: 'correct horse',
});
const original = ({ imageId }: Belongings) => `/v1/files/images/${imageId}/original.png`;
const here = () => `${server.url}/preview`;

const cases: Record<keyof typeof routes, Case> = {
  signup: { request: () => ({ json: person() }), statuses: everybody },
  login: { request: () => ({ json: { email: 'nobody@example.com', password: 'x' } }), statuses: refused(401) },
  google: { request: () => ({ json: { token_id: 'x' } }), statuses: refused(501) },
  refresh: { request: () => ({ json: { refresh_token: 'x' } }), statuses: refused(401) },
  logout: { request: () => ({ json: { refresh_token: 'x' } }), statuses: everybody },
  endSession: { request: () => ({}), statuses: ownerOnly },
  // The password is wrong, because the test goes on with these accounts.
  changePassword: {
    request: () => ({ json: { current_password: 'x', password: 'correct horse' } }),
    statuses: { ...refused(422), anonymous: 401 },
  },
  sessions: { request: () => ({}), statuses: signedIn },
  // The address is not the account's, because the test goes on with these accounts.
  deleteAccount: {
    request: () => ({ json: { confirm_email: 'x' } }),
    statuses: { ...refused(422), anonymous: 401 },
  },
  getProfile: { request: () => ({}), statuses: signedIn },
  updateProfile: { request: () => ({ json: { role: 'Design' } }), statuses: signedIn },
  uploadImage: { request: () => ({ form: fileForm(picture, 'image/png') }), statuses: signedIn },
  detectLanguage: { request: () => ({}), statuses: ownerOnly },
  processImage: { request: () => ({ json: toSpanish }), statuses: ownerOnly },
  processStatus: { request: () => ({}), statuses: ownerAndStaff },
  readDocument: { request: () => ({}), statuses: ownerOnly },
  documentVersions: { request: () => ({}), statuses: ownerOnly },
  saveDocument: {
    request: () => ({ json: { content: {} }, headers: { 'if-match': '"1"' } }),
    statuses: ownerOnly,
  },
  signedUrl: { request: (of) => ({ query: `?url=${original(of)}` }), statuses: ownerAndStaff },
  signedUrls: { request: (of) => ({ json: { urls: [original(of)] } }), statuses: signedIn },
  deleteImage: { request: () => ({}), statuses: ownerOnly },
  deleteProcess: { request: () => ({}), statuses: ownerOnly },
  processes: { request: () => ({}), statuses: signedIn },
  folders: { request: () => ({}), statuses: signedIn },
  // Nobody has such a folder.
  changeFolder: {
    request: () => ({ json: { folder: 'Nobody’s', name: null } }),
    statuses: { ...refused(404), anonymous: 401 },
  },
  updateProcess: { request: () => ({ json: { file_name: 'Spring sale', folder: 'Spring' } }), statuses: ownerOnly },
  adminProcesses: { request: () => ({}), statuses: staffOnly },
  languages: { request: () => ({}), statuses: signedIn },
  // The process has not finished: the owner learns that, and nobody else learns that it exists.
  translateTexts: {
    request: ({ messageId }) => ({ json: { message_id: messageId, text_ids: [1] } }),
    statuses: { ...ownerOnly, owner: 422 },
  },
  images: { request: () => ({}), statuses: signedIn },
  retryProcess: { request: () => ({}), statuses: ownerOnly },
  resendConfirmation: { request: () => ({ json: { email: person().email } }), statuses: everybody },
  confirmEmail: { request: () => ({ json: { token: 'x'.repeat(43) } }), statuses: refused(400) },
  requestPasswordReset: { request: () => ({ json: { email: person().email } }), statuses: everybody },
  resetPassword: {
    request: () => ({ json: { token: 'x'.repeat(43), password: 'correct horse' } }),
    statuses: refused(400),
  },
  glossary: { request: () => ({}), statuses: signedIn },
  addGlossaryEntry: { request: () => ({ json: term }), statuses: signedIn },
  updateGlossaryEntry: { request: () => ({ json: term }), statuses: ownerOnly },
  deleteGlossaryEntry: { request: () => ({}), statuses: ownerOnly },
  importGlossary: {
    request: () => ({ json: { ...toSpanish, format: 'csv', content: 'term,translation\nCafé,Café' } }),
    statuses: signedIn,
  },
  memory: { request: () => ({}), statuses: signedIn },
  addMemoryEntry: { request: () => ({ json: unit }), statuses: signedIn },
  updateMemoryEntry: { request: () => ({ json: unit }), statuses: ownerOnly },
  deleteMemoryEntry: { request: () => ({}), statuses: ownerOnly },
  // Whatever the file names, only the sender's own images are changed.
  importTexts: {
    request: () => ({ form: fileForm(Buffer.from('id,translation\nx/1,Sí'), 'text/csv') }),
    statuses: signedIn,
  },
  importMemory: { request: () => ({ json: { ...toSpanish, content: tmx } }), statuses: signedIn },
  adminDeadLetters: { request: () => ({}), statuses: staffOnly },
  // Nothing of the owner's is a dead letter.
  adminRetry: { request: () => ({}), statuses: { ...staffOnly, admin: 404 } },
  credits: { request: () => ({}), statuses: signedIn },
  subscription: { request: () => ({}), statuses: signedIn },
  createCheckout: {
    request: () => ({ json: { price_id: 'price_pro_monthly', success_url: here(), cancel_url: here() } }),
    statuses: signedIn,
  },
  createPortal: { request: () => ({ json: { return_url: here() } }), statuses: { ...refused(409), anonymous: 401 } },
  config: { request: () => ({}), statuses: everybody },
  // This case ends the sessions, so that it comes last.
  logoutEverywhere: { request: () => ({}), statuses: signedIn },
};

let picture: Buffer;
beforeAll(async () => {
  picture = await blankPicture();
});

/** A term or a translation, of which both kinds have addresses of the same shape. */
async function makeEntry(path: string): Promise<string> {
  const [list, json] = path.includes('glossary') ? ['/v1/glossary', term] : ['/v1/memory', unit];
  const { body } = await server.send('POST', list, { token: owner.token, json });
  return z.object({ id: z.string() }).parse(body).id;
}

/** One more log-in of the owner. */
async function makeSession(): Promise<string> {
  const json = { email: owner.email, password: owner.password };
  const { access_token: token } = authResponse.parse((await server.send('POST', '/v1/auth/login', { json })).body);
  const { body } = await server.send('GET', '/v1/auth/sessions', { token });
  return (
    z
      .array(sessionEntry)
      .parse(body)
      .find(({ is_current: isCurrent }) => isCurrent)?.id ?? ''
  );
}

async function makeBelongings(path: string): Promise<Belongings> {
  if (path.includes('{entry_id}')) return { ...nothing, entryId: await makeEntry(path) };
  if (path.includes('{session_id}')) return { ...nothing, sessionId: await makeSession() };
  if (path.includes('{user_id}')) return { ...nothing, userId: (await server.signUp()).id };
  const imageId = await server.upload(owner.token, picture);
  const start = await server.send('POST', `/v1/images/process/${imageId}`, { token: owner.token, json: toSpanish });
  const messageId = processResponse.parse(start.body).message_id;
  await server.send('PUT', `/v1/images/process/${messageId}/document`, {
    token: owner.token,
    json: { content: {} },
    headers: { 'if-none-match': '*' },
  });
  return { ...nothing, imageId, messageId };
}

const failNow = (messageId: string) =>
  server.application.database.db.execute(sql`update processes set status = 'failed' where message_id = ${messageId}`);

test('every call answers each caller as it should', async () => {
  const tokens = { anonymous: undefined, other: other.token, owner: owner.token, admin: admin.token };
  let count = 0;
  for (const [name, { request, statuses }] of Object.entries(cases)) {
    const { method, path } = routes[name as keyof typeof routes];
    const belongings =
      path.includes('{') || name.startsWith('signedUrl') || name === 'translateTexts'
        ? await makeBelongings(path)
        : undefined;
    // The process may or may not have failed by itself by now.
    if (name === 'retryProcess') await failNow(belongings?.messageId ?? '');
    const seen: Partial<Statuses> = {};
    // The owner comes last, because some calls delete the thing that is asked for.
    for (const caller of ['anonymous', 'other', 'admin', 'owner'] as const) {
      const of = belongings ?? nothing;
      const { query = '', ...options } = request(of);
      const ids: Record<string, string> = {
        image_id: of.imageId,
        message_id: of.messageId,
        entry_id: of.entryId,
        session_id: of.sessionId,
        user_id: of.userId,
      };
      const address = path.replace(/\{(\w+)\}/, (_, key: string) => ids[key] ?? '') + query;
      seen[caller] = (await server.send(method, address, { token: tokens[caller], ...options })).status;
      count += 1;
    }
    expect({ name, ...seen }).toEqual({ name, ...statuses });
  }
  process.stdout.write(`${count} answers of ${Object.keys(cases).length} calls\n`);
  expect(count).toBe(Object.keys(routes).length * callers.length);
});

test('a look of the staff at what is of others is noted', async () => {
  const { rows } = await server.application.database.db.execute(sql`select admin_id, action from audit_entries`);
  expect(rows).toContainEqual({ admin_id: admin.id, action: 'GET /v1/admin/images/processes' });
  expect(rows).toContainEqual({ admin_id: admin.id, action: 'GET /v1/images/process/:message_id/status' });
});
