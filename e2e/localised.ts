import { readFile } from 'node:fs/promises';
import { expect, type PlaywrightWorkerArgs } from '@playwright/test';
import { ada, signUpByApi, type Session } from './account.ts';
import { posterFile } from './posters.ts';
import type { Product } from './product.ts';

export interface Localised {
  /** The session of the poster's owner, as `localStorage` holds it. */
  tokens: Session;
  /** The finished localization that the editor opens. */
  messageId: string;
}

/** Has a poster localised for a new user, without loading the app. */
export async function localisePoster(
  playwright: PlaywrightWorkerArgs['playwright'],
  product: Product,
): Promise<Localised> {
  const server = await playwright.request.newContext({ baseURL: product.url });
  const tokens = await signUpByApi(server, product.url, ada);
  const headers = { authorization: `Bearer ${tokens.accessToken}` };
  const file = { name: 'skin-care.png', mimeType: 'image/png', buffer: await readFile(posterFile('skin-care')) };
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
