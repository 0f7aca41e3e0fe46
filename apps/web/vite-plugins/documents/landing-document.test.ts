import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { landingDocument } from './landing-document.ts';
import type { LandingDocument } from '../../src/app/landing-document.tsx';
import { untilPainted } from '../../src/testing/until-painted.ts';

const shell = `<!doctype html>
<html lang="en">
  <head>
    <script>start()</script>
    <meta
      name="description"
      content="Of the app."
    />
    <meta name="robots" content="noindex, nofollow" />
    <title>Palimpsest</title>
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/runtime.js">
  </head>
  <body>
    <div id="root">
      <div id="bars"><svg></svg></div>
    </div>
    <noscript>Without script.</noscript>
    <link rel="stylesheet" crossorigin href="/assets/main.css">
  </body>
</html>`;

const styles = 'h1 { color: red }';
const scripts = ['assets/landing.js'];
const german: LandingDocument = { language: 'de', head: '<title>Bilder $& mehr</title>', body: '<h1>Bilder</h1>' };

const html = landingDocument({ shell, styles, scripts }, german);

test('the document holds the page in its language and the styles that it is drawn with', () => {
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<title>Bilder $& mehr</title>');
  expect(html).toContain('<div id="root" data-built="de"><h1>Bilder</h1></div>');
  expect(html).toContain('<style>h1 { color: red }</style>\n  </head>');
});

test('nothing of what the app begins with elsewhere is left', () => {
  expect(html).not.toMatch(
    /start\(\)|Of the app|noindex|<title>Palimpsest|type="module"|stylesheet|id="bars"|noscript/,
  );
});

test.each(['<html lang="en">', '<title>Palimpsest</title>', '<div id="root">', '</head>'])(
  'a document of the app without %s is refused',
  (part) => {
    expect(() => landingDocument({ shell: shell.replace(part, ''), styles, scripts }, german)).toThrow(
      /has nothing like/,
    );
  },
);

/**
 * Runs the script of the document. What it imports cannot be had here: that it asks for it is seen by the files that it asks for just before.
 * @param failures how often the code cannot be had, be it imported or fetched
 */
function open(storage: Readonly<Record<string, string>> = {}, failures = 0) {
  const script = (/<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '').replace('import(', 'imported(');
  const files: string[] = [];
  const dataset: { theme?: string } = {};
  const added: string[] = [];
  const { inWindow, paint, wait } = untilPainted();
  const reported: string[] = [];
  const seen: string[] = [];
  let answers = 0;
  const answer = () => (answers++ < failures ? Promise.reject(new Error('No connection.')) : Promise.resolve());
  const heard: Record<string, (event: unknown) => void> = {};
  const input = { files: [] as unknown[] };
  const cut: (() => void)[] = [];
  const window: { earlyInput?: { button?: unknown; files?: unknown; stop: () => void } } = {};
  const listen = (name: string, listener: (event: unknown) => void, { signal }: { signal: AbortSignal }) => {
    heard[name] = listener;
    signal.addEventListener('abort', () => delete heard[name]);
  };
  const context = {
    localStorage: { getItem: (key: string) => storage[key] ?? null },
    window,
    addEventListener: listen,
    AbortController,
    imported: (file: string) => {
      files.push(`import ${file}`);
      return answer();
    },
    fetch: () => {
      seen.push('fetch');
      return answer();
    },
    location: { reload: () => seen.push('reload') },
    reportError: (error: Error) => reported.push(error.message),
    ...inWindow,
    document: {
      documentElement: { dataset, lang: 'de' },
      querySelector: () => input,
      createElement: () => ({ addEventListener: (_: 'error', listener: () => void) => cut.push(listener) }),
      head: {
        append: (link: { rel: string; href: string }) => files.push(`${link.rel} ${link.href}`),
        insertAdjacentHTML: (_: string, text: string) => added.push(text),
      },
    },
  };
  runInNewContext(script, context);
  return {
    files,
    cut,
    reported,
    seen,
    added,
    dataset,
    heard,
    input,
    window,
    paint,
    wait,
  };
}

const all = ['modulepreload /assets/landing.js', 'import /assets/main.js'];

test('the code is asked for once the page is painted, all of it at once', () => {
  const { files, paint, wait } = open();
  expect(files).toEqual([]);
  paint();
  expect(files).toEqual(all);
  paint();
  wait();
  expect(files).toEqual(all);
});

test('where nobody tells of that, the code comes all the same', () => {
  const { files, wait } = open();
  wait();
  expect(files).toEqual(all);
});

test('a page whose code could not be fetched is loaded anew once it can be', async () => {
  const { reported, seen, paint, wait } = open({}, 3);
  paint();
  await expect.poll(() => seen).toEqual(['fetch']);
  wait();
  await expect.poll(() => seen).toEqual(['fetch', 'fetch']);
  wait();
  await expect.poll(() => seen).toEqual(['fetch', 'fetch', 'fetch', 'reload']);
  expect(reported).toEqual(['No connection.']);
});

test('a page of which one file was cut off is loaded anew although the first file is there', async () => {
  const { cut, reported, seen, paint, wait } = open({}, 1);
  paint();
  await expect.poll(() => seen).toEqual(['fetch']);
  cut[0]?.();
  await new Promise(setImmediate);
  wait();
  await expect.poll(() => seen).toEqual(['fetch', 'fetch', 'reload']);
  expect(reported).toEqual(['No connection.']);
});

test('a page whose code fails by itself is not loaded over and over', async () => {
  const { reported, seen, paint, wait } = open({}, 1);
  paint();
  await expect.poll(() => seen).toEqual(['fetch']);
  wait();
  await new Promise(setImmediate);
  expect([seen, reported]).toEqual([['fetch'], ['No connection.']]);
});

test('the chosen theme is taken, and a page in another language than the chosen one is not shown', () => {
  expect(open()).toMatchObject({ dataset: {}, added: [] });
  expect(open({ theme: 'dark', language: 'de' })).toMatchObject({ dataset: { theme: 'dark' }, added: [] });
  expect(open({ language: 'fr' }).added).toEqual(['<style>[data-built]{display:none}</style>']);
});

test('the button that is pressed before there is code is remembered until the page answers', () => {
  const { heard, window } = open();
  const button = {};
  heard.click?.({ target: { closest: (selector: string) => (selector === 'button' ? button : null) } });
  expect(window.earlyInput?.button).toBe(button);
  window.earlyInput?.stop();
  expect(heard).toEqual({});
});

test.each(['drop', 'paste'])('so is a file by %s, which does not take the place of the page', (name) => {
  const { heard, input, window } = open();
  const files = [{}];
  let isPrevented = name === 'paste';
  const event = {
    dataTransfer: { files },
    clipboardData: { files },
    preventDefault: () => {
      isPrevented = true;
    },
  };
  heard[name]?.({ ...event, dataTransfer: { files: [] }, clipboardData: { files: [] } });
  expect(window.earlyInput?.files).toBeUndefined();
  heard[name]?.(event);
  expect([input.files, window.earlyInput?.files, isPrevented]).toEqual([files, input, true]);
});
