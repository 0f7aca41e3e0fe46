import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { fastify } from 'fastify';
import { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { answerError, isOutage } from './errors.ts';

/** The response to a call whose handler meets this failure. */
async function answerTo(failure: () => Promise<unknown>) {
  const app = fastify();
  app.setErrorHandler(answerError);
  app.get('/', failure);
  const { statusCode, headers, json } = await app.inject('/');
  await app.close();
  return { status: statusCode, retryAfter: headers['retry-after'], body: json<unknown>() };
}

const fillDisk = () => pipeline(Readable.from(['a file']), createWriteStream('/dev/full'));
const fail = () => Promise.reject(new TypeError('undefined is not a function'));

const away = { status: 503, retryAfter: '5', body: { code: 'unavailable' } };

describe('what is away for now is said so, with a time to come back', () => {
  test('a full disk', async () => {
    expect(await answerTo(fillDisk)).toMatchObject(away);
  });

  test('a database that is stopped', async () => {
    const pool = new Pool({ connectionString: 'postgres://127.0.0.1:1/none' });
    expect(await answerTo(() => drizzle(pool).execute(sql`select 1`))).toMatchObject(away);
    await pool.end();
  });
});

test.each([
  ['57P01', true],
  ['53100', true],
  ['08006', true],
  ['23505', false],
  ['22P02', false],
])('PostgreSQL’s state %s is an outage: %s', (code, expected) => {
  expect(isOutage(Object.assign(new Error('x'), { code }))).toBe(expected);
});

test('a fault of ours is none', async () => {
  expect(await answerTo(fail)).toMatchObject({ status: 500, body: { code: 'internal' } });
});
