import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode, encode } from './stream.ts';

test('marks of unknown and uninflected words never reach the text', () => {
  expect(decode('El *Zorbliq \\@free #ulaz#!.[]\n')).toEqual({
    text: 'El Zorbliq free ulaz!',
    unknown: ['Zorbliq', 'free'],
  });
});

test('tags of an uninflected word are taken off; tags without a word stay, to be seen', () => {
  expect(decode('no #querer\\<vblex\\>\\<inf\\> \\@free\\<n\\> más.[]\n').text).toBe('no querer free más');
  expect(decode('vas-#\\<prn\\>, intenta.[]\n').text).toBe('vas-<prn>, intenta');
});

test('a text that passes unchanged is the same text again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'ñ', '9', '*', '@', '#', '[', ']', '\\', '/', '$', '^', '<', '{', '!', '~'), {
        minLength: 1,
      }),
      (signs) => {
        const text = `x${signs.join('')}x`;
        expect(decode(encode(text)).text).toBe(text);
      },
    ),
  );
});
