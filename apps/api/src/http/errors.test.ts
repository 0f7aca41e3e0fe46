import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { DomainError } from '../domain-error.ts';
import { answerError } from './errors.ts';
import { createLogger } from './logging.ts';

/** Gives the status of the answer to an error, and the levels of the lines that it wrote. */
async function answerTo(error: Error) {
  const destination = new PassThrough();
  const app = fastify({ loggerInstance: createLogger('warn', destination) });
  app.setErrorHandler(answerError);
  app.get('/', async () => {
    throw error;
  });
  const { statusCode } = await app.inject('/');
  await app.close();
  destination.end();
  const lines = (await text(destination)).split('\n').filter(Boolean);
  return { statusCode, levels: lines.map((line) => (JSON.parse(line) as { level: number }).level) };
}

test('noise: anybody can ask for what is not set up, and writes no error lines with it', async () => {
  const error = new DomainError('not_configured', 'Sign-in with Google is not set up on this installation.');
  expect(await answerTo(error)).toEqual({ statusCode: 501, levels: [] });
});

test('a fault of ours writes an error line', async () => {
  expect(await answerTo(new TypeError('undefined is not a function'))).toEqual({ statusCode: 500, levels: [50] });
});
