import { serveTypefaces } from '@palimpsest/typefaces/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { compiledReact } from '../scripts/compiled-react.ts';
import { guideFiles, storyFiles } from './story-files.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [...guideFiles, ...storyFiles].map((glob) => `../${glob}`),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      build: {
        // Vite's own targets replace `light-dark()` by values of the root element, and a section cannot have a theme of its own.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        // The tables of props are headed by the names of the components.
        rolldownOptions: { output: { keepNames: true } },
      },
      plugins: [compiledReact(), tailwindcss(), serveTypefaces()],
    }),
};

export default config;
