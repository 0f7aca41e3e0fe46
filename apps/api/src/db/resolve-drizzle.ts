import { registerHooks, type ResolveFnOutput } from 'node:module';

/** A module of drizzle-orm, of its form for `import`. */
const drizzleModule = /\/node_modules\/drizzle-orm\/[^?]+\.js$/;

/** What a relative import within drizzle-orm names; undefined for any other. */
export function fileWithinDrizzle(specifier: string, parent: string | undefined): string | undefined {
  const isRelative = /^\.\.?\/.*\.js$/.test(specifier);
  return isRelative && parent && drizzleModule.test(parent) ? new URL(specifier, parent).href : undefined;
}

/**
 * Finds the modules of drizzle-orm without its `package.json`, of 180 kB, which Node reads and copies anew for each of its modules and
 * for each import of it: most of a second of processor time at each start. Call it before anything imports drizzle-orm.
 */
export function resolveDrizzle(): void {
  const known = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      const url = fileWithinDrizzle(specifier, context.parentURL);
      if (url !== undefined) return { url, format: 'module', shortCircuit: true };
      if (!/^drizzle-orm(\/|$)/.test(specifier) || !context.conditions.includes('import'))
        return next(specifier, context);
      const found = known.get(specifier) ?? next(specifier, context);
      known.set(specifier, found);
      return { ...found, shortCircuit: true };
    },
  });
}
