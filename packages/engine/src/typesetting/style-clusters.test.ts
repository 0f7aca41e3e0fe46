import type { TextStyle } from '@palimpsest/typeset';
import { expect, test } from 'vitest';
import { unifyFaces, unifyLeading, unifyNarrowing, unifySizes } from './style-clusters.ts';

const row = { left: 100, right: 400, text: 'Coffee with milk', colour: '#ffffff' };
const sans = { fontFamily: 'Open Sans', fontWeight: 400, fontSize: 38, textAlign: 'left' } as const;
const other = { ...sans, fontFamily: 'Roboto', fontWeight: 500 };

function styled(style: Partial<TextStyle>): typeof row & { style: TextStyle } {
  return { ...row, style: { ...sans, ...style } };
}

function sized(fontSize: number): Parameters<typeof unifySizes>[0][number] {
  return { ...row, style: sans, fontSize };
}

test('a row whose face was judged differently has the face of its list', () => {
  const texts = unifyFaces([
    { ...row, style: sans },
    { ...row, style: other },
    { ...row, style: { ...sans, fontSize: 38.2 } },
  ]);
  expect(texts.map(({ style }) => style.fontFamily)).toEqual(['Open Sans', 'Open Sans', 'Open Sans']);
  expect(texts.map(({ style }) => style.fontSize)).toEqual([38, 38, 38.2]);
});

test('the rows of a menu, of which some were measured a little larger, bolder and closer, are all set as most of them', () => {
  const most: TextStyle = { ...sans, fontSize: 13.98, letterSpacing: 0 };
  const closer = { ...most, fontSize: 14.51, letterSpacing: -0.022 };
  const bolder = { ...most, fontSize: 14.34, fontWeight: 500, letterSpacing: -0.018 };
  const rows = unifyFaces([most, closer, most, bolder, most].map((style) => ({ ...row, style })));
  expect(rows.map(({ style }) => style)).toEqual([most, most, most, most, most]);
});

test('rows in bold, of which blur shows one as black, are all in one weight', () => {
  const bold = { ...row, style: { ...sans, fontWeight: 700 } };
  const rows = unifyFaces([bold, bold, { ...row, style: { ...sans, fontWeight: 900 } }]);
  expect(rows.map(({ style }) => style.fontWeight)).toEqual([700, 700, 700]);
});

test.each([
  ['stands elsewhere', { ...row, left: 500, right: 900, style: other }],
  ['has another colour', { ...row, colour: '#ff0000', style: other }],
  ['has another size', { ...row, style: { ...other, fontSize: 41 } }],
  ['is bold', { ...row, style: { ...other, fontWeight: 700 } }],
])('a text that %s keeps its own face', (_, text) => {
  const [, , own] = unifyFaces([{ ...row, style: sans }, { ...row, style: sans }, text]);
  expect(own?.style.fontFamily).toBe('Roboto');
});

test('texts of one style have the largest size at which all fit; one that hardly fits does not pull the others down', () => {
  expect(unifySizes([sized(38), sized(34), sized(38)])).toEqual([34, 34, 34]);
  expect(unifySizes([sized(38), sized(20), sized(38)])).toEqual([38, 20, 38]);
  expect(unifySizes([sized(38), { ...sized(30), style: other }])).toEqual([38, 30]);
});

test('one entry of a long list that needs a smaller size does not make the others small', () => {
  const list = [38, 38, 38, 38, 38, 31].map(sized);
  expect(unifySizes(list)).toEqual([38, 38, 38, 38, 38, 31]);
  expect(unifySizes([38, 38, 38, 38, 38, 37].map(sized))).toEqual([37, 37, 37, 37, 37, 37]);
  expect(unifySizes([38, 38, 38, 31].map(sized))).toEqual([31, 31, 31, 31]);
});

test('a heading in capitals that are set apart keeps its size beside a smaller text in the same face', () => {
  const heading = { ...sized(38), style: { ...sans, letterSpacing: 0.16 } };
  expect(unifySizes([heading, { ...sized(36), style: { ...sans, fontSize: 36 } }])).toEqual([38, 36]);
});

test('where one text takes the narrower face, those that were set alike take it too: single lines or several lines', () => {
  const single = { ...row, style: sans, isNarrowed: false, isSingleLine: true };
  const texts = [
    single,
    { ...single, isNarrowed: true },
    { ...single, isSingleLine: false },
    { ...single, style: other },
  ];
  expect(unifyNarrowing(texts)).toEqual([true, true, false, false]);
});

test('one long label of a screen takes the narrower face alone', () => {
  const single = { ...row, style: sans, isNarrowed: false, isSingleLine: true };
  const labels = [single, { ...single }, { ...single, isNarrowed: true }, { ...single }];
  expect(unifyNarrowing(labels)).toEqual([false, false, true, false]);
});

test('of texts of several lines, which can become more, those that were set alike keep their face where few need the narrower one', () => {
  const several = { ...row, style: sans, isNarrowed: false, isSingleLine: false };
  const narrowed = { ...several, isNarrowed: true };
  expect(unifyNarrowing([several, { ...several }, narrowed])).toEqual([false, false, false]);
  expect(unifyNarrowing([several, { ...narrowed }, narrowed])).toEqual([true, true, true]);
});

test('a single line, which shows no leading, has that of the texts that were set alike', () => {
  const texts = unifyLeading([
    styled({}),
    styled({ lineHeight: 1.3 }),
    styled({ fontSize: 38.5, lineHeight: 1.32 }),
    styled({ fontSize: 60 }),
    styled(other),
  ]);
  expect(texts.map(({ style }) => style.lineHeight)).toEqual([1.31, 1.3, 1.32, undefined, undefined]);
});
