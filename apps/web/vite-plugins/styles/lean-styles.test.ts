import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { componentsWithoutStyles, missingStyles } from './lean-styles.ts';

const css = readFileSync(new URL('../../src/styles.css', import.meta.url), 'utf8');
const moduleOf = (name: string) => `/repository/packages/ui/src/components/${name}/${name}.tsx`;

test('the stylesheet leaves out components that no page shows', () => {
  expect(componentsWithoutStyles(css)).toContain('drawer');
  expect(componentsWithoutStyles('@import "tailwindcss";')).toEqual([]);
});

test('a component that is in the app without its classes is named once', () => {
  const modules = [moduleOf('button'), moduleOf('drawer'), moduleOf('drawer'), '/app/src/main.tsx'];
  expect(missingStyles(css, modules)).toEqual(['drawer']);
  expect(missingStyles(css, [moduleOf('button')])).toEqual([]);
});
