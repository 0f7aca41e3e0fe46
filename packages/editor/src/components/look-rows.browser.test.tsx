import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditorText } from '../model/text.ts';
import { eventually } from '../testing/eventually.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { size, threeTexts } from '../testing/three-texts.ts';

const style = page.getByRole('region', { name: 'Letters and lines' });
const opacity = style.getByRole('spinbutton', { name: 'Opacity' });
const textCase = style.getByRole('combobox', { name: 'Case' });
const autoFit = style.getByRole('switch', { name: 'Auto-fit' });

/** An editor with the first text selected. @returns the texts as they were saved last */
async function open(first: Partial<EditorText> = {}): Promise<() => readonly EditorText[]> {
  const texts = threeTexts(0, ['#cc0000']).map((text, index) => (index === 0 ? { ...text, ...first } : text));
  const { saved } = openEditor({ ...size, texts });
  const text = page.getByRole('button', { name: first.text ?? 'Uno', exact: true });
  await expect.element(text).toBeInTheDocument();
  (text.element() as HTMLElement).focus();
  await expect.element(opacity).toBeVisible();
  return () => saved().texts;
}

async function choose(name: string): Promise<void> {
  await userEvent.click(textCase);
  await userEvent.click(page.getByRole('option', { name, exact: true }));
}

test('opacity is typed in percent, from 0 to 100, and undone', async () => {
  const texts = await open();
  await expect.element(opacity).toHaveValue('100');
  await userEvent.fill(opacity, '40');
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(texts()[0]?.opacity).toBe(0.4));
  await userEvent.fill(opacity, '-5');
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(texts()[0]?.opacity).toBe(0));
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  await eventually(() => expect(texts()[0]?.opacity).toBeUndefined());
  await expect.element(opacity).toHaveValue('100');
});

test('slope, leading and letter spacing are changed, each as one step', async () => {
  const texts = await open();
  await userEvent.click(style.getByRole('radio', { name: 'Italic' }));
  await eventually(() => expect(texts()[0]?.fontStyle).toBe('italic'));
  for (const [name, value] of [
    ['Line height', '140'],
    ['Letter spacing', '5'],
  ] as const) {
    await userEvent.fill(style.getByRole('spinbutton', { name }), value);
    await userEvent.keyboard('{Enter}');
  }
  await eventually(() => expect(texts()[0]).toMatchObject({ lineHeight: 1.4, letterSpacing: 0.05 }));
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  await eventually(() => expect(texts()[0]?.lineHeight).toBeUndefined());
  expect(texts()[0]).toMatchObject({ fontStyle: 'italic' });
});

test('a case changes how letters are drawn, not what was typed', async () => {
  const texts = await open();
  await expect.element(textCase).toHaveTextContent('As typed');
  await choose('UPPERCASE');
  await eventually(() => expect(texts()[0]).toMatchObject({ text: 'Uno', textTransform: 'uppercase' }));
  await choose('As typed');
  await eventually(() => expect(texts()[0]?.textTransform).toBeUndefined());
});

test('auto-fit is switched on and off, and makes the letters fill their box', async () => {
  const texts = await open();
  await userEvent.click(autoFit);
  await eventually(() => expect(texts()[0]).toMatchObject({ autoFit: true, height: 40 }));
  expect(texts()[0]?.fontSize).toBeGreaterThan(30);
  await userEvent.click(autoFit);
  await eventually(() => expect(texts()[0]?.autoFit).toBeUndefined());
});

test('several texts are called mixed where they differ, and take a value together', async () => {
  const texts = await open({ opacity: 0.3, textTransform: 'uppercase', autoFit: true });
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(opacity).toHaveValue('');
  await expect.element(opacity).toHaveAttribute('placeholder', 'Mixed');
  await expect.element(textCase).toHaveTextContent('Mixed');
  await eventually(() => expect(style.getByText('Mixed', { exact: true }).elements()).toHaveLength(2));
  await userEvent.fill(opacity, '60');
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(texts().map((text) => text.opacity)).toEqual([0.6, 0.6, 0.6]));
  await choose('Title Case');
  await eventually(() => expect(texts().map((text) => text.textTransform)).toEqual(Array(3).fill('capitalize')));
  await userEvent.click(autoFit);
  await eventually(() => expect(texts().map((text) => text.autoFit)).toEqual([true, true, true]));
});

test('while a text in capitals is written, the text area holds and copies what was typed', async () => {
  await open({ textTransform: 'uppercase', lang: 'tr', text: 'ışıl için' });
  await userEvent.keyboard('{Enter}');
  const area = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect.element(area).toHaveFocus();
  await expect.element(area).toHaveValue('ışıl için');
  await expect.element(area).toHaveAttribute('lang', 'tr');
  expect(getComputedStyle(area.element()).textTransform).toBe('uppercase');
  // The canvas draws it: both break the same capitals at the same places.
  expect(getComputedStyle(area.element()).color).toBe('rgba(0, 0, 0, 0)');
  await userEvent.keyboard('{Control>}a{/Control}{Control>}c{/Control}');
  await userEvent.keyboard('{End}{Control>}v{/Control}');
  await expect.element(area).toHaveValue('ışıl içinışıl için');
});
