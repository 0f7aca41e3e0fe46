import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import { twMerge } from 'tailwind-merge';
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
import { cn } from './cn.ts';
import { prefixClasses } from '../../scripts/prefix-classes.ts';

const tailwindFile = createRequire(import.meta.url).resolve('tailwindcss/index.css');
const tailwind = await loadDesignSystem(readFileSync(tailwindFile, 'utf8'));
/** Every class that plain Tailwind knows. */
const plainClasses = tailwind.getClassList().map(([name]) => name);

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

/** The indexes that remain in the list, so that lists with different names can be compared. */
function kept(merge: typeof cn, classes: readonly string[]): number[] {
  const left = merge([...classes]).split(' ');
  return classes.flatMap((name, index) => (left.includes(name) ? [index] : []));
}

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
