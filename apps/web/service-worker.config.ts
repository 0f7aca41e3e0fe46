import { defineConfig } from 'vite';

/** Puts the worker beside the built app: one script that imports nothing, since not every browser runs modules as service workers. */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  build: {
    emptyOutDir: false,
    rolldownOptions: {
      input: 'service-worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
