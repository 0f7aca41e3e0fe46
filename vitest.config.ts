import { defineConfig } from 'vitest/config';
import inNode from './vitest.node.config.ts';

/** All suites but those of Playwright. */
export default defineConfig({
  test: {
    projects: [...(inNode.test?.projects ?? []), 'vitest.browser.config.ts', 'vitest.stories.config.ts'],
  },
});
