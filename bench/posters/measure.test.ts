import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { matchFace } from '@palimpsest/typefaces';
import { facePath } from '@palimpsest/typefaces/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withBrowser } from './drawing.ts';
import { measurePage } from './measure.ts';
import type { PosterTruth } from './truth.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'palimpsest-measure-'));
});

afterAll(() => rm(directory, { recursive: true }));

/** The measures of a text in a face of the library, which its block breaks into lines. */
async function measured(family: string, words: string, css: string): Promise<PosterTruth> {
  const found = matchFace(family, 700);
  if (!found) throw new Error(`The library of typefaces has lost ${family}.`);
  const path = join(directory, `${family}.html`);
  await writeFile(
    path,
    `<!doctype html><html lang="fr" data-background="flat"><meta charset="utf-8">
<style>@font-face { font-family: own; src: url('${pathToFileURL(facePath(found.face)).href}') } p { font-family: own; ${css} }</style>
<p data-text="title">${words}</p></html>`,
  );
  return await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1200, height: 400 } });
    await page.goto(pathToFileURL(path).href);
    await page.evaluate(() => document.fonts.ready);
    return await page.evaluate(measurePage);
  });
}

it('measures a line whose letters take other forms by those of the line above', async () => {
  const { texts } = await measured('Caveat', 'Randonnées en montagne', 'width: 700px; font-size: 121px');
  const [, second] = texts[0]?.lines ?? [];
  expect(second?.text).toBe('montagne');
  const [topLeft, topRight] = second?.box ?? [];
  // 404.6 px from the start of the first letter to the end of the last one, and a pixel or two around them without ink.
  expect((topRight?.x ?? 0) - (topLeft?.x ?? 0)).toBeGreaterThan(390);
  expect((topRight?.x ?? 0) - (topLeft?.x ?? 0)).toBeLessThan(408);
});
