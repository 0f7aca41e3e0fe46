import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { localisePoster, type Localised } from './localised.ts';
import { startProduct, type Product } from './product.ts';

let product: Product;
let localised: Localised;
test.beforeAll(async ({ playwright }) => {
  product = await startProduct();
  localised = await localisePoster(playwright, product);
});
test.afterAll(async () => {
  await product.stop();
});

interface Weight {
  /** Files of script. */
  scripts: number;
  /** Of script and of style, packed with gzip, in kB. */
  script: number;
  style: number;
  /** The library of the canvas is among the scripts. */
  hasCanvas: boolean;
}

/** The stylesheet of the app where it stands in the document; empty where it is a file. */
const stylesInHead = (html: string) =>
  /<style>(?<styles>(?:(?!<style>).)*)<\/style>\s*<\/head>/s.exec(html)?.groups?.styles ?? '';

/** All that a route loads into an empty cache until the network is idle: what it fetches ahead for later is counted, too. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const weight: Weight = { scripts: 0, script: 0, style: 0, hasCanvas: false };
  const read: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'document') return;
    const add = async () => {
      const body = kind === 'document' ? stylesInHead(await response.text()) : await response.body();
      const packed = body.length === 0 ? 0 : gzipSync(body).length / 1000;
      if (kind !== 'script') {
        weight.style += packed;
        return;
      }
      weight.scripts += 1;
      weight.script += packed;
      weight.hasCanvas ||= body.includes('Konva');
    };
    read.push(add());
  });
  // Where the page comes up under the pointer, some runs tell of a move. What is fetched with the first one is no part of the route.
  await page.addInitScript(() => {
    window.addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await page.goto(product.url + path);
  await page.waitForLoadState('networkidle');
  await Promise.all(read);
  return weight;
}

/**
 * Most kB of script by route: what it weighs today, rounded up. A route may get lighter, and its figure with it. What comes with the first sign of a
 * pointer or a key is not among it: on `/preview` the canvas of an image that is chosen (61 kB), which an image that is there already brings
 * at once. The editor with a process counts the panel of the text that it selects.
 */
const routes = [
  { path: '/', script: 125, canvas: false, loggedIn: false },
  { path: '/dashboard', script: 240, canvas: false, loggedIn: true },
  { path: '/terminology', script: 251, canvas: false, loggedIn: true },
  { path: '/admin/processes', script: 257, canvas: false, loggedIn: true },
  { path: '/preview', script: 253, canvas: false, loggedIn: true },
  { path: '/editor', script: 222, canvas: false, loggedIn: true },
  { path: '/editor?process={process}', script: 444, canvas: true, loggedIn: true },
];

for (const { path, script, canvas, loggedIn } of routes) {
  test(`${path} loads at most ${script} kB of script, ${canvas ? 'with' : 'without'} the canvas`, async ({ page }) => {
    if (loggedIn)
      await page.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, localised.tokens);
    const weight = await weigh(page, path.replace('{process}', localised.messageId));
    expect(weight.scripts).toBeGreaterThan(5);
    expect(weight.hasCanvas).toBe(canvas);
    expect(weight.script).toBeLessThanOrEqual(script);
    expect(weight.style).toBeGreaterThan(5);
    expect(weight.style).toBeLessThanOrEqual(16);
  });
}
