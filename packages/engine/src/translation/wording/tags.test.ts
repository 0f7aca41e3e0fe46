import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromTags, toTags } from './tags.ts';

const source = {
  text: 'Buy Acme & win 5 kg',
  fixed: [
    { start: 4, end: 8, replacement: 'ACME' },
    { start: 15, end: 19, replacement: '5 kg' },
  ],
};

function textOf(answer: string): string | undefined {
  return fromTags(answer, source)
    ?.map((piece) => piece.text)
    .join('');
}

test('fixed parts stand in elements that translators leave alone', () => {
  expect(toTags(source)).toBe(
    'Buy <span id="0" translate="no" class="notranslate">ACME</span> &amp; win <span id="1" translate="no" class="notranslate">5 kg</span>',
  );
});

test('fixed parts come back to the letter, wherever they stand and whatever became of what they hold', () => {
  expect(
    textOf('Gana <span id="1">5 kilos</span> y compra <span id=\'0\' class="notranslate">acme</span> &quot;ya&quot;'),
  ).toBe('Gana 5 kg y compra ACME "ya"');
});

test('an answer that loses or repeats a fixed part is none', () => {
  expect(textOf('Compra <span id="0">ACME</span>')).toBeUndefined();
  expect(textOf('<span id="0">A</span> <span id="0">A</span> <span id="1">5 kg</span>')).toBeUndefined();
  expect(textOf('<span id="0">A</span> <span id="7">A</span> <span id="1">5 kg</span>')).toBeUndefined();
});

test('markup read back is the text, whatever its signs', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const whole = { text: `${text}X`, fixed: [{ start: text.length, end: text.length + 1, replacement: '<&>' }] };
      const pieces = fromTags(toTags(whole), whole) ?? [];
      expect(pieces.map((piece) => piece.text).join('')).toBe(`${text}<&>`);
    }),
  );
});
