import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Compiles `styles.css` with its fonts, which applications load beside the built components. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [tailwindcss()],
  build: {
    outDir: 'dist/styles',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/styles/styles.css',
      output: { assetFileNames: '[name][extname]' },
    },
  },
});
