import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditorDocument } from '../model/document.ts';
import type { TextPatch } from '../model/text-patch.ts';
import { createTranslatedText } from '../model/text.ts';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import { drawNoiseImage, pixelsOf } from '../testing/noise-image.ts';
import { drawPlainImage } from '../testing/plain-image.ts';
import { ImageEditor } from './image-editor.tsx';
import type { ImageEditorProps } from './image-editor.tsx';

const size = { width: 400, height: 300 };
const box = { x: 40, y: 30, width: 120, height: 40 };
const patch: TextPatch = { ...box, key: 'one', brings: 'original' };
const common = { rotation: 0, fontFamily: 'Roboto', fontSize: 20, suggestedColors: ['#000000'] };
const texts = [
  createTranslatedText(
    { ...common, ...box, id: 1, text: 'Uno', originalText: 'One', patch, faceConfidence: 0.8 },
    1_000,
  ),
  createTranslatedText(
    {
      ...common,
      id: 2,
      text: 'Exit',
      originalText: 'Exit',
      x: 200,
      y: 200,
      width: 100,
      height: 40,
      patch: { x: 200, y: 200, width: 100, height: 40, key: 'two', brings: 'erased' },
      leftBecause: 'other-language',
      restored: true,
    },
    1_000,
  ),
];

let image: HTMLCanvasElement;
let original: HTMLCanvasElement;
let saved: EditorDocument;

async function open(props: Partial<Pick<ImageEditorProps, 'loadPatch' | 'translation'>> = {}) {
  const onExport = vi.fn<(blob: Blob, fileName: string) => void>();
  mount(
    <ImageEditor
      image={image}
      original={original}
      loadPatch={({ key }) => Promise.resolve(drawPlainImage(box, key === 'one' ? '#ff0000' : '#00ff00'))}
      document={{ ...size, texts }}
      onExport={onExport}
      onDocumentChange={(document) => {
        saved = document;
      }}
      {...props}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Uno' })).toHaveAttribute('aria-pressed', 'true');
  return onExport;
}

/** The colour that is seen on the canvas at a point of the image. */
function seenAt(x: number, y: number): string {
  const content = document.querySelector('[data-slot="image-viewport-content"]')?.getBoundingClientRect();
  const zoom = Number(document.querySelector('[data-slot="zoom-panel"] output')?.textContent?.replace('%', '')) / 100;
  const left = Math.round(((content?.width ?? 0) - size.width * zoom) / 2) + x * zoom;
  const top = Math.round(((content?.height ?? 0) - size.height * zoom) / 2) + y * zoom;
  const seen = document.createElement('canvas');
  Object.assign(seen, { width: 1, height: 1 });
  const ctx = seen.getContext('2d', { willReadFrequently: true });
  for (const layer of document.querySelectorAll<HTMLCanvasElement>('.konvajs-content canvas')) {
    const ratio = layer.width / layer.getBoundingClientRect().width;
    ctx?.drawImage(layer, -left * ratio, -top * ratio);
  }
  return [...(ctx?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join();
}

beforeEach(() => {
  image = drawPlainImage(size, '#808080');
  original = drawPlainImage(size, '#0000ff');
  saved = { ...size, texts };
});

describe('comparing', () => {
  test('the original is seen while O is held', async () => {
    await open();
    await eventually(() => expect(seenAt(20, 280)).toBe('128,128,128'));
    await userEvent.keyboard('{o>}');
    await eventually(() => expect(seenAt(20, 280)).toBe('0,0,255'));
    await userEvent.keyboard('{/o}');
    await eventually(() => expect(seenAt(20, 280)).toBe('128,128,128'));
  });

  test('an O that is typed into a text shows nothing', async () => {
    await open();
    page.getByRole('button', { name: 'Uno' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{o>}');
    await eventually(() => expect(page.getByRole('textbox', { name: 'Text' }).element()).toHaveValue('Unoo'));
    expect(seenAt(20, 280)).toBe('128,128,128');
    await userEvent.keyboard('{/o}');
  });

  test('a line parts the original from the translation, and is moved by keys', async () => {
    await open();
    await page.getByRole('button', { name: 'Compare with a slider' }).click();
    await eventually(() => expect([seenAt(20, 280), seenAt(380, 280)]).toEqual(['0,0,255', '128,128,128']));
    const line = page.getByRole('slider', { name: 'Original and translation' });
    await expect.element(line).toBeVisible();
    line.element().focus();
    for (let n = 0; n < 10; n += 1) await userEvent.keyboard('{ArrowLeft}');
    await eventually(() => expect(seenAt(20, 280)).toBe('128,128,128'));
  });

  test('the panel shows what a text said, and how it looked', async () => {
    await open();
    await expect.element(page.getByRole('img', { name: 'The original: One' })).toBeVisible();
    await expect.element(page.getByText('One', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Nearest typeface found: Roboto, a guess')).toBeVisible();
  });

  test('where the typeface was not measured the panel tells of none', async () => {
    await open();
    page.getByRole('button', { name: /^Exit/ }).element().focus();
    await expect.element(page.getByText('Exit', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText(/[Tt]ypeface found/)).not.toBeInTheDocument();
  });
});

describe('an original that is brought back', () => {
  test('is seen in place of the translation, is exported, and can be taken out again', async () => {
    const onExport = await open();
    await page.getByRole('button', { name: 'Restore the original here' }).click();
    await eventually(() => expect(saved.texts[0]?.restored).toBe(true));
    await eventually(() => expect(seenAt(50, 40)).toBe('255,0,0'));
    await page.getByRole('button', { name: 'Export' }).click();
    await eventually(() => expect(onExport).toHaveBeenCalledOnce());
    const exported = pixelsOf(await createImageBitmap(onExport.mock.calls[0]?.[0] ?? new Blob()));
    const at = (x: number, y: number) =>
      Array.from(exported.data.slice((y * size.width + x) * 4, (y * size.width + x) * 4 + 3));
    expect([at(40, 30), at(159, 69), at(39, 30), at(160, 69)]).toEqual([
      [255, 0, 0],
      [255, 0, 0],
      [128, 128, 128],
      [128, 128, 128],
    ]);
    await page.getByRole('button', { name: 'Bring the translation back' }).click();
    await eventually(() => expect(seenAt(50, 40)).toBe('128,128,128'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await eventually(() => expect(saved.texts[0]?.restored).toBe(true));
  });

  test('is left where it is by keys and by a drag', async () => {
    await open();
    await page.getByRole('button', { name: 'Restore the original here' }).click();
    page.getByRole('button', { name: /^Uno/ }).element().focus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    expect(saved.texts[0]).toMatchObject({ x: 40, restored: true });
  });

  test('says so when its pixels cannot be loaded', async () => {
    await open({ loadPatch: () => Promise.reject(new Error('503')) });
    await page.getByRole('button', { name: 'Restore the original here' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('The original could not be loaded: 503');
  });
});

test('a text that was left in the picture is taken out and translated too', async () => {
  await open();
  const left = page.getByRole('button', { name: 'Exit (original shown)' });
  left.element().focus();
  const reason = page.getByText('Left as it was: it is in another language, which cannot be translated here.');
  await expect.element(reason).toBeVisible();
  await page.getByRole('button', { name: 'Translate this too' }).click();
  await eventually(() => expect(seenAt(205, 205)).toBe('0,255,0'));
  await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveFocus();
  await expect.element(reason).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}a{/Control}Salida');
  await userEvent.keyboard('{Escape}');
  await eventually(() => expect(saved.texts[1]).toMatchObject({ text: 'Salida', originalText: 'Exit' }));
});

test('a text that was left in the picture is translated too by what the host brings along', async () => {
  await open({ translation: { translators: [], translate: () => Promise.resolve({ text: 'Salida de emergencia' }) } });
  page.getByRole('button', { name: 'Exit (original shown)' }).element().focus();
  await page.getByRole('button', { name: 'Translate this too' }).click();
  await eventually(() => expect(saved.texts[1]?.text).toBe('Salida de emergencia'));
  // The text is as large as its box allows.
  expect(saved.texts[1]?.height).toBe(40);
  expect(saved.texts[1]?.fontSize).toBeLessThan(saved.texts[1]?.original.fontSize ?? 0);
  await eventually(() => expect(seenAt(205, 205)).toBe('0,255,0'));
});

test('the noise of a picture is the same after its original was brought back and taken out', async () => {
  image = drawNoiseImage(size.width, size.height);
  const onExport = await open();
  await page.getByRole('button', { name: 'Restore the original here' }).click();
  await page.getByRole('button', { name: 'Bring the translation back' }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  await eventually(() => expect(onExport).toHaveBeenCalledOnce());
  const exported = pixelsOf(await createImageBitmap(onExport.mock.calls[0]?.[0] ?? new Blob()));
  const [before, after] = [pixelsOf(image), exported].map(({ data }) => data.slice(-size.width * 4 * 50));
  expect(after).toEqual(before);
});
