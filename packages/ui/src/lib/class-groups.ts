import { classes, conflicts, kinds } from './merge-table.ts';

/** Where the names of classes lead, part by part: `p` then `4` of `p-4`. */
interface Branch {
  parts: Map<string, Branch>;
  /** What a name that ends here sets. */
  group?: string;
  /** What a name sets whose rest is such a value. */
  values: (readonly [isValue: (rest: string) => boolean, group: string])[];
}

/** Which sides and corners a class covers as well, by the side at the end of its name. */
const covered = {
  '': 'x y s e bs be t r b l',
  x: 's e r l',
  y: 'bs be t b',
};

/**
 * The conflicts between the sides of one property: `p` with `px`, `px` with `ps`.
 * @param groups those of one line of the table
 */
export function conflictsOfSides(groups: readonly string[]): [string, string[]][] {
  return Object.entries(covered).flatMap(([side, others]) =>
    groups
      .filter((group) => group.endsWith(side))
      .map((group): [string, string[]] => {
        const stem = group.slice(0, group.length - side.length);
        const names = others.split(' ').flatMap((other) => [stem + other, `${stem}-${other}`]);
        return [group, names.filter((name) => groups.includes(name))];
      })
      .filter(([, found]) => found.length > 0),
  );
}

/** The lines of the table: prefixes, the group of each, and what may follow them. */
export function readLines(table: string) {
  const taken = new Set<string>();
  return table.split('\n').map((line, index) => {
    const [start = '', items = ''] = line.split(':');
    const prefixes = start.split(' ');
    const groups = prefixes.map((prefix) => (prefix === '' || taken.has(prefix) ? index + prefix : prefix));
    for (const prefix of prefixes) taken.add(prefix);
    return { prefixes, groups, items };
  });
}

const newBranch = (): Branch => ({ parts: new Map(), values: [] });

function branchAt(branch: Branch, name: string): Branch {
  return name.split('-').reduce((at, part) => {
    const next = at.parts.get(part) ?? newBranch();
    at.parts.set(part, next);
    return next;
  }, branch);
}

/** Adds items of the table up to the closing bracket. */
function addItems(branch: Branch, items: Iterator<string>, group: string) {
  for (let { value: item } = items.next(); item && item !== ')'; { value: item } = items.next()) {
    const isValue = kinds[item];
    if (isValue) branch.values.push([isValue, group]);
    else if (item.endsWith('(')) addItems(branchAt(branch, item.slice(0, -1)), items, group);
    else (item === '_' ? branch : branchAt(branch, item)).group = group;
  }
}

function readTable() {
  const root = newBranch();
  const covering = new Map<string, readonly string[]>();
  for (const { prefixes, groups, items } of readLines(classes)) {
    prefixes.forEach((prefix, index) => {
      const words = items.match(/[A-Z]|[^A-Z() ]+\(?|\)/g) ?? [];
      addItems(prefix ? branchAt(root, prefix) : root, words.values(), groups[index] ?? '');
    });
    for (const [group, others] of conflictsOfSides(groups)) covering.set(group, others);
  }
  for (const line of conflicts.split('\n')) {
    const [group = '', others = ''] = line.split(':');
    covering.set(group, others.split(' '));
  }
  return { root, covering };
}

function find(branch: Branch, parts: readonly string[]): string | undefined {
  const [part, ...others] = parts;
  if (part === undefined) return branch.group;
  const next = branch.parts.get(part);
  const rest = parts.join('-');
  return (next && find(next, others)) ?? branch.values.find(([isValue]) => isValue(rest))?.[1];
}

let table: ReturnType<typeof readTable> | undefined;

/** What a class sets, without its variants: a group of the table, or the property of `[mask-type:alpha]`; nothing of ours: undefined. */
export function groupOf(name: string): string | undefined {
  table ??= readTable();
  if (name.startsWith('[')) return /^\[[^:]+:(?=.*\]$)/.exec(name)?.[0];
  return find(table.root, name.replace(/^-(?=.)/, '').split('-'));
}

/** The groups that a class of this group sets as well. */
export function coveredBy(group: string): readonly string[] {
  table ??= readTable();
  return table.covering.get(group) ?? [];
}
