import { fontStack } from '@palimpsest/typeset';
import { stages } from 'konva/lib/Stage.js';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditorImage } from '../export/export-png.ts';
import type { Point } from '../geometry/rect.ts';
import type { EditorDocument } from '../model/document.ts';
import { drawPlainImage } from '../testing/plain-image.ts';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import { drawNoiseImage, pixelsOf } from '../testing/noise-image.ts';
import { onCanvas, shownZoom, size, threeTexts } from '../testing/three-texts.ts';
import type { EditorEvent } from './editor-events.ts';
import { ImageEditor } from './image-editor.tsx';
import type { ImageEditorProps } from './image-editor.tsx';

const texts = threeTexts(0, ['#ff0000', '#00ff00', '#0000ff', '#ffffff']);

let image: EditorImage;
let saved: EditorDocument;

const canvas = page.getByRole('application');
const text = (name: string) => page.getByRole('button', { name, exact: true });
const record = (index: number) => saved.texts[index];

async function open(props: Partial<ImageEditorProps> = {}) {
  mount(
    <ImageEditor
      image={image}
      document={{ ...size, texts }}
      onDocumentChange={(document) => {
        saved = document;
      }}
      {...props}
    />,
  );
  await expect.element(canvas).toBeVisible();
}

const scroller = () => document.querySelector<HTMLElement>('[data-slot="image-viewport"]') ?? document.body;

const at = (point: Point) => onCanvas(canvas.element(), point);
const click = (point: Point) => userEvent.click(canvas, { position: at(point) });
const drag = (from: Point, to: Point) =>
  userEvent.dragAndDrop(canvas, canvas, { sourcePosition: at(from), targetPosition: at(to) });

/** The image as the layers show it, one drawn over the other. */
function seenOnCanvas(): HTMLCanvasElement {
  const seen = document.createElement('canvas');
  Object.assign(seen, size);
  const origin = at({ x: 0, y: 0 });
  for (const layer of document.querySelectorAll<HTMLCanvasElement>('.konvajs-content canvas'))
    seen.getContext('2d')?.drawImage(layer, -origin.x, -origin.y);
  return seen;
}

beforeEach(() => {
  image = drawNoiseImage(size.width, size.height);
  saved = { ...size, texts };
});

describe('opening', () => {
  test('shows a loader until there is an image', async () => {
    mount(<ImageEditor image={undefined} document={{ ...size, texts }} />);
    await expect.element(page.getByText('Loading image...')).toBeVisible();
  });

  test('shows an error in place of the canvas', async () => {
    mount(<ImageEditor image={image} document={undefined} error="Error loading image: 404" />);
    await expect.element(page.getByRole('alert').getByText('Error loading image: 404')).toBeVisible();
  });

  test('selects the first text', async () => {
    await open();
    await expect.element(text('Uno')).toHaveAttribute('aria-pressed', 'true');
  });

  test('selects it 100 ms after the canvas is there', async () => {
    // A clock on which 100 ms pass only when they are let pass.
    const wait = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    const hold = (handler: () => void, ms = 0) => (ms === 100 ? held.push(handler) : wait(handler, ms));
    const waits = vi.spyOn(window, 'setTimeout').mockImplementation(hold as typeof window.setTimeout);
    onTestFinished(() => waits.mockRestore());
    await open();
    await expect.element(text('Uno')).toBeVisible();
    await eventually(() => expect(held).not.toEqual([]));
    await expect.element(text('Uno')).toHaveAttribute('aria-pressed', 'false');
    for (const pass of held) pass();
    await expect.element(text('Uno')).toHaveAttribute('aria-pressed', 'true');
  });

  test('selects the first text that can be changed: what was left in the picture may come before it', async () => {
    const [left, ...others] = texts;
    await open({ document: { ...size, texts: [...(left ? [{ ...left, restored: true as const }] : []), ...others] } });
    await expect.element(text('Dos')).toHaveAttribute('aria-pressed', 'true');
  });

  test.each([
    ['in steps of a tenth', size, 10],
    ['in steps of a hundredth where a tenth is much of it', { width: 2_000, height: 1_500 }, 100],
  ])('fits the image with a margin, %s, and Reset to fit leads back to that view', async (_name, image, perUnit) => {
    await open({ image: drawPlainImage(image, '#808080'), document: { ...image, texts } });
    // The container may still be settling: the zoom follows it.
    const fits = () =>
      eventually(() => {
        const area = scroller().getBoundingClientRect();
        const fit = Math.min(area.width / image.width, area.height / image.height) * 0.95;
        expect(shownZoom()).toBeCloseTo(Math.floor(fit * perUnit) / perUnit, 3);
      });
    await fits();
    await userEvent.click(page.getByRole('button', { name: 'Zoom out' }));
    await userEvent.click(page.getByRole('button', { name: 'Reset to fit' }));
    await fits();
  });
});

describe('with the mouse', () => {
  test('a click selects a text, and one on the background clears the selection', async () => {
    await open({ selectFirstAfter: 1_000_000 });
    await click({ x: 100, y: 140 });
    await expect.element(text('Dos')).toHaveAttribute('aria-pressed', 'true');
    await click({ x: 350, y: 280 });
    await expect.element(page.getByText('Select a text element to edit its properties.')).toBeVisible();
  });

  test('a drag moves a text, and Ctrl+Z takes it back', async () => {
    await open();
    await drag({ x: 100, y: 50 }, { x: 200, y: 150 });
    await eventually(() => expect(record(0)?.x).toBeCloseTo(140, 0));
    expect(record(0)?.y).toBeCloseTo(130, 0);
    await userEvent.keyboard('{Control>}z{/Control}');
    await eventually(() => expect(record(0)).toMatchObject({ x: 40, y: 30 }));
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await eventually(() => expect(record(0)?.x).toBeCloseTo(140, 0));
  });

  test('a drag past the edge leaves the text inside the image', async () => {
    await open();
    await drag({ x: 150, y: 50 }, { x: -5, y: 10 });
    await eventually(() => expect(record(0)).toMatchObject({ x: 0, y: 0 }));
  });

  test('a corner resizes a text with its type', async () => {
    await open();
    await click({ x: 100, y: 50 });
    const element = document.querySelector('[data-handle="se"]');
    const handle = page.elementLocator(element ?? document.body);
    await userEvent.dragAndDrop(handle, canvas, { targetPosition: at({ x: 220, y: 110 }) });
    await eventually(() => expect(record(0)?.width).toBeCloseTo(186, 0));
    expect(record(0)).toMatchObject({ x: 40, y: 30 });
    expect(record(0)?.height).toBeCloseTo(62, 0);
    expect(record(0)?.fontSize).toBeCloseTo(31, 0);
  });

  test('a double click opens a text for typing, a click elsewhere closes it', async () => {
    await open();
    await userEvent.dblClick(canvas, { position: at({ x: 100, y: 50 }) });
    await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveFocus();
    await userEvent.keyboard(' más');
    await click({ x: 350, y: 280 });
    await eventually(() => expect(record(0)?.text).toBe('Uno más'));
  });

  test('a drag draws no text while it lasts: the image and the other texts stay as they are', async () => {
    await open();
    await click({ x: 100, y: 50 });
    const layers = stages.at(-1)?.getLayers() ?? [];
    const draws = layers.map(() => 0);
    for (const [index, layer] of layers.entries()) layer.on('draw', () => (draws[index] = (draws[index] ?? 0) + 1));
    await userEvent.dragAndDrop(canvas, canvas, {
      sourcePosition: at({ x: 100, y: 50 }),
      targetPosition: at({ x: 300, y: 220 }),
      steps: 40,
    });
    await eventually(() => expect(record(0)?.x).toBeCloseTo(240, 0));
    const [image = NaN, dragged = NaN] = draws;
    // Once as the text leaves its layer, once as it comes back.
    expect(image).toBeLessThanOrEqual(2);
    // A picture of the text moves; the layer is cleared as the gesture begins and ends.
    expect(dragged).toBeLessThanOrEqual(2);
  });

  test('the frame stays on its text when the zoom changes', async () => {
    await open();
    await expect.element(text('Uno')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(page.getByRole('button', { name: 'Zoom in' }));
    const frame = document.querySelector('[data-slot="selection-box"]')?.getBoundingClientRect();
    const content = canvas.element().getBoundingClientRect();
    expect(frame?.left).toBeCloseTo(content.left + at({ x: 40, y: 30 }).x, 1);
    expect(frame?.top).toBeCloseTo(content.top + at({ x: 40, y: 30 }).y, 1);
  });
});

describe('with the keyboard', () => {
  test('Tab goes from text to text', async () => {
    await open();
    await click({ x: 100, y: 50 });
    await userEvent.tab();
    await expect.element(text('Dos')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab({ shift: true });
    await expect.element(text('Uno')).toHaveAttribute('aria-pressed', 'true');
  });

  test('arrows move, Delete removes, and the keys stay on the canvas', async () => {
    await open();
    await click({ x: 100, y: 50 });
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await eventually(() => expect(record(0)).toMatchObject({ x: 41, y: 40 }));
    await userEvent.keyboard('{Delete}');
    await eventually(() => expect(saved.texts).toHaveLength(2));
    await userEvent.keyboard('{Control>}z{/Control}');
    await eventually(() => expect(saved.texts).toHaveLength(3));
    await expect.element(text('Uno')).toHaveAttribute('aria-pressed', 'true');
  });

  test('Enter edits, Escape keeps what was written, and undo is one step', async () => {
    await open();
    await click({ x: 100, y: 50 });
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' y más texto de lo que cabe en una línea');
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(record(0)?.text).toBe('Uno y más texto de lo que cabe en una línea'));
    expect(record(0)).toMatchObject({ height: 48, fontSize: 20 });
    expect(record(0)?.width).toBeGreaterThan(160);
    await userEvent.keyboard('{Control>}z{/Control}');
    await eventually(() => expect(record(0)).toMatchObject({ text: 'Uno', height: 40 }));
  });

  test('paste writes plain text, copy takes the whole text', async () => {
    await open();
    await click({ x: 100, y: 50 });
    const clipboard = new DataTransfer();
    clipboard.setData('text/plain', 'Solo texto');
    clipboard.setData('text/html', '<b>Solo texto</b>');
    const event = { clipboardData: clipboard, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event));
    await eventually(() => expect(record(0)?.text).toBe('Solo texto'));
    const copied = new DataTransfer();
    document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { ...event, clipboardData: copied }));
    expect(copied.getData('text/plain')).toBe('Solo texto');
    expect(copied.getData('text/html')).toBe('');
  });
});

/** The CSS `font-family` in which an element writes its name. */
const faceOf = (element: Element) => getComputedStyle(element.querySelector('bdi') ?? element).fontFamily;

describe('the panel', () => {
  test('adds a text that goes again when nothing is written', async () => {
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Add Text' }));
    await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveFocus();
    await click({ x: 350, y: 280 });
    await expect.element(text('Empty text')).not.toBeInTheDocument();
    expect(saved.texts).toHaveLength(3);
  });

  test('adds a text that stays when something is written', async () => {
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Add Text' }));
    await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveFocus();
    await userEvent.keyboard('Nuevo');
    await userEvent.keyboard('{Escape}');
    await eventually(() =>
      expect(record(3)).toMatchObject({ text: 'Nuevo', width: 200, fontSize: 24, fontFamily: 'Arial' }),
    );
    expect(record(3)?.id).toMatch(/^text-new-\d+$/);
  });

  test('shows each font family in the font file that texts are drawn with', async () => {
    await open();
    const trigger = page.getByRole('button', { name: 'Font family Roboto' });
    await expect.element(trigger).toBeVisible();
    expect(faceOf(trigger.element())).toBe(fontStack('Roboto'));
    await trigger.click();
    await page.getByRole('combobox', { name: 'Font family' }).fill('Open Sans');
    const option = page.getByRole('option', { name: 'Open Sans' });
    await expect.element(option).toBeVisible();
    expect(faceOf(option.element())).toBe(fontStack('Open Sans'));
  });

  test('aligns, removes and resets the selected text', async () => {
    await open();
    await click({ x: 100, y: 50 });
    await userEvent.click(page.getByRole('radio', { name: 'Align right' }));
    await eventually(() => expect(record(0)?.textAlign).toBe('right'));
    await userEvent.click(page.getByRole('button', { name: 'Reset' }));
    await eventually(() => expect(record(0)?.textAlign).toBe('center'));
    await userEvent.click(page.getByRole('button', { name: 'Remove' }));
    await eventually(() => expect(saved.texts).toHaveLength(2));
  });
});

describe('shortcuts', () => {
  test('work from the panel: Ctrl+Z takes back what was just changed there', async () => {
    await open();
    await click({ x: 100, y: 50 });
    await userEvent.click(page.getByRole('radio', { name: 'Align right' }));
    await eventually(() => expect(record(0)?.textAlign).toBe('right'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await eventually(() => expect(record(0)?.textAlign).toBe('center'));
    await userEvent.keyboard('{Control>}y{/Control}');
    await eventually(() => expect(record(0)?.textAlign).toBe('right'));
  });

  test('work where nothing has the focus', async () => {
    await open();
    await drag({ x: 100, y: 50 }, { x: 200, y: 150 });
    await eventually(() => expect(record(0)?.x).toBeCloseTo(140, 0));
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Control>}z{/Control}');
    await eventually(() => expect(record(0)?.x).toBe(40));
  });

  test('work where the title of the page has the focus, as after a change of its address', async () => {
    await open();
    const title = document.createElement('h1');
    title.tabIndex = -1;
    document.body.prepend(title);
    onTestFinished(() => title.remove());
    title.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.element(page.getByText('3 texts selected')).toBeVisible();
  });

  test('are left to a field in which something is being typed, until it is taken', async () => {
    await open();
    await click({ x: 100, y: 50 });
    const color = page.getByRole('textbox', { name: /color/i });
    await userEvent.click(color);
    await userEvent.keyboard('{End}{Backspace}');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(record(0)).toMatchObject({ x: 40, text: 'Uno' });
    await expect.element(color).toHaveFocus();
  });
});

describe('zooming', () => {
  test('a notch of the wheel with Ctrl zooms by at most a fifth, at the pointer', async () => {
    await open();
    const before = shownZoom();
    const { left, top } = scroller().getBoundingClientRect();
    const wheel = {
      clientX: left + 50,
      clientY: top + 50,
      deltaY: -120,
      ctrlKey: true,
      cancelable: true,
      bubbles: true,
    };
    scroller().dispatchEvent(new WheelEvent('wheel', wheel));
    await eventually(() => expect(shownZoom()).toBeGreaterThan(before));
    expect(shownZoom() / before).toBeLessThanOrEqual(1.21);
  });

  test('two fingers zoom by how far they go apart, and what is between them stays', async () => {
    await open();
    const before = shownZoom();
    const box = scroller().getBoundingClientRect();
    const center = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const fingers = (apart: number) =>
      [-apart / 2, apart / 2].map(
        (offset, identifier) =>
          new Touch({ identifier, target: canvas.element(), clientX: center.x + offset, clientY: center.y }),
      );
    const send = (type: string, touches: Touch[]) =>
      canvas.element().dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
    send('touchstart', fingers(100));
    send('touchmove', fingers(140));
    await eventually(() => expect(shownZoom()).toBeCloseTo(before * 1.4, 1));
    send('touchend', []);
    const middle = { x: scroller().scrollLeft + box.width / 2, y: scroller().scrollTop + box.height / 2 };
    const content = canvas.element().getBoundingClientRect();
    expect(middle.x / content.width).toBeCloseTo(0.5, 1);
    expect(middle.y / content.height).toBeCloseTo(0.5, 1);
  });
});

describe('exporting', () => {
  test('gives a PNG of the image’s own size, keeps the selection and tells of it', async () => {
    const onExport = vi.fn<(blob: Blob, fileName: string) => void>();
    const onEvent = vi.fn<(event: EditorEvent) => void>();
    await open({ onExport, onEvent });
    await click({ x: 100, y: 140 });
    await userEvent.click(page.getByRole('button', { name: 'Export' }));
    await eventually(() => expect(onExport).toHaveBeenCalledOnce());
    const [blob, name] = onExport.mock.calls[0] ?? [];
    expect(name).toMatch(/^localized-image-\d+\.png$/);
    const bitmap = await createImageBitmap(blob ?? new Blob());
    expect([bitmap.width, bitmap.height]).toEqual([size.width, size.height]);
    await expect.element(text('Dos')).toHaveAttribute('aria-pressed', 'true');
    expect(onEvent.mock.calls.map(([event]) => event.name)).toEqual(['export_start', 'export_success']);
    expect(onEvent.mock.calls[0]?.[0]).toMatchObject({ estimatedBytes: 400 * 300 * 4 * 0.7 });
  });

  test('says what went wrong', async () => {
    await open({
      onExport: () => {
        throw new Error('disk full');
      },
    });
    await userEvent.click(page.getByRole('button', { name: 'Export' }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Export failed: disk full');
  });

  test('exports what is seen, to the pixel', async () => {
    const onExport = vi.fn<(blob: Blob, fileName: string) => void>();
    await open({ onExport, selectFirstAfter: 1_000_000 });
    while (!/^100%$/.test(page.getByRole('status').element().textContent ?? ''))
      await userEvent.click(page.getByRole('button', { name: 'Zoom out' }));
    await userEvent.click(page.getByRole('button', { name: 'Export' }));
    await eventually(() => expect(onExport).toHaveBeenCalledOnce());
    const exported = pixelsOf(await createImageBitmap(onExport.mock.calls[0]?.[0] ?? new Blob()));

    await eventually(() => {
      const seen = pixelsOf(seenOnCanvas());
      expect(seen.data.filter((value, index) => value !== exported.data[index])).toHaveLength(0);
    });
  });
});
