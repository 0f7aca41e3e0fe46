import { expect, test, type Browser, type BrowserContext, type Page, type Response } from '@playwright/test';
import { beginWith } from './account.ts';
import { localisePoster, type Localised } from './localised.ts';
import { runningProduct } from './running-product.ts';

const product = runningProduct();

let localised: Localised;

test.beforeAll(async ({ playwright }) => {
  localised = await localisePoster(playwright, product);
});

/** Whether the server answers to a save of the editor. */
const isSave = (response: Response) => response.request().method() === 'PUT' && response.url().endsWith('/document');

async function signedIn(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await beginWith(context, localised.tokens);
  return context;
}

async function openEditor(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${product.url}/editor?process=${localised.messageId}`);
  await expect(texts(page).first()).toHaveAttribute('aria-pressed', 'true');
  return page;
}

/** The texts that were translated: what stays as it was in the picture is not shown as a text. */
const texts = (page: Page) => page.locator('[data-text-id]:not([aria-label$="(original shown)"])');

/** Where a text is, in px of the screen. */
async function placeOf(page: Page, index: number): Promise<number> {
  const box = await texts(page).nth(index).boundingBox();
  if (!box) throw new Error('The text is not in sight.');
  return Math.round(box.x);
}

/** Moves a text by the keyboard. */
async function move(page: Page, index: number): Promise<void> {
  await texts(page).nth(index).focus();
  await page.keyboard.press('Shift+ArrowRight');
}

/** Writes other words in the place of a text's, by the keyboard. */
async function write(page: Page, index: number, words: string): Promise<void> {
  await texts(page).nth(index).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
  await page.keyboard.press('Escape');
}

const saved = (page: Page) => page.getByText('Saved', { exact: true });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'This image was edited elsewhere' });

test('who edits and reloads at once finds the edit, and is not told that it was made elsewhere', async ({
  browser,
}) => {
  const context = await signedIn(browser);
  const page = await openEditor(context);
  await move(page, 0);
  const place = await placeOf(page, 0);
  await page.reload();
  await expect(texts(page).first()).toHaveAttribute('aria-pressed', 'true');
  expect(await placeOf(page, 0)).toBe(place);
  const answer = page.waitForResponse(isSave);
  await move(page, 0);
  expect((await answer).status()).toBe(200);
  await expect(saved(page)).toBeVisible();
  await context.close();
});

test('what was edited without a connection is saved once the editor is opened with one', async ({ browser }) => {
  const context = await signedIn(browser);
  const page = await openEditor(context);
  await context.setOffline(true);
  await move(page, 1);
  await expect(page.getByText('Not saved yet')).toBeVisible();
  const place = await placeOf(page, 1);
  await page.close();
  await context.setOffline(false);

  const later = await openEditor(context);
  await expect(saved(later)).toBeVisible();
  expect(await placeOf(later, 1)).toBe(place);
  await context.close();

  const elsewhere = await signedIn(browser);
  expect(await placeOf(await openEditor(elsewhere), 1)).toBe(place);
  await elsewhere.close();
});

test('two tabs that edit one image without a connection keep both edits, and who opens it again is shown both', async ({
  browser,
}) => {
  const context = await signedIn(browser);
  const [first, second] = [await openEditor(context), await openEditor(context)];
  await context.setOffline(true);
  for (const [page, words] of [
    [first, 'Primera'],
    [second, 'Segunda'],
  ] as const) {
    await write(page, 4, words);
    await expect(page.getByText('Not saved yet')).toBeVisible();
  }
  await first.close();
  await second.close();
  await context.setOffline(false);

  const later = await openEditor(context);
  await expect(question(later)).toContainText('Mine: Segunda');
  await expect(question(later)).toContainText('The other one: Primera');
  await question(later).getByRole('button', { name: 'Keep mine' }).click();
  await expect(saved(later)).toBeVisible();
  await later.reload();
  await expect(texts(later).nth(4)).toHaveAccessibleName('Segunda');
  await expect(question(later)).toHaveCount(0);
  await context.close();
});

test('two who edit the same image are shown both versions, and nothing is dropped unless one says so', async ({
  browser,
}) => {
  const [hers, his] = [await signedIn(browser), await signedIn(browser)];
  const [first, second] = [await openEditor(hers), await openEditor(his)];
  await write(first, 2, 'Ella');
  await expect(saved(first)).toBeVisible();

  await move(second, 3);
  const place = await placeOf(second, 3);
  await expect(question(second)).toBeVisible();
  await expect(question(second)).toContainText('The other one: Ella');
  await second.keyboard.press('Escape');
  await expect(question(second)).toBeHidden();
  expect(await placeOf(second, 3)).toBe(place);

  await second.getByRole('button', { name: 'Not saved' }).click();
  await question(second).getByRole('button', { name: 'Keep mine' }).click();
  await expect(saved(second)).toBeVisible();
  await first.reload();
  await expect(texts(first).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(first.getByRole('button', { name: 'Ella', exact: true })).toHaveCount(0);
  await hers.close();
  await his.close();
});

test('an old version is brought back, is saved, and can be taken back', async ({ browser }) => {
  const context = await signedIn(browser);
  const page = await openEditor(context);
  const before = await placeOf(page, 0);
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  const answer = page.waitForResponse(isSave);
  await versions.getByRole('button', { name: 'As it was translated' }).click();
  await versions.getByRole('button', { name: 'Restore' }).last().click();
  await expect(versions).toBeHidden();
  expect(await placeOf(page, 0)).toBeLessThan(before);
  expect((await answer).status()).toBe(200);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => placeOf(page, 0)).toBe(before);
  await context.close();
});
