import type { GlossaryTerm, MemoryUnit } from '@palimpsest/contract';
import { array, assert, option, property, record, string } from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { DomainError } from '../../domain-error.ts';
import { readCsv, writeCsv } from './csv.ts';
import { createTermFiles } from './term-files.ts';
import { readTbx, writeTbx } from './tbx.ts';
import { readTmx, writeTmx } from './tmx.ts';

const pair = { source: 'English', target: 'Spanish' };

/** Text as it is stored: trimmed, its spaces made one, without signs that XML cannot hold. */
const words = string({ unit: 'binary', minLength: 1, maxLength: 30 })
  .map((text) =>
    text
      .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
  .filter((text) => text !== '');

// A term that is its own translation and one that stays are the same in TBX.
const kept = ({ term, translation }: GlossaryTerm) => ({
  term,
  translation: translation === term ? null : translation,
});

describe('what is exported comes back as it was', () => {
  const terms = array(record({ term: words, translation: option(words) }), { minLength: 1, maxLength: 8 });
  test('CSV', () => {
    assert(
      property(terms, (list) => {
        expect(readCsv(writeCsv(list))).toEqual(list);
      }),
    );
  });
  test('TBX', () => {
    assert(
      property(terms, (list) => {
        expect(readTbx(writeTbx(list, pair), pair)).toEqual(list.map(kept));
      }),
    );
  });
  test('TMX 1.4', () => {
    const units = array(record<MemoryUnit>({ source: words, translation: words }), { minLength: 1 });
    assert(
      property(units, (list) => {
        expect(readTmx(writeTmx(list, pair), pair)).toEqual(list);
      }),
    );
  });
});

describe('formula injection', () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(1)', "=cmd|' /C calc'!A0", '=HYPERLINK("https://example.com")', '＝1+1'];

  test.each(formulas)('a spreadsheet reads the exported term %s as a text, and import as it was', (formula) => {
    const terms = [
      { term: formula, translation: formula },
      { term: `'${formula}`, translation: null },
      { term: `''${formula}`, translation: "it's" },
    ];
    const file = writeCsv(terms);
    for (const line of file.trim().split('\n')) expect(line).not.toMatch(/(^|,)"?[=+\-@＝]/);
    expect(readCsv(file)).toEqual(terms);
  });
});

/** Counts how often the event loop went round while something was read. */
const read = async (work: Promise<unknown>) => {
  let rounds = 0;
  const timer = setInterval(() => (rounds += 1), 10);
  const outcome = await work.then(
    () => 'read',
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  );
  clearInterval(timer);
  return { outcome, rounds };
};

describe('a file that costs its reader seconds', () => {
  const user = 'user';
  const files = createTermFiles({ timeLimitMs: 3_000, onOutput: () => undefined });
  afterAll(() => files.close());
  test.each([
    ['4 MB of semicolons', { format: 'csv', content: ';'.repeat(4_000_000) }],
    ['4 MB of commas behind a header', { format: 'csv', content: `term,translation\n${','.repeat(4_000_000)}` }],
    [
      'a TMX unit with 100 000 variants',
      { format: 'tmx', content: `<tmx><tu>${'<tuv xml:lang="fr"><seg>a</seg></tuv>'.repeat(100_000)}</tu></tmx>` },
    ],
    [
      'a TBX element with 200 000 attributes',
      {
        format: 'tbx',
        content: `<tbx ${Array.from({ length: 200_000 }, (_, index) => `a${index}="1"`).join(' ')}></tbx>`,
      },
    ],
  ] as const)('%s is refused, and the thread that answers requests goes on meanwhile', async (_, file) => {
    const { outcome, rounds } = await read(
      file.format === 'tmx' ? files.readUnits(user, { ...file, pair }) : files.readTerms(user, { ...file, pair }),
    );
    expect(outcome).toBe('invalid_request');
    expect(rounds).toBeGreaterThan(2);
  });
});

describe('files of other programs', () => {
  test('TMX with a document type, regions, other languages and inline codes', () => {
    const file = `<?xml version="1.0"?><!DOCTYPE tmx SYSTEM "tmx14.dtd">
      <tmx version="1.4"><header srclang="EN-US"/><body>
      <tu><tuv xml:lang="EN-US"><seg>Press <bpt i="1">&lt;b&gt;</bpt>Start<ept i="1">&lt;/b&gt;</ept> &amp; wait</seg></tuv>
      <tuv xml:lang="fr"><seg>Attendre</seg></tuv><tuv xml:lang="es_ES"><seg>Pulse <hi>Inicio</hi>  y espere</seg></tuv></tu>
      <tu><tuv lang="en"><seg>Only English</seg></tuv></tu></body></tmx>`;
    expect(readTmx(file, pair)).toEqual([{ source: 'Press Start & wait', translation: 'Pulse Inicio y espere' }]);
  });

  test('TBX of 2008', () => {
    const file = `<martif type="TBX" xml:lang="en"><text><body><termEntry id="1">
      <langSet xml:lang="en"><ntig><termGrp><term>coffee</term></termGrp></ntig></langSet>
      <langSet xml:lang="es-MX"><tig><term>café</term></tig></langSet></termEntry></body></text></martif>`;
    expect(readTbx(file, pair)).toEqual([{ term: 'coffee', translation: 'café' }]);
  });

  test('CSV with a byte order mark, quotes, and columns in another order', () => {
    expect(readCsv('\uFEFFTranslation,Term\r\n"café, solo",coffee\r\n,Acme\r\n')).toEqual([
      { term: 'coffee', translation: 'café, solo' },
      { term: 'Acme', translation: null },
    ]);
  });

  test.each([';', '\t'])('CSV whose cells are parted by %j, as spreadsheets of some countries write it', (mark) => {
    expect(readCsv(`term${mark}translation\r\ncoffee, black${mark}café, solo\r\n`)).toEqual([
      { term: 'coffee, black', translation: 'café, solo' },
    ]);
  });
});

describe('files that cannot be used say why', () => {
  test.each([
    ['an entity bomb', () => readTmx('<!DOCTYPE t [<!ENTITY a "aaaa">]><tmx>&a;</tmx>', pair), /declares entities/],
    [
      'broken XML',
      () => readTmx('<tmx>\n<body></tmx>', pair),
      /^The TMX file cannot be read: line 2 is no well-formed XML: .*\.$/,
    ],
    [
      'no XML',
      () => readTmx('term,translation', pair),
      /^The TMX file cannot be read: line 1 is no well-formed XML: .*\.$/,
    ],
    [
      'XML that breaks off',
      () => readTmx('<tmx><body><tu><tuv xml:lang="en"><seg>Hel', pair),
      /^The TMX file cannot be read: line \d is no well-formed XML: .*\.$/,
    ],
    ['another XML', () => readTbx('<html/>', pair), /not a TBX file/],
    [
      'another pair',
      () => readTmx(writeTmx([{ source: 'a', translation: 'b' }], { source: 'French', target: 'German' }), pair),
      /no text in both English and Spanish/,
    ],
    ['no header', () => readCsv('coffee,café\n'), /first line of the CSV file must be/],
    ['a header alone', () => readCsv('term,translation\n'), /^The CSV file has no terms\.$/],
    ['an open quote', () => readCsv('term,translation\n"coffee,café\n'), /CSV file cannot be read/],
    [
      'a row without a term',
      () => readCsv('term,translation\na,b\n,c\n'),
      /Row 3 of the CSV file: the term is missing/,
    ],
  ])('%s', (_, read, message) => {
    expect(read).toThrow(message);
  });
});
