import { expect, test } from 'vitest';
import { beginsOnLanding } from './begins-on-landing.ts';

const landing = { pathname: '/', search: '' };

test('an address that leads to the landing page begins there, also with words for someone else in its query', () => {
  expect(beginsOnLanding(landing, null)).toBe(true);
  expect(beginsOnLanding({ pathname: '/', search: '?utm_source=letter' }, null)).toBe(true);
});

test('every other page begins with the router', () => {
  expect(beginsOnLanding({ pathname: '/dashboard', search: '' }, null)).toBe(false);
});

test('so does the landing page with something over it', () => {
  expect(beginsOnLanding({ pathname: '/', search: '?modal=pricing' }, null)).toBe(false);
});

test('so does the landing page with what another page sent: a reload opens the log-in again', () => {
  expect(beginsOnLanding(landing, { __TSR_index: 2, __TSR_key: 'k', key: 'k', authMode: 'login' })).toBe(false);
});

test('what the router notes of every entry of the history was sent by no page', () => {
  const noted = { __TSR_index: 2, __TSR_key: 'k', key: 'k', __hashScrollIntoViewOptions: true };
  expect(beginsOnLanding(landing, noted)).toBe(true);
});
