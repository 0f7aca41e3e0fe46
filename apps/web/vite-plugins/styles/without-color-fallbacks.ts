import { type Plugin } from 'vite';

const stylesheet = /\/src\/styles\.css$/;
const pair =
  /(?<=^|[{};])(?<selectors>[^{};]+)\{(?<usual>[^{}]*)\}\s*@supports \(color:\s*color-mix\(in lab,\s*red,\s*red\)\)\s*\{\s*(?<selector>[^{}]+)\{(?<mixed>[^{}]*)\}\s*\}/g;

type Found = Record<'selectors' | 'selector' | 'usual' | 'mixed', string>;

const propertyOf = (declaration: string) => declaration.split(':', 1)[0]?.trim() ?? '';

/** The stylesheet with mixed colors only: without what Tailwind writes beside each of them for browsers that mix none. */
export function mixedColorsOnly(css: string): string {
  return css.replaceAll(pair, (whole: string, ...found) => {
    const { selectors, selector, usual, mixed } = found.at(-1) as Found;
    if (!selectors.trim().endsWith(selector.trim())) return whole;
    // Rules that say the same stand together: the others have that color unmixed.
    const before = selectors.trim().slice(0, -selector.trim().length).trim();
    if (before && !before.endsWith(',')) return whole;
    const others = before.slice(0, -1);
    const replaced = new Set(mixed.split(';').map(propertyOf));
    const kept = usual.split(';').filter((declaration) => !replaced.has(propertyOf(declaration)));
    const lean = `${selector}{${[...kept, mixed].filter((part) => part.trim()).join(';')}}`;
    return others ? `${others}{${usual}}${lean}` : lean;
  });
}

/**
 * Builds the stylesheet for the browsers that the scripts are built for, which all mix colors.
 * @throws Error where Tailwind no longer writes both
 */
export function withoutColorFallbacks(): Plugin {
  return {
    name: 'palimpsest:without-color-fallbacks',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: stylesheet },
      handler(code) {
        const lean = mixedColorsOnly(code);
        if (lean === code)
          throw new Error('Tailwind writes no fallbacks of mixed colors: this plugin is needed no more.');
        return { code: lean, map: null };
      },
    },
  };
}
