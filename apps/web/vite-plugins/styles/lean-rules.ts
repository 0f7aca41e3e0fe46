import { type Plugin } from 'vite';
import { cssBlocks } from './css-blocks.ts';

const stylesheet = /\/src\/styles\.css$/;
const dateFields = /::-webkit-(?:date-and-time|datetime-edit|calendar-picker)[\w-]*\{[^{}]*\}/g;
const dateInput = /type:\s*["'`](?:date|time|month|week|datetime-local)["'`]/;

/** The stylesheet without what the browser's own fields of dates and times look like. */
export const withoutDateFields = (css: string): string => css.replaceAll(dateFields, '');

/** Elements that Tailwind restyles and no page has. */
const unshown = ['abbr', 'hr', 'optgroup', 'small', 'sub', 'sup'];
const ofUnshown = new RegExp(
  String.raw`(?<=^|[{}])\s*(?:(?::where\([^{}]*\) )?(?:${unshown.join('|')})(?![\w-])[^{},]*,?\s*)+\{[^{}]*\}`,
  'g',
);
const shows = new RegExp(String.raw`\bjsxs?\)?\(["'\`](?<element>${unshown.join('|')})["'\`]`);

/** The stylesheet without what elements look like that no page has. */
export const withoutUnshown = (css: string): string => css.replaceAll(ofUnshown, '');

const repeatedForParts =
  /:where\(\[data-slot\](?:, ?\[data-slot\] \*)?\)(?:::selection|:focus-visible)?\s*\{\s*(?:background-color|outline|border-color):[^{}]*\}/g;
const placeholderByText =
  /@supports \(not \(+-webkit-appearance:\s*-apple-pay-button\)\)[^{}]*\{\s*::placeholder\s*\{(?:[^{}]|\{[^{}]*\})*\}\s*\}/g;
const inheritedByParts =
  /(?<=:where\(\[data-slot\]\):not\([^{}]*)\{[^{}]*?(?<own>(?<!-)color:\s*var\(--pal-color-ink\);)[^{}]*\}/;
const fileButton = /(?<=^|[{}])\s*::file-selector-button\s*\{[^{}]*\}/g;

/**
 * The stylesheet without what the page sets for all its elements and the design system once more for its parts, without the color of
 * placeholders that stand in no part, and without the button of a shown file input, of which the app has none.
 */
export const withoutPageRepeats = (css: string): string =>
  css
    .replace(inheritedByParts, '{$<own>}')
    .replaceAll(repeatedForParts, '')
    .replaceAll(placeholderByText, '')
    .replaceAll(fileButton, '');

/** The element of those whose rules are left out that a script shows. */
export const shownIn = (code: string): string | undefined => shows.exec(code)?.groups?.element;

/** The stylesheet without declarations that follow the same one: prefixes are written once for each browser that wants them. */
export const withoutRepeated = (css: string): string =>
  css.replaceAll(/(?<=[{;])(?<declaration>[\w-]+:[^{};]+;)\k<declaration>+/g, '$<declaration>');

const scaledSection = /\[data-scaling(?:=[^\]]*)?\]\s*\{[^{}]*\}/g;

/** The stylesheet without the sizes of sections that are drawn smaller or larger. */
export const withoutScaling = (css: string): string => css.replaceAll(scaledSection, '');

/** The stylesheet with the direction by the attribute, as the app's own classes have it: `:dir()` is built as a list of languages. */
export const directionByAttribute = (css: string): string =>
  css.replaceAll(':where(:dir(rtl))', ':where([dir=rtl],[dir=rtl] *)');

/** The stylesheet without what stands in for a token of the design system, which are all set at the root. */
export function withoutTokenFallbacks(css: string): string {
  const root = cssBlocks(css).flatMap(({ prelude, body }) => (prelude.trim() === ':root' ? (body ?? '') : []));
  const tokens = [...root.join(';').matchAll(/(?<![\w-])(?<name>--pal-[\w-]+):/g)].map(
    ({ groups }) => groups?.name ?? '',
  );
  return tokens.reduce(
    (text, name) => text.replaceAll(new RegExp(`var\\(${name},[^()]*\\)`, 'g'), `var(${name})`),
    css,
  );
}

/**
 * Builds the stylesheet without rules for what the app does not show.
 * @throws Error where it shows it all the same
 */
export function leanRules(): Plugin {
  return {
    name: 'palimpsest:lean-rules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: stylesheet },
      handler: (code) => ({
        code: withoutTokenFallbacks(
          directionByAttribute(withoutPageRepeats(withoutUnshown(withoutDateFields(withoutScaling(code))))),
        ),
        map: null,
      }),
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset' && output.fileName.endsWith('.css') && typeof output.source === 'string')
          output.source = withoutRepeated(output.source);
        if (output.type !== 'chunk') continue;
        const shown = shownIn(output.code);
        if (shown) throw new Error(`${output.fileName} shows <${shown}>, whose rules the stylesheet leaves out.`);
        if (/data-scaling["'`]?:/.test(output.code))
          throw new Error(`${output.fileName} shows a scaled section, whose rules the stylesheet leaves out.`);
        if (dateInput.test(output.code))
          throw new Error(`${output.fileName} shows a field of dates or times, whose rules the stylesheet leaves out.`);
      }
    },
  };
}
