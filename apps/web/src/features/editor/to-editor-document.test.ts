import type { LocalizedText } from '@palimpsest/contract';
import { createTranslatedText } from '@palimpsest/editor';
import { expect, test } from 'vitest';
import { toEditorDocument } from './to-editor-document.ts';

const text: LocalizedText = {
  id: 7,
  original_text: 'Sale',
  localized_text: 'Rebajas',
  coordinates: { x1: 100, y1: 50, x2: 300, y2: 50, x3: 300, y3: 90, x4: 100, y4: 90, center_x: 200, center_y: 70 },
  dimensions: { width: 200, height: 40 },
  font_size: 32,
  line_count: 1,
  length_ratio: 1.75,
  created_at: '2025-11-20T12:00:00.000Z',
  text_alignment: 'left',
  suggested_colors: ['#123456', '#ffffff'],
  font_family: 'Open Sans',
  font_weight: 600,
  rotation: 5,
};

test('a text keeps its box about its centre, its look and its turn', () => {
  const document = toEditorDocument([text], { width: 800, height: 600 }, 1_700_000_000_000);
  expect(document).toMatchObject({ width: 800, height: 600 });
  expect(document.texts[0]).toMatchObject({
    id: 'text-7-1700000000000',
    text: 'Rebajas',
    originalText: 'Sale',
    x: 100,
    y: 50,
    width: 200,
    height: 40,
    rotation: 5,
    fontFamily: 'Open Sans',
    fontWeight: 600,
    fontSize: 32,
    textAlign: 'left',
    fill: '#123456',
  });
});

test('a text keeps the words that were misread', () => {
  const misread = [{ read: 'Sal', meant: 'Sale' }];
  const noted = { ...text, translation_note: { origin: 'translator' as const, by: 'Claude', misread } };
  const [first, second] = toEditorDocument([noted, text], { width: 800, height: 600 }, 0).texts;
  expect(first?.misread).toEqual(misread);
  expect(second).not.toHaveProperty('misread');
});

test('a text that is much smaller than its original knows how small it is', () => {
  const [first, second] = toEditorDocument([{ ...text, size_share: 0.6 }, text], { width: 800, height: 600 }, 0).texts;
  expect(first?.sizeShare).toBe(0.6);
  expect(second).not.toHaveProperty('sizeShare');
});

test('how sure the face is comes with a text, where it was measured', () => {
  const [first, second] = toEditorDocument(
    [{ ...text, face_confidence: 0.93 }, text],
    { width: 800, height: 600 },
    0,
  ).texts;
  expect(first?.faceConfidence).toBe(0.93);
  expect(second).not.toHaveProperty('faceConfidence');
});

test('a text on a sign that is seen at an angle has its corners as shares of its box', () => {
  const perspective = { x1: 100, y1: 50, x2: 280, y2: 54, x3: 280, y3: 86, x4: 100, y4: 90 };
  const [record] = toEditorDocument([{ ...text, rotation: 0, perspective }], { width: 800, height: 600 }, 0).texts;
  const corners = [
    { x: 0, y: 0 },
    { x: 0.9, y: 0.1 },
    { x: 0.9, y: 0.9 },
    { x: 0, y: 1 },
  ];
  expect(record?.perspective).toEqual(
    corners.map(({ x, y }) => ({ x: expect.closeTo(x, 9), y: expect.closeTo(y, 9) })),
  );
  expect(record?.original.perspective).toEqual(record?.perspective);
});

test('a justified text keeps its spread lines, what hangs out and where its words may be parted, and Reset brings them back', () => {
  const set = { justified: true, hyphenation: 'Re-ba-jas', hangingPunctuation: true };
  const { hangingPunctuation: hanging_punctuation, ...same } = set;
  const [record, plain] = toEditorDocument(
    [{ ...text, ...same, hanging_punctuation }, text],
    { width: 800, height: 600 },
    0,
  ).texts;
  expect(record).toMatchObject({ ...set, text: 'Rebajas', original: set });
  for (const name of ['justified', 'hyphenation', 'hangingPunctuation']) expect(plain).not.toHaveProperty(name);
});

test('a text along an arc keeps its curve, and Reset brings it back', () => {
  const [record] = toEditorDocument([{ ...text, curve: -120 }], { width: 800, height: 600 }, 0).texts;
  expect([record?.curve, record?.original.curve]).toEqual([-120, -120]);
});

test('a text without a suggested colour is white', () => {
  const [record] = toEditorDocument([{ ...text, suggested_colors: [] }], { width: 800, height: 600 }, 0).texts;
  expect(record?.fill).toBe('#ffffff');
});

test('what a text does not say of its look is Arial, 20 px and white', () => {
  const box = { x: 0, y: 0, width: 200, height: 40, rotation: 0 };
  expect(createTranslatedText({ ...box, id: 7, text: '', originalText: '', suggestedColors: [] }, 0)).toMatchObject({
    fontFamily: 'Arial',
    fontSize: 20,
    fontWeight: 400,
    fill: '#ffffff',
    textAlign: 'center',
  });
});

test('opacity, case, auto-fit and language come along, and are absent where the text has none', () => {
  const look = { opacity: 0.5, text_transform: 'uppercase' as const, auto_fit: true, lang: 'tr' };
  const [set, plain] = toEditorDocument([{ ...text, ...look }, text], { width: 800, height: 600 }, 0).texts;
  expect(set).toMatchObject({ opacity: 0.5, textTransform: 'uppercase', autoFit: true, lang: 'tr' });
  for (const name of ['opacity', 'textTransform', 'autoFit', 'lang'])
    expect(Object.keys(plain ?? {})).not.toContain(name);
});

test('italics, leading and letter spacing come along, and are absent where the text has none', () => {
  const set = { ...text, font_style: 'italic' as const, line_height: 1.05, letter_spacing: 0.12 };
  const size = { width: 800, height: 600 };
  expect(toEditorDocument([set], size, 0).texts[0]).toMatchObject({
    fontStyle: 'italic',
    lineHeight: 1.05,
    letterSpacing: 0.12,
  });
  expect(Object.keys(toEditorDocument([text], size, 0).texts[0] ?? {})).not.toContain('fontStyle');
});

test('runs come along, with what they have of their own', () => {
  const runs = [
    { start: 0, end: 2, color: '#ff8800' },
    { start: 3, end: 7, font_weight: 700 },
  ];
  const [record] = toEditorDocument([{ ...text, runs }], { width: 800, height: 600 }, 0).texts;
  expect(record?.runs).toEqual([
    { start: 0, end: 2, fill: '#ff8800' },
    { start: 3, end: 7, fontWeight: 700 },
  ]);
});

test('the pixels of an original come along', () => {
  const patch = { x: 90, y: 40, width: 220, height: 60, offset: 512, bytes: 2_048 };
  const [record] = toEditorDocument([{ ...text, patch }], { width: 800, height: 600 }, 5).texts;
  expect(record?.patch).toEqual({ x: 90, y: 40, width: 220, height: 60, key: '512+2048', brings: 'original' });
});

test('a text that was left in the picture stands below the others, as it is set there, where that is known', () => {
  const { coordinates } = text;
  const patch = { x: 90, y: 40, width: 220, height: 60, offset: 512, bytes: 2_048 };
  const set = { ...text, id: 8, localized_text: 'Sale' };
  const left = { coordinates, text: 'Sale', confidence: 0.9, reason: 'other-language' as const, patch, as_set: set };
  const unknown = [
    { ...left, as_set: undefined },
    { ...left, patch: null },
  ];
  const { texts } = toEditorDocument([text], { width: 800, height: 600 }, 5, [left, ...unknown]);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toMatchObject({
    id: 'text-8-5',
    text: 'Sale',
    leftBecause: 'other-language',
    restored: true,
    fontFamily: 'Open Sans',
    fontSize: 32,
    fill: '#123456',
    patch: { key: '512+2048', brings: 'erased' },
  });
});
