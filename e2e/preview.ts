import { expect, type Page } from '@playwright/test';
import type { LanguageName } from '@palimpsest/contract';

/** Chooses into which language an image is translated: opens the list, types the name and takes the first that is found. */
export async function chooseTarget(page: Page, language: LanguageName): Promise<void> {
  const target = page.getByRole('button', { name: /Target language/ });
  await target.click();
  await page.keyboard.type(language);
  await page.keyboard.press('Enter');
  await expect(target).toContainText(language);
}
