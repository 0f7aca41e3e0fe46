import { getDefaultConfig, validators } from 'tailwind-merge';
import { conflictsOfSides, readLines } from '../src/lib/class-groups.ts';
import { shadows, typeScale } from '../src/tokens/tokens.ts';

type Item = string | { validator: string } | { prefix: string; items: Item[] };
type Definition = string | ((value: string) => boolean) | Record<string, readonly unknown[]>;

/** The classes that set one property: `items` after `prefix`, or whole names where there is no common prefix. */
interface Group {
  /** Its name in tailwind-merge's table. */
  id: string;
  prefix: string;
  items: Item[];
}

const { theme, classGroups, conflictingClassGroups } = getDefaultConfig();

/** The names of the theme under which tailwind-merge looks values up, with ours where two properties share a prefix. */
const values: Record<string, readonly unknown[]> = {
  ...theme,
  text: [...theme.text, ...Object.keys(typeScale).map((name) => `pal-${name}`)],
  shadow: [...theme.shadow, ...Object.keys(shadows).flatMap((name) => [name, `pal-${name}`])],
};

/** A capital for each kind of value that tailwind-merge tells apart. */
const letters = new Map(Object.keys(validators).map((name, index) => [name, String.fromCodePoint(65 + index)]));

const isAny: Item = { validator: 'isAny' };

function validatorItem(validate: unknown): Item {
  const validator = Object.entries(validators).find(([, other]) => other === validate)?.[0];
  if (validator === undefined) throw new Error(`tailwind-merge does not export ${String(validate)}.`);
  return { validator };
}

function itemsOf(definitions: readonly unknown[]): Item[] {
  return (definitions as readonly Definition[]).flatMap((definition): Item[] => {
    if (typeof definition === 'string') return [definition];
    if (typeof definition === 'function') {
      return 'themeKey' in definition
        ? itemsOf(values[String(definition.themeKey)] ?? [])
        : [validatorItem(definition)];
    }
    return Object.entries(definition).map(([prefix, of]) => ({ prefix, items: itemsOf(of) }));
  });
}

const takesAny = (items: readonly Item[]) =>
  items.some((item) => typeof item === 'object' && 'validator' in item && item.validator === 'isAny');

/** Leaves out what `isAny` covers. */
const withoutRepeats = (items: readonly Item[]): Item[] =>
  takesAny(items) ? [...items.filter((item) => typeof item === 'string'), isAny] : [...items];

const isOpen = (items: readonly Item[]): boolean =>
  items.some((item) => typeof item === 'object' && ('validator' in item || isOpen(item.items)));

const widened = (items: readonly Item[]): Item[] => (items.includes('') ? ['', isAny] : [isAny]);

const widenEach = (items: readonly Item[]): Item[] =>
  items.map((item) =>
    typeof item === 'object' && 'prefix' in item && isOpen(item.items) ? { ...item, items: widened(item.items) } : item,
  );

/**
 * Lets a group with open values (numbers, names of a theme) take any name, where it is the only one with its prefix: so the
 * names that a host's theme adds merge as well, and the table is shorter. Groups of fixed keywords stay as they are.
 */
function widen(group: Group, groups: readonly Group[]): Group {
  if (group.prefix === '') return { ...group, items: widenEach(group.items) };
  const rivals = groups.filter((other) => other !== group && other.prefix === group.prefix && isOpen(other.items));
  if (rivals.length > 0 || !isOpen(group.items)) return group;
  return { ...group, items: widened(group.items) };
}

/** One group for each class group of tailwind-merge, and one for each prefix of those that have more. */
function allGroups(): Group[] {
  const groups = Object.entries(classGroups).map(([id, definitions]): Group => {
    const items = itemsOf(definitions);
    const [only] = items;
    return items.length === 1 && typeof only === 'object' && 'prefix' in only
      ? { id, ...only }
      : { id, prefix: '', items };
  });
  return groups.map((group) => widen(group, groups)).map((group) => ({ ...group, items: withoutRepeats(group.items) }));
}

function print(items: readonly Item[]): string {
  return items
    .map((item) => {
      if (typeof item === 'string') return item || '_';
      return 'prefix' in item ? `${item.prefix}(${print(item.items)})` : (letters.get(item.validator) ?? '');
    })
    .join(' ')
    .replaceAll(/(?<=[A-Z]) (?=[A-Z])/g, '');
}

/** Groups with equal items share a line. Those that take any value come last: groups with the same prefix are asked before. */
function linesOf(groups: readonly Group[]): Group[][] {
  const lines = new Map<string, Group[]>();
  for (const group of groups) {
    const key = group.prefix === '' ? `\n${group.id}` : print(group.items);
    lines.set(key, [...(lines.get(key) ?? []), group]);
  }
  return [...lines.values()].toSorted(
    ([a], [b]) => Number(takesAny(a?.items ?? [])) - Number(takesAny(b?.items ?? [])),
  );
}

const printLine = (line: readonly Group[]) =>
  `${line.map(({ prefix }) => prefix).join(' ')}:${print(line[0]?.items ?? [])}`;

/** All conflicts of each group for which {@link conflictsOfSides} finds others than tailwind-merge's table has. */
function exceptions(lines: readonly Group[][], classes: string): string[] {
  const packed = readLines(classes);
  const ids = packed.flatMap(({ groups }) => groups);
  const names = new Map(lines.flat().map(({ id }, index) => [id, ids[index]]));
  const bySides = new Map(packed.flatMap(({ groups }) => conflictsOfSides(groups)));
  return Object.keys(classGroups).flatMap((id) => {
    const others: readonly string[] = conflictingClassGroups[id as keyof typeof conflictingClassGroups] ?? [];
    const own = names.get(id) ?? '';
    const expected = others.map((other) => names.get(other) ?? '').toSorted();
    const ruled = (bySides.get(own) ?? []).toSorted();
    return expected.join(' ') === ruled.join(' ') ? [] : [`${own}:${expected.join(' ')}`];
  });
}

/** The text of `src/lib/merge-table.ts`. */
export function mergeTableSource(): string {
  const lines = linesOf(allGroups());
  const classes = lines.map(printLine).join('\n');
  const kinds = [...letters].filter(([, letter]) => classes.match(/[A-Z]/g)?.includes(letter));
  return `// Written by scripts/generate-merge-table.ts from tailwind-merge's own table.
import { validators } from 'tailwind-merge';

/** A line for each set of classes: prefixes, then what may follow them. A capital is one of the {@link kinds}, _ is nothing. */
export const classes = \`${classes}\`;

/** All conflicts of the groups for which conflictsOfSides finds others. */
export const conflicts = \`${exceptions(lines, classes).join('\n')}\`;

/** The kinds of values that tailwind-merge tells apart. */
export const kinds: Readonly<Record<string, (value: string) => boolean>> = {
${kinds.map(([name, letter]) => `  ${letter}: validators.${name},`).join('\n')}
};
`;
}
