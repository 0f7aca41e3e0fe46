import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exportPicture } from '../export/export-picture.ts';
import { exportPng } from '../export/export-png.ts';
import { defaultExport } from '../export/formats.ts';
import { customFonts } from '../fonts/custom-fonts.ts';
import type { EditorDocument } from '../model/document.ts';
import { pixelsOfSvg, psnr } from '../testing/compare-pictures.ts';
import { libraryFile } from '../testing/font-files.ts';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import { pixelsOf } from '../testing/noise-image.ts';
import { drawSamplePoster, sampleDocument } from '../testing/sample-poster.ts';
import { ImageEditor } from './image-editor.tsx';
import { prepareEditor } from './prepare-editor.ts';

async function open(document = sampleDocument()) {
  onTestFinished(() => {
    for (const { family } of customFonts.getFonts()) customFonts.remove(family.name);
  });
  const onDocumentChange = vi.fn<(document: EditorDocument) => void>();
  mount(<ImageEditor image={drawSamplePoster()} document={document} onDocumentChange={onDocumentChange} />);
  await expect.element(page.getByRole('button', { name: 'Upload custom font' })).toBeVisible();
  return onDocumentChange;
}

async function upload(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('[data-slot=text-panel] input[type=file]');
  if (!input) throw new Error('There is no file input.');
  await userEvent.upload(input, file);
}

const house = (name = 'House-Bold.ttf') => libraryFile('alfa-slab-one-400.ttf', name);
const familyButton = (family: string) => page.getByRole('button', { name: `Font family ${family}` });

test('a font that is uploaded sets the selected text, and stands in the list with its weight', async () => {
  const onDocumentChange = await open();
  await upload(await house());
  await expect.element(familyButton('House Bold')).toBeVisible();
  expect(onDocumentChange.mock.lastCall?.[0].texts[0]).toMatchObject({ fontFamily: 'House Bold', fontWeight: 700 });
  await familyButton('House Bold').click();
  await expect.element(page.getByRole('option', { name: 'House Bold' }).first()).toBeVisible();
});

test('a text that waited for the font is laid out again when that comes: one that fits itself takes another size', async () => {
  const sample = sampleDocument();
  const [first, second, ...others] = sample.texts;
  if (!first || !second) throw new Error('The document has too few texts.');
  const waiting = { ...second, fontFamily: 'House Bold', fontWeight: 700, autoFit: true as const };
  const document = { ...sample, texts: [first, waiting, ...others] };
  const sizeAtOpening = async () =>
    (await prepareEditor(document)).store.getState().records.byId.get(waiting.id)?.fontSize;
  const inFallback = await sizeAtOpening();
  const onDocumentChange = await open(document);
  await upload(await house());
  await eventually(() => expect(onDocumentChange).toHaveBeenCalled());
  const size = onDocumentChange.mock.lastCall?.[0].texts[1]?.fontSize;
  expect(size).not.toBe(inFallback);
  expect(size).toBe(await sizeAtOpening());
});

test('PNG and SVG are drawn in the uploaded font, and the SVG brings its file along', async () => {
  const onDocumentChange = await open();
  await upload(await house());
  await eventually(() => expect(onDocumentChange).toHaveBeenCalled());
  const document = onDocumentChange.mock.lastCall?.[0] ?? sampleDocument();
  const image = drawSamplePoster();
  const png = pixelsOf(await createImageBitmap(await exportPng(image, document)));

  // The library has the same letters under its own name.
  const [first, ...others] = document.texts;
  if (!first) throw new Error('The document has no text.');
  const inLibrary = { ...document, texts: [{ ...first, fontFamily: 'Alfa Slab One', fontWeight: 400 }, ...others] };
  const expected = pixelsOf(await createImageBitmap(await exportPng(image, inLibrary)));
  expect(psnr(png, expected)).toBeGreaterThan(45);

  const svg = await exportPicture({ image, document }, { ...defaultExport, format: 'svg' });
  expect(await svg.text()).toMatch(/font-family:"Palimpsest own House Bold".*url\(data:font\/ttf;base64,/);
  expect(psnr(await pixelsOfSvg(svg, document.width, document.height), png)).toBeGreaterThan(35);
});

test('a document that was saved brings its font along into a tab that has never seen it', async () => {
  const onDocumentChange = await open();
  await upload(await house());
  await eventually(() => expect(onDocumentChange.mock.lastCall?.[0].fonts).toHaveLength(1));
  const saved = JSON.parse(JSON.stringify(onDocumentChange.mock.lastCall?.[0])) as EditorDocument;
  const image = drawSamplePoster();
  const png = pixelsOf(await createImageBitmap(await exportPng(image, saved)));
  customFonts.remove('House Bold');

  const inRoboto = pixelsOf(await createImageBitmap(await exportPng(image, saved)));
  expect(psnr(inRoboto, png)).toBeLessThan(35);
  mount(<ImageEditor image={image} document={saved} />);
  await eventually(() => expect(customFonts.getFonts().map(({ family }) => family.name)).toEqual(['House Bold']));
  const again = pixelsOf(await createImageBitmap(await exportPng(image, saved)));
  expect(psnr(again, png)).toBeGreaterThan(60);
});

test('a font that no document has room for is told of', async () => {
  await open();
  const font = await (await house()).arrayBuffer();
  // Font readers ignore bytes behind the tables.
  await upload(new File([font, new Uint8Array(600_000)], 'House-Bold.ttf', { type: 'font/ttf' }));
  await expect.element(page.getByText(/too large to be saved with the picture/)).toBeVisible();
});

test('a font is removed once no text is set in it', async () => {
  await open();
  await upload(await house());
  const fonts = page.getByRole('region', { name: 'Your fonts' });
  await expect.element(fonts.getByText('In use')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await fonts.getByRole('button', { name: 'Remove House Bold' }).click();
  await expect.element(fonts).not.toBeInTheDocument();
  expect(sessionStorage.getItem('customFonts')).toBe('[]');
});

test('what is no font is refused in the words of the specification', async () => {
  await open();
  await upload(new File(['no font'], 'House.ttf', { type: 'font/ttf' }));
  await expect.element(page.getByText('Please select a valid font file (.ttf, .otf, .woff, .woff2)')).toBeVisible();
});

test('what was wrong with a font is no longer said after five seconds', async () => {
  await open();
  // Faked timers would run ahead: Vitest lets 50 ms of their time pass at every look at the page, also for an upload.
  const timers = vi.spyOn(window, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  await upload(new File(['no font'], 'House.ttf', { type: 'font/ttf' }));
  const refused = page.getByText(/^Please select a valid font file/);
  await expect.element(refused).toBeVisible();
  const end = await eventually(() => {
    const handler = timers.mock.calls.find(([, delay]) => delay === 5_000)?.[0];
    if (typeof handler !== 'function') throw new Error('Nothing happens after five seconds.');
    return handler;
  });
  end();
  await expect.element(refused).not.toBeInTheDocument();
});

test('a name that is taken is refused in the words of the specification', async () => {
  await open();
  await upload(await house('Roboto.ttf'));
  await expect
    .element(page.getByText('A font with the name "Roboto" already exists. Please use a different font file.'))
    .toBeVisible();
});

test('of two files without a usable name the second is refused: both are "Custom Font"', async () => {
  await open();
  await upload(await house('---.ttf'));
  await expect.element(familyButton('Custom Font')).toBeVisible();
  await upload(await house('+++.ttf'));
  await expect
    .element(page.getByText('A font with the name "Custom Font" already exists. Please use a different font file.'))
    .toBeVisible();
});

test('the twenty-first font is refused in the words of the specification', async () => {
  await open();
  for (let index = 0; index < 20; index += 1) await customFonts.add(await house(`House ${index}.ttf`));
  await upload(await house());
  await expect
    .element(page.getByText('Maximum number of custom fonts (20) reached. Please remove some fonts first.'))
    .toBeVisible();
});
