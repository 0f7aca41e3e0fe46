import { type Plugin } from 'vite';

const stylesheet = /\/src\/styles\.css$/;
const fallbacks = /@layer properties\s*\{\s*@supports[^{]*\{\s*[^{}]*\{[^{}]*\}\s*\}\s*\}/g;

/** The stylesheet without the first values of properties that Tailwind also sets on each element, for browsers that know no `@property`. */
export const registeredPropertiesOnly = (css: string): string => css.replaceAll(fallbacks, '');

/**
 * Builds the stylesheet for browsers that know `@property`: Chromium 85, Safari 16.4 and Firefox 128, which Tailwind needs as well.
 * @throws Error where Tailwind writes no such values
 */
export function withoutPropertyFallbacks(): Plugin {
  return {
    name: 'palimpsest:without-property-fallbacks',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: stylesheet },
      handler(code) {
        const lean = registeredPropertiesOnly(code);
        if (lean === code)
          throw new Error('Tailwind writes no fallbacks of properties: this plugin is needed no more.');
        return { code: lean, map: null };
      },
    },
  };
}
