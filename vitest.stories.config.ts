import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { storyPictures } from './.storybook/pictures.ts';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';
import { testWorkers } from './scripts/test-workers.ts';

const root = import.meta.dirname;
const chromium = await findChromium();

/** Every story in Chromium: it stands, its play function passes, axe finds nothing in either theme; each matrix and each screen looks as in its pictures. */
export default defineConfig({
  plugins: [storybookTest({ configDir: join(root, '.storybook') })],
  test: {
    name: 'stories',
    globalSetup: ['.storybook/pictures.ts'],
    setupFiles: ['.storybook/vitest.setup.ts'],
    provide: { comparePictures: chromium.pinned },
    // A story leaves nothing on the page: its canvas, its overlays and its listeners go with it. A page for each file would load everything anew.
    isolate: false,
    maxWorkers: testWorkers,
    // Only what hangs takes so long: no story claims a time by it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: chromium.executablePath,
          args: chromiumArguments,
          env: { ...process.env, ...chromium.env },
        },
        // Stories ask for 1200×900 and pictures for the whole page: a smaller context would scale them down.
        contextOptions: { viewport: { width: 1600, height: 2400 }, deviceScaleFactor: 1, reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', name: 'stories', viewport: { width: 1200, height: 900 } }],
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ arg, ext }) => join(storyPictures.compared, `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => join(root, '.vitest-attachments', 'stories', `${arg}${ext}`),
        },
      },
    },
  },
});
