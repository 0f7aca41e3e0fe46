import { errorBody, routes } from '@palimpsest/contract';
import { fastify, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerError } from './errors.ts';
import { createLogger } from './logging.ts';
import { createRegister } from './register.ts';

const most = 3;
const viewer = { userId: crypto.randomUUID(), sessionId: crypto.randomUUID(), isAdmin: false };
/** Checks of a token wait for this promise, as they wait for the database. */
let tokenGate = Promise.resolve();

const authenticate = async () => {
  await tokenGate;
  return viewer;
};
const audit = () => Promise.resolve();

let app: FastifyInstance;
/** The handlers of the calls under way wait for this promise. */
let gate: PromiseWithResolvers<void>;
let begun = 0;
beforeAll(() => {
  app = fastify({ loggerInstance: createLogger('silent') });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  const { register, registerSlow } = createRegister(app, { accounts: { authenticate }, audit, maxCalls: most });
  register(routes.logout, async () => {
    begun += 1;
    await gate.promise;
  });
  register(routes.logoutEverywhere, async () => undefined);
  registerSlow(routes.translateTexts, async () => {
    begun += 1;
    await gate.promise;
    return { texts: [], remaining: 0 };
  });
  register(routes.uploadImage, async () => ({ image_id: crypto.randomUUID() }));
});
afterAll(() => app.close());

/** Sends a request at once; `inject` alone waits until somebody waits for its answer. */
const send = async (url: string, payload?: object) =>
  await app.inject({ method: 'POST', url, ...(payload && { payload }) });
const call = () => send('/v1/auth/logout', { refresh_token: 'x' });
const statuses = async (answers: ReturnType<typeof call>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode);

test('a flood of calls: those that the server cannot work on are told at once when to come back, and the others are answered', async () => {
  gate = Promise.withResolvers();
  const underWay = Array.from({ length: most }, call);
  await expect.poll(() => begun).toBe(most);
  const refused = await Promise.all(Array.from({ length: 20 }, call));
  for (const { statusCode, headers, json } of refused) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(errorBody.parse(json())).toMatchObject({ code: 'unavailable' });
  }
  expect(begun).toBe(most);
  const upload = { method: 'POST', url: '/v1/images' } as const;
  expect((await app.inject(upload)).statusCode).toBe(200);
  gate.resolve();
  expect(await statuses(underWay)).toEqual(Array.from({ length: most }, () => 200));
  expect(await statuses([call()])).toEqual([200]);
});

test('a flood of calls whose tokens are looked up: the database is asked by few of them at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  tokenGate = promise;
  const calls = Array.from({ length: 20 }, () => send('/v1/auth/logout-everywhere'));
  const refused = await Promise.all(calls.slice(most));
  expect(new Set(refused.map(({ statusCode, headers }) => `${statusCode} ${headers['retry-after']}`))).toEqual(
    new Set(['503 5']),
  );
  resolve();
  expect(await statuses(calls.slice(0, most))).toEqual(Array.from({ length: most }, () => 200));
});

test('calls that wait for other servers keep nobody from those that wait for the database', async () => {
  gate = Promise.withResolvers();
  begun = 0;
  const payload = { message_id: crypto.randomUUID(), text_ids: [1] };
  const slow = Array.from({ length: most }, () => send(routes.translateTexts.path, payload));
  await expect.poll(() => begun).toBe(most);
  expect((await send('/v1/auth/logout-everywhere')).statusCode).toBe(200);
  gate.resolve();
  expect(new Set(await statuses(slow))).toEqual(new Set([200]));
});
