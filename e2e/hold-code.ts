import type { Page } from '@playwright/test';

/**
 * Holds files of script.
 * @param files of which the page asks. @default all
 * @returns lets go of them
 */
export async function holdCode(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
