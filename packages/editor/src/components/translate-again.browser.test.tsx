import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditorDocument } from '../model/document.ts';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import { drawNoiseImage } from '../testing/noise-image.ts';
import { size, threeTexts } from '../testing/three-texts.ts';
import { ImageEditor } from './image-editor.tsx';
import type { TranslationCallbacks } from './translate-again.tsx';

async function open(translate: TranslationCallbacks['translate'], translators = ['First', 'Second']) {
  const onDocumentChange = vi.fn<(document: EditorDocument) => void>();
  mount(
    <ImageEditor
      image={drawNoiseImage(size.width, size.height)}
      document={{ ...size, texts: threeTexts(0, []) }}
      onDocumentChange={onDocumentChange}
      translation={{ translators, translate }}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Uno', exact: true })).toHaveAttribute('aria-pressed', 'true');
  return () => onDocumentChange.mock.lastCall?.[0].texts.map(({ text }) => text);
}

async function choose(item: string) {
  await page.getByRole('button', { name: 'Translate again' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test.each([
  ['Translate again', {}],
  ['Find shorter words', { shorter: true }],
  ['Translate with Second', { translator: 'Second' }],
] as const)('"%s" asks for it and writes what comes back, as one step', async (item, request) => {
  const translate = vi.fn<TranslationCallbacks['translate']>(() => Promise.resolve({ text: 'One', remaining: 4 }));
  const saved = await open(translate);
  await choose(item);
  await expect.element(page.getByText('Texts of this image that can be translated again: 4.')).toBeVisible();
  expect(translate.mock.calls[0]?.[0]).toMatchObject({ originalText: 'Uno' });
  expect(translate.mock.calls[0]?.[1]).toEqual(request);
  expect(saved()).toEqual(['One', 'Dos', 'Tres']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await eventually(() => expect(saved()).toEqual(['Uno', 'Dos', 'Tres']));
});

test('the same words are said to be the same', async () => {
  await open(() => Promise.resolve({ text: 'Uno' }));
  await choose('Translate again');
  await expect.element(page.getByText('The words stayed the same.')).toBeVisible();
});

test('a refusal is shown beside the text, and nothing is changed', async () => {
  const saved = await open(() => Promise.reject(new Error('The translator stopped. Please try again.')));
  await choose('Translate again');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The text was not translated: The translator stopped. Please try again.');
  expect(saved()).toBeUndefined();
});

test('where only one translator can be asked there is no choice between them', async () => {
  await open(() => Promise.resolve({ text: 'One' }), ['First']);
  await page.getByRole('button', { name: 'Translate again' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Find shorter words' })).toBeVisible();
  expect(page.getByRole('menuitem').elements()).toHaveLength(2);
});
