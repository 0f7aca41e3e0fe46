import { fontSetup, serveFontsFrom } from '@palimpsest/typeset/browser';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import { drawNoiseImage } from '../testing/noise-image.ts';
import { size, threeTexts } from '../testing/three-texts.ts';
import type { EditorEvent } from './editor-events.ts';
import { ImageEditor } from './image-editor.tsx';

const [first, ...others] = threeTexts(0, ['#cc0000']);
if (!first) throw new Error('There are no texts.');
const texts = [{ ...first, fontFamily: 'Lora', original: { ...first.original, fontFamily: 'Lora' } }, ...others];

test('a font that is missing is named and replaced, and the editor opens', async () => {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its font below
  const load = FontFace.prototype.load;
  const loading = vi.spyOn(FontFace.prototype, 'load').mockImplementation(function (this: FontFace) {
    return this.family.includes('Lora') ? Promise.reject(new Error('There is no such file.')) : load.call(this);
  });
  onTestFinished(() => loading.mockRestore());
  const events: EditorEvent[] = [];
  mount(
    <ImageEditor
      image={drawNoiseImage(size.width, size.height)}
      document={{ ...size, texts }}
      onEvent={(event) => events.push(event)}
    />,
    { strict: false },
  );
  const notice = page.getByText('Lora could not be loaded. Another font is shown in its place.');
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByRole('application')).toBeVisible();
  const message = 'The font files of Lora could not be loaded.';
  expect(events.filter(({ name }) => name === 'font_error')).toEqual([{ name: 'font_error', message }]);
});

test('a host says from where the font files are served', async () => {
  onTestFinished(() => serveFontsFrom('/v1/typefaces'));
  const fonts = `${location.origin}/v1/typefaces/`;
  mount(
    <ImageEditor image={drawNoiseImage(size.width, size.height)} document={{ ...size, texts: others }} fonts={fonts} />,
  );
  await eventually(() => expect(fontSetup([]).folder).toBe(fonts));
  await expect.element(page.getByRole('application')).toBeVisible();
});
