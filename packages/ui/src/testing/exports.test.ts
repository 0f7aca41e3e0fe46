import { describe, expect, test } from 'vitest';
import * as root from '../index.ts';

const entries = import.meta.glob<Record<string, unknown>>('../components/*/index.ts', { eager: true });

/** The public API. A new or a removed name affects users, so it must be intended. */
describe('the package exports', () => {
  test('these names from its root', () => {
    expect(Object.keys(root).toSorted()).toMatchSnapshot();
  });

  test('from the entries of the components what the root exports too', () => {
    const fromEntries = Object.values(entries).flatMap((entry) => Object.keys(entry));
    expect([...fromEntries, 'cn'].toSorted()).toEqual(Object.keys(root).toSorted());
  });
});
