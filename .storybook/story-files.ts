/** Where stories live, relative to the root of the checkout. Read by Storybook, by the story tests and by their count. */
export const storyFiles = ['packages/*/src/**/*.stories.tsx', 'apps/web/src/**/*.stories.tsx'];

/** Where the pages of the guide live. */
export const guideFiles = ['packages/ui/src/docs/*.mdx'];
