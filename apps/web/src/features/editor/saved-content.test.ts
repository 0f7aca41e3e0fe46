import { createTranslatedText, documentVersion } from '@palimpsest/editor';
import { expect, test } from 'vitest';
import { readContent } from './saved-content.ts';

const size = { width: 800, height: 600 };
const text = createTranslatedText(
  {
    id: 1,
    text: 'Fiesta',
    originalText: 'Festival',
    suggestedColors: ['#123456'],
    x: 1,
    y: 2,
    width: 300,
    height: 40,
    rotation: 0,
    textAlign: 'left',
  },
  0,
);
const document = { version: documentVersion, ...size, texts: [text] };

test('a document comes back from JSON as it went in', () => {
  expect(readContent(JSON.parse(JSON.stringify(document)), size)).toEqual(document);
});

test('named styles, the reading order, how sure a face is and the files of own fonts come back with it', () => {
  const { fontFamily, fontWeight, fontSize, fill, textAlign } = text;
  const presets = [
    { name: 'Heading', setting: { fontFamily, fontWeight, fontSize, fill, textAlign, lineHeight: 1.1 } },
  ];
  const fonts = [
    { fontFamily: 'Mine', fileData: 'AAEAAA==', uploadedAt: 5, fileName: 'Mine.ttf', detectedWeight: 'Regular' },
  ];
  const texts = [{ ...text, faceConfidence: 0.9 }];
  const whole = { ...document, texts, presets, fonts, readingOrder: [text.id] };
  expect(readContent(JSON.parse(JSON.stringify(whole)), size)).toEqual(whole);
});

test.each([
  ['nothing', undefined],
  ['another size', { ...document, width: 1 }],
  ['a text without a place', { ...document, texts: [{ ...text, x: null }] }],
  ['a text that is none', { ...document, texts: ['Fiesta'] }],
])('%s is no document', (_, content) => {
  expect(readContent(content, size)).toBeUndefined();
});

test('a document that a newer version of the editor saved is refused, not taken for none', () => {
  const newer = { ...document, version: documentVersion + 1, texts: 'in another shape' };
  expect(() => readContent(newer, size)).toThrow('saved by a newer version of the editor');
});
