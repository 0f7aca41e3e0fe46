import { expect, onTestFinished, test, vi } from 'vitest';
import { isOutdated } from './is-outdated.ts';

/** A document that begins with the script of that name. */
function documentWith(name: string): string {
  return `<!doctype html><head><script type="module" crossorigin src="/assets/${name}"></script></head>`;
}
const running = new DOMParser().parseFromString(documentWith('index-1.js'), 'text/html');

function serveDocument(answer: () => Promise<Response>): void {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  onTestFinished(() => fetch.mockRestore());
}

test('a page is outdated once the server begins its pages with another script', async () => {
  serveDocument(async () => new Response(documentWith('index-2.js')));
  expect(await isOutdated(running)).toBe(true);
});

test('a page is not outdated as long as the server begins its pages with the same script', async () => {
  serveDocument(async () => new Response(documentWith('index-1.js')));
  expect(await isOutdated(running)).toBe(false);
});

test.each([
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', async () => new Response('', { status: 503 })],
])('a page is not called outdated while %s', async (_, answer) => {
  serveDocument(answer);
  expect(await isOutdated(running)).toBe(false);
});

test('a page that was not built is never outdated', async () => {
  serveDocument(async () => new Response(documentWith('index-2.js')));
  expect(await isOutdated(new DOMParser().parseFromString('<p></p>', 'text/html'))).toBe(false);
});
