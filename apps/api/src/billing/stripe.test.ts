import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkoutResponse } from '@palimpsest/contract';
import * as fc from 'fast-check';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printCount, repetitions } from '../soak/counts.ts';
import type { TestUser } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const webhookSecret = 'whsec_of_the_test';
const signer = new Stripe('sk_test_x').webhooks;

/** Stripe's API as far as a checkout needs it; keeps what it was asked. */
let stub: Server;
const asked: URLSearchParams[] = [];
let server: TestServer;
beforeAll(async () => {
  stub = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => asked.push(new URLSearchParams(body)));
    const session = { id: 'cs_test_1', object: 'checkout.session', url: 'https://checkout.example/cs_test_1' };
    request.on('end', () => response.setHeader('content-type', 'application/json').end(JSON.stringify(session)));
  });
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  server = await startTestServer({
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: `http://127.0.0.1:${(stub.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  await server.stop();
  stub.close();
});

const now = () => Math.floor(Date.now() / 1_000);
const monthSeconds = 30 * 24 * 60 * 60;
const periodEnd = now() + monthSeconds;

const [numRuns, seed] = [repetitions(3, 50), 20_251_122];
/** Each of so many events, ten times, by its place. */
const tenTimesEach = (events: number) => Array.from({ length: events * 10 }, (_, index) => index % events);

interface EventFields {
  id?: string;
  created?: number;
  status?: string;
  price?: string;
  periodEnd?: number;
}

function subscriptionEvent(user: TestUser, fields: EventFields = {}): string {
  const {
    id = `evt_${crypto.randomUUID()}`,
    created = now(),
    status = 'active',
    price = 'price_starter_monthly',
  } = fields;
  const item = { price: { id: price }, current_period_end: fields.periodEnd ?? now() + monthSeconds };
  const object = {
    id: `sub_${user.id}`,
    object: 'subscription',
    customer: `cus_${user.id}`,
    status,
    metadata: { user_id: user.id },
    items: { data: [item] },
  };
  return JSON.stringify({ id, object: 'event', created, type: 'customer.subscription.updated', data: { object } });
}

async function deliver(payload: string, { timestamp = now(), secret = webhookSecret } = {}): Promise<number> {
  const signature = signer.generateTestHeaderString({ payload, secret, timestamp });
  const response = await fetch(new URL('/v1/payments/webhook', server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  return response.status;
}

const creditsOf = async ({ token }: TestUser) =>
  (await server.send('GET', '/v1/subscriptions/credits', { token })).body;
const hasSubscription = async ({ token }: TestUser) => (await server.send('GET', '/v1/subscriptions', { token })).body;

test('a checkout is opened at Stripe for this user and this price', async () => {
  const user = await server.signUp();
  const { body } = await server.send('POST', '/v1/payments/create-checkout-session', {
    token: user.token,
    json: {
      price_id: 'price_growth_yearly',
      success_url: `${server.url}/preview`,
      cancel_url: `${server.url}/preview`,
    },
  });
  expect(checkoutResponse.parse(body)).toEqual({
    session_id: 'cs_test_1',
    checkout_url: 'https://checkout.example/cs_test_1',
  });
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
    mode: 'subscription',
    'line_items[0][price]': 'price_growth_yearly',
    'line_items[0][quantity]': '1',
    'subscription_data[metadata][user_id]': user.id,
    success_url: `${server.url}/preview?session_id={CHECKOUT_SESSION_ID}`,
  });
});

describe('an event', () => {
  test('replay: delivered ten times at once, it grants once', async () => {
    const user = await server.signUp();
    const payload = subscriptionEvent(user);
    const statuses = await Promise.all(Array.from({ length: 10 }, () => deliver(payload)));
    expect(statuses).toEqual(Array<number>(10).fill(200));
    expect(await creditsOf(user)).toMatchObject({ remaining_credits: 55 });
    expect(await hasSubscription(user)).toEqual({ has_subscription: true });
  });

  test('two events about one paid period grant once', async () => {
    const user = await server.signUp();
    await deliver(subscriptionEvent(user, { periodEnd }));
    await deliver(subscriptionEvent(user, { periodEnd }));
    expect(await creditsOf(user)).toMatchObject({ remaining_credits: 55 });
  });

  test('a renewal grants the next period', async () => {
    const user = await server.signUp();
    await deliver(subscriptionEvent(user));
    await deliver(subscriptionEvent(user, { periodEnd: now() + 2 * monthSeconds }));
    expect(await creditsOf(user)).toMatchObject({ remaining_credits: 105 });
  });

  test('out of order: an older one that comes late does not bring an ended subscription back', async () => {
    const user = await server.signUp();
    const older = subscriptionEvent(user, { created: now() - 60 });
    await deliver(subscriptionEvent(user, { status: 'canceled', created: now() }));
    expect(await deliver(older)).toBe(200);
    expect(await hasSubscription(user)).toEqual({ has_subscription: false });
  });

  test(`out of order: all of a paid period, ten times each, mixed and at once, grant once and leave the newest state`, async () => {
    const created = now();
    const states = ['incomplete', 'active', 'past_due', 'active'];
    const orders = fc.sample(fc.shuffledSubarray(tenTimesEach(states.length), { minLength: 40 }), { numRuns, seed });
    for (const order of orders) {
      const user = await server.signUp();
      const payloads = states.map((status, at) =>
        subscriptionEvent(user, { status, created: created - 4 + at, periodEnd }),
      );
      const statuses = await Promise.all(order.map((event) => deliver(payloads[event] ?? '')));
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await creditsOf(user)).toMatchObject({ remaining_credits: 55 });
      expect(await hasSubscription(user)).toEqual({ has_subscription: true });
    }
    printCount(`Stripe: ${numRuns} × ${states.length} events, 10 times each, mixed and at once: one grant each time`);
  });

  test.each([
    ['signed with another secret', { secret: 'whsec_guessed' }],
    ['signed ten minutes ago', { timestamp: now() - 600 }],
    ['signed ten minutes in the future', { timestamp: now() + 600 }],
  ])('%s is refused', async (_, options) => {
    const user = await server.signUp();
    expect(await deliver(subscriptionEvent(user), options)).toBe(400);
    expect(await hasSubscription(user)).toEqual({ has_subscription: false });
  });

  test('about an unknown price is refused', async () => {
    const user = await server.signUp();
    expect(await deliver(subscriptionEvent(user, { price: 'price_unknown' }))).toBe(400);
    expect(await hasSubscription(user)).toEqual({ has_subscription: false });
  });
});
