import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pageScript } from './page-script.ts';
import type { PageBegin } from '../../src/inline/begin-page.ts';
import { untilPainted } from '../../src/testing/until-painted.ts';

const files = {
  '/dashboard': ['screens.js', 'dashboard.js'],
  '/editor': ['screens.js', 'editor.js'],
  '/editor?process={process}': ['screens.js', 'editor.js', 'canvas.js'],
  '/admin/processes': ['screens.js', 'admin.js'],
};

const questions = {
  '/dashboard': ['/v1/credits'],
  '/editor?process={process}': ['/v1/credits', '/v1/processes/{process}/status'],
  '/account': ['/v1/sessions'],
};

const pictures = {
  '/editor?process={process}': { answer: '/v1/processes/{process}/status', places: 'bars', size: 'large' },
  '/dashboard': { answer: '/v1/credits', places: 'cards', size: 'small' },
} as const;

interface Opened {
  search?: string;
  storage?: Readonly<Record<string, string>>;
  cookie?: string;
  /** What the server answers to everything. */
  answer?: unknown;
  /** What the document has to begin with. @default 'bars' */
  begin?: PageBegin;
  /** What the page goes on with. */
  state?: unknown;
  pixelRatio?: number;
  /** Comes of what decodes a picture. @default it is there */
  picture?: Promise<void>;
}

/** Where a picture comes, among those of its kind. */
class Place {
  src: string | undefined;
  readonly #others: Place[];
  constructor(others: Place[]) {
    this.#others = others;
  }
  append = ({ src }: { src: string }) => {
    this.src = src;
  };
  cloneNode = () => new Place(this.#others);
  after = (copy: Place) => this.#others.push(copy);
  remove = () => this.#others.splice(this.#others.indexOf(this), 1);
}

function placesOf(count: number): Place[] {
  const places: Place[] = [];
  places.push(...Array.from({ length: count }, () => new Place(places)));
  return places;
}

/** What the script asks for at an address: files as `rel name`, and the server by address and header. The document is in German. */
function open(
  pathname: string,
  {
    search = '',
    storage = {},
    cookie = '',
    answer,
    begin = 'bars',
    state = null,
    pixelRatio = 1,
    picture = Promise.resolve(),
  }: Opened = {},
) {
  const asked: string[] = [];
  const askedFiles: string[] = [];
  const dataset: { theme?: string; bars?: string; screen?: string } = {};
  const window: Pick<Window, 'askedAhead' | 'seenFirst'> = {};
  const places: Record<string, Place[]> = { bars: placesOf(1), cards: placesOf(3) };
  const { inWindow, paint, wait } = untilPainted();
  const reported: string[] = [];
  runInNewContext(pageScript(files, begin, questions, pictures), {
    location: { pathname, search },
    history: { state },
    localStorage: { getItem: (key: string) => storage[key] ?? null },
    window,
    devicePixelRatio: pixelRatio,
    fetch: (address: string, { headers }: { headers: Record<string, string> }) => {
      asked.push(`${address} ${headers.authorization}`);
      return Promise.resolve(
        answer instanceof Response ? answer : answer === undefined ? address : Response.json(answer),
      );
    },
    reportError: (error: Error) => reported.push(error.message),
    Image: class {
      decode = () => picture;
    },
    requestAnimationFrame: setImmediate,
    ...inWindow,
    document: {
      documentElement: { dataset, lang: 'de' },
      cookie,
      createElement: () => ({}),
      querySelectorAll: (name: string) => places[name],
      head: { append: (link: { rel: string; href: string }) => askedFiles.push(`${link.rel} ${link.href}`) },
    },
  });
  return {
    files: askedFiles,
    asked,
    shown: (name: string) => places[name]?.map(({ src }) => src),
    askedAhead: window.askedAhead,
    seenFirst: window.seenFirst,
    reported,
    paint,
    wait,
    theme: dataset.theme,
    hasBars: dataset.bars !== undefined,
    hasScreen: dataset.screen !== undefined,
  };
}

const askedFor = (pathname: string) => open(pathname).files;
const loggedIn = { authToken: 'a-1', accessToken: 'a-1' };

test('a page asks for its files, and no other page for them', () => {
  expect(askedFor('/admin/processes')).toContain('modulepreload /admin.js');
  expect(askedFor('/dashboard')).not.toContain('modulepreload /admin.js');
  expect(askedFor('/no/such/page')).toEqual([]);
});

test('the editor is fetched for a page that names a process, and for no other', () => {
  expect(open('/editor', { search: '?process=m-7' }).files).toContain('modulepreload /canvas.js');
  expect(askedFor('/editor')).toContain('modulepreload /editor.js');
  expect(askedFor('/editor')).not.toContain('modulepreload /canvas.js');
});

test('whoever is logged in sees the bars of a screen behind the login before it is there, and nobody else', () => {
  expect(open('/dashboard', { search: '?a=1', storage: loggedIn }).hasBars).toBe(true);
  expect(open('/editor', { storage: loggedIn }).hasBars).toBe(true);
  expect(open('/dashboard').hasBars).toBe(false);
  expect(open('/', { storage: loggedIn }).hasBars).toBe(false);
});

test.each(['light', 'dark'])('the theme %s that was chosen is taken before anything is drawn', (theme) => {
  expect(open('/', { storage: { theme } }).theme).toBe(theme);
});

test.each([{}, { theme: 'system' }, { theme: 'other' }])('without a choice, %o, the system decides', (storage) => {
  expect(open('/', { storage }).theme).toBeUndefined();
});

test('whoever is logged in asks the server for what the page shows, beside its files', async () => {
  const { asked, askedAhead } = open('/dashboard', { storage: loggedIn });
  expect(asked).toEqual(['/v1/credits Bearer a-1']);
  expect(askedAhead?.authorization).toBe('Bearer a-1');
  expect(await askedAhead?.answers.get('/v1/credits')).toBe('/v1/credits');
});

test('a page that names a process asks for that process', () => {
  const { asked } = open('/editor', { search: '?process=m-7', storage: loggedIn });
  expect(asked).toEqual(['/v1/credits Bearer a-1', '/v1/processes/m-7/status Bearer a-1']);
});

test.each<[string, string, Opened]>([
  ['by whoever is not logged in', '/dashboard', {}],
  ['for a page that shows nothing of the server', '/', { storage: loggedIn }],
  ['for a query that the page may read as something else', '/dashboard', { search: '?a=1', storage: loggedIn }],
  [
    'where the server sets a cookie that has to be sent back',
    '/dashboard',
    { storage: loggedIn, cookie: 'XSRF-TOKEN=1' },
  ],
])('nothing is asked ahead %s', (_, pathname, opened) => {
  expect(open(pathname, opened)).toMatchObject({ asked: [], askedAhead: undefined });
});

const named = { search: '?process=m-7', storage: loggedIn };
const processed = {
  original_image_id: 'i-1',
  original_thumbnails: { small: 'first-small.webp', large: 'first-large.webp' },
  result_thumbnails: { small: 'small.webp', large: 'large.webp' },
  signed_files: {
    urls: Object.fromEntries(
      ['small', 'large', 'first-small', 'first-large'].map((name) => [`${name}.webp`, `/v1/files/${name}?signature=1`]),
    ),
  },
};

test('the result of a process stands between the bars until the page is there, which reads the same answer', async () => {
  const { shown, askedAhead } = open('/editor', { ...named, answer: processed });
  await expect.poll(() => shown('bars')).toEqual(['/v1/files/large?signature=1']);
  const answer = await askedAhead?.answers.get('/v1/processes/m-7/status');
  expect(await answer?.json()).toEqual(processed);
});

/** Waits for what would be shown: it is read before what the page reads. */
async function readAnswer({ askedAhead }: ReturnType<typeof open>, address: string) {
  await (await askedAhead?.answers.get(address))?.json();
  await new Promise(setImmediate);
}

test.each([
  ['of a process that has none', { ...processed, result_thumbnails: null }],
  ['of a process that is not told', Response.json({ error: 'Not found' }, { status: 404 })],
])('nothing stands there for the result %s', async (_, answer) => {
  const opened = open('/editor', { ...named, answer });
  await readAnswer(opened, '/v1/processes/m-7/status');
  expect(opened.shown('bars')).toEqual([undefined]);
});

test('the first cards of a list show each image once: its first result, or the original where it has none', async () => {
  const answer = [
    { ...processed, result_thumbnails: null },
    processed,
    { ...processed, original_image_id: 'i-2', signed_files: undefined },
    { ...processed, original_image_id: 'i-3' },
  ];
  const { shown } = open('/dashboard', { storage: loggedIn, answer });
  const cards = ['/v1/files/first-small?signature=1', undefined, '/v1/files/small?signature=1'];
  await expect.poll(() => shown('cards')).toEqual(cards);
});

test('a screen with more than one pixel for one of the page gets the large pictures', async () => {
  const { shown } = open('/dashboard', { storage: loggedIn, answer: [processed], pixelRatio: 2 });
  await expect.poll(() => shown('cards')).toEqual(['/v1/files/large?signature=1']);
});

test('a page without pictures shows none', async () => {
  const opened = open('/dashboard', { storage: loggedIn, answer: [] });
  await readAnswer(opened, '/v1/credits');
  expect(opened.shown('cards')).toEqual([undefined, undefined, undefined]);
});

const images = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...processed, original_image_id: `i-${at}` }));

test('there are as many cards as images, and no more than the list begins with', async () => {
  const result = '/v1/files/small?signature=1';
  for (const [count, cards] of [
    [1, 1],
    [5, 5],
    [40, 10],
  ] as const) {
    const { shown } = open('/dashboard', { storage: loggedIn, answer: images(count) });
    await expect.poll(() => shown('cards')).toEqual(Array.from({ length: cards }, () => result));
  }
});

const drawn: Opened = { begin: 'screen', storage: loggedIn };

test('a document that holds the screen shows it in place of the bars', () => {
  expect(open('/dashboard', drawn)).toMatchObject({ hasScreen: true, hasBars: false });
  expect(open('/dashboard', { ...drawn, state: { key: 'a' } })).toMatchObject({ hasScreen: true });
  expect(open('/dashboard', { ...drawn, storage: { ...loggedIn, language: 'de' } })).toMatchObject({ hasScreen: true });
});

test.each<[string, Opened]>([
  ['asks for something of its own', { search: '?status=failed' }],
  ['goes on with an image', { state: { image: 'kept-1' } }],
  ['goes on with an uploaded image', { state: { imageId: 'i-1' } }],
  ['is in another language than the document', { storage: { ...loggedIn, language: 'fr' } }],
])('a page that %s begins with its bars', (_, opened) => {
  expect(open('/dashboard', { ...drawn, ...opened })).toMatchObject({ hasScreen: false, hasBars: true });
});

test('whoever is not logged in sees neither', () => {
  expect(open('/dashboard', { begin: 'screen' })).toMatchObject({ hasScreen: false, hasBars: false });
});

/** More frames than a picture takes, with nothing that comes of them. */
async function nothingComes(): Promise<boolean> {
  for (let frame = 0; frame < 10; frame += 1) await new Promise(setImmediate);
  return false;
}

/** Whether the app goes on. */
async function goesOn({ seenFirst }: ReturnType<typeof open>): Promise<boolean> {
  const isSeen = async () => {
    await seenFirst;
    return true;
  };
  return await Promise.race([isSeen(), nothingComes()]);
}

test('the app waits until the screen of the document is painted', async () => {
  const opened = open('/account', { ...drawn, answer: {} });
  expect(await goesOn(opened)).toBe(false);
  opened.paint();
  expect(await goesOn(opened)).toBe(true);
});

test('it waits for the first pictures, but not for those that cannot be shown', async () => {
  const { promise: comes, resolve } = Promise.withResolvers<void>();
  const opened = open('/editor', { ...named, answer: processed, picture: comes });
  await expect.poll(() => opened.shown('bars')).toEqual(['/v1/files/large?signature=1']);
  expect(await goesOn(opened)).toBe(false);
  resolve();
  await expect.poll(() => goesOn(opened)).toBe(true);
  const broken = Promise.reject(new Error('No picture.'));
  await expect.poll(() => goesOn(open('/editor', { ...named, answer: processed, picture: broken }))).toBe(true);
});

test('an answer that cannot be shown is told, and keeps nobody waiting', async () => {
  const opened = open('/editor', { ...named, answer: { ...processed, signed_files: {} } });
  await expect.poll(() => opened.reported).toHaveLength(1);
  expect(await goesOn(opened)).toBe(true);
});

test('it waits for neither for long, and not at all where nothing is shown', async () => {
  const opened = open('/dashboard', { ...drawn, answer: [processed], picture: new Promise(() => undefined) });
  expect(await goesOn(opened)).toBe(false);
  opened.wait();
  expect(await goesOn(opened)).toBe(true);
  expect(await goesOn(open('/dashboard', { begin: 'screen' }))).toBe(true);
  expect(open('/admin/processes', { storage: loggedIn }).seenFirst).toBeUndefined();
});
