import { expect, type Page } from '@playwright/test';

/** Waits until the app has drawn the screen: what stands in the document before can only be seen, and forgets what is filled in. */
export async function untilDrawn(page: Page): Promise<void> {
  await expect(page.locator('#screen')).toHaveCount(0);
}

/** Opens a screen behind the login, and waits until the app has drawn it. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilDrawn(page);
}
