import { randomUUID } from 'node:crypto';
import { authResponse, imageProcess, processResponse, uploadResponse, type ImageProcess } from '@palimpsest/contract';

/** A signed-in user of a server. */
export interface BenchUser {
  token: string;
  upload(picture: Uint8Array): Promise<string>;
  start(imageId: string): Promise<string>;
  status(messageId: string): Promise<ImageProcess>;
}

/** Signs up and logs in. */
export async function createUser(url: string): Promise<BenchUser> {
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
  const account = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  await send('POST', '/v1/auth/signup', { ...account, name: 'Bench', surname: 'Bench' });
  token = authResponse.parse(await send('POST', '/v1/auth/login', account)).access_token;
  return {
    token,
    async upload(picture) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'poster.png');
      return uploadResponse.parse(await send('POST', '/v1/images', form)).image_id;
    },
    async start(imageId) {
      const json = { source_lang: 'English', target_lang: 'Spanish' };
      return processResponse.parse(await send('POST', `/v1/images/process/${imageId}`, json)).message_id;
    },
    status: async (messageId) => imageProcess.parse(await send('GET', `/v1/images/process/${messageId}/status`)),
  };
}
