import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeck } from '@palimpsest/copy-deck';
import { findLanguage } from '@palimpsest/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createReader } from '../../analyse.ts';
import { decodeImage } from '../../image/decode.ts';
import { type Outcome, useCommandLine } from '../testing/run-cli.ts';

const { folder, poster, run } = useCommandLine();

const inFolder = (name: string): string => join(folder, name);

/** The words of a picture, as they can be read. */
async function wordsOf(name: string, language: string): Promise<string> {
  const reader = await createReader();
  const picture = await decodeImage(readFileSync(inFolder(name)));
  const spoken = findLanguage(language);
  const paragraphs = spoken ? await reader.read(picture, { language: spoken }) : [];
  await reader.close();
  return paragraphs.map(({ text }) => text).join(' | ');
}

function unit(id: string, source: string, target: string): string {
  return `<unit id="${id}"><segment><source>${source}</source><target>${target}</target></segment></unit>`;
}

describe('texts', () => {
  let exported: Outcome;
  let deck: string;
  beforeAll(async () => {
    mkdirSync(inFolder('shop'));
    copyFileSync(poster, inFolder('shop/poster.png'));
    exported = await run(['texts', 'export', 'shop', '--from', 'en', '--to', 'es', '--out', 'deck.xlf']);
    deck = readFileSync(inFolder('deck.xlf'), 'utf8');
  });

  test('are exported with languages, room and a crop of each', async () => {
    expect(exported.code).toBe(0);
    expect(exported.err).toMatch(/^deck\.xlf: 2 texts of 1 picture, English to Spanish \([\d.]+ s\)$/m);
    const { rows, source, target } = await readDeck(Buffer.from(deck), 'deck.xlf');
    expect([source, target]).toEqual(['en', 'es']);
    expect(rows).toMatchObject([
      { picture: 'poster.png', id: '1', source: 'SUMMER SALE', translation: 'REBAJAS DE VERANO', maxLength: 15 },
      { picture: 'poster.png', id: '2', source: 'Live music in the park', state: 'translated', maxLength: 30 },
    ]);
    const crops = [...deck.matchAll(/data:image\/png;base64,([^"]*)/g)].map(([, data = '']) =>
      Buffer.from(data, 'base64'),
    );
    expect(crops).toHaveLength(2);
    for (const crop of crops) expect((await sharp(crop).metadata()).width).toBeGreaterThan(100);
  });

  test('that come back as they were exported make the very picture that translating makes', async () => {
    const { code, out } = await run(['texts', 'import', 'deck.xlf', 'shop/poster.png', '--out', 'back.png']);
    expect({ code, out }).toEqual({
      code: 0,
      out: 'poster.png: 0 changed, 2 as exported, 0 missing; written to back.png\n',
    });
    await run(['translate', poster, '--from', 'en', '--to', 'es', '--out', 'translated.png']);
    expect(readFileSync(inFolder('back.png')).equals(readFileSync(inFolder('translated.png')))).toBe(true);
  });

  test('that were changed are set, and what is missing or belongs nowhere is named', async () => {
    const changed = deck
      .replace(/(<segment.*<target>)REBAJAS DE VERANO/, '$1SOLO HOY')
      .replace(/(<segment.*?)<target>Música.*?<\/target>/, '$1')
      .replace(
        '</file>',
        `${unit('9', 'Closed', 'Cerrado')}</file><file id="menu.png">${unit('1', 'Soup', 'Sopa')}</file>`,
      );
    writeFileSync(inFolder('changed.xlf'), changed);
    const { code, out } = await run(['texts', 'import', 'changed.xlf', 'shop', '--out', 'changed']);
    expect(out.split('\n')).toEqual([
      'poster.png: 1 changed, 0 as exported, 1 missing; written to changed/poster.es.png',
      '  changed: "REBAJAS DE VERANO" → "SOLO HOY"',
      expect.stringMatching(/^ {2}missing: "Live music in the park" keeps "Música .*"$/),
      expect.stringMatching(/^ {2}changed\.xlf, line \d+: poster\.png has no text "Closed"\.$/),
      expect.stringMatching(/^changed\.xlf, line \d+: no picture "menu\.png" was named\.$/),
      '',
    ]);
    expect(code).toBe(1);
    const words = await wordsOf('changed/poster.es.png', 'Spanish');
    expect(words).toContain('SOLO HOY');
    expect(words).toMatch(/Música/);
  });

  test('need no translator, and a language that none has comes in from a table', async () => {
    const rows = ['id,translation', 'poster.png/1,KESÄALE', 'poster.png/2,'];
    writeFileSync(inFolder('finnish.csv'), rows.join('\r\n'));
    const named = ['--from', 'en', '--to', 'Finnish', '--out', 'finnish.png'];
    const dry = await run(['texts', 'import', 'finnish.csv', poster, ...named, '--dry-run']);
    expect(dry.out.split('\n')).toEqual([
      'poster.png: 1 changed, 1 as exported, 0 missing',
      '  changed: "SUMMER SALE" → "KESÄALE"',
      '',
    ]);
    expect(existsSync(inFolder('finnish.png'))).toBe(false);
    expect(await run(['texts', 'import', 'finnish.csv', poster, ...named])).toMatchObject({ code: 0 });
    expect(await wordsOf('finnish.png', 'English')).toMatch(/KES.ALE.*Live music in the park/);
  });

  test.each([
    [['export', 'a.png', '--from', 'en', '--to', 'es'], 2, /required option '--out <file>' not specified/],
    [['export', 'a.png', '--from', 'en', '--to', 'en', '--out', 'x'], 2, /choose two different languages/],
    [
      ['export', 'a.png', '--from', 'en', '--to', 'es', '--out', 'x', '--format', 'doc'],
      2,
      /Allowed choices are xliff, xlsx, csv/,
    ],
    [
      ['export', 'none.png', '--from', 'en', '--to', 'es', '--out', 'x'],
      1,
      /none\.png cannot be read: there is no such file/,
    ],
    [['import', 'none.xlf', 'a.png'], 1, /^palimpsest: none\.xlf cannot be read: there is no such file or folder$/m],
    [['import', 'notes.csv', 'a.png'], 1, /^palimpsest: notes\.csv has no column "id" in its first row\./m],
    [['import', 'table.csv', 'a.png'], 1, /table\.csv does not say its languages\. Name them with --from and --to\./],
    [['import', 'odd.xlf', 'a.png'], 1, /odd\.xlf is in \?\?\?, which is no supported language\. Name one with --to\./],
  ])('%j: what is wrong is said', async (args, expected, message) => {
    writeFileSync(inFolder('notes.csv'), 'a,b\n1,2\n');
    writeFileSync(inFolder('table.csv'), 'id,translation\np/1,Uno\n');
    const odd = `<xliff version="2.0" srcLang="en_US" trgLang="???"><file id="p">${unit('1', 'One', 'Uno')}</file></xliff>`;
    writeFileSync(inFolder('odd.xlf'), odd);
    const { code, err } = await run(['texts', ...args]);
    expect(err).toMatch(message);
    expect(code).toBe(expected);
  });
});
