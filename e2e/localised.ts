import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type APIRequestContext, type PlaywrightWorkerArgs } from '@playwright/test';
import { ada } from './account.ts';
import type { Product } from './product.ts';

const poster = join(import.meta.dirname, '..', 'bench', 'posters', 'skin-care', 'poster.png');

/** Signs a user up and logs them in without loading the app. @returns what `localStorage` holds for them */
export async function logIn(server: APIRequestContext): Promise<Record<string, string>> {
  await server.post('/v1/auth/signup', { data: ada });
  const { email, password } = ada;
  const login = await (await server.post('/v1/auth/login', { data: { email, password } })).json();
  const { access_token: access, refresh_token: refresh } = login as Record<string, string>;
  return { accessToken: access ?? '', refreshToken: refresh ?? '', authToken: access ?? '', isAuthenticated: 'true' };
}

export interface Localised {
  /** What `localStorage` holds for the user whose poster it is. */
  tokens: Record<string, string>;
  /** The finished localization that the editor opens. */
  messageId: string;
}

/** Has a poster localised for a new user, without loading the app. */
export async function localisePoster(
  playwright: PlaywrightWorkerArgs['playwright'],
  product: Product,
): Promise<Localised> {
  const server = await playwright.request.newContext({ baseURL: product.url });
  const tokens = await logIn(server);
  const headers = { authorization: `Bearer ${tokens.accessToken ?? ''}` };
  const profile = { company_name: 'Alba Botanica', company_sector: 'Retail', employee_count: '11-50', role: 'Design' };
  await server.patch('/v1/user/profile', { headers, data: profile });
  const file = { name: 'skin-care.png', mimeType: 'image/png', buffer: await readFile(poster) };
  const upload = await (await server.post('/v1/images', { headers, multipart: { file } })).json();
  const { image_id: image } = upload as { image_id: string };
  const languages = { source_lang: 'English', target_lang: 'Spanish' };
  const start = await server.post(`/v1/images/process/${image}`, { headers, data: languages });
  const { message_id: messageId } = (await start.json()) as { message_id: string };
  await expect
    .poll(
      async () => {
        const answer = await server.get(`/v1/images/process/${messageId}/status`, { headers });
        return ((await answer.json()) as { status: string }).status;
      },
      { timeout: 300_000 },
    )
    .toBe('processed');
  await server.dispose();
  return { tokens, messageId };
}
