import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { authResponse, imageProcess, processResponse, uploadResponse, type ProfilePayload } from '@palimpsest/contract';

/** A signed-in user of a server. */
export interface BenchUser {
  token: string;
  refreshToken: string;
  /** Answers what is asked once of whoever has not said where they work. */
  fillProfile(): Promise<void>;
  upload(picture: Uint8Array): Promise<string>;
  start(imageId: string): Promise<string>;
  /** Asks for the status until the process has ended. @throws Error when it failed */
  untilProcessed(messageId: string): Promise<void>;
}

/** The interval at which the status of a process is polled, in ms. */
const pollMs = 100;

/**
 * Signs up and logs in.
 * @param email one of its own for each user, where none is given
 */
export async function createUser(url: string, email = `${randomUUID()}@example.com`): Promise<BenchUser> {
  let token = '';
  const send = async (method: string, path: string, body?: FormData | object): Promise<unknown> => {
    const isForm = body instanceof FormData;
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return await response.json();
  };
  const account = { email, password: randomUUID() };
  await send('POST', '/v1/auth/signup', { ...account, name: 'Bench', surname: 'Bench' });
  const session = authResponse.parse(await send('POST', '/v1/auth/login', account));
  token = session.access_token;
  return {
    token,
    refreshToken: session.refresh_token,
    async fillProfile() {
      const profile = {
        company_name: 'Alba Botanica',
        company_sector: 'Retail',
        employee_count: '11-50',
        role: 'Design',
      } satisfies ProfilePayload;
      await send('PATCH', '/v1/user/profile', profile);
    },
    async upload(picture) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'poster.png');
      return uploadResponse.parse(await send('POST', '/v1/images', form)).image_id;
    },
    async start(imageId) {
      const json = { source_lang: 'English', target_lang: 'Spanish' };
      return processResponse.parse(await send('POST', `/v1/images/process/${imageId}`, json)).message_id;
    },
    async untilProcessed(messageId) {
      for (;;) {
        const process = imageProcess.parse(await send('GET', `/v1/images/process/${messageId}/status`));
        if (process.status === 'processed') return;
        if (process.status === 'failed') throw new Error(`Process ${messageId} failed: ${process.error_message}`);
        await delay(pollMs);
      }
    },
  };
}
