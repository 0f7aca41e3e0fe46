import { createTailwindMerge, validators, type ClassNameValue } from 'tailwind-merge';
import { classTable } from './class-table.ts';

const checks = Object.values(validators);

type List = (string | (typeof checks)[number] | { [prefix: string]: List })[];

/** Reads a list of `scripts/class-table.ts` up to its end or its closing bracket. */
function unpackList(tokens: Iterable<string>): List {
  const list: List = [];
  for (const token of tokens) {
    if (token === ')') break;
    const check = /^[A-Z]$/.test(token) && checks[token.charCodeAt(0) - 65];
    if (token.endsWith('(')) list.push({ [token.slice(0, -1)]: unpackList(tokens) });
    else list.push(check || token.replace('~', ''));
  }
  return list;
}

/** The groups by their places, which are their names. */
function unpackGroups(): Record<string, List> {
  const groups = classTable.groups.split(';').flatMap((line) => {
    const [prefixes = '', list = ''] = line.split('|');
    return prefixes.split(',').map((prefix) => {
      const unpacked = unpackList(list.split(',').values());
      return prefix ? [{ [prefix]: unpacked }] : unpacked;
    });
  });
  return Object.fromEntries(groups.entries());
}

function unpackConflicts(conflicts: string): Record<string, string[]> {
  return Object.fromEntries(
    conflicts.split(';').map((line): [string, string[]] => {
      const [group = '', ...others] = line.split(',');
      return [group, others];
    }),
  );
}

/**
 * Joins class names, given as strings and arrays of them, and ignores false ones. Of two classes that set the same property
 * the later one wins: tailwind-merge decides, by its own table and our tokens. The table is packed because it is in every bundle.
 */
export const cn: (...classes: ClassNameValue[]) => string = /* @__PURE__ */ createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: unpackGroups(),
  conflictingClassGroups: unpackConflicts(classTable.conflicts),
  conflictingClassGroupModifiers: unpackConflicts(classTable.postfixConflicts),
  postfixLookupClassGroups: classTable.postfixGroups.split(','),
  orderSensitiveModifiers: classTable.orderedVariants.split(','),
}));
