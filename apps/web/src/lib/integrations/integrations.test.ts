import type { ConfigResponse, Profile } from '@palimpsest/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { startIntegrations } from './integrations.ts';

afterEach(() => vi.restoreAllMocks());

const profile: Profile = {
  id: 'u-17',
  email: 'marta@albabotanica.example',
  name: 'Marta',
  surname: 'Ribera',
  company_name: null,
  company_sector: null,
  employee_count: null,
  role: null,
};
const price = { monthly: 'm', yearly: 'y' };
const bare: ConfigResponse = {
  google_client_id: null,
  billing: 'sandbox',
  prices: { starter: price, growth: price, pro: price },
};

/** Uses everything that can be integrated. There is no document here: a script that is asked for would be a line in the console. */
async function useAll(config: Promise<ConfigResponse>): Promise<() => string[]> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { analytics, chat, recording } = startIntegrations(config, () => '/preview');
  chat.identify(profile);
  recording.onPage('/preview');
  analytics.track('view_preview');
  chat.forget();
  await new Promise(setImmediate);
  return () => warn.mock.calls.map(([what]) => String(what));
}

test('without configuration all is off, and nothing is asked for', async () => {
  const warnings = await useAll(Promise.resolve(bare));
  expect(warnings()).toEqual([]);
});

test('where the configuration cannot be read, all is off and the console says why', async () => {
  const warnings = await useAll(Promise.reject(new Error('offline')));
  expect(warnings()).toEqual(['The configuration could not be read: analytics, chat and session recording stay off.']);
});

test('what is configured is asked for', async () => {
  const integrations = {
    analytics: { url: null, console: false },
    chat: { script_url: 'https://chat.example/widget.js', app_id: 'app-1', region: 'us' as const },
    session_recording: { script_url: 'https://record.example/tag.js' },
  };
  const warnings = await useAll(Promise.resolve({ ...bare, integrations }));
  // The code of each comes with its script.
  await vi.waitFor(() => {
    expect(warnings()).toContain('The chat could not start.');
    expect(warnings()).toContain('Session recording could not start.');
  });
});
