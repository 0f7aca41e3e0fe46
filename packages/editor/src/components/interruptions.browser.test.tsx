import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Point } from '../geometry/rect.ts';
import type { EditorDocument } from '../model/document.ts';
import { createTranslatedText } from '../model/text.ts';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import { drawNoiseImage } from '../testing/noise-image.ts';
import { onPage, size } from '../testing/three-texts.ts';
import { ImageEditor } from './image-editor.tsx';

const text = createTranslatedText(
  {
    id: 1,
    text: 'Uno',
    originalText: 'One',
    x: 40,
    y: 30,
    width: 120,
    height: 40,
    rotation: 0,
    fontFamily: 'Roboto',
    fontSize: 20,
    suggestedColors: [],
  },
  1_000,
);
const start = { x: 100, y: 50 };
const canvas = page.getByRole('application');
const committed = vi.fn<(document: EditorDocument) => void>();

async function open() {
  mount(
    <ImageEditor
      image={drawNoiseImage(size.width, size.height)}
      document={{ ...size, texts: [text] }}
      onDocumentChange={committed}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Uno' })).toHaveAttribute('aria-pressed', 'true');
  canvas.element().setPointerCapture = () => {};
}

function send(type: string, point: Point, init: PointerEventInit = {}) {
  const { x, y } = onPage(canvas.element(), point);
  const at = { clientX: x, clientY: y };
  const pointer = { pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, bubbles: true, cancelable: true };
  canvas.element().dispatchEvent(new PointerEvent(type, { ...pointer, ...at, ...init }));
}
const frame = () => document.querySelector('[data-slot="selection-box"]')?.getBoundingClientRect();

/** Presses the text and moves it, without letting go. @returns where its frame stood before */
async function beginDrag(): Promise<number> {
  await open();
  const left = frame()?.left ?? Number.NaN;
  send('pointerdown', start);
  send('pointermove', { x: start.x + 63, y: start.y + 47 });
  await eventually(() => expect(frame()?.left).toBeGreaterThan(left + 20));
  return left;
}

beforeEach(() => {
  committed.mockClear();
});

describe('a drag that is broken off leaves no half state', () => {
  const breaks: readonly (readonly [string, () => Promise<void> | void])[] = [
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a pointer that the system takes away', () => send('pointercancel', start)],
    ['a capture that is lost', () => send('lostpointercapture', start)],
    ['a second finger', () => send('pointerdown', { x: 300, y: 200 }, { pointerId: 2, isPrimary: false })],
  ];
  test.each(breaks)('%s', async (_name, breakOff) => {
    const left = await beginDrag();
    const backWhereItWas = () => eventually(() => expect(frame()?.left).toBeCloseTo(left, 0));
    await breakOff();
    await backWhereItWas();
    expect(committed).not.toHaveBeenCalled();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    // Later events of the pointer are ignored.
    send('pointermove', { x: 10, y: 10 });
    send('pointerup', { x: 10, y: 10 });
    await backWhereItWas();
  });

  test('a window that changes its size lets the drag go on from where the pointer is', async () => {
    await beginDrag();
    const stage = document.querySelector<HTMLElement>('.test-stage');
    if (stage) stage.style.width = '800px';
    await eventually(() => expect(canvas.element().getBoundingClientRect().width).toBeLessThan(600));
    send('pointermove', { x: start.x + 60, y: start.y + 40 }, { ctrlKey: true });
    send('pointerup', { x: start.x + 60, y: start.y + 40 });
    await eventually(() => expect(committed).toHaveBeenCalledOnce());
    expect(committed.mock.calls[0]?.[0].texts[0]).toMatchObject({ width: 120, height: 40 });
    expect(committed.mock.calls[0]?.[0].texts[0]?.x).toBeCloseTo(100, 0);
  });
});

describe('typing that is left keeps what was written', () => {
  const exits: readonly (readonly [string, () => Promise<void> | void])[] = [
    ['by Escape', () => userEvent.keyboard('{Escape}')],
    [
      'by a press outside',
      () => {
        send('pointerdown', { x: 380, y: 280 });
        send('pointerup', { x: 380, y: 280 });
      },
    ],
    ['by another tool of the panel', () => page.getByRole('tab', { name: /Texts/ }).click()],
  ];
  test.each(exits)('%s', async (_name, leave) => {
    await open();
    page.getByRole('button', { name: 'Uno' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' más');
    await leave();
    await expect.element(canvas.getByRole('button', { name: 'Uno más' })).toBeInTheDocument();
  });
});
