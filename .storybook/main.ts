import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { guideFiles, storyFiles } from './story-files.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [...guideFiles, ...storyFiles].map((glob) => `../${glob}`),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (viteConfig) => ({ ...viteConfig, plugins: [...(viteConfig.plugins ?? []), react(), tailwindcss()] }),
};

export default config;
