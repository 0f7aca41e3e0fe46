import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanStyles } from './lean-styles.ts';
import { leanTypefaces } from './lean-typefaces.ts';
import { routePreloads } from './route-preloads.ts';
import { serviceWorker } from './service-worker-plugin.ts';
import { withoutJsonSchema } from './without-json-schema.ts';

/** Where `pnpm dev` finds the API; the built app is served by the API itself. */
const api = process.env.API_ORIGIN ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    tailwindcss(),
    withoutJsonSchema(),
    leanStyles(),
    leanTypefaces(),
    serviceWorker(),
    routePreloads('/'),
  ],
  server: { proxy: { '/v1': api, '/docs': api } },
  build: {
    // Small files stay files: the content security policy allows no data URLs but for images.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page loads before it knows its route: one file is packed better than thirty.
            { name: 'start', tags: ['$initial'] },
            // The same for what the landing page shows and other pages share with it, and for what asks the server.
            {
              name: 'first',
              test: /\/ui\/src\/components\/(field|form|form-field|file-dropzone|image-button|logo)\//u,
            },
            { name: 'server', test: /\/(zod|@tanstack\/(query-core|react-query))\/|\/packages\/contract\/src\//u },
          ],
        },
      },
    },
  },
});
