import { readFile } from 'node:fs/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { quantile } from '../metrics/quantile.ts';
import { framesWith, longestTask } from './trace.ts';
import type { Frame, TraceEvent } from './trace.ts';

/** 12 and 50 megapixels. */
const pictures = { usual: { width: 4000, height: 3000 }, large: { width: 8660, height: 5773 } };
export const counts = [200, 1000] as const;

/** The parts that can be measured alone. Opening and memory come with each of the others on the usual picture. */
export const parts = ['open', 'drag', 'slow-drag', 'pan', 'edit', 'png', 'large-png', 'growth'] as const;
export type Part = (typeof parts)[number];

/** Figures of the parts that were asked for; `open` and `memory` always. */
export interface Figures {
  /** Work a frame, in ms. */
  drag?: { p50: number; p95: number };
  /** The longest frame while a text is dragged on a processor that is four times slower, in ms. */
  slowDrag?: number;
  pan?: { p50: number; p95: number };
  /** In µs. */
  edit?: number;
  /** In ms. */
  open: number;
  /** In ms; the longest task that the page is not answering in. */
  png?: { ms: number; longest: number };
  /** Resident memory over that of the page with the picture, in MB. */
  memory: number;
}

const categories = ['toplevel', 'blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

async function traced(browser: Browser, page: Page, run: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories });
  await run();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return trace.traceEvents;
}

function spread(frames: readonly Frame[], min: number): { p50: number; p95: number } {
  if (frames.length < min) throw new Error(`Only ${frames.length} frames had input, of ${min} that are wanted.`);
  const work = frames.map(({ work }) => work);
  return { p50: quantile(work, 0.5), p95: quantile(work, 0.95) };
}

const moves = 80;
/** The minimum number of frames with input: long frames may join several moves of the pointer. */
const minFrames = 20;

/** Moves of the mouse go to the browser itself: Playwright's own `mouse.move` runs scripts in the page for each one while a button is down. */
async function drag(browser: Browser, page: Page, cdp: CDPSession): Promise<Frame[]> {
  const { x, y } = await page.evaluate(() => window.bench.centerOf(0));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8);
  const events = await traced(browser, page, async () => {
    for (let move = 0; move < moves; move += 1) {
      const place = { x: x + 10 + move * 4, y: y + 10 + move * 3 };
      await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place, button: 'left', buttons: 1 });
    }
  });
  await page.mouse.up();
  return framesWith(events, ['pointermove', 'mousemove']);
}

async function pan(browser: Browser, page: Page): Promise<Frame[]> {
  await page.evaluate(() => window.bench.showFullSize());
  await page.mouse.move(600, 400);
  const events = await traced(browser, page, async () => {
    for (let turn = 0; turn < moves; turn += 1) await page.mouse.wheel(12, 8);
  });
  return framesWith(events, ['wheel', 'scroll']);
}

/** Resident memory of the process of a page, in MB. */
async function residentMemory(browser: Browser, cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8');
        return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_000;
      }),
  );
  // The browser keeps a spare process, which is smaller.
  return Math.max(...sizes);
}

async function slowDrag(browser: Browser, page: Page, cdp: CDPSession): Promise<number> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frames = await drag(browser, page, cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return Math.max(...frames.map(({ interval }) => interval));
}

async function exportPng(browser: Browser, page: Page): Promise<{ ms: number; longest: number }> {
  let ms = 0;
  const events = await traced(browser, page, async () => {
    ({ ms } = await page.evaluate(() => window.bench.exportPng()));
  });
  return { ms, longest: longestTask(events) };
}

/** The work of one system with so many texts on the usual picture, on a page of its own. */
export async function measure(
  browser: Browser,
  url: string,
  count: number,
  requested: ReadonlySet<Part>,
): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  try {
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in window);
    const cdp = await page.context().newCDPSession(page);
    await page.evaluate(({ width, height }) => window.bench.prepare(width, height), pictures.usual);
    const bare = await residentMemory(browser, cdp);
    const open = await page.evaluate((texts) => window.bench.open(texts), count);
    const figures: Figures = { open, memory: (await residentMemory(browser, cdp)) - bare };
    if (requested.has('drag')) figures.drag = spread(await drag(browser, page, cdp), minFrames);
    if (requested.has('slow-drag')) figures.slowDrag = await slowDrag(browser, page, cdp);
    if (requested.has('png')) figures.png = await exportPng(browser, page);
    if (requested.has('pan')) figures.pan = spread(await pan(browser, page), minFrames);
    if (requested.has('edit')) figures.edit = await page.evaluate((texts) => window.bench.edit(texts, 300), count);
    return figures;
  } finally {
    await page.close();
  }
}

/** A PNG of the large picture, in ms. */
export async function measureLargePng(browser: Browser, url: string): Promise<{ ms: number; longest: number }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  try {
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in window);
    await page.evaluate(({ width, height }) => window.bench.prepare(width, height), pictures.large);
    await page.evaluate((texts) => window.bench.open(texts), counts[0]);
    return await exportPng(browser, page);
  } finally {
    await page.close();
  }
}

export interface Growth {
  /** Growth of the script's heap, in kB a mount. */
  heap: number;
  /** Elements that are still there, a mount. */
  nodes: number;
}

/** V8 compiles what runs often for some hundred mounts: that code is no mount's, and is larger than all else that stays. */
const warmUpMounts = 300;

/** The memory and nodes that an editor leaves behind each time that it is opened and closed. */
export async function measureGrowth(browser: Browser, url: string, mounts: number): Promise<Growth> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  try {
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in window);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    await page.evaluate(() => window.bench.prepare(800, 600));
    const mount = async (times: number) => {
      await page.evaluate((times) => window.bench.mount(times, 20), times);
      await cdp.send('HeapProfiler.collectGarbage');
      const { metrics } = await cdp.send('Performance.getMetrics');
      const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
      return { heap: valueOf('JSHeapUsedSize') / 1_000, nodes: valueOf('Nodes') };
    };
    const before = await mount(warmUpMounts);
    const after = await mount(mounts);
    return { heap: (after.heap - before.heap) / mounts, nodes: (after.nodes - before.nodes) / mounts };
  } finally {
    await page.close();
  }
}
