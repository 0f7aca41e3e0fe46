import { expect, type Page } from '@playwright/test';

/** Opens the landing page, and waits until it answers: it is seen before its code is there, and a press is lost until then. */
export async function openLanding(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAnswering(page);
}

/** Waits until the app has taken over the landing page that stood in the document: the number of users is known in the browser alone. */
export async function untilAnswering(page: Page): Promise<void> {
  await expect(page.locator('p:not([aria-hidden]) > [data-slot=count-up]')).toBeVisible();
}
