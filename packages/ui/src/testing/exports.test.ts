import { expect, test } from 'vitest';
import * as root from '../index.ts';

const entries = import.meta.glob<Record<string, unknown>>('../components/*/index.ts', { eager: true });

test('the root exports what the entries of the components export', () => {
  const fromEntries = Object.values(entries).flatMap((entry) => Object.keys(entry));
  expect([...fromEntries, 'cn'].toSorted()).toEqual(Object.keys(root).toSorted());
});
