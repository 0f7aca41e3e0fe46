import { classChecks, type ClassCheck } from './class-checks.ts';
import { classTable } from './class-table.ts';

interface Groups {
  /** The group of each class that the table names. */
  named: Map<string, number>;
  /** By prefix: the checks of the value after it, each with the group of the class. The first check that matches decides. */
  checked: Map<string, (readonly [check: ClassCheck, group: number])[]>;
  /** By group: the other groups whose earlier classes it replaces, for example `px-…` by `p-…`. */
  conflicts: Map<number, readonly number[]>;
}

/** Reads one list of the table up to its end or its closing bracket. */
function readList(tokens: Iterable<string>, prefix: string, group: number, groups: Groups): void {
  const withPrefix = (name: string) => prefix + (prefix && name && '-') + name;
  for (const token of tokens) {
    if (token === ')') return;
    const check = token[1] ? undefined : classChecks[token.charCodeAt(0) - 65];
    if (token.endsWith('(')) readList(tokens, withPrefix(token.slice(0, -1)), group, groups);
    else if (check) groups.checked.set(prefix, [...(groups.checked.get(prefix) ?? []), [check, group]]);
    else groups.named.set(withPrefix(token.replace('~', '')), group);
  }
}

/** A list of the table that no class has asked for yet: read, it tells more of the classes that begin with the prefix. */
interface UnreadList {
  prefix: string;
  list: string;
  group: number;
}

/** The part of a class or of a prefix before the first hyphen. */
const headOf = (name: string) => /^[^-]*/.exec(name)?.[0] ?? '';

interface Table extends Groups {
  /** By the head of their prefix, in the order of the table. */
  unread: Map<string, UnreadList[]>;
}

function openTable(): Table {
  const opened: Table = { named: new Map(), checked: new Map(), conflicts: new Map(), unread: new Map() };
  let group = 0;
  for (const line of classTable.groups.split(';')) {
    const [prefixes = '', list = ''] = line.split('|');
    for (const prefix of prefixes.split(',')) {
      const head = headOf(prefix);
      const lists = opened.unread.get(head) ?? [];
      lists.push({ prefix, list, group: ++group });
      opened.unread.set(head, lists);
    }
  }
  group = 0;
  for (const line of classTable.conflicts.split(';')) {
    const [first = 0, ...steps] = line.split(',').map(Number);
    let other = (group += first);
    opened.conflicts.set(
      group,
      steps.map((step) => (other += step)),
    );
  }
  return opened;
}

let table: Table | undefined;

/** The table as far as classes with this head need it: a page uses few of its groups, and all of them take longer to read than a screen to draw. */
function groups(head: string): Groups {
  table ??= openTable();
  // Names without a prefix may begin with any head.
  for (const asked of ['', head]) {
    for (const { prefix, list, group } of table.unread.get(asked) ?? []) {
      readList(list.split(',').values(), prefix, group, table);
    }
    table.unread.delete(asked);
  }
  return table;
}

/** A group of classes that set the same property: its place in the table, or a property in brackets. */
export type ClassGroup = number | string;

/** The group of a class without variants. Undefined if it is neither a class of Tailwind nor of our tokens. */
export function groupOf(name: string): ClassGroup | undefined {
  if (/^\[.*\]$/.test(name)) return /^.[^:]+:/.exec(name)?.[0];
  const positive = name.replace(/^-/, '');
  const { named, checked } = groups(headOf(positive));
  let group = named.get(positive);
  for (let end = positive.length; !group && end > 0;) {
    end = positive.lastIndexOf('-', end - 1);
    const value = positive.slice(end + 1);
    group = checked.get(positive.slice(0, Math.max(end, 0)))?.find(([check]) => check(value))?.[1];
  }
  return group;
}

/** The groups whose earlier classes a class of this group replaces, including the group itself. */
export function conflictingGroups(group: ClassGroup): readonly ClassGroup[] {
  return [group, ...((typeof group === 'number' && groups('').conflicts.get(group)) || [])];
}
