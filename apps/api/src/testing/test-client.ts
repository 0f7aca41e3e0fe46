import { randomUUID } from 'node:crypto';
import { authResponse, profile, signupResponse, uploadResponse } from '@palimpsest/contract';
import { noteSecrets } from './seen-secrets.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface RequestOptions {
  token?: string | undefined;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/** A signed-in user. */
export interface TestUser {
  id: string;
  email: string;
  password: string;
  token: string;
  refreshToken: string;
}

/** Talks to a server over HTTP, as any client would. */
export interface TestClient {
  url: string;
  send(method: string, path: string, options?: RequestOptions): Promise<Answer>;
  signUp(): Promise<TestUser>;
  /** Uploads the bytes as the form's file and gives the image id. */
  upload(token: string, bytes: Uint8Array, type?: string): Promise<string>;
}

export function createTestClient(url: string): TestClient {
  const client: TestClient = {
    url,
    async send(method, path, { token, json, form, headers = {} } = {}) {
      const response = await fetch(new URL(path, url), {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(form && { body: form }),
        ...(json !== undefined && { body: JSON.stringify(json) }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    },
    async signUp() {
      const [email, password] = [`${randomUUID()}@example.com`, randomUUID()];
      const signup = await client.send('POST', '/v1/auth/signup', {
        json: { name: 'Ada', surname: 'L', email, password },
      });
      signupResponse.parse(signup.body);
      const login = await client.send('POST', '/v1/auth/login', { json: { email, password } });
      const tokens = authResponse.parse(login.body);
      noteSecrets(email, password, tokens.access_token, tokens.refresh_token);
      const token = tokens.access_token;
      const { id } = profile.parse((await client.send('GET', '/v1/user/profile', { token })).body);
      return { id, email, password, token, refreshToken: tokens.refresh_token };
    },
    async upload(token, bytes, type = 'image/png') {
      const answer = await client.send('POST', '/v1/images', { token, form: fileForm(bytes, type) });
      return uploadResponse.parse(answer.body).image_id;
    },
  };
  return client;
}

/** A form with one file in the field that uploads use. */
export function fileForm(bytes: Uint8Array, type: string, field = 'file', name = 'poster'): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}
