import { readFileSync } from 'node:fs';
import { faceFileName, typefaces } from '@palimpsest/typefaces';
import { facePath } from '@palimpsest/typefaces/node';
import { serveTypefaces } from '@palimpsest/typefaces/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig, type Plugin } from 'vite';
import { compiledReact } from '../scripts/compiled-react.ts';
import { guideFiles, storyFiles } from './story-files.ts';

/** Adds the faces to the built Storybook, which has no server behind it: the stories of the editor draw with them. */
const typefaceFiles: Plugin = {
  name: 'palimpsest-typeface-files',
  generateBundle() {
    for (const face of typefaces.flatMap(({ faces }) => faces)) {
      const fileName = `v1/typefaces/${faceFileName(face)}`;
      this.emitFile({ type: 'asset', fileName, source: readFileSync(facePath(face)) });
    }
  },
};

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
      plugins: [compiledReact(), tailwindcss(), serveTypefaces(), typefaceFiles],
    }),
};

export default config;
