import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { alignedTable } from '../aligned-table.ts';
import { actionsOn } from './actions.ts';
import { audit, devices, type Audit, type Device } from './audit.ts';
import { timeInteraction } from './interactions.ts';
import { startFilled, type FilledProduct } from './product.ts';
import { scrollDashboard } from './scroll.ts';

/**
 * The goals of the app: scores of Lighthouse on its desktop, largest paint on the slow desktop and answers to input in ms, frames of a long list
 * that may be late, of 100, and bytes of a thumbnail.
 */
const goals = { landing: 98, elsewhere: 95, complete: 100, lcp: 1_200, interaction: 100, late: 1, thumbnail: 30_000 };

const frame = 1_000 / 60;

const viewport = { width: 1280, height: 860 };

/** A browser with an empty profile that keeps who is signed in, and listens on a port for Lighthouse. */
async function withBrowser<T>(
  product: FilledProduct,
  signedIn: boolean,
  work: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'palimpsest-bench-profile-'));
  const { executablePath, env } = await findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    viewport,
    args: [...chromiumArguments, '--remote-debugging-port=0'],
    env: { ...process.env, ...env },
  });
  // Only ends what hangs, also on a busy machine.
  context.setDefaultTimeout(180_000);
  try {
    const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
    const [page = await context.newPage()] = context.pages();
    await page.goto(`${product.url}/robots.txt`);
    if (signedIn)
      await page.evaluate((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, product.session);
    return await work(context, Number(port));
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

interface Route {
  name: string;
  path: string;
  signedIn: boolean;
}

const routesOf = (messageId: string): readonly Route[] => [
  { name: 'landing', path: '/', signedIn: false },
  { name: 'preview', path: '/preview', signedIn: true },
  { name: 'editor', path: `/editor?process=${messageId}`, signedIn: true },
  { name: 'dashboard', path: '/dashboard', signedIn: true },
  { name: 'terminology', path: '/terminology', signedIn: true },
  { name: 'account', path: '/account', signedIn: true },
  { name: 'admin', path: '/admin/processes', signedIn: true },
];

const against = (value: number, goal: number) => `${Math.round(value)} ${value <= goal ? '≤' : '>'} ${goal}`;
const score = (value: number, goal: number) => `${value} ${value >= goal ? '≥' : '<'} ${goal}`;

function auditRow(name: string, device: Device, audited: Audit): string[] {
  const { performance, accessibility, bestPractices, seo, lcp, cls, blocking } = audited;
  const isLanding = name === 'landing';
  const least = isLanding ? goals.landing : goals.elsewhere;
  const other = isLanding ? goals.complete : goals.elsewhere;
  return [
    `${name}, ${device}`,
    device === 'desktop' ? score(performance, least) : String(performance),
    score(accessibility, other),
    score(bestPractices, other),
    seo === undefined ? '–' : score(seo, other),
    device === 'slow desktop' ? against(lcp, goals.lcp) : String(Math.round(lcp)),
    cls.toFixed(3),
    String(Math.round(blocking)),
  ];
}

async function printAudits(product: FilledProduct): Promise<void> {
  const rows: string[][] = [];
  const faults = new Map<string, string[]>();
  for (const { name, path, signedIn } of routesOf(product.messageId)) {
    for (const device of devices) {
      const audited = await withBrowser(product, signedIn, (_, port) =>
        audit(port, { url: product.url + path, device, unlisted: signedIn }),
      );
      rows.push(auditRow(name, device, audited));
      for (const fault of audited.faults) faults.set(fault, [...(faults.get(fault) ?? []), `${name}, ${device}`]);
    }
  }
  console.log(
    'Lighthouse: its own desktop; one with a processor 4 × slower beside the server; its own phone on slow 4G\n',
  );
  const head = ['', 'performance', 'accessibility', 'practices', 'SEO', 'LCP ms', 'CLS', 'blocking ms'];
  console.log(alignedTable([head, ...rows]));
  for (const [fault, where] of faults) console.log(`costs points: ${fault} (${where.join('; ')})`);
}

async function printInteractions(product: FilledProduct): Promise<void> {
  const rows: string[][] = [];
  for (const action of actionsOn(product.messageId)) {
    const measured = await withBrowser(product, action.signedIn, async (context) => {
      const page = await context.newPage();
      const usual = await timeInteraction(page, product.url, action);
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      return [usual, await timeInteraction(page, product.url, action)] as const;
    });
    rows.push([action.name, against(measured[0], goals.interaction), String(Math.round(measured[1]))]);
  }
  console.log('\nFrom an input to the paint that answers it, the longest of each action, in ms\n');
  console.log(alignedTable([['', 'usual', 'processor 4 × slower'], ...rows]));
}

async function printScrolling(product: FilledProduct, localizations: number): Promise<void> {
  const { cards, p50, p95, late } = await withBrowser(product, true, async (context) =>
    scrollDashboard(await context.newPage(), product.url, localizations),
  );
  console.log(
    `\nThe dashboard with ${cards} cards, scrolled: a frame every ${p50.toFixed(1)} ms, 95 of 100 within ${p95.toFixed(1)} ms (60 Hz is ${frame.toFixed(1)}), ${late.toFixed(1)} ${late <= goals.late ? '≤' : '>'} ${goals.late} of 100 late by a frame or more`,
  );
}

async function printThumbnails(product: FilledProduct): Promise<void> {
  const sizes = await withBrowser(product, true, async (context) =>
    weighThumbnails(await context.newPage(), product.url),
  );
  if (sizes.length === 0) throw new Error('The dashboard fetched no picture.');
  console.log(
    `\nThe largest of ${sizes.length} pictures that the dashboard fetches at first: ${against(Math.max(...sizes), goals.thumbnail)} bytes`,
  );
}

/** `pnpm bench web [--localizations 500] [--part audits|interactions|scrolling|thumbnails]`. Returns 0: a goal that is missed is printed. */
export async function benchWeb(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { localizations: { type: 'string', default: '500' }, part: { type: 'string' } },
  });
  const localizations = Number(values.localizations);
  if (!Number.isInteger(localizations) || localizations < 1) {
    console.error(
      `"${values.localizations}" is no number of localizations. Give a whole number from 1, or nothing for 500.`,
    );
    return 2;
  }
  const parts: Readonly<Record<string, (product: FilledProduct) => Promise<void>>> = {
    audits: printAudits,
    interactions: printInteractions,
    scrolling: (product) => printScrolling(product, localizations),
    thumbnails: printThumbnails,
  };
  if (values.part !== undefined && !parts[values.part]) {
    console.error(
      `There is no part "${values.part}". Give one of ${Object.keys(parts).join(', ')}, or nothing for all.`,
    );
    return 2;
  }
  const product = await startFilled(localizations);
  try {
    for (const [name, print] of Object.entries(parts)) if (!values.part || values.part === name) await print(product);
    return 0;
  } finally {
    await product.stop();
  }
}

/** Sizes of the pictures that the dashboard fetches for its first cards, also those that show the original under the pointer, in bytes. */
async function weighThumbnails(page: Page, origin: string): Promise<number[]> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image' || response.url().startsWith('data:')) return;
    sizes.push(response.body().then(({ length }) => length));
  });
  await page.goto(`${origin}/dashboard`);
  const card = page.locator('[data-slot=image-card]').first();
  await card.locator('img').first().waitFor();
  await card.hover();
  await page.waitForLoadState('networkidle');
  return Promise.all(sizes);
}
