import { cssFont, fontStack, userWeightNames } from '@palimpsest/typeset';
import { fontSources } from '@palimpsest/typeset/browser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { asWoff, fileAt, libraryFile } from '../testing/font-files.ts';
import { createCustomFonts, FontRefusedError } from './custom-fonts.ts';

function storageOf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

function open(storage: Pick<Storage, 'getItem' | 'setItem'> = storageOf()) {
  const fonts = createCustomFonts(() => storage);
  onTestFinished(() => {
    for (const { family } of fonts.getFonts()) fonts.remove(family.name);
  });
  return fonts;
}

function widthOf(fontFamily: string, weight = 400): number {
  const ctx = document.createElement('canvas').getContext('2d');
  if (!ctx) throw new Error('This browser gives no 2D context.');
  ctx.font = cssFont(fontFamily, weight, 100);
  return ctx.measureText('Hamburgefonstiv').width;
}

const variable = () =>
  fileAt(
    '/packages/ui/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    'House.woff2',
    'font/woff2',
  );

describe('a font file', () => {
  test('as TrueType, OpenType, WOFF and WOFF2 sets text in its own letters', async () => {
    const fonts = open();
    const ttf = await libraryFile('anton-400.ttf', 'House A.ttf');
    const [source] = fontSources([{ fontFamily: 'Anton', fontWeight: 400 }]);
    const files = [
      ttf,
      new File([ttf], 'House B.otf', { type: 'font/otf' }),
      new File([await asWoff(await ttf.arrayBuffer())], 'House C.woff', { type: 'font/woff' }),
      new File([(await source?.read()) ?? ''], 'House D.woff2', { type: 'font/woff2' }),
    ];
    const fallback = widthOf('House A');
    for (const file of files) await fonts.add(file);
    const widths = ['House A', 'House B', 'House C', 'House D'].map((name) => Math.round(widthOf(name)));
    expect(new Set(widths).size).toBe(1);
    expect(widths[0]).toBeLessThan(fallback * 0.8);
  });

  test('says its weight by its name, else by its true name and its tables', async () => {
    const fonts = open();
    const named = await fonts.add(await libraryFile('amatic-sc-700.ttf', 'House SemiBold.ttf'));
    expect(named.font).toMatchObject({ detectedWeight: 'SemiBold', family: { weight: { min: 600, max: 600 } } });
    const unnamed = await fonts.add(await libraryFile('amatic-sc-700.ttf', 'House.ttf'));
    expect(unnamed.font).toMatchObject({ detectedWeight: 'Bold', family: { weight: { min: 700, max: 700 } } });
  });

  test('with a weight axis has every weight of it', async () => {
    const fonts = open();
    const { font } = await fonts.add(await variable());
    expect(font.family.weight).toEqual({ min: 100, max: 900 });
    expect(userWeightNames(font.family)).toEqual([
      'Light',
      'Regular',
      'Medium',
      'SemiBold',
      'Bold',
      'ExtraBold',
      'Black',
    ]);
    expect(widthOf('House', 900)).toBeGreaterThan(widthOf('House', 300) * 1.05);
  });

  test('that has a font’s name and is none is refused, and nothing is added', async () => {
    const fonts = open();
    const noFont = new File(['This is no font.'], 'House.ttf', { type: 'font/ttf' });
    await expect(fonts.add(noFont)).rejects.toThrow(FontRefusedError);
    await expect(fonts.add(noFont)).rejects.toMatchObject({ problem: { reason: 'invalid' } });
    expect(fonts.getFonts()).toEqual([]);
    expect(fontStack('House')).not.toContain('House');
  });

  test('picked twice at once is there once', async () => {
    const fonts = open();
    const file = await libraryFile('anton-400.ttf', 'House.ttf');
    const [first, second] = await Promise.allSettled([fonts.add(file), fonts.add(file)]);
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: { problem: { reason: 'duplicate', family: 'House' } } });
    expect(fonts.getFonts()).toHaveLength(1);
  });
});

describe('the storage of the session', () => {
  test('keeps the family, file, time, file name and weight, from which the font comes back', async () => {
    const storage = storageOf();
    const fonts = open(storage);
    const file = await libraryFile('anton-400.ttf', 'House-Bold.ttf');
    const { kept } = await fonts.add(file);
    expect(kept).toBe(true);
    const [entry] = JSON.parse(storage.getItem('customFonts') ?? '[]') as Record<string, unknown>[];
    expect(entry).toEqual({
      fontFamily: 'House Bold',
      fileData: expect.any(String),
      uploadedAt: expect.any(Number),
      fileName: 'House-Bold.ttf',
      detectedWeight: 'Bold',
    });
    expect(atob(String(entry?.fileData))).toHaveLength(file.size);

    const reloaded = open(storage);
    await reloaded.restore();
    expect(reloaded.getFonts()).toMatchObject([{ family: { name: 'House Bold' }, detectedWeight: 'Bold' }]);
    reloaded.remove('House Bold');
    expect(storage.getItem('customFonts')).toBe('[]');
  });

  test('that is full costs the font after a reload, not now', async () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    };
    const fonts = open(full);
    const { kept } = await fonts.add(await libraryFile('anton-400.ttf', 'House.ttf'));
    expect(kept).toBe(false);
    expect(fontStack('House')).toContain('House');
  });

  test('with a font that cannot be read brings the others back', async () => {
    const storage = storageOf();
    const fonts = open(storage);
    await fonts.add(await libraryFile('anton-400.ttf', 'House.ttf'));
    const [entry] = JSON.parse(storage.getItem('customFonts') ?? '[]') as Record<string, unknown>[];
    storage.setItem('customFonts', JSON.stringify([{ ...entry, fontFamily: 'Broken', fileData: 'AAEC' }, entry]));
    const reloaded = open(storage);
    await reloaded.restore();
    expect(reloaded.getFonts().map(({ family }) => family.name)).toEqual(['House']);
  });
});
