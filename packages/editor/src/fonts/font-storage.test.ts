import { expect, test } from 'vitest';
import {
  documentFontLength,
  fontsToSave,
  fromBase64,
  readStoredFonts,
  toBase64,
  writeStoredFonts,
} from './font-storage.ts';
import type { StoredFont } from './font-storage.ts';

const font: StoredFont = {
  fontFamily: 'Poster',
  fileData: 'AAEC',
  uploadedAt: 1_700_000_000_000,
  fileName: 'Poster-Bold.ttf',
  detectedWeight: 'Bold',
};

function storageOf(text: string | null) {
  let kept = text;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
}

test('what is kept is read again', () => {
  const storage = storageOf(null);
  expect(readStoredFonts(storage)).toEqual([]);
  expect(writeStoredFonts(storage, [font])).toBe(true);
  expect(readStoredFonts(storage)).toEqual([font]);
});

test.each(['{', '{}', '[1, null, {"fontFamily": "Poster"}]', '"text"'])('what is no font is ignored: %s', (text) => {
  expect(readStoredFonts(storageOf(text))).toEqual([]);
});

test('a full storage says no and keeps what it had', () => {
  const storage = {
    ...storageOf(JSON.stringify([font])),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
  expect(writeStoredFonts(storage, [font, font])).toBe(false);
  expect(readStoredFonts(storage)).toEqual([font]);
});

test('bytes survive base64, also more than a call has arguments', () => {
  const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => (index * 31) % 256);
  expect(fromBase64(toBase64(bytes))).toEqual(bytes);
});

const sized = (fontFamily: string, length: number) => ({ ...font, fontFamily, fileData: 'A'.repeat(length) });

test('a document brings along the fonts that it uses, the smallest first, as far as there is room', () => {
  const fonts = [sized('Large', documentFontLength - 10), sized('Small', 8), sized('Other', 4), sized('Unused', 2)];
  const names = fontsToSave(fonts, new Set(['Large', 'Small', 'Other'])).map(({ fontFamily }) => fontFamily);
  expect(names).toEqual(['Other', 'Small']);
  expect(fontsToSave(fonts, new Set())).toEqual([]);
});
