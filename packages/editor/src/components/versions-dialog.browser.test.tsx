import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditorDocument } from '../model/document.ts';
import { mount } from '../testing/mount.tsx';
import { drawNoiseImage } from '../testing/noise-image.ts';
import { size, threeTexts } from '../testing/three-texts.ts';
import { ImageEditor } from './image-editor.tsx';

const text = (name: string) => page.getByRole('button', { name, exact: true });

async function open(restoreVersion: (id: string) => Promise<EditorDocument>) {
  const onDocumentChange = vi.fn<(document: EditorDocument) => void>();
  const at = new Date(2026, 0, 2);
  mount(
    <ImageEditor
      image={drawNoiseImage(size.width, size.height)}
      document={{ ...size, texts: threeTexts(0, []) }}
      onDocumentChange={onDocumentChange}
      versions={{
        listVersions: () =>
          Promise.resolve([
            { id: 'new', number: 1, at },
            { id: 'old', number: 0, at },
          ]),
        restoreVersion,
      }}
    />,
  );
  await expect.element(text('Uno')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect.element(page.getByText('Version 1')).toBeVisible();
  return onDocumentChange;
}

test('a version that is restored is edited from then on, and undo takes it back', async () => {
  const [first] = threeTexts(0, []);
  const older = { ...size, texts: first ? [{ ...first, text: 'Antes' }] : [] };
  const restore = vi.fn<(id: string) => Promise<EditorDocument>>(() => Promise.resolve(older));
  const onDocumentChange = await open(restore);
  await page.getByRole('button', { name: /As it was translated/ }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.element(text('Antes')).toBeVisible();
  expect(restore).toHaveBeenCalledWith('old');
  expect(onDocumentChange.mock.lastCall?.[0].texts.map((one) => one.text)).toEqual(['Antes']);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(text('Tres')).toBeVisible();
});

test('a version that cannot be restored says so, and nothing is changed', async () => {
  const onDocumentChange = await open(() => Promise.reject(new Error('It is gone.')));
  await page.getByRole('button', { name: /As it was translated/ }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.element(page.getByText('This version could not be restored: It is gone.')).toBeVisible();
  expect(onDocumentChange).not.toHaveBeenCalled();
});
