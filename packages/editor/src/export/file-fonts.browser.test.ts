import { readPsd } from 'ag-psd';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { EditorDocument } from '../model/document.ts';
import type { TranslatedText } from '../model/text.ts';
import { createTranslatedText } from '../model/text.ts';
import { drawNoiseImage } from '../testing/noise-image.ts';
import { exportPicture } from './export-picture.ts';
import { defaultExport } from './formats.ts';
import type { ExportFormat } from './formats.ts';

const image = drawNoiseImage(200, 100);
const place = { x: 10, y: 10, width: 180, height: 60, rotation: 0, fontSize: 30 };

function documentIn(fontFamily: string, style: Partial<TranslatedText> = {}): EditorDocument {
  const source = {
    ...place,
    id: 1,
    text: 'Fiesta',
    originalText: 'Festival',
    suggestedColors: [],
    fontFamily,
    ...style,
  };
  return { width: 200, height: 100, texts: [createTranslatedText(source, 0)] };
}

const write = (document: EditorDocument, format: ExportFormat, onReplaced?: (families: readonly string[]) => void) =>
  exportPicture({ image, document }, { ...defaultExport, format }, onReplaced);

/** Lets no file of these families be loaded, until the test is over. */
function withoutFonts(isMissing: (family: string) => boolean): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its font below
  const load = FontFace.prototype.load;
  const loading = vi.spyOn(FontFace.prototype, 'load').mockImplementation(function (this: FontFace) {
    return isMissing(this.family) ? Promise.reject(new Error('There is no such file.')) : load.call(this);
  });
  onTestFinished(() => loading.mockRestore());
}

test.each(['svg', 'pdf', 'psd'] as const)(
  'a %s is written with the font that is seen, and told, where one is missing',
  async (format) => {
    withoutFonts((family) => family.includes('Lora'));
    const replaced: string[] = [];
    const file = await write(documentIn('Lora'), format, (families) => replaced.push(...families));
    expect(replaced).toEqual(['Lora']);
    expect(file.size).toBeGreaterThan(1_000);
  },
);

test('a file for which no font at all can be fetched is refused with the name of the fallback', async () => {
  withoutFonts(() => true);
  await expect(write(documentIn('Vollkorn', { fontWeight: 300 }), 'svg')).rejects.toThrow(
    'The font files of Roboto could not be loaded.',
  );
});

test.each([
  ['Open Sans', '"Palimpsest Open Sans", "Open Sans", "Palimpsest Roboto", "Roboto", sans-serif'],
  ['Arial', '"Palimpsest Arimo", "Arial", "Arimo", "Palimpsest Roboto", "Roboto", sans-serif'],
])('an SVG names %s for programs that do not read its fonts', async (family, stack) => {
  const svg = new DOMParser().parseFromString(await (await write(documentIn(family), 'svg')).text(), 'image/svg+xml');
  expect(svg.querySelector('g')?.getAttribute('style')).toContain(stack);
});

test.each([
  [400, 'OpenSans-Italic'],
  [700, 'OpenSans-BoldItalic'],
])('a PSD names the italic of weight %i %s', async (fontWeight, name) => {
  const file = await write(documentIn('Open Sans', { fontWeight, fontStyle: 'italic' }), 'psd');
  const psd = readPsd(await file.arrayBuffer());
  expect(psd.children?.at(-1)?.text?.style?.font?.name).toBe(name);
});
