import { PalimpsestProvider } from '@palimpsest/ui';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import { drawSamplePoster, sampleDocument } from '../testing/sample-poster.ts';
import { ImageEditor } from './image-editor.tsx';

async function open(locale = 'en-US', fileName?: string) {
  const onExport = vi.fn<(blob: Blob, fileName: string) => void>();
  mount(
    <PalimpsestProvider locale={locale}>
      <ImageEditor image={drawSamplePoster()} document={sampleDocument()} onExport={onExport} fileName={fileName} />
    </PalimpsestProvider>,
  );
  await expect.element(page.getByRole('button', { name: /Festival/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Other formats' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Export as' })).toBeVisible();
  return onExport;
}

test('another format is chosen, its size is known before it is saved, and it is named by its format', async () => {
  const onExport = await open();
  await page.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: 'WebP' }).click();
  const words = page.getByText(/The file will have/);
  await expect.element(words).toBeVisible();
  const kilobytes = Number(words.element().textContent?.replaceAll(/\D/g, ''));
  await page.getByRole('button', { name: 'Save WEBP' }).click();
  await eventually(() => expect(onExport).toHaveBeenCalledOnce());
  const [blob, name] = onExport.mock.calls[0] ?? [];
  expect(name).toMatch(/^localized-image-\d+\.webp$/);
  expect(Math.ceil((blob?.size ?? 0) / 1_000)).toBe(kilobytes);
});

test.each([
  ['WebP', 'Save WEBP', /^menu-spanish\.webp$/],
  ['PNG', 'Save PNG', /^localized-image-\d+\.png$/],
] as const)('as %s, a file is named by what its host calls it, or as PNGs are', async (format, save, expected) => {
  const onExport = await open('en-US', 'menu-spanish');
  await page.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: format }).click();
  await page.getByRole('button', { name: save }).click();
  await eventually(() => expect(onExport).toHaveBeenCalledOnce());
  expect(onExport.mock.calls[0]?.[1]).toMatch(expected);
});

test('only the part around what is selected is saved, at twice the size', async () => {
  const onExport = await open();
  await page.getByRole('checkbox', { name: /Only the part/ }).click();
  await page.getByRole('radio', { name: /^2×/ }).click();
  await page.getByRole('button', { name: 'Save PNG' }).click();
  await eventually(() => expect(onExport).toHaveBeenCalledOnce());
  const bitmap = await createImageBitmap(onExport.mock.calls[0]?.[0] ?? new Blob());
  expect([bitmap.width, bitmap.height]).toEqual([1_440, 400]);
});

const scales = () =>
  page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label')?.textContent);

test('each scale names the pixels that it gives, of the whole picture or of the part around what is selected', async () => {
  await open();
  await eventually(() => expect(scales()).toEqual(['1× · 900 × 1,200 px', '2× · 1,800 × 2,400 px']));
  await page.getByRole('checkbox', { name: /Only the part/ }).click();
  await eventually(() => expect(scales()).toEqual(['1× · 720 × 200 px', '2× · 1,440 × 400 px']));
});

test('numbers are written as in the language of the provider', async () => {
  await open('fr');
  await eventually(() => expect(scales()).toEqual(['1× · 900 × 1\u202F200 px', '2× · 1\u202F800 × 2\u202F400 px']));
  await expect.element(page.getByText(/^The file will have \d+\sko\.$/)).toBeVisible();
});

test('Ctrl+Shift+E opens the choices', async () => {
  mount(<ImageEditor image={drawSamplePoster()} document={sampleDocument()} />);
  await expect.element(page.getByRole('button', { name: /Festival/ })).toBeVisible();
  await userEvent.keyboard('{Control>}{Shift>}e{/Shift}{/Control}');
  await expect.element(page.getByRole('dialog', { name: 'Export as' })).toBeVisible();
});
