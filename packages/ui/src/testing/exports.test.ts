import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as root from '../index.ts';

const entries = import.meta.glob<Record<string, unknown>>('../components/*/index.ts', { eager: true });

/** The public API. A new or a removed name affects users, so it must be intended. */
describe('the package exports', () => {
  test('these names from its root', () => {
    expect(Object.keys(root).toSorted()).toMatchSnapshot();
  });

  test('one entry a component, and from each what the root exports too', () => {
    const folders = readdirSync(join(import.meta.dirname, '..', 'components'));
    expect(Object.keys(entries).toSorted()).toEqual(
      folders.map((folder) => `../components/${folder}/index.ts`).toSorted(),
    );
    const fromEntries = Object.values(entries).flatMap((entry) => Object.keys(entry));
    expect([...fromEntries, 'cn', 'Slot', 'Slottable'].toSorted()).toEqual(Object.keys(root).toSorted());
  });
});
