import { getDefaultConfig, validators } from 'tailwind-merge';
import { shadows, spacing } from '../src/tokens/tokens.ts';

type Check = (value: string) => boolean;
type ThemeGetter = (theme: Theme) => readonly Definition[];
type Definition = string | Check | ThemeGetter | { readonly [prefix: string]: readonly Definition[] };
type Theme = Readonly<Record<string, readonly Definition[]>>;
type Groups = Readonly<Record<string, readonly Definition[]>>;
type Conflicts = Readonly<Record<string, readonly string[] | undefined>>;

const origin =
  '// Made by scripts/class-table.ts from the table of tailwind-merge and our tokens: change the tokens, then run `pnpm --filter @palimpsest/ui theme`.';

/** The length at which the formatter breaks a line, in characters. */
const lineWidth = 120;

const checks: readonly unknown[] = Object.values(validators);

/**
 * The table of tailwind-merge, extended by those of our tokens that it would misread, without the `pal-` of the built package. A namespace
 * with a single property accepts any name; for a namespace that two properties share (`shadow-`), the names are listed.
 */
function tableWithTokens() {
  const { theme, classGroups, ...table } = getDefaultConfig();
  return {
    ...table,
    theme: {
      ...theme,
      spacing: [...theme.spacing, ...Object.keys(spacing)],
      shadow: [...theme.shadow, ...Object.keys(shadows)],
      ease: [validators.isAny],
      animate: [validators.isAny],
    } as Theme,
    classGroups: { ...classGroups, duration: [{ duration: [validators.isAny] }] } as Groups,
  };
}

const isThemeGetter = (definition: Check | ThemeGetter): definition is ThemeGetter => 'isThemeGetter' in definition;

/**
 * Writes a list of definitions as `names|checks`: `~` is the empty name, a capital letter the check of tailwind-merge with that index in
 * `lib/class-checks.ts`. A nested list follows as `;+suffix|names|checks`.
 */
function packList(definitions: readonly Definition[], theme: Theme, suffix = ''): string {
  const plain = definitions.flatMap((one) => (typeof one === 'function' && isThemeGetter(one) ? one(theme) : one));
  const names = plain.filter((one) => typeof one === 'string').map((name) => name || '~');
  const letters = plain
    .filter((one) => typeof one === 'function')
    .map((check) => String.fromCharCode(65 + checks.indexOf(check)));
  const nested = plain
    .filter((one) => typeof one === 'object')
    .flatMap(Object.entries<readonly Definition[]>)
    .map(([name, list]) => packList(list, theme, `${suffix}-${name}`));
  return [`${suffix && `+${suffix}|`}${names.join(',')}|${letters.join('')}`, ...nested].join(';');
}

/** One group of classes: those of `list` after the prefix. */
interface Group {
  id: string;
  /** Empty if the classes of the list have none in common. */
  prefix: string;
  /** The result of `packList`. */
  list: string;
  /** How many groups before it have the same prefix: of two that accept a class, the first one counts. */
  rank: number;
}

function groupsOf({ classGroups, theme }: ReturnType<typeof tableWithTokens>): Group[] {
  const ranks = new Map<string, number>();
  return Object.entries(classGroups).map(([id, definitions]) => {
    const entries = definitions.flatMap((one): [string, readonly Definition[]][] =>
      typeof one === 'object' ? Object.entries(one) : [['', [one]]],
    );
    const prefix = entries[0]?.[0] ?? '';
    if (prefix === '' || entries.some(([other]) => other !== prefix)) {
      return { id, prefix: '', list: packList(definitions, theme).replaceAll('+-', '+'), rank: 0 };
    }
    const rank = ranks.get(prefix) ?? 0;
    ranks.set(prefix, rank + 1);
    return {
      id,
      prefix,
      list: packList(
        entries.flatMap(([, list]) => list),
        theme,
      ),
      rank,
    };
  });
}

/** Groups with one list stand together, without a change in the order of those with one prefix. */
function inOrder(groups: readonly Group[]): Group[][] {
  const together = Map.groupBy(groups, ({ id, prefix, list, rank }) => `${rank} ${prefix ? '' : id} ${list}`);
  return [...together.values()].toSorted(([one], [other]) => (one?.rank ?? 0) - (other?.rank ?? 0));
}

/** How far each place is from the one before it: this repeats itself, since most groups with sides have the same sides. */
function steps(places: readonly number[]): number[] {
  return places.slice(1).map((place, index) => place - (places[index] ?? 0));
}

/** A line per group, in order: the step from the group of the line before, then the steps to each group that it conflicts with. */
function packConflicts(conflicts: Conflicts, place: (id: string) => number): string {
  const lines = Object.entries(conflicts)
    .map(([id, others = []]) => ({ group: place(id), others: others.map(place).toSorted((a, b) => a - b) }))
    .toSorted((a, b) => a.group - b.group);
  const groups = steps([0, ...lines.map(({ group }) => group)]);
  return lines.map(({ group, others }, index) => [groups[index], ...steps([group, ...others])].join(',')).join(';');
}

/** The one group whose classes mean another thing with a slash. Throws if tailwind-merge has rules that `cn` does not follow. */
function groupWithSlash({
  postfixLookupClassGroups: [group, ...more],
  conflictingClassGroups,
  conflictingClassGroupModifiers,
}: ReturnType<typeof tableWithTokens>): string {
  const own: Conflicts = conflictingClassGroups;
  const withSlash: [string, readonly string[] | undefined][] = Object.entries(conflictingClassGroupModifiers);
  if (more.length > 0 || withSlash.some(([id, others = []]) => others.some((other) => !own[id]?.includes(other)))) {
    throw new Error('tailwind-merge has new rules for classes with a slash: extend lib/cn.ts.');
  }
  return group;
}

/**
 * The table of classes that `cn` decides by, as the source of `lib/class-table.ts`: a third of the size that tailwind-merge's own has in a
 * bundle. Commas stand where Tailwind would else take the names for classes that the source uses.
 */
export function classTableSource(): string {
  const table = tableWithTokens();
  const groups = inOrder(groupsOf(table));
  const ids = groups.flat().map(({ id }) => id);
  const place = (id: string) => ids.indexOf(id) + 1;
  const text = {
    groups: groups.map((same) => `${same.map(({ prefix }) => prefix).join(',')}|${same[0]?.list}`).join(';'),
    conflicts: packConflicts(table.conflictingClassGroups, place),
    orderedVariants: table.orderSensitiveModifiers.join(','),
  };
  const lines = Object.entries(text).map(([name, value]) => {
    const line = `  ${name}: '${value}',`;
    return line.length > lineWidth ? `  ${name}:\n    '${value}',` : line;
  });
  lines.push(`  groupWithSlash: ${place(groupWithSlash(table))},`);
  return `${origin}\nexport const classTable = {\n${lines.join('\n')}\n};\n`;
}
