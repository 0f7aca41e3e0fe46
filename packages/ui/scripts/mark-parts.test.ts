import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { markParts, selectMarked } from './mark-parts.ts';

describe('markParts', () => {
  test.each([
    [
      '_jsx("span", { "data-slot": "badge", ...props })',
      '_jsx("span", { "data-pal": "", "data-slot": "badge", ...props })',
    ],
    ["({ 'data-slot': slot })", '({ "data-pal": "", \'data-slot\': slot })'],
  ])('%s becomes %s', (source, marked) => {
    expect(markParts(source)).toBe(marked);
  });

  test('selectors and names of attributes stay as they are', () => {
    const source = `closest('[data-slot=kbd]'); "has-data-[slot=popover-arrow]:flex"; const names = ['data-slot', 'data-state'];`;
    expect(markParts(source)).toBe(source);
  });
});

describe('selectMarked', () => {
  test('any part becomes any marked part, a named one stays', () => {
    expect(selectMarked(":where([data-slot]):not([data-slot] [data-slot], [data-slot='link'])")).toBe(
      ":where([data-pal]):not([data-pal] [data-pal], [data-slot='link'])",
    );
  });

  test.each(['components.css', 'reset.css'])('%s selects no part of another library', (name) => {
    const sheet = readFileSync(join(import.meta.dirname, '..', 'src', 'styles', name), 'utf8');
    expect(sheet).toContain('[data-slot]');
    expect(selectMarked(sheet)).not.toContain('[data-slot]');
  });
});
