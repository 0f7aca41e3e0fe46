import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** The fonts come with their licence, which the Open Font License asks for. */
const fontLicences: Plugin = {
  name: 'font-licences',
  generateBundle() {
    for (const font of ['inter', 'newsreader']) {
      const source = readFileSync(new URL(import.meta.resolve(`@fontsource-variable/${font}/LICENSE`)));
      this.emitFile({ type: 'asset', fileName: `${font}-LICENSE.txt`, source });
    }
  },
};

/** Puts the style sheets beside the built components, and compiles `standalone.css` with its fonts for applications without Tailwind. */
export default defineConfig({
  base: './',
  publicDir: 'src/styles',
  plugins: [tailwindcss(), fontLicences],
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
