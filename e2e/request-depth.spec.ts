import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { beginWith, type Session } from './account.ts';
import { localisePoster } from './localised.ts';
import { runningProduct } from './running-product.ts';

const product = runningProduct();
let tokens: Session;
let messageId: string;
test.beforeAll(async ({ playwright }) => {
  ({ tokens, messageId } = await localisePoster(playwright, product));
});

/** An address that is answered at once. Once it is, everything that the page asked for before is held, too. */
const lastAddress = '/last';

/** Ends once the page has read the head of its document and done all that it can with what it was given. */
const whenDone = (page: Page) =>
  page.evaluate(async (last) => {
    // The first script of the document asks the server. The browser may fetch files that the head names before it runs the script.
    for (let turn = 0; turn < 3 || !document.querySelector('body'); turn++)
      await scheduler.postTask(() => undefined, { priority: 'background' });
    await fetch(last);
  }, lastAddress);

/** Whether one of the elements is there; a picture counts once it is drawn. */
const isShown = (elements: Locator) =>
  elements.evaluateAll((found) =>
    found.some((element) => !(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 0)),
  );

/**
 * Opens a page on a network that answers in rounds: all that was asked for is held until the page can do no more, and is then answered together.
 * What is asked for in the second round could not be known before an answer of the first. After the last round nothing is answered.
 * @param most rounds that are answered after the document
 * @param unanswered files that are never answered
 * @returns the paths of each round
 */
async function answerRounds(page: Page, path: string, most: number, unanswered?: RegExp): Promise<string[][]> {
  let held: Route[] = [];
  const rounds: string[][] = [];
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    if (route.request().isNavigationRequest()) await route.continue();
    else if (url.endsWith(lastAddress)) await route.fulfill();
    else if (!unanswered?.test(url)) held.push(route);
  });
  await page.goto(product.url + path, { waitUntil: 'commit' });
  for (let round = 0; round < most; round++) {
    let seen = 0;
    while (seen === 0 || seen !== held.length) {
      seen = held.length;
      await whenDone(page);
    }
    const answered = held;
    held = [];
    rounds.push(answered.map((route) => new URL(route.request().url()).pathname));
    const ended = answered.map(async (route) => {
      await route.fulfill({ response: await route.fetch() });
      await (await route.request().response())?.finished();
    });
    await Promise.all(ended);
  }
  return rounds;
}

const editor = () => `/editor?process=${messageId}`;

/** Most rounds of requests of a page after its document, until what it is for is seen, and the least requests that these hold. */
const pages = [
  { name: 'the landing page', path: () => '/', shown: '[data-slot=compare-slider] img', most: 1, least: 4 },
  { name: 'the dashboard', path: () => '/dashboard', shown: '[data-slot=image-card] img', most: 2, least: 6 },
  // The canvas, which takes its place, does not come, nor the answer that only the canvas reads: unread, it would never end.
  {
    name: 'the result, as the editor opens',
    path: editor,
    shown: 'main output img',
    most: 2,
    least: 6,
    unanswered: /image-editor-|\/versions$/,
  },
  { name: 'the canvas of the editor', path: editor, shown: '[data-slot=image-editor] canvas', most: 2, least: 6 },
];

for (const { name, path, shown, most, least, unanswered } of pages) {
  test(`${name} is seen after at most ${most} rounds of requests`, async ({ browser }) => {
    // The worker keeps no files; what it asks for when it begins is no part of the page.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    if (path() !== '/') await beginWith(context, tokens);
    const page = await context.newPage();
    const rounds = await answerRounds(page, path(), most, unanswered);
    expect(rounds.flat().length).toBeGreaterThanOrEqual(least);
    // Decoding a picture takes time, and asks for nothing.
    await expect.poll(() => isShown(page.locator(shown)), rounds.map((round) => round.join(' ')).join('\n')).toBe(true);
    await context.close();
  });
}

test('what the document asks the server for is asked once, however long the code of the page takes', async ({
  page,
}) => {
  await page.clock.install();
  await beginWith(page, tokens);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/')) asked.push(pathname);
  });
  const code = Promise.withResolvers<Route>();
  // With it goes all that a screen asks.
  await page.route('**/assets/screens-*.js', (route) => code.resolve(route));
  const started = page.waitForResponse('**/assets/index-*.js');
  await page.goto(`${product.url}/dashboard`, { waitUntil: 'commit' });
  await (await started).finished();
  const held = await code.promise;
  // Longer than the app waits for the code of a page, and for a page to be idle.
  await page.clock.runFor(10_000);
  await held.continue();
  await expect(page.locator('[data-slot=image-card] img').first()).toBeVisible();
  const questions = asked.filter((path) => !path.startsWith('/v1/files/'));
  expect(questions).toContain('/v1/images/processes');
  expect(questions).toEqual([...new Set(questions)]);
});

for (const { path, shown } of [
  { path: '/', shown: 'h1' },
  { path: '/reset-password', shown: '#starting' },
])
  test(`the page at ${path} is not blank while it has only its document`, async ({ page }) => {
    await page.route('**/*', async (route) => {
      if (route.request().isNavigationRequest()) await route.continue();
    });
    await page.goto(product.url + path, { waitUntil: 'commit' });
    await expect(page.locator(shown)).toBeVisible();
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(painted).toBe(1);
  });
