import { randomUUID } from 'node:crypto';
import {
  ApiError,
  createApiClient,
  createSignedUrls,
  cutPatch,
  DocumentConflictError,
  localiseImage,
  readDocument,
  saveDocument,
  type ApiClient,
  type DownloadName,
  type RouteName,
} from '@palimpsest/api-client';
import { downloads, routes, type ImageProcess, type ProcessEvent } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messagesOf } from './testing/event-stream.ts';
import { blankPicture, samplePoster } from './testing/sample-poster.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const pair = { source_lang: 'English', target_lang: 'Spanish' } as const;
const tmx =
  '<tmx version="1.4"><body><tu><tuv xml:lang="en"><seg>Open</seg></tuv><tuv xml:lang="es"><seg>Abierto</seg></tuv></tu></body></tmx>';

let server: TestServer;
let client: ApiClient;
let account: { email: string; password: string };
let poster: ImageProcess;
const events: ProcessEvent[] = [];
const called = new Set<RouteName>();
const downloaded = new Set<DownloadName>();

/** A client of the server that notes what it is asked for. */
function createClient(): ApiClient {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const paths = Object.entries(routes).map(([name, { method, path }]) => ({
    name: name as RouteName,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return createApiClient({
    baseUrl: server.url.replace(/\/$/, ''),
    storage,
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const made = paths.find(({ method, pattern }) => method === init?.method && pattern.test(pathname));
      if (made) called.add(made.name);
      for (const [name, { path }] of Object.entries(downloads)) {
        if (path === pathname) downloaded.add(name as DownloadName);
      }
      return await fetch(input, init);
    },
  });
}

async function signIn(name: string): Promise<{ email: string; password: string; client: ApiClient }> {
  const signedIn = createClient();
  const email = `${name}-${randomUUID()}@example.com`;
  const password = randomUUID();
  await signedIn.signup({ name, surname: 'L', email, password });
  await signedIn.login({ email, password });
  return { email, password, client: signedIn };
}

/** The status of an answer that is no success. */
async function refusal(call: Promise<unknown>): Promise<number> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error.status;
  throw new Error('The call was not refused.', { cause: error });
}

beforeAll(async () => {
  server = await startTestServer({ WORKER_SLOTS: '1', TRIAL_CREDITS: '10' });
  ({ client, ...account } = await signIn('owner'));
  const file = new File([new Uint8Array(await samplePoster())], 'poster.png', { type: 'image/png' });
  poster = await localiseImage({ client }, file, { process: pair, onProgress: (event) => events.push(event) });
});
afterAll(() => server.stop());

describe('the way of an image', () => {
  test('ends with its texts, and the stream told of it', async () => {
    expect(poster.localized_texts.map(({ original_text: text }) => text)).toContain('Coffee & Cake');
    expect(events).not.toEqual([]);
    // The workflow stops listening as soon as a look at the status finds the end, which may be before the stream has told it.
    const stream = await client.openStream('processEvents', { params: { message_id: poster.message_id } });
    let last: ProcessEvent | undefined;
    for await (const event of messagesOf(stream)) last = event;
    expect(last?.status).toBe('processed');
    expect((await client.call('processes')).map(({ message_id: id }) => id)).toEqual([poster.message_id]);
    const params = { message_id: poster.message_id };
    const body = { file_name: 'Prices', folder: 'Spring' };
    expect(await client.call('updateProcess', { params, body })).toMatchObject(body);
    expect(await client.call('folders')).toEqual([{ name: 'Spring', count: 1 }]);
    const renamed = { body: { folder: 'Spring', name: 'Autumn' } };
    expect(await client.call('changeFolder', renamed)).toEqual([{ name: 'Autumn', count: 1 }]);
    expect((await client.call('images', { query: { limit: 1 } }))[0]?.file_name).toBe('poster.png');
    const image = { image_id: poster.original_image_id };
    expect((await client.call('detectLanguage', { params: image })).language).toBe('English');
    expect((await client.call('credits')).remaining_credits).toBe(9);
  });

  test('what shows it knows the addresses of its pictures from the list and the status, with no signing call', async () => {
    const [listed] = await client.call('processes');
    const record = await client.call('processStatus', { params: { message_id: poster.message_id } });
    const { client: stranger } = await signIn('stranger');
    const urls = createSignedUrls(stranger);
    urls.learn(listed?.signed_files);
    urls.learn(record.signed_files);
    const named = [
      ...Object.values({ ...record.result_thumbnails, ...record.original_thumbnails }),
      record.original_image_url,
      record.inpainted_image_url,
      record.text_patches_url,
    ];
    for (const name of named) {
      // Whoever may not have it signed needs the address that was learnt.
      const address = await urls.get(name ?? '');
      expect((await fetch(new URL(address, server.url))).status).toBe(200);
    }
  });

  test('its files come by signed address, and each patch is a picture of the size that is told', async () => {
    const urls = createSignedUrls(client);
    const address = await urls.get(poster.text_patches_url ?? '');
    const all = await (await fetch(new URL(address, server.url))).blob();
    const patches = poster.localized_texts.flatMap(({ patch }) => (patch ? [patch] : []));
    expect(patches.length).toBeGreaterThan(0);
    for (const patch of patches) {
      const { width, height, format } = await sharp(await cutPatch(all, patch).arrayBuffer()).metadata();
      expect({ width, height, format }).toEqual({ width: patch.width, height: patch.height, format: 'png' });
    }
    const both = [poster.original_image_url, poster.inpainted_image_url ?? ''];
    expect([...(await urls.getMany(both)).values()].every(({ ok }) => ok)).toBe(true);
  });

  test('what was made of it is saved, and an older version is refused', async () => {
    expect(await readDocument(client, poster.message_id)).toBeUndefined();
    expect((await saveDocument(client, poster.message_id, { texts: [] }, 0)).version).toBe(1);
    expect((await readDocument(client, poster.message_id))?.content).toEqual({ texts: [] });
    await expect(saveDocument(client, poster.message_id, {}, 0)).rejects.toThrow(DocumentConflictError);
  });

  test('its texts go out as a file, and what came back is compared', async () => {
    const [text] = poster.localized_texts;
    const file = await client.download('exportTexts', { query: { processes: poster.message_id, format: 'csv' } });
    const said = `,${text?.original_text},${text?.localized_text},`;
    const back = new File([(await file.text()).replace(said, `,${text?.original_text},Otra cosa,`)], 'deck.csv');
    const { applied, pictures } = await client.call('importTexts', { file: back });
    expect([applied, pictures]).toMatchObject([
      false,
      [{ message_id: poster.message_id, texts: [{ kind: 'changed', translation: 'Otra cosa' }] }],
    ]);
  });

  test('its texts are translated again', async () => {
    const { translators, pairs } = await client.call('languages');
    const { translator } = pairs.English?.find(({ language }) => language === 'Spanish') ?? {};
    expect(translators.map(({ name }) => name)).toContain(translator);
    const body = { message_id: poster.message_id, text_ids: [poster.localized_texts[0]?.id ?? 0] };
    expect((await client.call('translateTexts', { body })).texts).toHaveLength(1);
  });

  test('a failed one is retried, and all of it is removed', async () => {
    const file = new Blob([new Uint8Array(await blankPicture())], { type: 'image/png' });
    await expect(
      localiseImage({ client, delays: { uploadToProcessMs: 0, statusPollMs: 50 } }, file, { process: pair }),
    ).rejects.toThrow('No text was found');
    const [failed] = await client.call('processes', { query: { status: 'failed' } });
    const params = { message_id: failed?.message_id ?? '' };
    const again = await client.call('retryProcess', { params });
    await client.call('deleteProcess', { params: again });
    await client.call('deleteImage', { params: { image_id: failed?.original_image_id ?? '' } });
    expect(await refusal(client.call('processStatus', { params }))).toBe(404);
  });
});

test('terms and translations are kept, changed, brought in, taken out and removed', async () => {
  const term = await client.call('addGlossaryEntry', { body: { ...pair, term: 'Tea', translation: 'Té' } });
  const change = { ...pair, term: 'Tea', translation: null };
  await client.call('updateGlossaryEntry', { params: { entry_id: term.id }, body: change });
  await client.call('importGlossary', { body: { ...pair, format: 'csv', content: 'term,translation\nMilk,Leche' } });
  expect((await client.call('glossary', { query: { limit: 10 } })).total).toBe(2);
  expect(await (await client.download('exportGlossary', { query: pair })).text()).toContain('Milk,Leche');
  await client.call('deleteGlossaryEntry', { params: { entry_id: term.id } });

  const body = { ...pair, source: 'Closed', translation: 'Cerrado' };
  const unit = await client.call('addMemoryEntry', { body });
  await client.call('updateMemoryEntry', { params: { entry_id: unit.id }, body });
  await client.call('importMemory', { body: { ...pair, content: tmx } });
  expect((await client.call('memory')).total).toBe(2);
  expect(await (await client.download('exportMemory', { query: pair })).text()).toContain('Abierto');
  await client.call('deleteMemoryEntry', { params: { entry_id: unit.id } });
});

test('plans: checkout, subscription, portal', async () => {
  const { prices, billing, google_client_id: google } = await client.call('config');
  expect([billing, google]).toEqual(['sandbox', null]);
  const site = `${server.url}/preview`;
  const body = { price_id: prices.pro.monthly, success_url: site, cancel_url: site };
  expect((await client.call('createCheckout', { body })).checkout_url).toContain('checkout');
  expect((await client.call('subscription')).has_subscription).toBe(false);
  expect(await refusal(client.call('createPortal', { body: { return_url: site } }))).toBe(409);
});

test('the staff sees everybody’s processes and dead letters', async () => {
  const staff = await signIn('staff');
  const set = sql`update users set is_admin = true where email = ${staff.email}`;
  await server.application.database.db.execute(set);
  await staff.client.login({ email: staff.email, password: staff.password });
  expect((await staff.client.call('getProfile')).is_admin).toBe(true);
  expect((await staff.client.call('updateProfile', { body: { role: 'Founder' } })).is_admin).toBe(true);
  expect(await client.call('getProfile')).not.toHaveProperty('is_admin');
  expect((await staff.client.call('adminProcesses')).length).toBeGreaterThan(0);
  expect(await staff.client.call('adminDeadLetters')).toEqual([]);
  expect(await refusal(staff.client.call('adminRetry', { params: { message_id: poster.message_id } }))).toBe(404);
  expect(await refusal(client.call('adminProcesses'))).toBe(403);
});

test('accounts: profile, sessions, links from e-mails, export, and the end', async () => {
  expect((await client.call('updateProfile', { body: { company_name: 'Acme' } })).company_name).toBe('Acme');
  expect((await client.call('getProfile')).email).toBe(account.email);
  expect((await client.call('sessions')).filter(({ is_current: isCurrent }) => isCurrent)).toHaveLength(1);
  expect((await client.download('exportData')).type).toBe('application/zip');
  const email = { body: { email: account.email } };
  await client.call('resendConfirmation', email);
  await client.call('requestPasswordReset', email);
  const [body, wrong] = [
    { current_password: account.password, password: randomUUID() },
    { current_password: 'x', password: randomUUID() },
  ];
  expect(await refusal(client.call('changePassword', { body: wrong }))).toBe(422);
  await client.call('changePassword', { body });
  account.password = body.password;
  const params = { session_id: randomUUID() };
  expect(await refusal(client.call('endSession', { params }))).toBe(404);
  const token = 'x'.repeat(43);
  expect(await refusal(client.call('confirmEmail', { body: { token } }))).toBe(400);
  expect(await refusal(client.call('resetPassword', { body: { token, password: randomUUID() } }))).toBe(400);
  expect(await refusal(client.loginWithGoogle({ token_id: 'credential', nonce: 'secret' }))).toBe(501);

  await client.session.renew(client.session.accessToken() ?? '');
  await client.logout();
  expect(client.session.isLoggedIn()).toBe(false);
  await client.login(account);
  await client.call('logoutEverywhere');
  await client.login(account);
  await client.call('deleteAccount', { body: { confirm_email: account.email } });
  expect(await refusal(client.login(account))).toBe(401);
});

test('every call and every download of the contract was made', () => {
  process.stdout.write(`the client made ${called.size} of ${Object.keys(routes).length} calls\n`);
  expect([...called].toSorted()).toEqual(Object.keys(routes).toSorted());
  expect([...downloaded].toSorted()).toEqual(Object.keys(downloads).toSorted());
});
