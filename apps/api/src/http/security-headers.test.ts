import type { IntegrationSettings } from '@palimpsest/contract';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { readConfig, integrationsOf } from '../config.ts';
import { sendSecurityHeaders } from './security-headers.ts';

/** The policy of the pages, by directive. */
async function policyOf(
  variables: NodeJS.ProcessEnv,
): Promise<{ policy: Map<string, string>; sent: IntegrationSettings }> {
  const config = readConfig(variables);
  const integrations = integrationsOf(config);
  const app = fastify();
  sendSecurityHeaders(app, {
    publicUrl: undefined,
    googleSignIn: false,
    integrations,
    integrationOrigins: config.INTEGRATION_ORIGINS,
  });
  const { headers } = await app.inject('/');
  const directives = String(headers['content-security-policy']).split(';');
  const policy = new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  return { policy, sent: integrations };
}

/** The headers of every answer of a server that browsers find at `publicUrl`. */
async function headersAt(publicUrl: string | undefined, path = '/') {
  const app = fastify();
  const { integrations, integrationOrigins } = {
    integrations: integrationsOf(readConfig({})),
    integrationOrigins: [],
  };
  sendSecurityHeaders(app, { publicUrl, googleSignIn: false, integrations, integrationOrigins });
  return (await app.inject(path)).headers;
}

test.each(['/', '/v1/config'])(
  '%s: no answer is sniffed, framed or told to others, and over TLS browsers stay there for a year',
  async (path) => {
    const plain = await headersAt(undefined, path);
    expect(plain).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    });
    expect(plain['content-security-policy']).not.toContain('unsafe-eval');
    expect(plain).not.toHaveProperty('strict-transport-security');
    expect(await headersAt('https://images.example', path)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  },
);

test('without configuration nothing from elsewhere is offered or allowed', async () => {
  const { policy, sent } = await policyOf({ INTEGRATION_ORIGINS: 'https://cdn.example' });
  expect(sent).toEqual({ analytics: { url: null, console: false }, chat: null, session_recording: null });
  expect([...policy.values()].join(' ')).not.toContain('example');
});

test('the chat is loaded from the vendor with our id, and may use the origins that are named', async () => {
  const { policy, sent } = await policyOf({
    CHAT_APP_ID: 'a b',
    CHAT_REGION: 'eu',
    INTEGRATION_ORIGINS: 'https://*.chat.example, wss://push.chat.example',
  });
  expect(sent.chat).toEqual({
    app_id: 'a b',
    region: 'eu',
    script_url: 'https://widget.intercom.io/widget/a%20b',
  });
  const added = 'https://widget.intercom.io https://*.chat.example wss://push.chat.example';
  expect(policy.get('script-src')).toBe(`'self' ${added}`);
  expect(policy.get('connect-src')).toBe(`'self' blob: data: ${added}`);
  expect(policy.get('frame-src')).toBe(added);
});

test('analytics may be posted to, and run nothing', async () => {
  const { policy } = await policyOf({ ANALYTICS_URL: 'https://events.example/collect' });
  expect(policy.get('connect-src')).toBe("'self' blob: data: https://events.example");
  expect(policy.get('script-src')).toBe("'self'");
});

test('the script that records comes from its own origin', async () => {
  const { policy } = await policyOf({ RECORDING_SCRIPT_URL: 'https://record.example/v1/tag.js' });
  expect(policy.get('script-src')).toBe("'self' https://record.example");
});

test.each(['cdn.example', 'https://cdn.example/path', "https://cdn.example; script-src 'unsafe-inline'"])(
  'what is no origin is refused at the start: %s',
  (origin) => {
    expect(() => readConfig({ INTEGRATION_ORIGINS: origin })).toThrow(
      'must list origins, such as https://*.intercom.io',
    );
  },
);
