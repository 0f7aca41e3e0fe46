import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLogger } from './logging.ts';

test('a query that fails is logged with its statement and without its values', () => {
  let written = '';
  const log = createLogger('info', new Writable({ write: (chunk, _, done) => ((written += String(chunk)), done()) }));
  const cause = new Error('invalid byte sequence');
  log.error({ err: new DrizzleQueryError('insert into users values ($1)', ['ada@example.com'], cause) }, 'failed');
  expect(written).toContain('invalid byte sequence in: insert into users values ($1)');
  expect(written).not.toContain('ada@example.com');
});
