import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

test('all parts of all systems are measured unless less is asked for', () => {
  const options = readArguments([]);
  if (typeof options === 'string') throw new Error(options);
  expect([options.parts.size, options.systems.length, options.mounts]).toEqual([8, 3, 200]);
});

test('parts are measured alone, and the editor without the others', () => {
  const options = readArguments(['--only', 'drag,growth', '--alone', '--mounts', '20']);
  if (typeof options === 'string') throw new Error(options);
  expect([[...options.parts], options.systems, options.mounts]).toEqual([['drag', 'growth'], ['palimpsest'], 20]);
});

test('what is not measured is refused by its name', () => {
  expect(readArguments(['--only', 'drag,speed'])).toMatch(/^"speed" is not measured\. Give some of open, drag/);
  expect(readArguments(['--mounts', 'many'])).toMatch(/^"many" is no number of mounts/);
});
