import { groupOf, conflictingGroups } from './class-groups.ts';
import { classTable } from './class-table.ts';

type ClassNames = string | null | undefined | false | 0 | 0n | readonly ClassNames[];

const orderedVariants = /* @__PURE__ */ classTable.orderedVariants.split(',');

/** Sorts variants, because their order has no meaning. A variant whose place has a meaning stays there, and no other moves past it. */
function sortVariants(variants: readonly string[]): string[] {
  const sorted: string[] = [];
  let free: string[] = [];
  for (const variant of variants) {
    if (variant[0] === '[' || orderedVariants.includes(variant)) {
      sorted.push(...free.toSorted(), variant);
      free = [];
    } else free.push(variant);
  }
  return [...sorted, ...free.toSorted()];
}

/**
 * The group of a class and its scope: its variants and whether it is important. A class replaces only classes of the same scope.
 * @returns undefined if it is not a class of Tailwind
 */
function scopeOf(name: string) {
  const variants: string[] = [];
  let [depth, start, slash] = [0, 0, 0];
  // A class consists of variants, each before a colon, and a utility, possibly with a slash: colons and slashes in brackets are not counted.
  for (let at = 0; at < name.length; at += 1) {
    const letter = name[at];
    if (letter === '[' || letter === '(') depth += 1;
    else if (letter === ']' || letter === ')') depth -= 1;
    else if (depth === 0 && letter === '/') slash = at;
    else if (depth === 0 && letter === ':') {
      variants.push(name.slice(start, at));
      start = at + 1;
    }
  }
  const utility = name.slice(start);
  const base = utility.replace(/!$|^!/, '');
  const beforeSlash = slash > start && groupOf(base.slice(0, slash - start));
  const group = beforeSlash && beforeSlash !== classTable.groupWithSlash ? beforeSlash : groupOf(base) || beforeSlash;
  return group && { group, scope: `${sortVariants(variants).join(':')} ${base === utility} ` };
}

/** Removes the classes that a later class replaces. */
function merge(classes: string): string {
  const replaced = new Set<string>();
  const kept: string[] = [];
  for (const name of classes.trim().split(/\s+/).toReversed()) {
    const found = scopeOf(name);
    if (found && replaced.has(found.scope + found.group)) continue;
    if (found) for (const group of conflictingGroups(found.group)) replaced.add(found.scope + group);
    kept.unshift(name);
  }
  return kept.join(' ');
}

function join(classes: readonly ClassNames[]): string {
  let joined = '';
  for (const one of classes) {
    const text = typeof one === 'object' && one ? join(one) : one;
    if (text) joined += joined ? ` ${text}` : text;
  }
  return joined;
}

/** The maximum number of results in each of the two caches below. When `recent` is full, it becomes `older`. */
const cacheSize = 500;
let recent = new Map<string, string>();
let older = recent;

/**
 * Joins class names, given as strings and nested arrays, and ignores empty and falsy ones. Of two classes that set the same property the
 * later one wins. The rules are those of tailwind-merge with our tokens, from a table that is compressed because it is in every bundle.
 */
export function cn(...classes: ClassNames[]): string {
  const joined = join(classes);
  let merged = recent.get(joined);
  if (merged === undefined) {
    merged = older.get(joined) ?? merge(joined);
    recent.set(joined, merged);
    if (recent.size >= cacheSize) [older, recent] = [recent, new Map()];
  }
  return merged;
}
