import { expect, test } from 'vitest';
import { createFormat } from '../../messages/format.ts';
import { inByteUnits } from './byte-units.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [999_999, '1 MB'],
  [2_400_000, '2.4 MB'],
  [999_949_999, '999.9 MB'],
  [999_950_000, '1 GB'],
  [1_000_000_000_000, '1,000 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(inByteUnits(bytes, createFormat('en'))).toBe(text);
});
