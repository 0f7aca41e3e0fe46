import { tailwindTheme } from './packages/ui/src/tokens/tailwind-theme.ts';

/** Loaded through `@config` in packages/ui/src/styles/styles.css; the content is found by `@source` there and by the bundler. */
export default { theme: tailwindTheme };
