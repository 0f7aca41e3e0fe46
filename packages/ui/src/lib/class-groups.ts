import { classChecks, type ClassCheck } from './class-checks.ts';
import { classTable } from './class-table.ts';

/** Classes with one prefix that set the same property. */
interface ClassList {
  /** What follows the prefix; `~` if nothing follows. */
  names: ReadonlySet<string>;
  /** The other values that may follow it. */
  checks: readonly ClassCheck[];
  group: number;
}

/** A group of classes that set the same property: its place in the table, or a property in brackets. */
export type ClassGroup = number | string;

/** The lists by prefix, in the order of the table. */
let lists: Map<string, ClassList[]> | undefined;
/** By group: the other groups whose earlier classes it replaces, for example `px-…` by `p-…`. */
const conflicts = /* @__PURE__ */ new Map<ClassGroup, readonly number[]>();

function readTable(): Map<string, ClassList[]> {
  const read = new Map<string, ClassList[]>();
  let prefixes: string[] = [];
  let group = 1;
  for (const line of classTable.groups.split(';')) {
    const [head = '', names = '', checks = ''] = line.split('|');
    // A line that begins with `+` continues the groups of the line before.
    const suffix = head[0] === '+' ? head.slice(1) : '';
    if (!suffix) {
      group += prefixes.length;
      prefixes = head.split(',');
    }
    const list = {
      names: new Set(names.split(',')),
      checks: Array.from(checks).flatMap((letter) => classChecks[Number.parseInt(letter, 36) - 10] ?? []),
    };
    for (const [index, prefix] of prefixes.entries()) {
      const whole = prefix + suffix;
      read.set(whole, [...(read.get(whole) ?? []), { ...list, group: group + index }]);
    }
  }
  group = 0;
  for (const line of classTable.conflicts.split(';')) {
    const [first = 0, ...steps] = line.split(',').map(Number);
    let other = (group += first);
    conflicts.set(
      group,
      steps.map((step) => (other += step)),
    );
  }
  return read;
}

/** The group of a class without variants. Undefined if it is neither a class of Tailwind nor of our tokens. */
export function groupOf(name: string): ClassGroup | undefined {
  if (/^\[.*\]$/.test(name)) return /^.[^:]+:/.exec(name)?.[0];
  lists ??= readTable();
  // The built package writes `pal-` before the names of our tokens.
  const positive = name.replace(/^-/, '').replace('-pal-', '-');
  let checked: number | undefined;
  for (let end = positive.length; ; end = positive.lastIndexOf('-', end - 1)) {
    const value = positive.slice(end + 1);
    for (const { names, checks, group } of lists.get(positive.slice(0, Math.max(end, 0))) ?? []) {
      if (names.has(value || '~')) return group;
      if (value && checks.some((check) => check(value))) checked ??= group;
    }
    if (end <= 0) return checked;
  }
}

/** The groups whose earlier classes a class of this group replaces, including the group itself. */
export function conflictingGroups(group: ClassGroup): readonly ClassGroup[] {
  return [group, ...(conflicts.get(group) ?? [])];
}
