import { blockTop, cssFont } from '@palimpsest/typeset';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { canvasOf } from '../export/canvas.ts';
import { loadTextFonts } from '../fonts/load-text-fonts.ts';
import { createTranslatedText } from '../model/text.ts';
import type { EditorText } from '../model/text.ts';
import { createLayOut } from '../model/text-layout.ts';
import { eventually } from '../testing/eventually.ts';
import { openEditor } from '../testing/open-editor.tsx';
import * as input from '../testing/real-input.ts';
import { onPage, size } from '../testing/three-texts.ts';

const canvas = page.getByRole('application');
const field = page.getByRole('textbox', { name: 'Text', exact: true });

const words = 'פסטיבל המוזיקה Plaza (Mayor) 50 שלום עולם';
const text = createTranslatedText(
  {
    id: 1,
    text: words,
    originalText: 'Festival',
    x: 60,
    y: 60,
    width: 290,
    height: 120,
    rotation: 0,
    fontFamily: 'Roboto',
    fontSize: 26,
    suggestedColors: ['#000000'],
  },
  1_000,
);

/** The lines of a text as the canvas draws them. */
function linesOf(drawn: EditorText) {
  return createLayOut(canvasOf(1, 1).ctx)(drawn);
}

/** The middle of a word where the canvas draws it, in px of the screen: in a colour of its own it is a segment of its line. */
function middleOf(word: string) {
  const start = words.indexOf(word);
  const layout = linesOf({ ...text, runs: [{ start, end: start + word.length, fill: '#ff0000' }] });
  const top = text.y + blockTop(layout, text.height);
  for (const line of layout.lines) {
    const segment = line.segments?.find(({ fill }) => fill !== undefined);
    if (!segment) continue;
    const { ctx } = canvasOf(1, 1);
    ctx.font = cssFont(text.fontFamily, text.fontWeight, text.fontSize);
    const width = ctx.measureText(word).width;
    return onPage(canvas.element(), {
      x: text.x + line.x + segment.x + width / 2,
      y: top + line.baseline - text.fontSize * 0.3,
    });
  }
  throw new Error(`"${word}" stands on no line.`);
}

/** Opens the text for typing. @returns what it says as it was saved last */
async function edit(): Promise<() => string | undefined> {
  await loadTextFonts([text]);
  expect(linesOf(text).lines.length).toBeGreaterThan(1);
  const { saved } = openEditor({ ...size, texts: [text] }, { selectFirstAfter: 1_000_000 });
  const proxy = canvas.getByRole('button', { name: words });
  await expect.element(proxy).toBeVisible();
  (proxy.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  return () => saved().texts[0]?.text;
}

test.each(['Mayor', 'Plaza', 'המוזיקה', 'שלום'])(
  'a press on %s of a text in two directions over several lines puts the caret into it, and what is typed stands there',
  async (word) => {
    const saved = await edit();
    const at = middleOf(word);
    await input.leftButton('mousePressed', at);
    await input.leftButton('mouseReleased', at);
    const start = words.indexOf(word);
    await eventually(() => {
      const { selectionStart } = field.element() as HTMLTextAreaElement;
      expect(selectionStart).toBeGreaterThan(start);
      expect(selectionStart).toBeLessThan(start + word.length);
    });
    const { selectionStart } = field.element() as HTMLTextAreaElement;
    await input.takeComposed('ו');
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(saved()).toBe(`${words.slice(0, selectionStart)}ו${words.slice(selectionStart)}`));
  },
);

test('what is typed in the other direction goes on over the end of a line in the order in which it was typed', async () => {
  const saved = await edit();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  for (const part of [' Bar', ' (מועדון', ' 24)', ' open']) await input.takeComposed(part);
  await userEvent.keyboard('{Escape}');
  await eventually(() => expect(saved()).toBe(`${words} Bar (מועדון 24) open`));
});
