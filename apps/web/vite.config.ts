import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `pnpm dev` finds the API; the built app is served by the API itself. */
const api = process.env.API_ORIGIN ?? 'http://localhost:3000';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    tailwindcss(),
  ],
  // The script that prerenders the landing page bundles its packages, because it cannot resolve them where it lies.
  ssr: { noExternal: true },
  server: { proxy: { '/v1': api, '/docs': api } },
  build: {
    // The manifest names the files of each page, for `.size-limit.js` and for the script that prerenders the landing page.
    manifest: !isSsrBuild,
    // The file has the notices that the licences of the bundled packages ask for.
    license: !isSsrBuild && { fileName: 'third-party.txt' },
    // Small files stay files: the content security policy allows no data URLs but for images.
    assetsInlineLimit: 0,
    // Only Safari 16 lacks module preloads; it fetches modules when they are imported.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: !isSsrBuild && {
          groups: [
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//u },
            { name: 'tanstack', test: /\/node_modules\/@tanstack\/(?!react-virtual|virtual-core)/u },
            // The modules that every page begins with are one file, not sixty.
            { name: 'app', tags: ['$initial'] },
          ],
        },
      },
    },
  },
}));
