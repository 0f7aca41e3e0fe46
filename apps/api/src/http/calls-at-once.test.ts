import { errorBody, routes } from '@palimpsest/contract';
import { fastify, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerError } from './errors.ts';
import { createLogger } from './logging.ts';
import { createRegister } from './register.ts';

const most = 3;
const viewer = { userId: crypto.randomUUID(), sessionId: crypto.randomUUID(), isAdmin: false };

let app: FastifyInstance;
/** What the calls under way wait for. */
let gate: PromiseWithResolvers<void>;
let begun = 0;
beforeAll(() => {
  app = fastify({ loggerInstance: createLogger('silent') });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  const register = createRegister(app, { authenticate: async () => viewer }, most);
  register(routes.logout, async () => {
    begun += 1;
    await gate.promise;
    return {};
  });
  register(routes.uploadImage, async () => ({ image_id: crypto.randomUUID() }));
});
afterAll(() => app.close());

const call = () => app.inject({ method: 'POST', url: '/v1/auth/logout', payload: { refresh_token: 'x' } });
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
