import { type Plugin } from 'vite';
import { cssBlocks } from './css-blocks.ts';

const stylesheet = /\/src\/styles\.css$/;
const dateFields = /::-webkit-(?:date-and-time|datetime-edit|calendar-picker)[\w-]*\{[^{}]*\}/g;
const dateInput = /type:\s*["'`](?:date|time|month|week|datetime-local)["'`]/;

/** The stylesheet without what the browser's own fields of dates and times look like. */
export const withoutDateFields = (css: string): string => css.replaceAll(dateFields, '');

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
        code: withoutTokenFallbacks(directionByAttribute(withoutDateFields(code))),
        map: null,
      }),
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk' && dateInput.test(output.code))
          throw new Error(`${output.fileName} shows a field of dates or times, whose rules the stylesheet leaves out.`);
      }
    },
  };
}
