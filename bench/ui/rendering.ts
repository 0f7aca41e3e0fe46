import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import type { Round } from './page.tsx';

/** What is drawn, how many at once. */
export const loads = [
  { part: 'Button', count: 1000 },
  { part: 'Select', count: 200 },
] as const;

export type Load = (typeof loads)[number];

/** The middle of the rounds of one system, in ms, and how many elements it made. */
export interface Rendering extends Round {
  system: string;
  load: Load;
}

const warmUpRounds = 3;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Builds the page as it would be published and measures every system in turn, round by round, so that whatever else the
 * machine does meets all of them alike.
 */
export async function measureRendering(systems: readonly string[], rounds: number): Promise<Rendering[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'palimpsest-bench-ui-'));
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000, target: 'esnext' },
  });
  const server = await preview({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumArguments, env: { ...process.env, ...env } });
  try {
    const pages = new Map<string, Page>();
    for (const system of systems) {
      const page = await browser.newPage();
      await page.goto(`${server.resolvedUrls?.local[0]}?system=${system}`);
      await page.waitForFunction(() => 'measure' in window);
      pages.set(system, page);
    }
    const renderings: Rendering[] = [];
    for (const load of loads) {
      const taken = new Map(systems.map((system): [string, Round[]] => [system, []]));
      for (let round = -warmUpRounds; round < rounds; round++) {
        for (const [system, page] of pages) {
          await page.bringToFront();
          const result = await page.evaluate(({ part, count }) => window.measure(part, count), load);
          if (round >= 0) taken.get(system)?.push(result);
        }
      }
      for (const [system, results] of taken) {
        renderings.push({
          system,
          load,
          mount: median(results.map(({ mount }) => mount)),
          update: median(results.map(({ update }) => update)),
          restyle: median(results.map(({ restyle }) => restyle)),
          elements: results[0]?.elements ?? 0,
        });
      }
    }
    return renderings;
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
}
