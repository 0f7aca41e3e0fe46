import { describe, expect, test } from 'vitest';
import { fontPickerMessages } from './font-picker.tsx';
import { fontGroups, rowsOf, type FontOption } from './font-rows.ts';

const fonts: FontOption[] = [
  { family: 'Roboto', group: 'Standard' },
  { family: 'Arial', group: 'Standard' },
  { family: 'Inter', group: 'Sans serif' },
  { family: 'Zilla Slab', group: 'Serif', keywords: 'slab' },
  { family: 'Lora', group: 'Serif' },
  { family: 'Olympe Sans', group: 'Sans serif', custom: true },
];

/** The rows as text: headings in brackets. */
const rows = (options: readonly FontOption[], query = '') =>
  fontGroups(options, query, fontPickerMessages)
    .flatMap(rowsOf)
    .map((row) => (row.kind === 'heading' ? `[${row.label}]` : row.font.family));

describe('groups of families', () => {
  test('are in the order of their first families, and the families in the order of the list', () => {
    const families = fonts.filter(({ custom }) => !custom);
    const expected = ['[Standard]', 'Roboto', 'Arial', '[Sans serif]', 'Inter', '[Serif]', 'Zilla Slab', 'Lora'];
    expect(rows(families)).toEqual(expected);
  });

  test('without a match vanish, and a match does not change their order', () => {
    expect(rows(fonts, 'o')).toEqual('[Your fonts],Olympe Sans,[Standard],Roboto,[Serif],Lora'.split(','));
    expect(rows(fonts, 'slab')).toEqual(['[Serif]', 'Zilla Slab']);
    expect(rows(fonts, 'klingon')).toEqual([]);
  });

  test('gather the families without a group under a heading of their own', () => {
    expect(rows([{ family: 'Verdana' }, ...fonts.slice(0, 1), { family: 'Impact' }])).toEqual(
      '[Other fonts],Verdana,Impact,[Standard],Roboto'.split(','),
    );
  });

  test('follow the uploaded families', () => {
    expect(rows(fonts)).toEqual(
      '[Your fonts],Olympe Sans,[Standard],Roboto,Arial,[Sans serif],Inter,[Serif],Zilla Slab,Lora'.split(','),
    );
  });
});

describe('families without groups', () => {
  const plain = [{ family: 'Georgia' }, { family: 'Verdana' }, { family: 'Olympe Sans', custom: true }];

  test('have a heading only beside another group', () => {
    expect(rows(plain.slice(0, 2))).toEqual(['Georgia', 'Verdana']);
    expect(rows(plain)).toEqual('[Your fonts],Olympe Sans,[All fonts],Georgia,Verdana'.split(','));
    expect(rows(plain, 'geor')).toEqual(['Georgia']);
  });
});
