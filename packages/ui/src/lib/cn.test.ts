import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extendTailwindMerge } from 'tailwind-merge';
import { describe, expect, test } from 'vitest';
import { durations, easings, radii, semanticColors, shadows, spacing, typeScale } from '../tokens/tokens.ts';
import { cn } from './cn.ts';

/** tailwind-merge with its whole table and our tokens. */
const whole = extendTailwindMerge({
  override: { theme: { color: ['transparent', 'current', 'inherit', ...Object.keys(semanticColors)] } },
  extend: {
    theme: {
      text: Object.keys(typeScale),
      font: ['sans', 'display', 'mono'],
      spacing: Object.keys(spacing),
      radius: Object.keys(radii),
      shadow: Object.keys(shadows),
      ease: Object.keys(easings),
      animate: ['fade-in', 'fade-out', 'rise-in', 'toast-in', 'toast-out', 'writing', 'indeterminate'],
    },
    classGroups: { duration: [{ duration: Object.keys(durations) }] },
  },
});

/** Every class name that a component's source mentions, without its modifiers. */
const ownClasses = [
  ...new Set(
    globSync('components/**/*.{ts,tsx}', {
      cwd: join(import.meta.dirname, '..'),
      exclude: ['**/*.stories.tsx', '**/*.test.*', '**/*.guide.ts'],
    })
      .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
      .flatMap((source) => [...source.matchAll(/(['"`])((?:(?!\1)[^\n\\])*)\1/g)].map((match) => match[2] ?? ''))
      .flatMap((text) => text.split(/\s+/))
      .filter((word) => /^[a-z@*[(-]/.test(word))
      .map((word) => word.replace(/^.*:(?![^[(]*[\])])/, ''))
      .filter((word) => whole(word, word) === word),
  ),
];

/** What callers like to change. */
const callersClasses =
  'block hidden inline-flex grid absolute static p-13 px-7 ps-5 pt-0 m-3 -mt-2 mx-auto ms-4 w-40 min-w-0 max-w-full h-[3.5rem] size-7 text-5xl text-[13px] text-danger text-end text-wrap font-bold font-mono leading-6 tracking-wide bg-danger bg-ink/50 bg-[#fff] bg-none border border-4 border-b-2 border-danger border-t-danger border-dotted rounded-none rounded-t-xl shadow-modal ring-1 ring-danger opacity-40 gap-9 gap-x-1 items-end justify-start self-end flex-col flex-nowrap flex-1 grow-0 shrink overflow-auto overflow-x-hidden inset-4 top-1 start-3 z-10 transition-none duration-slow ease-in-out cursor-wait select-all pointer-events-auto line-through decoration-4 decoration-danger underline-offset-8 truncate uppercase normal-nums outline-2 outline-danger outline-offset-4 translate-2 scale-90 animate-none fill-danger stroke-danger stroke-2 object-fill aspect-video order-2 basis-4 whitespace-pre wrap-break-word overscroll-none touch-auto backdrop-blur-none'.split(
    ' ',
  );

describe('cn', () => {
  test('the later of two classes for one property wins', () => {
    expect(cn('px-3 text-sm text-ink', 'p-2', 'text-accent')).toBe('text-sm p-2 text-accent');
  });

  test('a modifier is part of the property', () => {
    expect(cn('hover:bg-accent bg-accent', 'hover:bg-danger')).toBe('bg-accent hover:bg-danger');
  });

  test('leaves out what is false', () => {
    expect(cn('a', false, undefined, null, ['b', '' as const])).toBe('a b');
  });

  test('sees the classes of the components', () => {
    expect(ownClasses.length).toBeGreaterThan(300);
  });

  test('decides as the whole table of Tailwind does, for every class of ours beside every other', () => {
    const all = [...new Set([...ownClasses, ...callersClasses])];
    const wrong = all.flatMap((first) =>
      all
        .filter((second) => ownClasses.includes(first) && cn(first, second) !== whole(first, second))
        .map((second) => `${first} + ${second}: ${cn(first, second)} instead of ${whole(first, second)}`),
    );
    expect(wrong).toEqual([]);
  });
});
