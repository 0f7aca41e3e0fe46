import { defineConfig } from 'vitest/config';

const timeouts = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/*/scripts/**/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'lint/**/*.test.ts',
            'bench/**/*.test.ts',
            '.storybook/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.browser.test.*'],
          ...timeouts,
        },
      },
      'vitest.browser.config.ts',
      'vitest.stories.config.ts',
    ],
  },
});
