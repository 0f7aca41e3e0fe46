import { expect, onTestFinished, test, vi } from 'vitest';
import { forgetAskedAhead, withAskedAhead } from './asked-ahead.ts';

const authorization = 'Bearer a-1';
const ahead = new Response('asked ahead');
const anew = new Response('asked anew');

function askAhead() {
  onTestFinished(forgetAskedAhead);
  window.askedAhead = { authorization, answers: new Map([['/v1/credits', Promise.resolve(ahead)]]) };
  return withAskedAhead(vi.fn<typeof fetch>(() => Promise.resolve(anew)));
}
const get = (header: string): RequestInit => ({ method: 'GET', headers: new Headers({ authorization: header }) });

test('what was asked ahead is taken once', async () => {
  const fetch = askAhead();
  expect(await fetch('/v1/credits', get(authorization))).toBe(ahead);
  expect(await fetch('/v1/credits', get(authorization))).toBe(anew);
});

test.each<[string, string, RequestInit]>([
  ['another address', '/v1/languages', get(authorization)],
  ['another session', '/v1/credits', get('Bearer a-2')],
  ['what changes something', '/v1/credits', { ...get(authorization), method: 'POST' }],
])('%s is asked anew', async (_, address, init) => {
  const fetch = askAhead();
  expect(await fetch(address, init)).toBe(anew);
});

test('what the page did not take is forgotten', async () => {
  const fetch = askAhead();
  forgetAskedAhead();
  expect(await fetch('/v1/credits', get(authorization))).toBe(anew);
});
