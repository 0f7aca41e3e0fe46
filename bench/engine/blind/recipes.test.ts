import { languageNames } from '@palimpsest/contract';
import { describe, expect, it } from 'vitest';
import { recipes } from './recipes.ts';
import { damages } from './truth.ts';

const plan = (seed: string, count: number) => recipes(seed, count, []);

describe('recipes', () => {
  it('show every damage and every kind of background in 22 pictures', () => {
    expect(new Set(plan('a', 22).map(({ damage }) => damage))).toEqual(new Set(damages));
    expect(new Set(plan('a', 22).map(({ background }) => background)).size).toBe(4);
  });

  it('show every language in 44 pictures', () => {
    expect(new Set(plan('a', 44).map(({ language }) => language.name))).toEqual(new Set(languageNames));
  });

  it('are the same for the same seed, whatever the count', () => {
    const names = (count: number): string[] => plan('a', count).map(({ name }) => name);
    expect(names(44).slice(0, 10)).toEqual(names(10));
    expect(names(10)).not.toEqual(plan('b', 10).map(({ name }) => name));
  });

  it('keep to the damages that are asked for', () => {
    expect(new Set(recipes('a', 6, ['curved']).map(({ damage }) => damage))).toEqual(new Set(['curved']));
  });
});
