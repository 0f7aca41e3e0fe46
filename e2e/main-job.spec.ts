import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import {
  statusGroup,
  trialCredits,
  type ImageProcess,
  type LocalizedText,
  type ProcessSummary,
} from '@palimpsest/contract';
import type { Point } from '@palimpsest/engine';
import type { PosterTruth } from '../bench/posters/truth.ts';
import { ada, answerUserInfo, signUpAndIn } from './account.ts';
import { openLanding } from './open-landing.ts';
import { differencesOutside, grown, readPicture, type Box } from './picture.ts';
import { chooseTarget } from './preview.ts';
import { runningProduct } from './running-product.ts';
import { readWords, wordsOf } from './reading.ts';

const folder = join(import.meta.dirname, '..', 'bench', 'posters', 'autumn-festival');
const poster = join(folder, 'poster.png');
const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as PosterTruth;
const reworded = 'Gran fiesta';
/** The width of the soft edge around a redrawn box, which is erased as well, in px of the image. */
const rim = 3;

const product = runningProduct();

/** Keeps a picture of the page for the README where `SCREENSHOTS` names a folder. */
async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(process.env.SCREENSHOTS, `${name}.png`) });
}

/** The API's JSON answer to a GET request of the signed-in page. */
function ask(page: Page, path: string): Promise<unknown> {
  return page.evaluate(async (path) => {
    const answer = await fetch(path, { headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` } });
    return answer.json();
  }, path);
}

/** The user's newest process with its texts. */
async function newestProcess(page: Page): Promise<ImageProcess> {
  const [newest] = (await ask(page, '/v1/images/processes')) as ProcessSummary[];
  if (!newest) throw new Error('The account has no process.');
  return (await ask(page, `/v1/images/process/${newest.message_id}/status`)) as ImageProcess;
}

/** The upright box around some points. */
function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The area where a text may have been erased: the box around its quad, grown by the ink that may overhang it. */
const erased = ({ quad, fontSize }: PosterTruth['texts'][number]) => grown(boxAround(quad), 0.4 * fontSize);

/** The box of a translation, grown by its background, whose third number is the reach beside the words in ems, and by the soft edge. */
function set({ coordinates: c, font_size: fontSize, text_background: background }: LocalizedText): Box {
  const words = boxAround([
    { x: c.x1, y: c.y1 },
    { x: c.x2, y: c.y2 },
    { x: c.x3, y: c.y3 },
    { x: c.x4, y: c.y4 },
  ]);
  const [, , beside] = background?.split(' ') ?? [];
  return beside === undefined ? words : grown(words, Number.parseFloat(beside) * fontSize + rim);
}

/** The selected text's box as the typography panel shows it, in whole pixels of the image. */
async function shownBox(page: Page): Promise<Box> {
  const geometry = page.locator('[data-slot=typography-geometry] dd');
  // The code of the panel loads after the canvas.
  await expect(geometry).toHaveCount(4);
  const [x, y, width, height] = (await geometry.allInnerTexts()).map((value) => Number.parseFloat(value));
  if (x === undefined || y === undefined || width === undefined || height === undefined) {
    throw new Error('No text is selected.');
  }
  return { x, y, width, height };
}

test('a person translates a poster, moves and rewords a text, and exports it', async ({ page }) => {
  await openLanding(page, product.url);
  await expect(page.getByRole('heading', { name: 'AI-Powered Image Translation in minutes' })).toBeVisible();
  await picture(page, 'landing');
  await page.locator('input[type=file]').setInputFiles(poster);
  await expect(page.getByText('Please log in to continue').first()).toBeVisible();
  await signUpAndIn(page, ada);

  await expect(page).toHaveURL(/\/preview$/);
  await answerUserInfo(page);
  await expect(page.getByRole('heading', { name: 'Choose languages' })).toBeVisible();
  await expect(page.getByText("You're in trial mode.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await chooseTarget(page, 'Spanish');
  await picture(page, 'preview');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: /\.\.\.$/ })).toBeVisible();
  await expect(page).toHaveURL(/\/preview\?process=/);
  await page.reload();
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible();

  await expect(page).toHaveURL(/\/editor/, { timeout: 300_000 });
  const record = await newestProcess(page);
  expect(statusGroup(record.status)).toBe('processed');

  await expect(page.getByText('Loading image...')).toBeHidden();
  const heading = record.localized_texts.toSorted((a, b) => b.font_size - a.font_size)[0];
  if (!heading) throw new Error('The poster gave no text.');
  await page.getByRole('button', { name: heading.localized_text }).focus();
  const before = await shownBox(page);
  await picture(page, 'editor');
  for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowRight');
  const after = await shownBox(page);
  expect(after.x - before.x).toBe(30);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(reworded);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: reworded })).toBeVisible();
  const edited = await shownBox(page);

  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: reworded }).focus();
  expect(await shownBox(page)).toEqual(edited);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^localized-image-\d+\.png$/);
  const file = test.info().outputPath('exported.png');
  await download.saveAs(file);

  const original = await readPicture(poster);
  const exported = await readPicture(file);
  expect([exported.width, exported.height]).toEqual([original.width, original.height]);

  const words = await readWords(exported, 'Spanish');
  const texts = record.localized_texts.map((text) => (text === heading ? reworded : text.localized_text));
  expect(words).toEqual(expect.arrayContaining(wordsOf(texts.join(' '))));
  const spanish = new Set(wordsOf(texts.join(' ')));
  const english = wordsOf(record.localized_texts.map(({ original_text }) => original_text).join(' '));
  expect(english.length).toBeGreaterThan(20);
  expect(words.filter((word) => english.includes(word) && !spanish.has(word))).toEqual([]);

  const touched = [...truth.texts.map(erased), ...record.localized_texts.map(set), before, edited];
  expect(
    differencesOutside(
      touched.map((box) => grown(box, 2)),
      original,
      exported,
    ),
  ).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/preview$/);
  await expect(page.getByRole('button', { name: /Target language/ })).toContainText('Spanish');
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  expect(await ask(page, '/v1/subscriptions/credits')).toMatchObject({ remaining_credits: trialCredits - 1 });

  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Recent Localizations' })).toBeVisible();
  await expect(page.getByText('Completed')).not.toHaveCount(0);
  await picture(page, 'dashboard');
});

test('what the product printed meanwhile holds no token and no signature', () => {
  expect(product.output()).toContain('Palimpsest is ready');
  expect(product.output()).not.toMatch(/signature=|eyJ[\w-]+\./);
});
