import { expect, test } from 'vitest';
import { routes, type Route } from './routes.ts';

const all: Route[] = Object.values(routes);

test('method and path together name one route', () => {
  const names = all.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

test('the parameters in a path are exactly those that its schema describes', () => {
  for (const { path, params } of all) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
  }
});

test('every route outside of authentication needs a token, but what a client must know before', () => {
  const open = all.filter(({ auth, path }) => !auth && !path.startsWith('/v1/auth/'));
  expect(open.map(({ path }) => path)).toEqual(['/v1/config']);
});
