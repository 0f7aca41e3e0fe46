import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
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
  ],
  server: { proxy: { '/v1': api, '/docs': api } },
  build: {
    // Small files stay files: the content security policy allows no data URLs but for images.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'service-worker/service-worker.ts'],
      output: {
        // A service worker answers for what lies beside and below it, and is found by its name.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
