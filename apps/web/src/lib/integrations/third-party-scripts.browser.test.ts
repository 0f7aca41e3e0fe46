import type { ChatSettings } from '@palimpsest/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { createChat } from './chat.ts';
import { toChatUser } from './chat-widget.ts';
import { disableGoogleAutoSelect, renderGoogleButton, type GoogleButtonOptions } from './google-identity.ts';
import { sampleProfile as profile } from '../../testing/usual-answers.ts';
import { createSessionRecording } from './session-recording.ts';

/** The commands that the stand-in scripts received, in order. */
const told: unknown[] = [];
Object.assign(window, { told });

/** Makes the address of a script that stands in for a vendor's. */
const standIn = (source: string) => URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
const chatScript = () => standIn('window.Intercom = (...command) => window.told.push(command);');
const missing = () => {
  const url = standIn('');
  URL.revokeObjectURL(url);
  return url;
};

afterEach(() => {
  told.length = 0;
  delete window.Intercom;
  delete window.google;
  vi.restoreAllMocks();
});

const settings = (script_url: string): ChatSettings => ({ script_url, app_id: 'app-1', region: 'eu' });

test('a profile is told in the chat’s own fields; what was not given is left out', () => {
  expect(toChatUser(profile)).toEqual({
    email: 'marta@albabotanica.example',
    name: 'Marta Ribera',
    company: 'Alba Botanica',
    company_sector: 'Retail',
    company_size: '11-50',
    user_role: 'Marketing',
    user_id: 'u-17',
  });
  const visitor = { ...profile, company_name: null, company_sector: null, employee_count: null, role: null };
  expect(toChatUser(visitor)).toEqual({
    email: 'marta@albabotanica.example',
    name: 'Marta Ribera',
    user_id: 'u-17',
  });
});

test('the chat starts with our id in its region, learns who writes, and forgets it', async () => {
  const chat = createChat(Promise.resolve(settings(chatScript())));
  chat.identify(profile);
  chat.forget();
  await expect.poll(() => told).toHaveLength(4);
  const boot = ['boot', { app_id: 'app-1', region: 'eu', api_base: 'https://api-iam.eu.intercom.io' }];
  expect(told).toEqual([boot, ['update', toChatUser(profile)], ['shutdown'], boot]);
});

test.each([
  ['us', 'https://api-iam.intercom.io'],
  ['eu', 'https://api-iam.eu.intercom.io'],
  ['ap', 'https://api-iam.au.intercom.io'],
] as const)('the chat of the region %s answers at %s', async (region, api_base) => {
  createChat(Promise.resolve({ ...settings(chatScript()), region }));
  await expect.poll(() => told).toEqual([['boot', { app_id: 'app-1', region, api_base }]]);
});

test.each([
  ['that cannot be loaded', missing],
  ['that brings no chat', () => standIn('')],
  ['that throws when it is told who writes', () => standIn('window.Intercom = () => { throw new Error("no") };')],
])('of a chat %s the page notices nothing but a line in the console', async (_, script) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const chat = createChat(Promise.resolve(settings(script())));
  expect(() => chat.identify(profile)).not.toThrow();
  await expect.poll(() => warn).toHaveBeenCalledWith('The chat could not learn who writes.', expect.any(Error));
});

function recording(script = standIn('window.told.push("recording");')) {
  const reload = vi.fn<() => void>();
  const settings = Promise.resolve({ script_url: script });
  return { reload, settings, ...createSessionRecording({ settings, reload }) };
}

test('a session is recorded from the first page on, by one script', async () => {
  const { onPage, settings, reload } = recording();
  onPage('/');
  onPage('/preview');
  await expect.poll(() => told).toEqual(['recording']);
  onPage('/dashboard');
  await settings;
  expect(told).toEqual(['recording']);
  expect(reload).not.toHaveBeenCalled();
});

test('nothing is recorded under /admin, and recording starts once it is left', async () => {
  const { onPage, settings, reload } = recording();
  onPage('/admin/processes');
  await settings;
  expect(told).toEqual([]);
  onPage('/dashboard');
  await expect.poll(() => told).toEqual(['recording']);
  expect(reload).not.toHaveBeenCalled();
});

test('who comes to /admin while a session is recorded gets the page anew, without the script', async () => {
  const { onPage, reload } = recording();
  onPage('/dashboard');
  await expect.poll(() => told).toEqual(['recording']);
  onPage('/admin/processes');
  await expect.poll(() => reload).toHaveBeenCalledOnce();
});

test('a recorder that cannot be loaded is tried again on the next page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { onPage } = recording(missing());
  onPage('/');
  await expect.poll(() => warn).toHaveBeenCalledTimes(1);
  onPage('/preview');
  await expect.poll(() => warn).toHaveBeenCalledTimes(2);
});

const googleScript = () =>
  standIn(`window.google = { accounts: { id: {
    initialize: ({ client_id, nonce, callback }) => { window.told.push(['initialize', client_id, nonce]); callback({ credential: 'token' }); },
    renderButton: (place, { text, width }) => { window.told.push(['render', text, width]); place.textContent = 'Google'; },
    disableAutoSelect: () => window.told.push('asks again'),
  } } };`);

test.each([
  ['login', 'signin_with'],
  ['signup', 'signup_with'],
] as const)('Google draws its button in its words for %s', async (mode, text) => {
  const place = document.createElement('div');
  const onCredential = vi.fn<GoogleButtonOptions['onCredential']>();
  await renderGoogleButton(place, { clientId: 'client-1', mode, width: 640, onCredential }, googleScript());
  expect(told).toEqual([
    ['initialize', 'client-1', expect.stringMatching(/^[\da-f]{64}$/)],
    ['render', text, 400],
  ]);
  expect(onCredential).toHaveBeenCalledWith({ token_id: 'token', nonce: expect.stringMatching(/^[\da-f]{64}$/) });
  expect(place.textContent).toBe('Google');
});

test('Google is given the hash of a secret that stays in the page, another one with each button', async () => {
  const secrets: string[] = [];
  for (let button = 0; button < 2; button += 1) {
    const onCredential: GoogleButtonOptions['onCredential'] = ({ nonce }) => void secrets.push(nonce);
    const place = document.createElement('div');
    await renderGoogleButton(place, { clientId: 'c', mode: 'login', width: 300, onCredential }, googleScript());
  }
  const hashes = await Promise.all(
    secrets.map((secret) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))),
  );
  const given = told.flatMap((call) => (Array.isArray(call) && call[0] === 'initialize' ? [String(call[2])] : []));
  expect(given).toEqual(
    hashes.map((hash) => Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')),
  );
  expect(new Set(secrets).size).toBe(2);
});

test('in a place without a width Google draws a button of 300 px', async () => {
  const place = document.createElement('div');
  await renderGoogleButton(
    place,
    { clientId: 'c', mode: 'login', width: 0, onCredential: () => undefined },
    googleScript(),
  );
  expect(told).toContainEqual(['render', 'signin_with', 300]);
});

test('at log-out Google is told to ask again, also where its script was not loaded yet', async () => {
  disableGoogleAutoSelect(googleScript());
  await expect.poll(() => told).toEqual(['asks again']);
});

test('a log-out waits for nothing when Google cannot be reached', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  disableGoogleAutoSelect(missing());
  await expect.poll(() => warn).toHaveBeenCalledWith('Google was not told of the log-out.', expect.any(Error));
});
