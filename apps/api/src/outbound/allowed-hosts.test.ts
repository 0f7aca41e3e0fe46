import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTranslatorConfig } from '@palimpsest/engine/translator-settings';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createHostCheck } from './allow-hosts.ts';
import { hostsOfServer, hostsOfTranslators } from './allowed-hosts.ts';

const hostsOf = (variables: NodeJS.ProcessEnv) => hostsOfServer(readConfig(variables), variables);

describe('the hosts that a server may call', () => {
  test('are none where no setting names one', () => {
    expect(hostsOf({})).toEqual([]);
  });

  test.each<[string, NodeJS.ProcessEnv, string[]]>([
    ['PostgreSQL', { DATABASE_URL: 'postgres://u:p@db.internal/app' }, ['db.internal:5432']],
    ['PostgreSQL over a socket', { DATABASE_URL: 'postgres://u@/app?host=/run/pg' }, ['unix:/run/pg/.s.PGSQL.5432']],
    ['e-mail', { SMTP_URL: 'smtp://mail.example.com', PUBLIC_URL: 'https://p.example' }, ['mail.example.com:587']],
    ['the virus scanner', { CLAMD_ADDRESS: '[::1]:3310' }, ['[::1]:3310']],
    ['the virus scanner over a socket', { CLAMD_ADDRESS: 'unix:/run/clamd.sock' }, ['unix:/run/clamd.sock']],
    ['Google', { GOOGLE_CLIENT_ID: 'us' }, ['www.googleapis.com:443']],
    ['Stripe', { STRIPE_SECRET_KEY: 'k', STRIPE_WEBHOOK_SECRET: 's' }, ['api.stripe.com:443']],
    ['a collector of traces', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel:4318' }, ['otel:4318']],
    ['a proxy', { NODE_USE_ENV_PROXY: '1', HTTPS_PROXY: 'http://proxy:3128' }, ['proxy:3128']],
    ['what is named beside', { OUTBOUND_HOSTS: '*.example.com, a.test:9000' }, ['*.example.com', 'a.test:9000']],
    [
      'an S3 store',
      { S3_BUCKET: 'files', S3_ENDPOINT: 'https://s3.example.com', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' },
      ['s3.example.com:443', 'files.s3.example.com:443'],
    ],
  ])('%s', (_, variables, expected) => {
    expect(hostsOf(variables)).toEqual(expected);
  });

  test('what is no address names none: whoever calls it says so', () => {
    expect(hostsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toEqual([]);
  });

  test.each(['postgres://host:none/app', 'postgres://host/app?sslmode=verify-full&sslrootcert=/no/such/file'])(
    'an address of PostgreSQL that cannot be used is told in one line: %s',
    (url) => {
      expect(() => hostsOf({ DATABASE_URL: url })).toThrow(/^The database at DATABASE_URL cannot be used \(.+\)\.$/);
    },
  );

  test('with the keys of the machine’s role: Amazon’s services and where a machine asks for them', () => {
    expect(hostsOf({ S3_BUCKET: 'files', S3_REGION: 'eu-west-1' })).toEqual(
      expect.arrayContaining(['files.s3.eu-west-1.amazonaws.com:443', '169.254.169.254', '*.amazonaws.com:443']),
    );
  });
});

const hostsOfTranslation = (variables: NodeJS.ProcessEnv) => hostsOfTranslators(readTranslatorConfig(variables));

describe('the hosts that translators call', () => {
  test('are those of the configured ones alone', () => {
    expect(hostsOfTranslation({ TRANSLATORS: 'apertium' })).toEqual([]);
    expect(
      hostsOfTranslation({ TRANSLATORS: 'deepl', DEEPL_API_KEY: 'k', DEEPL_URL: 'https://deepl.example.com/v2' }),
    ).toEqual(['deepl.example.com:443']);
    expect(hostsOfTranslation({ TRANSLATORS: 'bergamot', MODELS_DIR: '/models' })).toEqual([]);
  });

  test('every address that the engine knows without a setting is among them', async () => {
    const all = hostsOfTranslation({
      OPENAI_API_KEY: 'k',
      ANTHROPIC_API_KEY: 'k',
      DEEPL_API_KEY: 'k',
      AZURE_TRANSLATOR_KEY: 'k',
      LIBRETRANSLATE_URL: 'http://libre.example.com',
    });
    // Google's needs a key file.
    const isAllowed = createHostCheck([...all, 'translation.googleapis.com:443']);
    const folder = join(import.meta.dirname, '../../../../packages/engine/src/translation');
    const files = (await readdir(folder, { recursive: true })).filter(
      (name) => name.endsWith('.ts') && !name.includes('test'),
    );
    const code = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
    const addresses = code.join('\n').match(/(?:\?\?|\?|:|const publicModels =) 'https:\/\/[^']+'/g) ?? [];
    const hosts = new Set(addresses.map((found) => new URL(found.slice(found.indexOf('https'), -1)).hostname));
    // It is where a token of Google's comes from, and every key file names it.
    hosts.delete('oauth2.googleapis.com');
    expect(hosts.size).toBeGreaterThanOrEqual(6);
    expect([...hosts].filter((host) => !isAllowed({ host, port: 443 }))).toEqual([]);
  });
});
