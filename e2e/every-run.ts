import { type PlaywrightTestConfig } from '@playwright/test';

/** The configuration that all browsers share. Its timeouts, in ms, only end a run that hangs, even on a busy machine. */
export const everyRun = {
  testDir: '.',
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  retries: 0,
  // Two workers even on two cores: a single one often waits for the server or the browser.
  workers: 2,
  reporter: [['list'], ['json']],
} satisfies PlaywrightTestConfig;
