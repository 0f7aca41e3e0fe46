import { readFileSync } from 'node:fs';
import { pagePaths } from '@palimpsest/contract';
import { expect, test } from 'vitest';

/** The router's own list, as its plugin writes it from the files of `routes`. */
const tree = readFileSync(new URL('../routeTree.gen.ts', import.meta.url), 'utf8');

test('the server knows the addresses of all pages, and no other', () => {
  const [, list = ''] = /interface FileRoutesByTo \{(.*?)\}/s.exec(tree) ?? [];
  const addresses = Array.from(list.matchAll(/'([^']+)':/g), ([, path = '']) => path.replaceAll(/\$(\w+)/g, '{$1}'));
  expect(addresses.length).toBeGreaterThan(0);
  // The landing page in one language: the server finds the languages among the built documents.
  expect(addresses.toSorted()).toEqual([...pagePaths, '/{language}'].toSorted());
});
