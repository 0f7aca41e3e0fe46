import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';
import { guideFiles, storyFiles } from '../.storybook/story-files.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

interface Entry {
  id: string;
  type: 'docs' | 'story';
  title: string;
}

const folder = mkdtempSync(join(tmpdir(), 'palimpsest-storybook-'));
let server: PreviewServer;
let pages: Entry[];

test.beforeAll(async () => {
  await run('pnpm', ['build-storybook', '--quiet', '--output-dir', folder], { cwd: root, maxBuffer: 1e8 });
  server = await preview({
    configFile: false,
    root: dirname(folder),
    logLevel: 'warn',
    build: { outDir: folder },
    // Every page loads the same 250 files: with a cache the browser requests each of them once.
    preview: { host: '127.0.0.1', port: 0, headers: { 'Cache-Control': 'max-age=3600' } },
  });
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
  pages = Object.values(index.entries).filter(({ type }) => type === 'docs');
});

test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const onDisk = (globs: string[]) => globSync(globs, { cwd: root, exclude: ['**/node_modules/**'] }).length;

test('Storybook has a page for every file of stories and every page of the guide', () => {
  expect(pages.length).toBe(onDisk(guideFiles) + onDisk(storyFiles));
});

/** How many are open at once: one alone leaves the processor idle while it waits for files. */
const tabs = 2;

test('each of its pages opens, with its heading and without an error', async ({ context }) => {
  const errors: string[] = [];
  const left = pages.values();
  const openInOneTab = async () => {
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
    for (const { id, title } of left) {
      await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?viewMode=docs&id=${id}`);
      await expect(page.locator('#storybook-docs h1').first(), title).toHaveText(title.split('/').at(-1) ?? '');
      await expect(page.locator('.sb-errordisplay'), title).toBeHidden();
      if (process.env.STORYBOOK_SCREENSHOTS) {
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: join(process.env.STORYBOOK_SCREENSHOTS, `${id}.png`), fullPage: true });
      }
    }
  };
  await Promise.all(Array.from({ length: tabs }, openInOneTab));
  expect(errors).toEqual([]);
});
