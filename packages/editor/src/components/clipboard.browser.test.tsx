import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditorText } from '../model/text.ts';
import { eventually } from '../testing/eventually.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { size, threeTexts } from '../testing/three-texts.ts';

// The keys go through the browser and its clipboard, as those of a user.

const canvas = page.getByRole('application');
const proxy = (name: string) => canvas.getByRole('button', { name, exact: true });
const copy = () => userEvent.keyboard('{Control>}c{/Control}');
const paste = () => userEvent.keyboard('{Control>}v{/Control}');

async function open(texts: readonly EditorText[]) {
  const { saved, close } = openEditor({ ...size, texts }, { selectFirstAfter: 1_000_000 });
  await expect.element(canvas).toBeVisible();
  return { close, texts: () => saved().texts };
}

const focus = (name: string) => (proxy(name).element() as HTMLElement).focus();

test('texts that are copied by keys are pasted by keys in another picture, where they stood and as they were set', async () => {
  const set = { fontWeight: 700, fill: '#00aa00', textShadow: '0.1em 0.1em 0em #000000' };
  const first = await open(threeTexts(0, ['#ff0000']).map((text) => ({ ...text, ...set })));
  focus('Uno');
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(page.getByText('3 texts selected')).toBeVisible();
  await copy();
  first.close();
  const second = await open([]);
  (canvas.element() as HTMLElement).focus();
  await paste();
  await eventually(() => expect(second.texts()).toHaveLength(3));
  expect(second.texts()).toMatchObject([
    { text: 'Uno', x: 40, y: 30, ...set },
    { text: 'Dos', x: 40, y: 120, ...set },
    { text: 'Tres', x: 40, y: 210, ...set },
  ]);
  await expect.element(page.getByText('3 texts selected')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await eventually(() => expect(second.texts()).toHaveLength(0));
});

test('texts of another picture are pasted as texts where nothing was pressed yet and the first text is selected', async () => {
  const first = await open(threeTexts(0, ['#ff0000']));
  focus('Dos');
  await copy();
  first.close();
  const texts = threeTexts(0, ['#0000ff']).map((text) => ({ ...text, id: `other-${text.id}`, text: `${text.text}!` }));
  const { saved } = openEditor({ ...size, texts });
  await expect.element(proxy('Uno!')).toHaveAttribute('aria-pressed', 'true');
  expect(document.activeElement).toBe(document.body);
  await paste();
  await eventually(() => expect(saved().texts.map(({ text }) => text)).toEqual(['Uno!', 'Dos!', 'Tres!', 'Dos']));
  await expect.element(proxy('Dos')).toHaveAttribute('aria-pressed', 'true');
});

test('a text is copied where nothing was pressed yet, and words that are marked on the page are copied instead', async () => {
  const { saved } = openEditor({ ...size, texts: threeTexts(0, ['#ff0000']) });
  await expect.element(proxy('Uno')).toHaveAttribute('aria-pressed', 'true');
  await copy();
  await userEvent.keyboard('{Escape}');
  await paste();
  await eventually(() => expect(saved().texts.map(({ text }) => text)).toEqual(['Uno', 'Dos', 'Tres', 'Uno']));
  const words = document.createElement('p');
  words.textContent = 'Cinco';
  document.body.append(words);
  onTestFinished(() => words.remove());
  document.getSelection()?.selectAllChildren(words);
  await copy();
  document.getSelection()?.removeAllRanges();
  await userEvent.keyboard('{Escape}');
  await paste();
  await eventually(() => expect(saved().texts.at(-1)?.text).toBe('Cinco'));
});

test('texts that are pasted where they were copied stand beside them', async () => {
  const { texts } = await open(threeTexts(0, ['#ff0000']));
  focus('Dos');
  await copy();
  await userEvent.keyboard('{Escape}');
  await paste();
  await eventually(() => expect(texts()).toHaveLength(4));
  expect(texts()[3]).toMatchObject({ text: 'Dos', x: 52, y: 132 });
});

test('a text that is cut leaves its box, and its words go where they are pasted while typing', async () => {
  const { texts } = await open(threeTexts(0, ['#ff0000']));
  focus('Dos');
  await copy();
  focus('Tres');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await paste();
  await userEvent.keyboard('{Escape}');
  await eventually(() => expect(texts()[2]?.text).toBe('TresDos'));
  focus('Dos');
  await userEvent.keyboard('{Control>}x{/Control}');
  await eventually(() => expect(texts()[1]?.text).toBe(''));
  await userEvent.keyboard('{Control>}z{/Control}');
  await eventually(() => expect(texts()[1]?.text).toBe('Dos'));
});

test('words from elsewhere become the text that is selected, or a new one where none is', async () => {
  const { texts } = await open(threeTexts(0, ['#ff0000']));
  await page.getByRole('tab', { name: /Texts/ }).click();
  const find = page.getByRole('textbox', { name: 'Find in texts' });
  await find.fill('Cuatro');
  await userEvent.keyboard('{Control>}a{/Control}');
  await copy();
  await find.fill('');
  focus('Dos');
  await paste();
  await eventually(() => expect(texts().map(({ text }) => text)).toEqual(['Uno', 'Cuatro', 'Tres']));
  await userEvent.keyboard('{Escape}');
  await paste();
  await eventually(() => expect(texts().map(({ text }) => text)).toEqual(['Uno', 'Cuatro', 'Tres', 'Cuatro']));
});

test('a style that is copied in one picture sets the selected texts of another', async () => {
  const [one, ...others] = threeTexts(0, ['#ff0000']);
  if (!one) throw new Error('There is no text.');
  const first = await open([{ ...one, fontSize: 33, fill: '#00aa00', letterSpacing: 0.1 }, ...others]);
  focus('Uno');
  await userEvent.keyboard('{Control>}{Alt>}c{/Alt}{/Control}');
  first.close();
  const second = await open(threeTexts(0, ['#0000ff']));
  focus('Dos');
  await userEvent.keyboard('{Control>}a{/Control}{Control>}{Alt>}v{/Alt}{/Control}');
  const style = { fontSize: 33, fill: '#00aa00', letterSpacing: 0.1 };
  await eventually(() =>
    expect(second.texts()).toMatchObject([
      { text: 'Uno', x: 40, ...style },
      { text: 'Dos', x: 40, ...style },
      { text: 'Tres', x: 40, ...style },
    ]),
  );
});
