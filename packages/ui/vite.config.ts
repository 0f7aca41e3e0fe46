import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Puts the style sheets beside the built components, and compiles `standalone.css` with its fonts for applications without Tailwind. */
export default defineConfig({
  base: './',
  publicDir: 'src/styles',
  plugins: [tailwindcss()],
  build: {
    outDir: 'dist/styles',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/styles/standalone.css',
      output: { assetFileNames: '[name][extname]' },
    },
  },
});
