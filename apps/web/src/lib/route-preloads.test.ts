import { runInNewContext } from 'node:vm';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { filesOfPages, preloadScript } from '../../route-preloads.ts';
import type { AskedAhead } from './asked-ahead.ts';

interface Built {
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

/** A chunk as far as preloads look at it. */
const chunk = (moduleIds: string[], { imports = [], dynamicImports = [], isEntry = false }: Built = {}) =>
  ({ type: 'chunk', moduleIds, imports, dynamicImports, isEntry }) as unknown;

const route = (file: string) => `/app/src/routes/${file}.tsx?tsr-split=component`;

const bundle = {
  'start.js': chunk(['/app/src/main.tsx'], {
    isEntry: true,
    dynamicImports: ['answers.js', 'landing.js', 'screens.js'],
  }),
  'landing.js': chunk(['/web/src/app/landing-start.tsx'], { imports: ['start.js', 'dropzone.js'] }),
  'landing-route.js': chunk([route('index')], { imports: ['screens.js', 'landing.js'] }),
  'screens.js': chunk(['/web/src/app/create-app.tsx'], { imports: ['start.js'], dynamicImports: ['dashboard.js'] }),
  'dropzone.js': chunk(['/ui/dropzone.tsx'], { imports: ['start.js'] }),
  'workspace.js': chunk([route('_workspace')], { imports: ['menu.js'] }),
  'menu.js': chunk(['/ui/menu.tsx']),
  'dashboard.js': chunk([route('_workspace/dashboard')], { imports: ['menu.js'] }),
  'editor.js': chunk([route('_workspace/editor')], { dynamicImports: ['canvas.js', 'export.js'] }),
  'canvas.js': chunk(['/web/src/features/editor/image-editor.ts']),
  'export.js': chunk(['/editor/export.ts']),
  'admin.js': chunk([route('_workspace/admin/processes.index')]),
  'answers.js': chunk(['/api-client/src/schemas.ts'], { imports: ['server.js'] }),
  'server.js': chunk(['/zod/index.js']),
  'detail.js': chunk([route('_workspace/admin/processes.$message_id')]),
} as unknown as Rolldown.OutputBundle;

test('a page needs what puts the screens together, its chunk, what that imports, its layout, and what a screen behind the login asks for at once; the landing page only itself', () => {
  expect(filesOfPages(bundle)).toEqual({
    '/': ['landing.js', 'dropzone.js'],
    '/dashboard': ['screens.js', 'dashboard.js', 'menu.js', 'workspace.js', 'answers.js', 'server.js'],
    '/editor': ['screens.js', 'editor.js', 'workspace.js', 'menu.js', 'answers.js', 'server.js'],
    '/editor?process={process}': [
      'screens.js',
      'editor.js',
      'canvas.js',
      'workspace.js',
      'menu.js',
      'answers.js',
      'server.js',
    ],
    '/admin/processes': ['screens.js', 'admin.js', 'workspace.js', 'menu.js', 'answers.js', 'server.js'],
  });
});

const questions = {
  '/dashboard': ['/v1/credits'],
  '/editor?process={process}': ['/v1/credits', '/v1/processes/{process}/status'],
};

const results = { '/editor?process={process}': '/v1/processes/{process}/status' };

interface Opened {
  search?: string;
  storage?: Readonly<Record<string, string>>;
  cookie?: string;
  /** What the server answers to everything. */
  answer?: unknown;
}

/** What the script asks for at an address: files as `rel name`, and the server by address and header. */
function open(pathname: string, { search = '', storage = {}, cookie = '', answer }: Opened = {}) {
  const files: string[] = [];
  const dataset: { theme?: string; bars?: string } = {};
  const asked: string[] = [];
  const window: { askedAhead?: AskedAhead } = {};
  const pictures: { src?: string }[] = [];
  runInNewContext(preloadScript(filesOfPages(bundle), questions, results), {
    location: { pathname, search },
    localStorage: { getItem: (key: string) => storage[key] ?? null },
    window,
    fetch: (address: string, { headers }: { headers: Record<string, string> }) => {
      asked.push(`${address} ${headers.authorization}`);
      return Promise.resolve(
        answer instanceof Response ? answer : answer === undefined ? address : Response.json(answer),
      );
    },
    Image: Object,
    document: {
      documentElement: { dataset },
      cookie,
      createElement: () => ({}),
      querySelector: () => ({ append: (picture: { src?: string }) => pictures.push(picture) }),
      head: { append: (link: { rel: string; href: string }) => files.push(`${link.rel} ${link.href}`) },
    },
  });
  return {
    files,
    asked,
    pictures,
    askedAhead: window.askedAhead,
    theme: dataset.theme,
    hasBars: dataset.bars !== undefined,
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
  result_thumbnails: { small: 'small.webp', large: 'large.webp' },
  signed_files: { urls: { 'large.webp': '/v1/files/large.webp?signature=1' } },
};

test('the result of a process stands between the bars until the page is there, which reads the same answer', async () => {
  const { pictures, askedAhead } = open('/editor', { ...named, answer: processed });
  await expect.poll(() => pictures).toMatchObject([{ src: '/v1/files/large.webp?signature=1' }]);
  const answer = await askedAhead?.answers.get('/v1/processes/m-7/status');
  expect(await answer?.json()).toEqual(processed);
});

test.each([
  ['of a process that has none', { ...processed, result_thumbnails: null }],
  ['of a process that is not told', Response.json({ error: 'Not found' }, { status: 404 })],
])('nothing stands there for the result %s', async (_, answer) => {
  const { pictures, askedAhead } = open('/editor', { ...named, answer });
  await (await askedAhead?.answers.get('/v1/processes/m-7/status'))?.json();
  // What would be shown is read before what the page reads.
  await new Promise(setImmediate);
  expect(pictures).toEqual([]);
});

test('no other page shows a result', async () => {
  const { pictures, askedAhead } = open('/dashboard', { storage: loggedIn, answer: processed });
  await (await askedAhead?.answers.get('/v1/credits'))?.json();
  await new Promise(setImmediate);
  expect(pictures).toEqual([]);
});
