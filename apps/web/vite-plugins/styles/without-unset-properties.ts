import { type Plugin } from 'vite';
import { cssBlocks, cssText, type CssBlock } from './css-blocks.ts';

const stylesheet = /\/src\/styles\.css$/;
const registration = /^@property (?<name>--tw-[\w-]+)$/;
/** What sets every property anew for browsers that know no registered ones. */
const fallbacks = '@layer properties';

interface Registered {
  name: string;
  /** What it is where nothing sets it. */
  initial: string | undefined;
}

/** What a property is at first: a length with its unit, as `calc` adds no bare number to one. */
function initialOf(body: string): string | undefined {
  const value = /initial-value:(?<value>[^;]*)/.exec(body)?.groups?.value;
  return value === '0' && body.includes('"<length>"') ? '0px' : value;
}

const registeredIn = (blocks: readonly CssBlock[]): Registered[] =>
  blocks.flatMap(({ prelude, body = '' }) => {
    const name = registration.exec(prelude.trim())?.groups?.name;
    return name ? { name, initial: initialOf(body) } : [];
  });

/** Position of the parenthesis that closes the one before `start`. */
function closing(css: string, start: number): number {
  let depth = 1;
  for (let at = start; at < css.length; at += 1) {
    if (css[at] === '(') depth += 1;
    if (css[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A parenthesis of the stylesheet is not closed: ${css.slice(start, start + 80)}`);
}

/** A shadow that is none, as Tailwind writes it. */
const noShadow = '0 0 #0000';

/** For a regular expression. */
const escaped = (name: string) => name.replaceAll('-', String.raw`\-`);

/** The stylesheet with what a property is where nothing sets it in place of the property. */
function withInitial(css: string, { name, initial }: Registered): string {
  const use = new RegExp(String.raw`var\(${escaped(name)}(?:(?<comma>,)\s*|(?=\)))`);
  let text = css;
  for (let found = use.exec(text); found; found = use.exec(text)) {
    const end = closing(text, found.index + found[0].length);
    const fallback = found.groups?.comma && text.slice(found.index + found[0].length, end);
    const value = initial ?? fallback;
    if (value === undefined) throw new Error(`Nothing says what ${name} is, and the stylesheet uses it.`);
    const [before, after] = [text.slice(0, found.index), text.slice(end + 1)];
    // One of several shadows that are written one after the other.
    const rest = value === noShadow ? /^\s*,\s*/.exec(after) : null;
    text = rest ? before + after.slice(rest[0].length) : before + value + (value ? after : after.trimStart());
  }
  return text;
}

const declarationOf = (name: string) => new RegExp(String.raw`(?<=[{;])${escaped(name)}:[^;{}]*(?:;|(?=\}))`, 'g');

/**
 * The stylesheet without the inner properties of Tailwind that no class sets, or that no class reads.
 * @returns also their names
 */
export function withoutUnset(css: string): { css: string; names: string[] } {
  const blocks = cssBlocks(css);
  const rules = cssText(
    blocks.filter(({ prelude }) => !prelude.includes(fallbacks) && !registration.test(prelude.trim())),
  );
  const registered = registeredIn(blocks);
  const unset = registered.filter(({ name }) => !declarationOf(name).test(rules));
  const unread = registered.filter(({ name }) => !new RegExp(String.raw`var\(${escaped(name)}[,)]`).test(rules));
  const names = [...new Set([...unset, ...unread].map(({ name }) => name))];
  const registrations = new Set(names.map((name) => `@property ${name}`));
  let text = cssText(blocks.filter(({ prelude }) => !registrations.has(prelude.trim())));
  for (const property of unset) text = withInitial(text, property);
  for (const name of names) text = text.replace(declarationOf(name), '');
  return { css: text, names };
}

/** Whether a selector is one `:is(…)` around another: Tailwind writes those that belong to a parent so. */
function inner(selector: string): string {
  const wrapped = /^:is\((?<inner>.*)\)$/s.exec(selector)?.groups?.inner;
  if (wrapped === undefined) return selector;
  let depth = 0;
  for (let at = 0; at < wrapped.length; at += 1) {
    if (wrapped[at] === '\\') at += 1;
    else if (wrapped[at] === '(') depth += 1;
    else if (wrapped[at] === ')') depth -= 1;
    else if (wrapped[at] === ',' && depth === 0) return selector;
    if (depth < 0) return selector;
  }
  return wrapped;
}

/** The stylesheet without `:is(…)` around a whole selector, which says nothing. */
export function unwrapped(css: string): string {
  return cssText(
    cssBlocks(css).map(({ prelude, body }) => {
      if (body === undefined || !body.includes(':')) return { prelude, body };
      if (prelude.startsWith('@')) return { prelude, body: body.includes('{') ? unwrapped(body) : body };
      return { prelude: inner(prelude), body };
    }),
  );
}

/**
 * Builds the stylesheet without what Tailwind's classes offer each other and none of the app's takes.
 * @throws Error where a script names a property that was left out
 */
export function withoutUnsetProperties(): Plugin {
  let leftOut: string[] = [];
  return {
    name: 'palimpsest:without-unset-properties',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: stylesheet },
      handler(code) {
        const { css, names } = withoutUnset(code);
        if (names.length === 0) throw new Error('Every property of Tailwind is set: this plugin is needed no more.');
        leftOut = names;
        return { code: unwrapped(css), map: null };
      },
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const named = leftOut.find((name) => new RegExp(`${name}(?![\\w-])`).test(output.code));
        if (named) throw new Error(`${output.fileName} names ${named}, which the stylesheet leaves out.`);
      }
    },
  };
}
