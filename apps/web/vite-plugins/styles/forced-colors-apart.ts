import { type Plugin } from 'vite';
import { cssBlocks, cssText } from './css-blocks.ts';

const stylesheet = /\/src\/styles\.css$/;
const moduleId = 'virtual:forced-colors.css';
const resolvedId = '\0forced-colors.css';
const query = /^@media \(forced-colors:\s*active\)$/;
/** A class for forced colors; rules of other classes stay, as what follows them may overrule them. */
const ownClass = /^\s*[^{]*\.forced-colors\\:/;

/** A stylesheet in two: what holds for all, and the classes for forced colors, in the layers in which they stood. */
export function splitForcedColors(css: string): { rest: string; forced: string } {
  let forced = '';
  const rest = cssBlocks(css).flatMap((block) => {
    const { prelude, body } = block;
    if (body === undefined) return block;
    if (query.test(prelude.trim()) && ownClass.test(body)) {
      forced += cssText([block]);
      return [];
    }
    if (!prelude.trim().startsWith('@layer ')) return block;
    const inner = splitForcedColors(body);
    if (inner.forced) forced += cssText([{ prelude, body: inner.forced }]);
    return { prelude, body: inner.rest };
  });
  return { rest: cssText(rest), forced };
}

/**
 * Builds the classes for forced colors as a stylesheet of their own, `virtual:forced-colors.css`, which is fetched where a system forces its colors.
 * While the app is developed they stay where they are.
 */
export function forcedColorsApart(): Plugin {
  const forced = Promise.withResolvers<string>();
  let isBuild = false;
  return {
    name: 'palimpsest:forced-colors-apart',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load: (id) => (id === resolvedId ? (isBuild ? forced.promise : '') : undefined),
    transform: {
      filter: { id: stylesheet },
      handler(code) {
        if (!isBuild) return undefined;
        const split = splitForcedColors(code);
        if (!split.forced)
          throw new Error('The stylesheet has no class for forced colors: this plugin is needed no more.');
        forced.resolve(split.forced);
        return { code: split.rest, map: null };
      },
    },
  };
}
