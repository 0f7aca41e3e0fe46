import { createEditor, createLayOut, getDocument } from '@palimpsest/editor';
import { fromEngine } from '@palimpsest/editor/from-engine';
import { createEngine, type Translator } from '@palimpsest/engine';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { expect, test } from 'vitest';

const dictionary: Translator = {
  name: 'dictionary',
  pairs: () => Promise.resolve([{ from: 'English', to: 'German' }]),
  translate: () => Promise.resolve(['Hafenmarkt']),
};

function poster(): Buffer {
  registerFonts();
  const canvas = createCanvas(600, 200);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#f4efe6';
  ctx.fillRect(0, 0, 600, 200);
  ctx.fillStyle = '#20304a';
  ctx.font = '700 64px Roboto';
  ctx.fillText('Harbour market', 40, 120);
  return canvas.toBuffer('image/png');
}

test('the result of the engine opens in the editor', async () => {
  const engine = await createEngine({ translators: [dictionary] });
  const { document } = await engine.localise(poster(), { source: 'English', target: 'German' });
  await engine.close();
  const layOut = createLayOut(createCanvas(1, 1).getContext('2d'));
  const editor = createEditor({ document: fromEngine(document), layOut });
  const [text] = getDocument(editor).texts;
  expect(text).toMatchObject({ text: 'Hafenmarkt', originalText: 'Harbour market' });
  expect(text?.fontSize).toBeGreaterThan(40);
});
