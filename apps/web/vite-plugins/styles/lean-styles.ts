import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin } from 'vite';

const stylesheet = 'src/styles.css';
const leftOut = /^@source not '\.\.\/\.\.\/\.\.\/packages\/ui\/src\/components\/\{(?<names>[a-z,-]+)\}';$/m;
const component = /\/packages\/ui\/src\/components\/(?<name>[^/]+)\//;

/** The components of `ui` whose classes the stylesheet leaves out. */
export function componentsWithoutStyles(css: string): string[] {
  return leftOut.exec(css)?.groups?.names?.split(',') ?? [];
}

/** Those of them that are among the modules of the app all the same, in the order in which they are first met. */
export function missingStyles(css: string, moduleIds: Iterable<string>): string[] {
  const without = new Set(componentsWithoutStyles(css));
  const names = Array.from(moduleIds, (id) => component.exec(id)?.groups?.name ?? '');
  return [...new Set(names)].filter((name) => without.has(name));
}

/** Holds the app against its stylesheet, which knows no class of the components that no page shows. */
export function leanStyles(): Plugin {
  let root = '.';
  return {
    name: 'palimpsest:lean-styles',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []));
      const missing = missingStyles(readFileSync(join(root, stylesheet), 'utf8'), ids);
      if (missing.length === 0) return;
      throw new Error(
        `The app shows ${missing.join(', ')} of packages/ui, but ${stylesheet} leaves out their classes. Take them off its list.`,
      );
    },
  };
}
