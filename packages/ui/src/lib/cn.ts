import { twJoin, type ClassNameValue } from 'tailwind-merge';
import { coveredBy, groupOf } from './class-groups.ts';

/** Variants whose place among the others matters: they select another element. */
const placed =
  /^(\[|(\*\*?|after|backdrop|before|details-content|file|first-letter|first-line|marker|placeholder|selection)$)/;

/** Variants in one order, as far as they may change places: `hover:focus:` is `focus:hover:`. */
function inOrder(variants: readonly string[]): string {
  const runs: string[][] = [[]];
  for (const variant of variants) {
    if (placed.test(variant)) runs.push([variant], []);
    else runs.at(-1)?.push(variant);
  }
  return runs.flatMap((run) => run.toSorted()).join(':');
}

/** Splits a class at the colons and finds the last slash, both outside of brackets. */
function parse(name: string) {
  const parts = [''];
  let depth = 0;
  let slash = -1;
  for (const character of name) {
    if (character === '[' || character === '(') depth++;
    if (character === ']' || character === ')') depth--;
    if (character === ':' && depth === 0) {
      parts.push('');
      slash = -1;
    } else {
      if (character === '/' && depth === 0) slash = parts.at(-1)?.length ?? -1;
      parts[parts.length - 1] += character;
    }
  }
  const last = parts.pop() ?? '';
  const base = last.replace(/^!|!$/, '');
  return { scope: inOrder(parts) + (base === last ? '' : '!'), base, slash };
}

/** What a class sets, and what else: `text-sm/6` the leading too. */
function setBy(base: string, slash: number): readonly string[] {
  const whole = groupOf(base);
  const group = slash > 0 ? groupOf(base.slice(0, slash)) : undefined;
  if (!group || (group === '@container' && whole)) return whole ? [whole, ...coveredBy(whole)] : [];
  return [group, ...coveredBy(group), ...(group === 'text' ? ['leading'] : [])];
}

function merge(classes: string): string {
  const taken = new Set<string>();
  return classes
    .split(/\s+/)
    .toReversed()
    .filter((name) => {
      const { scope, base, slash } = parse(name);
      const [group, ...others] = setBy(base, slash).map((set) => `${scope} ${set}`);
      if (group === undefined) return true;
      if (taken.has(group)) return false;
      for (const set of [group, ...others]) taken.add(set);
      return true;
    })
    .toReversed()
    .join(' ');
}

const merged = new Map<string, string>();
/** How many lists are remembered: more than a page has. */
const most = 1000;

/**
 * Joins class names, given as strings and arrays of them, and ignores false ones. Of two classes that set the same property
 * the later one wins, by tailwind-merge's table. Names that a host's theme adds count as well: `p-gutter`, `rounded-card`.
 */
export function cn(...classes: ClassNameValue[]): string {
  const joined = twJoin(...classes).trim();
  const known = merged.get(joined);
  if (known !== undefined) return known;
  if (merged.size >= most) merged.clear();
  const result = merge(joined);
  merged.set(joined, result);
  return result;
}
