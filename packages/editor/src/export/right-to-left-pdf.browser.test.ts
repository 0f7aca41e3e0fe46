import almarai from '@expo-google-fonts/almarai/400Regular/Almarai_400Regular.ttf?url';
import assistant from '@expo-google-fonts/assistant/400Regular/Assistant_400Regular.ttf?url';
import { afterEach, expect, test } from 'vitest';
import { customFonts } from '../fonts/custom-fonts.ts';
import { createTranslatedText } from '../model/text.ts';
import type { EditorText } from '../model/text.ts';
import { psnr, readPdf } from '../testing/compare-pictures.ts';
import { fileAt } from '../testing/font-files.ts';
import { pixelsOf } from '../testing/noise-image.ts';
import { drawPlainImage } from '../testing/plain-image.ts';
import { exportPicture } from './export-picture.ts';
import { exportPng } from './export-png.ts';
import { defaultExport } from './formats.ts';

const size = { width: 900, height: 400 };
const image = drawPlainImage(size, '#fdf6e3');

afterEach(() => {
  for (const { family } of customFonts.getFonts()) customFonts.remove(family.name);
});

async function textIn(font: string, family: string, text: string, style: Partial<EditorText> = {}) {
  await customFonts.add(await fileAt(font, `${family}.ttf`, 'font/ttf'));
  const source = { id: 1, text, originalText: '', x: 40, y: 40, width: 820, height: 320, rotation: 0, fontSize: 64 };
  return { ...createTranslatedText({ ...source, fontFamily: family, suggestedColors: ['#1d3557'] }, 1_000), ...style };
}

async function exported(text: EditorText) {
  const document = { ...size, texts: [text] };
  const pdf = await exportPicture({ image, document }, { ...defaultExport, format: 'pdf', quality: 0.95 });
  const { pixels, text: read } = await readPdf(pdf, size.width);
  const png = pixelsOf(await createImageBitmap(await exportPng(image, document)));
  return { likeness: psnr(pixels, png), read: read.replaceAll(/\s+/g, ' ').trim() };
}

test.each([
  ['Arabic', almarai, 'Almarai', 'مهرجان الموسيقى', 'مهرجان الموسيقى'],
  ['Arabic with ligatures', almarai, 'Almarai', 'السلام عليكم لا إله', 'السلام عليكم لا إله'],
  ['Hebrew', assistant, 'Assistant', 'פסטיבל המוזיקה', 'פסטיבל המוזיקה'],
  ['Hebrew with numbers and Latin letters', assistant, 'Assistant', 'הנחה של 50 אחוז ב־Plaza Mayor', '50'],
  ['Hebrew with brackets', assistant, 'Assistant', 'שלום (12) עולם (א)', '12'],
  ['Arabic with vowel marks', almarai, 'Almarai', 'مُحَمَّدٌ', 'مُحَمَّدٌ'],
  ['Hebrew with vowel marks', assistant, 'Assistant', 'שָׁלוֹם', 'שָׁלוֹם'],
  ['Latin letters with combining marks', assistant, 'Assistant', 'Ame\u0301lie', 'Ame\u0301lie'],
  ['several lines', assistant, 'Assistant', 'כניסה חופשית\nבכל ימי הפסטיבל', 'כניסה חופשית'],
])('%s is text in the order in which it is read, and looks as in the PNG', async (_, font, family, text, expected) => {
  const { likeness, read } = await exported(await textIn(font, family, text));
  expect(read).toContain(expected);
  expect(likeness).toBeGreaterThan(35);
});

test('letters from right to left that are turned, slanted or in colours stand where the PNG has them', async () => {
  const runs = [{ start: 0, end: 6, fill: '#c1121f' }];
  const { likeness, read } = await exported(
    await textIn(assistant, 'Assistant', 'פסטיבל המוזיקה', { rotation: 12, fontStyle: 'italic', runs }),
  );
  expect(read).toContain('פסטיבל');
  expect(likeness).toBeGreaterThan(35);
});

test.each([
  ['Thai with marks above and below', 'เทศกาลดนตรี น้ำพุ'],
  ['Devanagari, whose vowels stand before their letters', 'संगीत महोत्सव हिंदी'],
  ['Tamil', 'இசைத் திருவிழா'],
])('%s is part of the picture, and text that is not seen over it', async (_, text) => {
  const { likeness, read } = await exported(await textIn(assistant, 'Assistant', text, { rotation: 8 }));
  expect(read).toBe(text);
  expect(likeness).toBeGreaterThan(35);
});

test('spaced letters are part of the picture', async () => {
  const { likeness, read } = await exported(await textIn(assistant, 'Assistant', 'שלום', { letterSpacing: 0.1 }));
  expect(read).toBe('');
  expect(likeness).toBeGreaterThan(35);
});
