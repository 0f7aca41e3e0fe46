import { expect, test } from 'vitest';
import { panesDirection } from './panes.ts';

const tall = { width: 1_200, height: 1_600 };
const wide = { width: 1_600, height: 1_000 };
const phone = { width: 375, height: 330 };

test('in a narrow area two tall pictures stand side by side, two wide ones one above the other', () => {
  expect(panesDirection(tall, phone)).toBe('row');
  expect(panesDirection(wide, phone)).toBe('column');
});

test('where there is room, or none is known, they stand side by side', () => {
  expect(panesDirection(wide, { width: 900, height: 700 })).toBe('row');
  expect(panesDirection(wide, undefined)).toBe('row');
});
