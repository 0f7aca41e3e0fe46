import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pageScript } from './page-script.ts';
import type { PageBegin } from '../../src/inline/begin-page.ts';

interface Opened {
  search?: string;
  storage?: Readonly<Record<string, string>>;
  /** Part of the screen that the document can show. @default 'bars' */
  begin?: PageBegin;
  /** Navigation state of the page. */
  state?: unknown;
}

/** The attributes that the script sets at the root of a German document. */
function open(pathname: string, { search = '', storage = {}, begin = 'bars', state = null }: Opened = {}) {
  const dataset: { theme?: string; bars?: string; screen?: string } = {};
  runInNewContext(pageScript(begin), {
    location: { pathname, search },
    history: { state },
    localStorage: { getItem: (key: string) => storage[key] ?? null },
    document: { documentElement: { dataset, lang: 'de' } },
  });
  return dataset;
}

const loggedIn = { authToken: 'a-1', accessToken: 'a-1' };
const drawn: Opened = { begin: 'screen', storage: loggedIn };

test('a user who is logged in sees the bars of a screen behind the login before the app runs', () => {
  expect(open('/dashboard', { search: '?a=1', storage: loggedIn })).toEqual({ bars: '' });
  expect(open('/editor', { search: '?process=m-7', storage: loggedIn })).toEqual({ bars: '' });
  expect(open('/dashboard')).toEqual({});
  expect(open('/', { storage: loggedIn })).toEqual({});
});

test.each(['light', 'dark'])('the chosen theme %s is taken before anything is drawn', (theme) => {
  expect(open('/', { storage: { theme } })).toEqual({ theme });
});

test.each([{}, { theme: 'system' }, { theme: 'other' }])('without a choice, %o, the system decides', (storage) => {
  expect(open('/', { storage })).toEqual({});
});

test('a document that holds the screen shows it in place of the bars', () => {
  expect(open('/dashboard', drawn)).toEqual({ screen: '' });
  expect(open('/admin/processes', { ...drawn, search: '?limit=50&offset=0' })).toEqual({ screen: '' });
  expect(open('/dashboard', { ...drawn, state: { key: 'a' } })).toEqual({ screen: '' });
  expect(open('/dashboard', { ...drawn, storage: { ...loggedIn, language: 'de' } })).toEqual({ screen: '' });
});

test.each<[string, Opened]>([
  ['asks for something of its own', { search: '?status=failed' }],
  ['goes on with an image', { state: { image: 'kept-1' } }],
  ['goes on with an uploaded image', { state: { imageId: 'i-1' } }],
  ['is in another language than the document', { storage: { ...loggedIn, language: 'fr' } }],
])('a page that %s begins with its bars', (_, opened) => {
  expect(open('/dashboard', { ...drawn, ...opened })).toEqual({ bars: '' });
});

test('a user who is not logged in sees neither', () => {
  expect(open('/dashboard', { begin: 'screen' })).toEqual({});
});
