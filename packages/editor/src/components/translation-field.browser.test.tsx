import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditorDocument } from '../model/document.ts';
import type { EditorText } from '../model/text.ts';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import { drawNoiseImage } from '../testing/noise-image.ts';
import { size, threeTexts } from '../testing/three-texts.ts';
import { ImageEditor } from './image-editor.tsx';

async function open(change: Partial<EditorText> = {}) {
  let saved: EditorDocument | undefined;
  const [first, ...others] = threeTexts(0, []);
  mount(
    <ImageEditor
      image={drawNoiseImage(size.width, size.height)}
      original={drawNoiseImage(size.width, size.height)}
      document={{ ...size, texts: first ? [{ ...first, ...change }, ...others] : [] }}
      onDocumentChange={(document) => (saved = document)}
    />,
  );
  const field = page.getByRole('textbox', { name: 'Translation' });
  await expect.element(field).toHaveValue('Uno');
  return { field, words: () => saved?.texts.map(({ text }) => text) };
}

test('words typed beside the original are seen on the canvas, and are one step', async () => {
  const { field, words } = await open();
  await field.fill('Un');
  await field.fill('Unidad');
  await expect.element(page.getByRole('button', { name: 'Unidad', exact: true })).toBeVisible();
  await userEvent.tab();
  expect(words()).toEqual(['Unidad', 'Dos', 'Tres']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(field).toHaveValue('Uno');
  await eventually(() => expect(words()).toEqual(['Uno', 'Dos', 'Tres']));
});

test('Escape leaves the field and keeps what was typed', async () => {
  const { field, words } = await open();
  await field.fill('Unidad');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toHaveFocus();
  await expect.element(field).toHaveValue('Unidad');
  expect(words()).toEqual(['Unidad', 'Dos', 'Tres']);
});

test('the original beside it is seen whole where it was wider than the box of the translation', async () => {
  await open({ patch: { x: 10, y: 30, width: 300, height: 40, key: 'uno', brings: 'original' } });
  const crop = page.getByRole('img', { name: 'The original: Uno' });
  await expect.element(crop).toBeVisible();
  expect([crop.element().getAttribute('width'), crop.element().getAttribute('height')]).toEqual(['300', '40']);
});
