import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Point } from '../geometry/rect.ts';
import type { EditorDocument } from '../model/document.ts';
import type { EditorText } from '../model/text.ts';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import { drawNoiseImage } from '../testing/noise-image.ts';
import { onPage, shownZoom, size, threeTexts } from '../testing/three-texts.ts';
import { ImageEditor } from './image-editor.tsx';

const canvas = page.getByRole('application');
const proxy = (name: string) => canvas.getByRole('button', { name, exact: true });

/** Puts an editor on the page. @returns what was edited last, and what takes the editor off again */
async function open(texts: readonly EditorText[]) {
  let saved: EditorDocument = { ...size, texts };
  const close = mount(
    <ImageEditor
      image={drawNoiseImage(size.width, size.height)}
      document={saved}
      selectFirstAfter={1_000_000}
      onDocumentChange={(document) => {
        saved = document;
      }}
    />,
  );
  await expect.element(canvas).toBeVisible();
  return { close, texts: () => saved.texts };
}

const focus = (name: string) => {
  (proxy(name).element() as HTMLElement).focus();
};

/** Types a value into a field of the open panel. */
async function set(name: string, value: string): Promise<void> {
  await userEvent.fill(page.getByRole('dialog').getByRole('spinbutton', { name, exact: true }), value);
  await userEvent.keyboard('{Enter}');
}

test('texts that are copied in one picture are pasted in another', async () => {
  const first = await open(threeTexts(0, ['#ff0000']));
  focus('Dos');
  const clipboardData = new DataTransfer();
  const event = { clipboardData, bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new ClipboardEvent('copy', event));
  first.close();
  const second = await open([]);
  (canvas.element() as HTMLElement).focus();
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event));
  await expect.element(proxy('Dos')).toBeInTheDocument();
  expect(second.texts()).toMatchObject([{ text: 'Dos', x: 40, y: 120, fontFamily: 'Roboto', fill: '#ff0000' }]);
});

test('a style that is copied is put on the texts of another picture, which keep their words and places', async () => {
  const [one, ...others] = threeTexts(0, ['#ff0000']);
  const styled = one && { ...one, fontSize: 33, fill: '#00aa00', textShadow: '0.1em 0.1em 0em #000000' };
  const first = await open([...(styled ? [styled] : []), ...others]);
  focus('Uno');
  await userEvent.keyboard('{Control>}{Alt>}c{/Alt}{/Control}');
  first.close();
  const second = await open(threeTexts(0, ['#0000ff']));
  focus('Tres');
  await userEvent.keyboard('{Control>}{Alt>}v{/Alt}{/Control}');
  expect(second.texts()[2]).toMatchObject({
    text: 'Tres',
    x: 40,
    fontSize: 33,
    fill: '#00aa00',
    textShadow: '0.1em 0.1em 0em #000000',
  });
  expect(second.texts()[1]).toMatchObject({ text: 'Dos', fontSize: 20, fill: '#0000ff' });
});

test('the middle button pushes the picture about, and leaves texts and selection alone', async () => {
  const { texts } = await open(threeTexts(0, ['#ff0000']));
  await userEvent.keyboard('{Control>}1{/Control}');
  for (let n = 0; n < 20; n += 1) await userEvent.keyboard('{Control>}{+}{/Control}');
  await eventually(() => expect(shownZoom()).toBe(3));
  const scroller = document.querySelector('[data-slot="image-viewport"]') ?? document.body;
  const before = { left: scroller.scrollLeft, top: scroller.scrollTop };
  canvas.element().setPointerCapture = () => {};
  const start = onPage(canvas.element(), { x: 100, y: 50 });
  const send = (type: string, { x, y }: Point) =>
    canvas.element().dispatchEvent(
      new PointerEvent(type, {
        clientX: start.x + x,
        clientY: start.y + y,
        pointerId: 1,
        isPrimary: true,
        button: type === 'pointermove' ? -1 : 1,
        buttons: 4,
        bubbles: true,
        cancelable: true,
      }),
    );
  send('pointerdown', { x: 0, y: 0 });
  send('pointermove', { x: -40, y: -25 });
  send('pointerup', { x: -40, y: -25 });
  await eventually(() => expect(scroller.scrollLeft).toBeCloseTo(before.left + 40, 0));
  expect(scroller.scrollTop).toBeCloseTo(before.top + 25, 0);
  expect(texts()).toEqual(threeTexts(0, ['#ff0000']));
  expect(document.querySelector('[data-text-id][aria-pressed="true"]')).toBeNull();
});

test('place, size and angle are typed in a small panel of their own', async () => {
  const { texts } = await open(threeTexts(0, ['#ff0000']));
  focus('Dos');
  await userEvent.click(page.getByRole('button', { name: 'Edit position and size' }));
  await set('X', '77');
  await set('Width', '150');
  await set('Rotation', '30');
  await eventually(() => expect(texts()[1]).toMatchObject({ width: 150, rotation: 30, y: 120 }));
  expect(texts()[1]?.x).toBeCloseTo(77, 0);
});
