import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import { twMerge } from 'tailwind-merge';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { expect, test } from 'vitest';
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

const tailwindFile = createRequire(import.meta.url).resolve('tailwindcss/index.css');
const tailwind = await loadDesignSystem(readFileSync(tailwindFile, 'utf8'));
/** Every class that plain Tailwind knows. */
const plainClasses = tailwind.getClassList().map(([name]) => name);

/** A property, the tokens that it takes, and a class of plain Tailwind that sets the same property. */
const properties: [property: string, tokens: object, plain: string][] = [
  ...['bg', 'text', 'border', 'ring', 'outline', 'fill', 'stroke', 'decoration'].map(
    (property): [string, object, string] => [property, semanticColors, `${property}-red-500`],
  ),
  ...['w', 'h', 'p', 'ms', 'gap', 'start', 'size', 'min-w', 'max-h'].map((property): [string, object, string] => [
    property,
    spacing,
    `${property}-4`,
  ]),
  ['text', typeScale, 'text-lg'],
  ['rounded', radii, 'rounded-sm'],
  ['shadow', shadows, 'shadow-sm'],
  ['duration', durations, 'duration-100'],
  ['ease', easings, 'ease-in'],
  ['animate', Object.fromEntries(animations.map((name) => [name, name])), 'animate-spin'],
  ['font', { display: '' }, 'font-serif'],
];

/** Each class of our tokens, short and with `pal-`, with its counterpart of plain Tailwind. */
const counterparts = properties.flatMap(([property, tokens, plain]) =>
  Object.keys(tokens).flatMap((name) =>
    [`${property}-${name}`, `${property}-pal-${name}`].map((ours) => [ours, plain] as const),
  ),
);

/** The indexes that remain in the list, so that lists with different names can be compared. */
function kept(merge: typeof cn, classes: readonly string[]): number[] {
  const left = merge([...classes]).split(' ');
  return classes.flatMap((name, index) => (left.includes(name) ? [index] : []));
}

test('cn ignores false classes', () => {
  expect(cn('a', false, undefined, null, ['b', '' as const])).toBe('a b');
});

test.each(counterparts)('cn decides about %s as about %s, beside every class of Tailwind', (ours, plain) => {
  const others = plainClasses.filter((name) => name !== plain && name !== ours);
  fc.assert(
    fc.property(fc.constantFrom(...others), fc.boolean(), (other, oursFirst) => {
      const inOrder = (name: string) => (oursFirst ? [name, other] : [other, name]);
      expect(kept(cn, inOrder(ours))).toEqual(kept(twMerge, inOrder(plain)));
    }),
    { numRuns: 60 },
  );
});

test('cn lets the later of two tokens of one kind win', () => {
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
