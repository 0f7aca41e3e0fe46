import { describe, expect, test } from 'vitest';
import { alikeGroups, isOfCapitals, type TypeTraits } from './alike-groups.ts';

const button: TypeTraits = {
  size: 32,
  colour: '#ffffff',
  weight: 690,
  darkness: 0.3,
  italic: false,
  serifs: 0.9,
  capitals: false,
};

describe('texts that were set alike', () => {
  test('are those of one size, colour, weight and slope', () => {
    const others = [
      { ...button, size: 34, weight: 720 },
      { ...button, size: 40 },
      { ...button, colour: '#ffcc00' },
      { ...button, weight: 400 },
      { ...button, italic: true },
    ];
    expect(alikeGroups([button, ...others])).toEqual([[0, 1], [2], [3], [4], [5]]);
  });

  test('are not a heading and the list below it, of whose weights the network is half sure and which differ in ink as much as in weight', () => {
    const heading = { ...button, size: 22, weight: 440, darkness: 0.15 };
    const row = { ...heading, weight: 375, darkness: -0.03 };
    expect(
      alikeGroups([heading, row, { ...row, darkness: -0.08 }, { ...heading, weight: 490, darkness: 0.22 }]),
    ).toEqual([
      [0, 3],
      [1, 2],
    ]);
    const small = { ...heading, size: 11, weight: 400 };
    expect(alikeGroups([small, { ...small, darkness: -0.05 }])).toEqual([[0, 1]]);
  });

  test('are the buttons of a dialog in small letters, whose weights the network guesses far apart, but not a bold one', () => {
    const small = { ...button, size: 13.3 };
    const buttons = [
      { ...small, weight: 553, darkness: 0.16 },
      { ...small, weight: 482, darkness: 0.13 },
      { ...small, weight: 385, darkness: 0.05 },
      { ...small, weight: 360, darkness: 0 },
      { ...small, weight: 700, darkness: 0.35 },
      { ...small, weight: 520, darkness: 0.12 },
    ];
    expect(alikeGroups(buttons)).toEqual([[0, 1, 2, 3, 5], [4]]);
  });

  test('are the buttons of one row, however thin longer texts elsewhere are, but not a bold one', () => {
    const small = { ...button, size: 13.4, weight: 400, darkness: -0.06 };
    const first = { ...small, weight: 434, darkness: 0.08, middle: 300 };
    const row = [first, { ...first, weight: 570, darkness: 0.18, middle: 301 }, { ...first, middle: 299 }];
    const bold = { ...first, weight: 690, darkness: 0.36 };
    expect(alikeGroups([small, small, small, ...row, bold])).toEqual([[0, 1, 2, 3, 4, 5], [6]]);
    expect(
      alikeGroups([small, small, small, ...row.map((text, index) => ({ ...text, middle: 300 + 40 * index }))]),
    ).toEqual([[0, 1, 2, 3, 5], [4]]);
  });

  test('are not capitals on one side and small letters on the other: those are set further apart', () => {
    expect(alikeGroups([button, { ...button, capitals: true }])).toEqual([[0], [1]]);
    expect(
      alikeGroups([
        { ...button, capitals: true },
        { ...button, capitals: true },
      ]),
    ).toEqual([[0, 1]]);
  });

  test('may have no letters at all', () => {
    expect(alikeGroups([button, { ...button, capitals: undefined }])).toEqual([[0, 1]]);
    expect(
      alikeGroups([
        { ...button, capitals: undefined },
        { ...button, capitals: true },
      ]),
    ).toEqual([[0, 1]]);
  });
});

test.each([
  ['SÓ NESTE FIM DE SEMANA', true],
  ['Comprar bilhetes', false],
  ['12,50 €', undefined],
])('"%s" is of capitals: %s', (text, capitals) => {
  expect(isOfCapitals(text)).toBe(capitals);
});
