import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Scanner } from '@tailwindcss/oxide';
import * as fc from 'fast-check';
import { twMerge, validators } from 'tailwind-merge';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { describe, expect, test } from 'vitest';
import {
  animations,
  durations,
  easings,
  radii,
  semanticColors,
  shadows,
  spacing,
  typeScale,
} from '../tokens/tokens.ts';
import { classChecks } from './class-checks.ts';
import { cn } from './cn.ts';
import { classTableSource } from '../../scripts/class-table.ts';
import { prefixClasses } from '../../scripts/prefix-classes.ts';

const tailwindFile = createRequire(import.meta.url).resolve('tailwindcss/index.css');
const tailwind = await loadDesignSystem(readFileSync(tailwindFile, 'utf8'));
/** Every class that plain Tailwind knows. */
const plainClasses = tailwind.getClassList().map(([name]) => name);

/** Classes with values in brackets, and with fractions, that plain Tailwind knows. */
const classesWithValues = [...new Set(plainClasses.map((name) => name.replace(/-[^-]+$/, '')))]
  .flatMap((prefix) =>
    [
      '[3px]',
      '[50%]',
      '[#00f]',
      '[url(a.png)]',
      '[1fr_2fr]',
      '[length:var(--a)]',
      '[color:var(--a)]',
      '[0_0_2px_red]',
      '[inset_0_1px_.5em_red]',
      '[-1px_-2px_red]',
      '[oklch(50%_0.1_20)]',
      '[color-mix(in_srgb,red_20%,blue)]',
      '[light-dark(red,#00f)]',
      '[calc(100%-2rem)]',
      '[clamp(1rem,2vw,3cqi)]',
      '[min-content]',
      '[0]',
      '[.5lh]',
      '[450]',
      '[image-set(url(a.png)_1x)]',
      '[repeating-conic-gradient(red,blue)]',
      '[image:var(--a)]',
      '[position:var(--a)]',
      '[percentage:var(--a)]',
      '[size:var(--a)]',
      '[number:var(--a)]',
      '[weight:var(--a)]',
      '[family-name:var(--a)]',
      '[shadow:var(--a)]',
      '[other:var(--a)]',
      '(--a)',
      '(image:--a)',
      '(length:--a)',
      '(position:--a)',
      '(bg-size:--a)',
      '(weight:--a)',
      '(family-name:--a)',
      '(shadow:--a)',
      '2/3',
      '1.5',
      '2xl',
      '30%',
      '7',
    ].map((value) => `${prefix}-${value}`),
  )
  .filter((name) => tailwind.candidatesToCss([name])[0]);

/** A class with variants, with the important mark, and with a line height. */
const around = fc
  .tuple(
    fc.constantFrom(
      '',
      'hover:',
      'hover:focus:',
      'focus:hover:',
      'before:hover:',
      'hover:before:',
      '[&>svg]:',
      'md:[&_a:hover]:',
      'data-[state=open]:',
      '*:',
    ),
    fc.constantFrom(['', ''], ['!', ''], ['', '!'], ['-', ''], ['', '/50'], ['', '/[7px]'], ['!', '/sm'], ['-', '/2!']),
  )
  .map(
    ([before, [sign, after]]) =>
      (name: string) =>
        `${before}${sign}${name}${after}`,
  );

/** A class of our tokens, and a class of plain Tailwind that sets the same properties. */
const ofSources: [ours: string, plain: string][] = [
  ...Object.keys(semanticColors).flatMap((name): [string, string][] =>
    ['bg', 'text', 'border', 'ring', 'outline', 'fill', 'stroke', 'decoration'].map((property) => [
      `${property}-${name}`,
      `${property}-red-500`,
    ]),
  ),
  ...Object.keys(typeScale).map((name): [string, string] => [`text-${name}`, 'text-lg']),
  ...Object.keys(spacing).flatMap((name): [string, string][] =>
    ['w', 'h', 'p', 'ms', 'gap', 'start', 'size', 'min-w', 'max-h'].map((property) => [
      `${property}-${name}`,
      `${property}-4`,
    ]),
  ),
  ...Object.keys(radii).map((name): [string, string] => [`rounded-${name}`, 'rounded-sm']),
  ...Object.keys(shadows).map((name): [string, string] => [`shadow-${name}`, 'shadow-sm']),
  ...Object.keys(durations).map((name): [string, string] => [`duration-${name}`, 'duration-100']),
  ...Object.keys(easings).map((name): [string, string] => [`ease-${name}`, 'ease-in']),
  ...animations.map((name): [string, string] => [`animate-${name}`, 'animate-spin']),
  ['font-display', 'font-serif'],
];

/** The same with the names of the built package. */
const counterparts = ofSources.flatMap(([ours, plain]) => [
  [ours, plain] as const,
  [prefixClasses(`'${ours}'`).slice(1, -1), plain] as const,
]);

const someClasses = (from: readonly string[]) => fc.array(fc.constantFrom(...from), { minLength: 2, maxLength: 8 });

/** The indexes that remain in the list, so that lists with different names can be compared. */
function kept(merge: typeof cn, classes: readonly string[]): number[] {
  const left = merge([...classes]).split(' ');
  return classes.flatMap((name, index) => (left.includes(name) ? [index] : []));
}

describe('class-table.ts', () => {
  const file = readFileSync(join(import.meta.dirname, 'class-table.ts'), 'utf8');

  test('is what the script makes', () => {
    expect(file).toBe(classTableSource());
  });

  test('contains no word that Tailwind takes for a class, so that no stylesheet grows by it', () => {
    const words = new Scanner({}).scanFiles([{ content: file.split('\n').slice(1).join('\n'), extension: 'ts' }]);
    expect(words.filter((word) => tailwind.candidatesToCss([word])[0])).toEqual([]);
    expect(prefixClasses(file)).toBe(file);
  });
});

describe('class-checks.ts', () => {
  const values = [
    ...new Set(
      [...plainClasses, ...classesWithValues].flatMap((name) => [name, name.replace(/^.*?-(?=[^-]*$|[[(])/, '')]),
    ),
    '',
    '0',
    '-1',
    '1/',
    '.5',
    '2.5/3.5',
    '%',
    '-3.5%',
    '3xs',
    '10.5xl',
    '@container/a',
    '@container-size/a',

    '@container/',
    '@container-normal/x',
    '@containers/x',
    '[]',
    '[:a]',
    '[url(a)]',
    '(--a',
    '[0_0]',
    '[inset_0_0]',

    '[1px]',
    '[1cqmin]',
    '[3lvmax]',
    '[12pc]',
    '[2mm]',
    '[element(#a)]',
    '[cross-fade(a)]',
    '[hwb(1_2%_3%)]',
    '[1e3]',
  ];

  test.each(Object.entries(validators).map(([name, check], index) => ({ name, check, own: classChecks[index] })))(
    '$name accepts what tailwind-merge accepts',
    ({ check, own }) => {
      expect(values.filter((value) => own?.(value))).toEqual(values.filter((value) => check(value)));
    },
  );

  test('each is there', () => {
    expect(classChecks).toHaveLength(Object.keys(validators).length);
  });
});

describe('cn', () => {
  test.each([
    ['rounded-xl rounded-tl-none', 'the radius'],
    ['object-cover object-top', 'the fit'],
    ['text-muted text-ellipsis', 'the colour'],
    ['bg-surface bg-cover', 'the colour'],
    ['font-display font-black', 'the face'],
  ])('%s keeps %s', (classes) => {
    expect(cn(classes)).toBe(classes);
  });

  test('lets the later of two classes for one property win', () => {
    expect(cn('px-3 text-sm text-ink', 'p-2', 'text-accent')).toBe('text-sm p-2 text-accent');
  });

  test('merges each variant separately', () => {
    expect(cn('hover:bg-accent bg-accent', 'hover:bg-danger')).toBe('bg-accent hover:bg-danger');
  });

  test('ignores false classes', () => {
    expect(cn('a', false, undefined, null, ['b', '' as const])).toBe('a b');
  });

  test('decides as plain tailwind-merge does, for every class of Tailwind', () => {
    expect(plainClasses.length).toBeGreaterThan(5000);
    fc.assert(
      fc.property(someClasses(plainClasses), (classes) => {
        expect(cn(classes)).toBe(twMerge(classes));
      }),
      { numRuns: 2000 },
    );
  });

  test('decides as plain tailwind-merge does about values in brackets, fractions, variants and important classes', () => {
    expect(classesWithValues.length).toBeGreaterThan(1000);
    const written = fc
      .tuple(fc.constantFrom(...classesWithValues, ...plainClasses), around)
      .map(([name, inside]) => inside(name));
    fc.assert(
      fc.property(fc.array(written, { minLength: 2, maxLength: 6 }), (classes) => {
        expect(cn(classes)).toBe(twMerge(classes));
      }),
      { numRuns: 3000 },
    );
  });

  test('keeps deciding while more lists of classes come than it remembers', () => {
    const rounds = Array.from({ length: 1200 }, (_, round) => round);
    for (const round of [...rounds, ...rounds.toReversed()]) {
      expect(cn(`w-[${round}px]`, 'p-2 px-3', `h-[${round}px]`, 'p-4')).toBe(`w-[${round}px] h-[${round}px] p-4`);
    }
  });

  test.each(['select-box', 'float-label', 'table-striped', 'card', 'p', 'resize-handle'])(
    'leaves %s alone, which is no class of Tailwind',
    (name) => {
      expect(cn(name, 'select-none float-left table-fixed p-4 resize')).toBe(
        `${name} select-none float-left table-fixed p-4 resize`,
      );
    },
  );

  test.each(counterparts)('decides about %s as about %s, beside every class of Tailwind', (ours, plain) => {
    const others = plainClasses.filter((name) => name !== plain && name !== ours);
    fc.assert(
      fc.property(fc.constantFrom(...others), fc.boolean(), (other, oursFirst) => {
        const inOrder = (name: string) => (oursFirst ? [name, other] : [other, name]);
        expect(kept(cn, inOrder(ours))).toEqual(kept(twMerge, inOrder(plain)));
      }),
      { numRuns: 60 },
    );
  });

  test('lets the later of two tokens of one kind win', () => {
    fc.assert(
      fc.property(fc.constantFrom(...counterparts), fc.constantFrom(...counterparts), ([a, plainA], [b, plainB]) => {
        fc.pre(a !== b);
        // Plain counterparts of one name set the same property.
        const expected = plainA === plainB ? [1] : kept(twMerge, [plainA, plainB]);
        expect(kept(cn, [a, b])).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});
