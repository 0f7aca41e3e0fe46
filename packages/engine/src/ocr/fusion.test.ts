import { describe, expect, test } from 'vitest';
import { disagreement, fuse, comparisonKey } from './fusion.ts';
import { type Reading, evenReading } from './reading.ts';

const reading = evenReading;
/** A reading whose words are differently sure. */
function worded(...words: [text: string, certainty: number][]): Reading {
  const text = words.map(([word]) => word).join(' ');
  const certainty = words.flatMap(([word, value], index) => Array(word.length + (index > 0 ? 1 : 0)).fill(value));
  return {
    text,
    confidence: certainty.reduce((sum, value) => sum + value, 0) / certainty.length,
    certainty,
    otherScript: 0,
  };
}

describe('fuse', () => {
  test('keeps the diacritics that only tesseract can write', () => {
    expect(fuse(reading('El niño pidió más piña', 0.7), reading('El nino pidio mas pina', 0.99)).text).toBe(
      'El niño pidió más piña',
    );
  });

  test('takes the surer reading where the two have nothing in common', () => {
    expect(fuse(reading('~ Ik', 0.3), reading('Open', 0.97)).text).toBe('Open');
    expect(fuse(reading('Straße', 0.93), reading('5ia', 0.4)).text).toBe('Straße');
  });

  test('takes the one there is where the other is empty', () => {
    expect(fuse(reading('', 0), reading('7', 0.9)).text).toBe('7');
    expect(fuse(reading('7', 0.9), reading('', 0)).text).toBe('7');
  });

  test('takes a single word from the network that it reads far more surely', () => {
    const tesseract = worded(['600', 0.7], ['min', 0.96]);
    expect(fuse(tesseract, reading('60 min', 0.99)).text).toBe('60 min');
  });

  test('keeps a word that tesseract is sure of', () => {
    const tesseract = worded(['Fête', 0.96], ['d’été', 0.95]);
    expect(fuse(tesseract, reading('Fete d ele', 0.95)).text).toBe('Fête d’été');
  });

  test('keeps an apostrophe between letters that the network did not see', () => {
    const tesseract = worded(['L’organizzatore', 0.85], ['non', 0.96]);
    expect(fuse(tesseract, reading('Lorganizzatore non', 0.99)).text).toBe('L’organizzatore non');
  });

  test.each([
    ['1nvierno', 'Invierno', 'Invierno'],
    ['5ábado', 'sabado', 'sábado'],
    ['c0lazione', 'colazione', 'colazione'],
    ['1ère', 'lere', '1ère'],
    ['24horas', 'zahoras', '24horas'],
  ])('a figure amid the letters of %s is the letter that the network reads, as in %s: %s', (one, other, fused) => {
    expect(fuse(worded([one, 0.9], ['en', 0.9]), worded([other, 0.95], ['en', 0.95])).text).toBe(`${fused} en`);
  });

  test('takes words in one piece that tesseract reads letter by letter', () => {
    expect(fuse(reading('M e IC a | | in', 0.6), reading('Mercato in', 0.97)).text).toBe('Mercato in');
    expect(fuse(reading('y a las 3', 0.9), reading('yalas3', 0.97)).text).toBe('y a las 3');
  });

  test('drops marks at the ends that only tesseract sees', () => {
    expect(fuse(reading('| Zumo de piña |', 0.9), reading('Zumo de pina', 0.97)).text).toBe('Zumo de piña');
  });

  test('keeps signs that the network cannot write', () => {
    expect(fuse(reading('¿Tienes 12 € ?', 0.9), reading('Tienes 12 ?', 0.99)).text).toBe('¿Tienes 12 € ?');
  });

  test('reads a price that the two write too differently to agree', () => {
    expect(fuse(worded(['£1.20', 0.96]), worded(['f7.20', 0.99])).text).toBe('£7.20');
    expect(fuse(reading('7.20 €', 0.95), reading('7,20 f', 0.99)).text).toBe('7,20 €');
  });

  test('keeps a sign behind a figure that it would drop elsewhere', () => {
    expect(fuse(reading('8 ¢', 0.9), reading('8', 0.99)).text).toBe('8 ¢');
    expect(fuse(reading('Zumo ¢', 0.9), reading('Zumo', 0.99)).text).toBe('Zumo');
  });

  test('does not take spaces that the network missed out of the text', () => {
    expect(fuse(reading('a las diez', 0.9), reading('alas diez', 0.99)).text).toBe('a las diez');
  });
});

test('signs that look alike are no disagreement', () => {
  expect(disagreement(reading("l'heure", 0.9), reading("I'heure", 0.9))).toBe(0);
  expect(disagreement(reading('Łódź', 0.9), reading('Lodz', 0.9))).toBe(0);
});

test('the comparisonKey knows no diacritics, spaces and case', () => {
  expect(comparisonKey('Ça Va')).toBe(comparisonKey('cava'));
  expect(comparisonKey('cava')).not.toBe(comparisonKey('cova'));
});
