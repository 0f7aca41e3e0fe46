import { createHash } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { checkoutResponse, configResponse, portalResponse, subscriptionResponse } from '@palimpsest/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blankPicture } from '../testing/sample-poster.ts';
import type { TestUser } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const here = () => `${server.url}/preview`;
const checkout = (user: TestUser, price: string, fields: object = {}) =>
  server.send('POST', '/v1/payments/create-checkout-session', {
    token: user.token,
    json: { price_id: price, quantity: 1, success_url: here(), cancel_url: here(), ...fields },
  });
const press = (address: string) =>
  fetch(new URL(address, server.url), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
const get = async (user: TestUser, path: string) => (await server.send('GET', path, { token: user.token })).body;
async function buy(user: TestUser, price: string) {
  const { checkout_url: address, session_id: id } = checkoutResponse.parse((await checkout(user, price)).body);
  return { address, id, response: await press(address) };
}

describe('the sandbox', () => {
  test('is what an installation without a payment provider has, with a price for each plan', async () => {
    const { body } = await server.send('GET', '/v1/config');
    const { billing, prices } = configResponse.parse(body);
    expect([billing, prices.growth.yearly]).toEqual(['sandbox', 'price_growth_yearly']);
    const ids = Object.values(prices).flatMap(({ monthly, yearly }) => [monthly, yearly]);
    expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
  });

  test('a checkout is a page with a button that subscribes and leads back', async () => {
    const user = await server.signUp();
    expect(await get(user, '/v1/subscriptions')).toEqual({ has_subscription: false });
    const { body } = await checkout(user, 'price_starter_monthly');
    const { checkout_url: address, session_id: id } = checkoutResponse.parse(body);
    const page = await server.send('GET', address);
    const facts = [...String(page.body).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, ...fact]) => fact);
    expect(facts).toEqual([
      ['Plan', 'Starter'],
      ['Images', '50 a month'],
      ['Billed', 'Monthly'],
      ['Price', '$9 a month'],
    ]);
    expect(String(page.body)).toContain('No money is taken.');
    const policy = page.headers.get('content-security-policy');
    const style = /<style>(.*)<\/style>/s.exec(String(page.body))?.[1] ?? '';
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).not.toMatch(/unsafe|script-src/);
    expect(await get(user, '/v1/subscriptions')).toEqual({ has_subscription: false });
    const response = await press(address);
    expect([response.status, response.headers.get('location')]).toEqual([303, `/preview?session_id=${id}`]);
    const { period_end: end, ...subscription } = subscriptionResponse.parse(await get(user, '/v1/subscriptions'));
    expect(subscription).toEqual({ has_subscription: true, plan: 'starter' });
    expect(Math.round((Date.parse(end ?? '') - Date.now()) / 86_400_000)).toBe(30);
    expect(await get(user, '/v1/subscriptions/credits')).toEqual({ remaining_credits: 55, is_unlimited: false });
  });

  test('replay: a checkout that is settled ten times at once grants its credits once', async () => {
    const user = await server.signUp();
    const { address } = await buy(user, 'price_growth_monthly');
    await Promise.all(Array.from({ length: 10 }, () => press(address)));
    expect(await get(user, '/v1/subscriptions/credits')).toMatchObject({ remaining_credits: 105 });
  });

  test('the unlimited plan takes no credits', async () => {
    const user = await server.signUp();
    await buy(user, 'price_pro_monthly');
    const image = await server.upload(user.token, await blankPicture());
    const json = { target_lang: 'Spanish' };
    const start = await server.send('POST', `/v1/images/process/${image}`, { token: user.token, json });
    expect(start.status).toBe(200);
    expect(await get(user, '/v1/subscriptions/credits')).toEqual({ remaining_credits: 5, is_unlimited: true });
  });

  test('the portal ends a subscription', async () => {
    const user = await server.signUp();
    await buy(user, 'price_starter_monthly');
    const portal = await server.send('POST', '/v1/payments/create-portal-session', {
      token: user.token,
      json: { return_url: here() },
    });
    const response = await press(portalResponse.parse(portal.body).portal_url);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/preview']);
    expect(await get(user, '/v1/subscriptions')).toEqual({ has_subscription: false });
  });

  test('a ticket that was changed buys nothing', async () => {
    const user = await server.signUp();
    const { checkout_url: address } = checkoutResponse.parse((await checkout(user, 'price_starter_monthly')).body);
    expect((await press(address.replace(/ticket=.{20}/, 'ticket=AAAAAAAAAAAAAAAAAAAA'))).status).toBe(404);
    expect(await get(user, '/v1/subscriptions')).toEqual({ has_subscription: false });
  });
});

describe('a checkout that cannot start', () => {
  test('an unknown price', async () => {
    const { status, body } = await checkout(await server.signUp(), 'price_of_somebody_else');
    expect([status, body]).toMatchObject([422, { detail: [{ loc: ['body', 'price_id'] }] }]);
  });

  test('open redirect: an address of another site', async () => {
    const user = await server.signUp();
    const { status, body } = await checkout(user, 'price_pro_monthly', { success_url: 'https://example.com/' });
    expect([status, body]).toMatchObject([422, { detail: [{ loc: ['body', 'success_url'] }] }]);
  });

  test('open redirect by Host: whatever the header said, the pages lead back to the server that they are on', async () => {
    const user = await server.signUp();
    const address = 'http://evil.example//evil.example/preview?a=1';
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const asking = request(new URL('/v1/payments/create-checkout-session', server.url), {
      method: 'POST',
      headers: { host: 'evil.example', authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    });
    asking.once('response', resolve).once('error', reject);
    asking.end(
      JSON.stringify({ price_id: 'price_starter_monthly', quantity: 1, success_url: address, cancel_url: address }),
    );
    const { checkout_url: page } = checkoutResponse.parse(JSON.parse(await text(await promise)));
    expect(String((await server.send('GET', page)).body)).toContain('<a href="/evil.example/preview?a=1">Back</a>');
    expect((await press(page)).headers.get('location')).toMatch(/^\/evil\.example\/preview\?a=1&session_id=/);
  });

  test('more than one', async () => {
    expect((await checkout(await server.signUp(), 'price_pro_monthly', { quantity: 2 })).status).toBe(422);
  });

  test('a second subscription', async () => {
    const user = await server.signUp();
    await buy(user, 'price_starter_monthly');
    expect((await checkout(user, 'price_growth_monthly')).status).toBe(409);
  });
});
