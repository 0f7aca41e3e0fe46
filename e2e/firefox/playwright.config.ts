import { defineConfig } from '@playwright/test';

/** Playwright runs these tests; the browser is the machine's Firefox, driven over WebDriver BiDi (`browser.ts`). */
export default defineConfig({
  testDir: '.',
  // Only ends a run that hangs.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  retries: 0,
  workers: 1,
  reporter: [['list'], ['json']],
  outputDir: '../../test-results/firefox',
});
