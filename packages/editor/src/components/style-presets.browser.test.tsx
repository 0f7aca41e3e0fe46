import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditorDocument } from '../model/document.ts';
import { eventually } from '../testing/eventually.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { size, threeTexts } from '../testing/three-texts.ts';

const presets = page.getByRole('region', { name: 'Styles' });
const more = (name: string) => page.getByRole('button', { name: `More for the style ${name}` });
const names = () => [...document.querySelectorAll('[data-slot="style-presets"] li')].map((row) => row.textContent);

/** An editor of which the first text is larger and red. @returns the document that was saved last */
function open(first: Partial<EditorDocument> = {}): () => EditorDocument {
  const texts = threeTexts(0, ['#112233']).map((text, index) =>
    index === 0 ? { ...text, fontSize: 32, fontWeight: 700, fill: '#cc0000' } : text,
  );
  return openEditor({ ...size, texts, ...first }).saved;
}

async function select(name: string): Promise<void> {
  const text = page.getByRole('button', { name, exact: true });
  await expect.element(text).toBeInTheDocument();
  (text.element() as HTMLElement).focus();
}

async function saveAs(name: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Save the style of this text' }));
  await userEvent.keyboard(`${name}{Enter}`);
}

test('a style that was saved is put on other texts, and undo takes that back', async () => {
  const saved = open();
  await select('Uno');
  await saveAs('Heading');
  await eventually(() => expect(names()).toEqual(['Heading']));
  expect(saved().presets?.[0]).toMatchObject({ name: 'Heading', setting: { fontSize: 32, fill: '#cc0000' } });

  await select('Dos');
  await userEvent.click(page.getByRole('button', { name: 'Use the style Heading' }));
  const style = { fontSize: 32, fontWeight: 700, fill: '#cc0000' };
  await eventually(() => expect(saved().texts[1]).toMatchObject(style));
  await userEvent.keyboard('{Control>}z{/Control}');
  await eventually(() => expect(saved().texts[1]?.fontSize).toBe(20));
});

test('styles of the document are renamed, replaced and removed', async () => {
  const { fontFamily, textAlign } = threeTexts(0, [])[0] ?? { fontFamily: '', textAlign: 'left' };
  const setting = { fontFamily, textAlign, fontWeight: 400, fontSize: 12, fill: '#000000' };
  const saved = open({ presets: [{ name: 'Small', setting }] });
  await select('Uno');
  await eventually(() => expect(names()).toEqual(['Small']));
  await userEvent.click(more('Small'));
  await userEvent.click(page.getByRole('menuitem', { name: 'Rename' }));
  await expect.element(presets.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}Large{Enter}');
  await eventually(() => expect(names()).toEqual(['Large']));
  await userEvent.click(more('Large'));
  await userEvent.click(page.getByRole('menuitem', { name: 'Replace by the style of this text' }));
  await eventually(() => expect(saved().presets?.[0]).toMatchObject({ name: 'Large', setting: { fontSize: 32 } }));
  await userEvent.click(more('Large'));
  await userEvent.click(page.getByRole('menuitem', { name: 'Remove' }));
  await eventually(() => expect(saved().presets).toBeUndefined());
});

test('a name that is empty or taken is refused with the reason; Escape leaves all as it was', async () => {
  open();
  await select('Uno');
  await saveAs('');
  await expect.element(presets.getByText('Type a name.')).toBeVisible();
  await userEvent.keyboard('Heading{Enter}');
  await eventually(() => expect(names()).toEqual(['Heading']));
  await userEvent.click(page.getByRole('button', { name: 'Save the style of this text' }));
  await userEvent.keyboard('Body{Escape}');
  await eventually(() => expect(presets.getByRole('textbox').query()).toBeNull());
  expect(names()).toEqual(['Heading']);
});

test('leaving the field keeps the name that was typed: of a new style, that of the text for which it was begun', async () => {
  const saved = open();
  await select('Uno');
  await userEvent.click(page.getByRole('button', { name: 'Save the style of this text' }));
  await userEvent.keyboard('Heading');
  await select('Dos');
  await eventually(() => expect(names()).toEqual(['Heading']));
  expect(saved().presets?.[0]).toMatchObject({ name: 'Heading', setting: { fontSize: 32, fill: '#cc0000' } });

  await userEvent.click(more('Heading'));
  await userEvent.click(page.getByRole('menuitem', { name: 'Rename' }));
  await expect.element(presets.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}Large{Tab}');
  await eventually(() => expect(names()).toEqual(['Large']));
});

test('a field that is left without a name is given up', async () => {
  open();
  await select('Uno');
  await userEvent.click(page.getByRole('button', { name: 'Save the style of this text' }));
  await userEvent.keyboard('  {Tab}');
  await eventually(() => expect(presets.getByRole('textbox').query()).toBeNull());
  expect(names()).toEqual([]);
});

test('a click beside all texts, which closes the panel of the text, keeps the name that was typed', async () => {
  const saved = open();
  await select('Uno');
  await userEvent.click(page.getByRole('button', { name: 'Save the style of this text' }));
  await userEvent.keyboard('Heading');
  const canvas = document.querySelector('[data-slot="canvas-area"]');
  if (!canvas) throw new Error('There is no canvas.');
  await userEvent.click(canvas, { position: { x: 5, y: 5 } });
  await eventually(() => expect(presets.query()).toBeNull());
  expect(saved().presets?.[0]).toMatchObject({ name: 'Heading', setting: { fontSize: 32 } });
});
