import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { statusGroup, type ImageProcess, type ProcessSummary } from '@palimpsest/contract';
import type { Browser, Page } from 'puppeteer-core';
import { ada, type Person } from '../account.ts';
import { readPicture } from '../picture.ts';
import { posterFile } from '../posters.ts';
import { runningProduct } from '../running-product.ts';
import { readWords, wordsOf } from '../reading.ts';
import { button, field, nextDownload, option, startFirefox } from './browser.ts';

const poster = posterFile('autumn-festival');
const reworded = 'Gran fiesta';

const product = runningProduct();
let browser: Browser;
let page: Page;
const downloads = mkdtempSync(join(tmpdir(), 'palimpsest-firefox-'));

test.beforeAll(async () => {
  ({ browser, page } = await startFirefox(downloads));
});

test.afterAll(async () => {
  await browser.close();
  rmSync(downloads, { recursive: true });
});

async function signUpAndIn({ name, surname, email, password }: Person): Promise<void> {
  const credentials = async () => {
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
  };
  await field(page, 'Name').fill(name);
  await field(page, 'Surname').fill(surname);
  await credentials();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('[autocomplete=given-name]') === null);
  await credentials();
  await page.keyboard.press('Enter');
}

async function answerUserInfo(): Promise<void> {
  await field(page, 'Company name').fill('Alba Botanica');
  for (const [label, answer] of [
    ['Company sector', 'Retail'],
    ['Number of employees', '11-50'],
    ['Your role', 'Design'],
  ] as const) {
    await field(page, label).click();
    await option(page, answer).click();
  }
  await button(page, 'Save').click();
}

/** The API's JSON answer to a GET request of the signed-in page. */
function ask(path: string): Promise<unknown> {
  return page.evaluate(async (path) => {
    const answer = await fetch(path, { headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` } });
    return answer.json();
  }, path);
}

/** X, Y, width and height of the selected text, as the typography panel shows them. */
const shownBox = async () => {
  // The code of the panel loads after the canvas.
  await page.waitForSelector('[data-slot=typography-geometry] dd');
  return page.$$eval('[data-slot=typography-geometry] dd', (values) =>
    values.map(({ textContent }) => Number.parseFloat(textContent)),
  );
};

test('a person translates a poster in Firefox, moves and rewords a text, and exports it', async () => {
  await page.goto(product.url);
  // The page is visible before its code runs; only that code shows the number of users.
  await page.locator('p:not([aria-hidden]) > [data-slot=count-up]').wait();
  const chooser = await page.locator('input[type=file]').waitHandle();
  await chooser.uploadFile(poster);
  await signUpAndIn(ada);
  await answerUserInfo();

  await field(page, 'Target language').click();
  await page.keyboard.type('spani');
  await page.keyboard.press('Enter');
  await button(page, 'Next').click();

  await expect.poll(() => page.url(), { timeout: 300_000 }).toContain('/editor');
  const [newest] = (await ask('/v1/images/processes')) as ProcessSummary[];
  const record = (await ask(`/v1/images/process/${newest?.message_id}/status`)) as ImageProcess;
  expect(statusGroup(record.status)).toBe('processed');
  const [heading] = record.localized_texts.toSorted((a, b) => b.font_size - a.font_size);
  if (!heading) throw new Error('The poster gave no text.');

  const proxy = await button(page, heading.localized_text).waitHandle();
  await proxy.focus();
  const [before = 0] = await shownBox();
  await page.keyboard.down('Shift');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Shift');
  const [after] = await shownBox();
  expect(after).toBe(before + 30);
  await page.keyboard.press('Enter');
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(reworded);
  await page.keyboard.press('Escape');
  await button(page, reworded).wait();
  await page.locator('::-p-text(Saved)').wait();

  await button(page, 'Export').click();
  const file = await nextDownload(downloads, /^localized-image-\d+\.png$/);
  const [original, exported] = [await readPicture(poster), await readPicture(file)];
  expect([exported.width, exported.height]).toEqual([original.width, original.height]);
  const texts = record.localized_texts.map((text) => (text === heading ? reworded : text.localized_text));
  expect(await readWords(exported, 'Spanish')).toEqual(expect.arrayContaining(wordsOf(texts.join(' '))));
});
