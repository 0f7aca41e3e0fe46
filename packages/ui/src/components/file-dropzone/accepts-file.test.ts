import { expect, test } from 'vitest';
import { acceptsFile } from './accepts-file.ts';

const png = { name: 'Poster.PNG', type: 'image/png' };

test.each(['', '.png', '.jpg, .png', 'image/png', 'image/*', 'IMAGE/PNG'])('accept %j takes a PNG', (accept) => {
  expect(acceptsFile(png, accept)).toBe(true);
});

test.each(['.jpg', 'image/jpeg', 'video/*', 'image/pn', '.pn'])('accept %j refuses a PNG', (accept) => {
  expect(acceptsFile(png, accept)).toBe(false);
});

test('a file whose type is unknown is taken by its ending only', () => {
  const bare = { name: 'scan.webp', type: '' };
  expect(acceptsFile(bare, 'image/*')).toBe(false);
  expect(acceptsFile(bare, 'image/*,.webp')).toBe(true);
});
