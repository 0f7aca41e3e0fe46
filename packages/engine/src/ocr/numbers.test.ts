import { describe, expect, test } from 'vitest';
import { fuseNumber, fusePrice, type ReadWord } from './numbers.ts';

const word = (text: string, certainty = 0.95): ReadWord => ({
  text,
  certainty,
  certainties: Array.from({ length: text.length }, () => certainty),
});
const words = (text: string, certainty?: number): ReadWord[] => text.split(' ').map((one) => word(one, certainty));

describe('a number of two readings', () => {
  test.each([
    ['takes a figure from the network', '$1.20', '$7.20', '$7.20'],
    ['takes a point from the network', '24.20', '24,20', '24,20'],
    ['takes a comma that tesseract did not see', '720€', '7,20', '7,20€'],
    ['keeps the sign that the network does not know', '£8.50', '8.50', '£8.50'],
    ['keeps the sign of which the network makes a letter', '£1.20', 'f7.20', '£7.20'],
    ['takes a nought for one that the network reads as a letter', '16.00€', '16,0of', '16,00€'],
    ['takes the sign that only the network reads', '§7.20', '$7.20', '$7.20'],
    ['keeps other signs around it', '(24.20,', '24,20', '(24,20,'],
    ['knows a sign with letters before it', 'R$7.20', '7,20', 'R$7,20'],
  ])('%s: of %s and %s it is %s', (_, own, theirs, fused) => {
    expect(fuseNumber(word(own), [word(theirs, 0.99)], undefined)).toBe(fused);
  });

  test('has the sign that stands apart, of which the network makes a letter', () => {
    expect(fuseNumber(word('16.00'), words('16,00 f', 0.99), word('€'))).toBe('16,00');
    expect(fuseNumber(word('16.00'), words('16,00 f', 0.99), undefined)).toBeUndefined();
  });

  test('keeps the figures that the network is less sure of', () => {
    expect(fuseNumber(word('7.20', 0.96), [word('1.20', 0.93)], undefined)).toBe('7.20');
    expect(fuseNumber(word('7.20', 0.5), [word('1.20', 0.8)], undefined)).toBe('7.20');
  });

  test.each([
    ['4,99', '499'],
    ['102,00', '102,0'],
    ['B12', '812'],
    ['11th', '11th'],
    ['12', 'Iz'],
    ['7.20', 'f7.20'],
  ])('is none of %s and %s', (own, theirs) => {
    expect(fuseNumber(word(own), [word(theirs, 0.99)], undefined)).toBeUndefined();
  });
});

describe('a price of two readings', () => {
  test('is made of both, however short it is', () => {
    expect(fusePrice(words('7.20 €'), words('7,20 f', 0.99))).toBe('7,20 €');
    expect(fusePrice(words('£ 1.20'), words('7.20', 0.99))).toBe('£ 7.20');
  });

  test('is none without a currency, or with words', () => {
    expect(fusePrice(words('7.20'), words('1.20', 0.99))).toBeUndefined();
    expect(fusePrice(words('from 7.20 €'), words('from 7,20 f', 0.99))).toBeUndefined();
  });
});
