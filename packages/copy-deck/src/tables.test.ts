import { zipSync } from 'fflate';
import { writeXlsx as writeWorkbook } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import type { CopyDeck } from './copy-deck.ts';
import { readCsv, writeCsv } from './csv.ts';
import { readDeck, writeDeck } from './deck-files.ts';
import { readXlsx } from './xlsx.ts';

const deckOf = (translation: string): CopyDeck => ({
  source: 'en',
  target: 'es',
  pictures: [{ id: 'p', name: 'p.png', texts: [{ id: '1', source: translation, translation, state: 'translated' }] }],
});

const workbook = (rows: (string | number | boolean | Date | null)[][], cells = new Map<string, object>()) =>
  writeWorkbook({
    sheets: [
      { name: 'A', rows, cells },
      { name: 'B', rows: [['other']] },
    ],
  });

describe('CSV', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(1)', "=cmd|' /C calc'!A0", '\t=1', '＝1+1'])(
    'a spreadsheet takes the text %s for no formula, and it comes back as it was',
    (formula) => {
      const file = writeCsv(deckOf(formula));
      expect(file.slice(file.indexOf('\n'))).not.toMatch(/(^|,)"?[=+\-@\t＝]/m);
      expect(readCsv(file, 'deck.csv').rows).toMatchObject([{ source: formula, translation: formula }]);
    },
  );

  test('is read with other columns, in another order, parted by semicolons or tabs, and from UTF-16', async () => {
    const lines = ['TRANSLATION (es);Reviewer;ID', '"Rebajas; todo";Ana;p/1', ';;', ';;p/2'].join('\r\n');
    const expected = [
      { picture: 'p', id: '1', translation: 'Rebajas; todo', at: 'row 2' },
      { picture: 'p', id: '2', translation: '', at: 'row 4' },
    ];
    expect(readCsv(lines, 'deck.csv')).toMatchObject({ target: 'es', source: undefined, rows: expected });
    const tabs = lines.replaceAll('"Rebajas; todo"', 'Rebajas, todo').replaceAll(';', '\t');
    const wide = Buffer.from(`\uFEFF${tabs}`, 'utf16le');
    expect((await readDeck(wide, 'deck.txt')).rows).toMatchObject([{ translation: 'Rebajas, todo' }, { id: '2' }]);
  });

  test('a row without an id is named, and the others are read', () => {
    const { rows, problems } = readCsv('id,translation\np/1,Uno\nDos\n,Tres\np/4,Cuatro\n', 'deck.csv');
    expect(rows.map(({ id }) => id)).toEqual(['1', '4']);
    expect(problems).toEqual(['deck.csv, row 3: "Dos" is no id of a text.', 'deck.csv, row 4: "" is no id of a text.']);
  });

  test('a language that a translator wrote as they liked is none that the file says', () => {
    const { source, target } = readCsv('id,source (EN-us),translation (the new one!)\np/1,One,Uno\n', 'deck.csv');
    expect([source, target]).toEqual(['en-US', undefined]);
  });

  test('a message repeats no more of a cell than a person reads', () => {
    const { problems } = readCsv(`id,translation\n${'x'.repeat(1_000_000)},Uno\n`, 'deck.csv');
    expect(problems).toEqual([`deck.csv, row 2: "${'x'.repeat(80)}…" is no id of a text.`]);
  });

  test.each([
    ['name,translation\n', 'deck.csv has no column "id" in its first row. Keep the head as it was exported.'],
    ['id,source\n', 'deck.csv has no column "translation" in its first row. Keep the head as it was exported.'],
    ['id,translation\n\n', 'deck.csv has no texts below its head.'],
    ['id,translation\np/1,"Uno', /^deck\.csv cannot be read: .*line 2/],
    [';'.repeat(4_000_000), /has no column "id"/],
    [`id,translation\n${'p/1,a\n'.repeat(50_001)}`, /^deck\.csv has too many texts/],
    ['x'.repeat(64_000_001), /^deck\.csv is too large/],
  ])('what cannot be used is refused: %#', (content, message) => {
    expect(() => readCsv(content, 'deck.csv')).toThrow(message);
  });
});

describe('XLSX', () => {
  test('a text that looks like a formula is none', async () => {
    const file = await writeDeck(deckOf('=1+1'), 'xlsx');
    expect((await readXlsx(file, 'deck.xlsx')).rows).toMatchObject([{ source: '=1+1', translation: '=1+1' }]);
  });

  test('numbers are read as they are written, and formulas as what they came to', async () => {
    const file = await workbook(
      [
        ['id', 'translation'],
        ['p/1', 50],
        ['p/2', true],
        ['p/3', null],
      ],
      new Map([['3,1', { formula: 'CONCATENATE("Reb","ajas")', formulaResult: 'Rebajas' }]]),
    );
    expect((await readXlsx(file, 'deck.xlsx')).rows.map(({ translation }) => translation)).toEqual([
      '50',
      'true',
      'Rebajas',
    ]);
  });

  test('a cell that became a date is named, and the other rows are read', async () => {
    const file = await workbook([
      ['id', 'translation'],
      ['p/1', new Date('2026-03-04')],
      ['p/2', 'Dos'],
    ]);
    const { rows, problems } = await readXlsx(file, 'deck.xlsx');
    expect(problems).toEqual([
      'deck.xlsx, row 2: cell 2 holds a date. Format it as text, and write it as it should be read.',
    ]);
    expect(rows.map(({ id }) => id)).toEqual(['2']);
  });

  test('a small file that unpacks to a large one is refused before it does', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(65_000_000) });
    expect(bomb.length).toBeLessThan(100_000);
    await expect(readXlsx(bomb, 'deck.xlsx')).rejects.toThrow('deck.xlsx is too large');
  });

  test('a part that says it is small unpacks to no more than it says', async () => {
    const file = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000) });
    const view = new DataView(file.buffer);
    const directory = file.length - 22 - 46 - 'xl/worksheets/sheet1.xml'.length;
    expect(view.getUint32(directory + 24, true)).toBe(60_000_000);
    view.setUint32(directory + 24, 1_000, true);
    await expect(readXlsx(file, 'deck.xlsx')).rejects.toThrow('deck.xlsx is no Excel workbook');
  });

  test('crops are in the sheet and in the XLIFF file, and are no text of them', async () => {
    const crop = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    );
    const [picture] = deckOf('Rebajas').pictures;
    const texts = picture?.texts.map((text) => ({ ...text, crop })) ?? [];
    const deck = { ...deckOf(''), pictures: [{ id: 'p', name: 'p.png', texts }] };
    const file = await writeDeck(deck, 'xlsx');
    expect(Buffer.from(file).includes('xl/media/image1.png')).toBe(true);
    expect((await readXlsx(file, 'deck.xlsx')).rows).toMatchObject([{ translation: 'Rebajas' }]);
    expect(Buffer.from(await writeDeck(deck, 'xliff')).toString()).toContain(crop.toString('base64'));
  });
});
