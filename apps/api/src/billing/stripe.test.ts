import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkoutResponse } from '@palimpsest/contract';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscriptions } from '../db/schema.ts';
import { printCount, repetitions } from '../testing/counts.ts';
import type { TestUser } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const webhookSecret = 'whsec_of_the_test';
const signer = new Stripe('sk_test_x').webhooks;

/** Stripe's API as far as a checkout needs it; keeps what it was asked. */
let stub: Server;
const asked: URLSearchParams[] = [];
/** Ids of the subscriptions that were cancelled there. */
const cancelled: string[] = [];
/** Whether it cannot cancel anything for now. */
let isAway = false;
let server: TestServer;
beforeAll(async () => {
  stub = createServer((request, response) => {
    if (request.method === 'DELETE') {
      const id = request.url?.split('/').at(-1) ?? '';
      if (!isAway) cancelled.push(id);
      response.writeHead(isAway ? 500 : 200, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
      response.end(
        JSON.stringify(isAway ? { error: { type: 'api_error', message: 'away' } } : { id, status: 'canceled' }),
      );
      return;
    }
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
    PUBLIC_URL: 'https://images.example',
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
  subscription?: string;
}

const event = (type: string, object: object, created = now()): string =>
  JSON.stringify({ id: `evt_${crypto.randomUUID()}`, object: 'event', created, type, data: { object } });

function subscriptionEvent(user: Pick<TestUser, 'id'>, fields: EventFields = {}): string {
  const { created, status = 'active', price = 'price_starter_monthly', subscription = `sub_${user.id}` } = fields;
  const item = { price: { id: price }, current_period_end: fields.periodEnd ?? periodEnd };
  const object = {
    id: subscription,
    object: 'subscription',
    customer: `cus_${user.id}`,
    status,
    metadata: { user_id: user.id },
    items: { data: [item] },
  };
  return event('customer.subscription.updated', object, created);
}

interface InvoiceFields {
  id?: string;
  prices?: { price: string; proration?: boolean }[];
  paid?: number;
  reason?: string;
}

function invoiceEvent(user: Pick<TestUser, 'id'>, fields: InvoiceFields = {}): string {
  const { id = `in_${crypto.randomUUID()}`, paid = 900, reason = 'subscription_cycle' } = fields;
  const lines = fields.prices ?? [{ price: 'price_starter_monthly' }];
  return event('invoice.paid', {
    id,
    object: 'invoice',
    amount_paid: paid,
    billing_reason: reason,
    parent: { subscription_details: { subscription: `sub_${user.id}`, metadata: { user_id: user.id } } },
    lines: {
      data: lines.map(({ price, proration = false }) => ({
        parent: { type: 'subscription_item_details', subscription_item_details: { proration } },
        pricing: { type: 'price_details', price_details: { price } },
      })),
    },
  });
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

const remove = (user: TestUser) =>
  server.send('DELETE', '/v1/user', { token: user.token, json: { confirm_email: user.email } });

test('a checkout is opened at Stripe for this user and this price', async () => {
  const user = await server.signUp();
  const { body } = await server.send('POST', '/v1/payments/create-checkout-session', {
    token: user.token,
    json: {
      price_id: 'price_growth_yearly',
      success_url: 'https://images.example/preview',
      cancel_url: 'https://images.example/preview',
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
    success_url: 'https://images.example/preview?session_id={CHECKOUT_SESSION_ID}',
  });
});

describe('credits', () => {
  test('replay: an invoice that is delivered ten times at once grants once', async () => {
    const user = await server.signUp();
    const payload = invoiceEvent(user);
    const statuses = await Promise.all(Array.from({ length: 10 }, () => deliver(payload)));
    expect(statuses).toEqual(Array<number>(10).fill(200));
    expect(await creditsOf(user)).toMatchObject({ remaining_credits: 55 });
  });

  test('each further period that is paid grants once more, and a year twelve months at once', async () => {
    const user = await server.signUp();
    await deliver(invoiceEvent(user));
    await deliver(invoiceEvent(user));
    expect(await creditsOf(user)).toMatchObject({ remaining_credits: 105 });
    await deliver(invoiceEvent(user, { prices: [{ price: 'price_starter_yearly' }] }));
    expect(await creditsOf(user)).toMatchObject({ remaining_credits: 705 });
  });

  test('for periods that nobody paid are not granted', async () => {
    const user = await server.signUp();
    for (let period = 1; period <= 5; period += 1) {
      await deliver(subscriptionEvent(user, { status: 'past_due', periodEnd: periodEnd + period * monthSeconds }));
    }
    expect(await creditsOf(user)).toMatchObject({ remaining_credits: 5 });
    expect(await hasSubscription(user)).toMatchObject({ has_subscription: true });
  });

  test('are not made by switching between month and year: what a switch gives back pays for nothing', async () => {
    const user = await server.signUp();
    await deliver(invoiceEvent(user, { reason: 'subscription_create' }));
    const yearly = { price: 'price_starter_yearly' };
    await deliver(invoiceEvent(user, { reason: 'subscription_update', paid: 7_500, prices: [yearly] }));
    expect(await creditsOf(user)).toMatchObject({ remaining_credits: 655 });
    for (const price of ['price_starter_monthly', 'price_starter_yearly', 'price_starter_monthly']) {
      await deliver(subscriptionEvent(user, { price, periodEnd: periodEnd + monthSeconds }));
      await deliver(invoiceEvent(user, { reason: 'subscription_update', paid: 0, prices: [{ price }] }));
    }
    expect(await creditsOf(user)).toMatchObject({ remaining_credits: 655 });
  });

  test('are not granted for the difference when a plan is changed within its period', async () => {
    const user = await server.signUp();
    const prices = [
      { price: 'price_starter_monthly', proration: true },
      { price: 'price_growth_monthly', proration: true },
    ];
    await deliver(invoiceEvent(user, { reason: 'subscription_update', prices }));
    expect(await creditsOf(user)).toMatchObject({ remaining_credits: 5 });
  });
});

describe('an event', () => {
  test('out of order: an older one that comes late does not bring an ended subscription back', async () => {
    const user = await server.signUp();
    const older = subscriptionEvent(user, { created: now() - 60 });
    await deliver(subscriptionEvent(user, { status: 'canceled', created: now() }));
    expect(await deliver(older)).toBe(200);
    expect(await hasSubscription(user)).toEqual({ has_subscription: false });
  });

  test('of the same second that comes late takes nothing from who has paid', async () => {
    const user = await server.signUp();
    const created = now();
    await deliver(subscriptionEvent(user, { status: 'active', created }));
    await deliver(subscriptionEvent(user, { status: 'incomplete', created }));
    expect(await hasSubscription(user)).toMatchObject({ has_subscription: true });
  });

  test('two tabs, two subscriptions: the end of one leaves the other', async () => {
    const user = await server.signUp();
    await deliver(subscriptionEvent(user, { subscription: `sub_1_${user.id}`, price: 'price_pro_monthly' }));
    await deliver(subscriptionEvent(user, { subscription: `sub_2_${user.id}` }));
    expect(await creditsOf(user)).toMatchObject({ is_unlimited: true });
    await deliver(subscriptionEvent(user, { subscription: `sub_2_${user.id}`, status: 'canceled' }));
    expect(await hasSubscription(user)).toMatchObject({ has_subscription: true });
    expect(await creditsOf(user)).toMatchObject({ is_unlimited: true });
  });

  test('a customer who comes back is the same customer at Stripe', async () => {
    const user = await server.signUp();
    await deliver(subscriptionEvent(user, { status: 'canceled' }));
    const url = 'https://images.example/preview';
    await server.send('POST', '/v1/payments/create-checkout-session', {
      token: user.token,
      json: { price_id: 'price_growth_yearly', success_url: url, cancel_url: url },
    });
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ customer: `cus_${user.id}` });
  });

  test('shuffled: two subscriptions through all their states, ten times each event, mixed and at once, end in the same state with one grant an invoice', async () => {
    const created = now();
    const states = ['incomplete', 'active', 'past_due', 'active'];
    const orders = fc.sample(fc.shuffledSubarray(tenTimesEach(states.length * 2 + 2), { minLength: 100 }), {
      numRuns,
      seed,
    });
    for (const order of orders) {
      const user = await server.signUp();
      const [kept, ended] = [`sub_kept_${user.id}`, `sub_ended_${user.id}`];
      const payloads = [
        // Two of each second.
        ...states.map((status, at) =>
          subscriptionEvent(user, { subscription: kept, status, created: created + Math.floor(at / 2), periodEnd }),
        ),
        ...['incomplete', 'active', 'active', 'canceled'].map((status, at) =>
          subscriptionEvent(user, { subscription: ended, status, created: created + Math.floor(at / 2), periodEnd }),
        ),
        invoiceEvent(user, { reason: 'subscription_create' }),
        invoiceEvent(user),
      ];
      const statuses = await Promise.all(order.map((index) => deliver(payloads[index] ?? '')));
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await creditsOf(user)).toMatchObject({ remaining_credits: 105 });
      expect(await hasSubscription(user)).toMatchObject({ has_subscription: true });
      const found = await server.application.database.db
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.userId, user.id));
      expect(Object.fromEntries(found.map(({ subscriptionId, status }) => [subscriptionId, status]))).toEqual({
        [kept]: 'active',
        [ended]: 'canceled',
      });
    }
    printCount(`Stripe: ${numRuns} × 10 events, 10 times each, mixed and at once: one state and one grant an invoice`);
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

  test.each([
    ['no JSON', 'not json'],
    ['JSON that is no event', '[]'],
    ['no content', event('customer.subscription.updated', {})],
    ['no items', subscriptionEvent({ id: crypto.randomUUID() }).replace(/"data":\[\{.*\}\]/, '"data":[]')],
    ['an unknown status', subscriptionEvent({ id: crypto.randomUUID() }, { status: 'enchanted' })],
    ['U+0000 in an id', subscriptionEvent({ id: crypto.randomUUID() }, { subscription: 'sub_\0' })],
    ['a period that ends after the end of time', subscriptionEvent({ id: crypto.randomUUID() }, { periodEnd: 1e15 })],
    ['an invoice without lines', event('invoice.paid', { id: 'in_1', amount_paid: 1, billing_reason: null })],
  ])('with a good signature and odd content is refused: %s', async (_, payload) => {
    expect(await deliver(payload)).toBe(400);
  });

  test('about nobody who is known here is received, so that Stripe does not send it for days', async () => {
    for (const id of [crypto.randomUUID(), 'nobody', '']) {
      expect(await deliver(subscriptionEvent({ id }))).toBe(200);
      expect(await deliver(invoiceEvent({ id }))).toBe(200);
    }
    expect(await deliver(event('charge.succeeded', { id: 'ch_1' }))).toBe(200);
  });
});

describe('deleting an account', () => {
  test('ends its subscriptions at Stripe first, and later events change nothing', async () => {
    const user = await server.signUp();
    await deliver(subscriptionEvent(user));
    await deliver(subscriptionEvent(user, { subscription: `sub_over_${user.id}`, status: 'canceled' }));
    expect((await remove(user)).status).toBe(200);
    expect(cancelled.filter((id) => id.includes(user.id))).toEqual([`sub_${user.id}`]);
    expect(await deliver(subscriptionEvent(user, { status: 'canceled' }))).toBe(200);
  });

  test('deletes nothing while Stripe cannot be reached', async () => {
    const user = await server.signUp();
    await deliver(subscriptionEvent(user));
    isAway = true;
    expect(await remove(user)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    isAway = false;
    expect(await hasSubscription(user)).toMatchObject({ has_subscription: true });
    expect((await remove(user)).status).toBe(200);
  });

  test('a checkout that was open and is paid afterwards is ended at Stripe', async () => {
    const user = await server.signUp();
    expect((await remove(user)).status).toBe(200);
    expect(await deliver(subscriptionEvent(user))).toBe(200);
    expect(cancelled).toContain(`sub_${user.id}`);
  });
});
