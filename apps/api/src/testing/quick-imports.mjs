// @ts-check
import { enableCompileCache, registerHooks } from 'node:module';

// Node parses the package.json of drizzle-orm, of 180 kB, anew for each of its 400 modules: 3 s of processor time in each process that tests start.
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    return specifier.startsWith('.') && parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context);
  },
});
enableCompileCache(`${import.meta.dirname}/../../../../.tools/compile-cache`);
