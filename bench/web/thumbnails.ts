import type { Page } from 'playwright';

/** Sizes of the pictures that the dashboard fetches for its first cards, also those that show the original under the pointer, in bytes. */
export async function weighThumbnails(page: Page, origin: string): Promise<number[]> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image' || response.url().startsWith('data:')) return;
    sizes.push(response.body().then(({ length }) => length));
  });
  await page.goto(`${origin}/dashboard`);
  const card = page.locator('[data-slot=image-card]').first();
  await card.locator('img').first().waitFor();
  await card.hover();
  await page.waitForLoadState('networkidle');
  return Promise.all(sizes);
}
