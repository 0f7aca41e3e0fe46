import type { LanguageName } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { finish } from './finish.ts';

function finished(translation: string, original: string, to: LanguageName, from: LanguageName = 'English'): string {
  return finish([{ text: translation, isFixed: false }], { text: original }, { from, to });
}

test.each([
  ['gran venta', 'BIG SALE', 'Spanish', 'GRAN VENTA'],
  ['iyi fırsat', 'GOOD CHANCE', 'Turkish', 'İYİ FIRSAT'],
  ['gran venta', 'Big sale', 'Spanish', 'Gran venta'],
  ['Gran venta.', 'Big sale', 'Spanish', 'Gran venta'],
  ['Ven ya.', 'Come now.', 'Spanish', 'Ven ya.'],
  ['Ven ya!', 'Come now!', 'Spanish', '¡Ven ya!'],
  ['Hola. Vienes?', 'Hi. Coming?', 'Spanish', 'Hola. ¿Vienes?'],
  ['¡Ven ya!', 'Come now!', 'Spanish', '¡Ven ya!'],
  ['Venez!', 'Come!', 'French', 'Venez\u00A0!'],
  ['Venez !', 'Come!', 'French', 'Venez\u00A0!'],
  ['Das "Beste" hier', 'The "best" here', 'German', 'Das „Beste“ hier'],
  ['iPhone kaufen', 'Buy an iPhone', 'German', 'iPhone kaufen'],
  ['Le "meilleur" ici', 'The “best” here', 'French', 'Le «\u00A0meilleur\u00A0» ici'],
] as const)('%j for %j in %s is set as %j', (translation, original, to, expected) => {
  expect(finished(translation, original, to)).toBe(expected);
});

test('other languages do not open with ¡', () => {
  expect(finished('¡Come!', '¡Ven!', 'English', 'Spanish')).toBe('Come!');
});

test('fixed parts keep their case', () => {
  const pieces = [
    { text: 'compra en ', isFixed: false },
    { text: 'acme.com', isFixed: true },
  ];
  const source = { text: 'BUY AT acme.com', fixed: [{ start: 7, end: 15, replacement: 'acme.com' }] };
  expect(finish(pieces, source, { from: 'English', to: 'Spanish' })).toBe('COMPRA EN acme.com');
});
