import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '../testing/eventually.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { onPage, size, threeTexts } from '../testing/three-texts.ts';

const canvas = page.getByRole('application');
const handle = () => document.querySelector('[data-handle="rotation"]');

test('the rotation handle is there once it is switched on, and turns the text', async () => {
  const { saved } = openEditor({ ...size, texts: threeTexts(0, ['#ff0000']) });
  const text = canvas.getByRole('button', { name: 'Dos', exact: true });
  await expect.element(text).toBeInTheDocument();
  (text.element() as HTMLElement).focus();
  await eventually(() => expect(document.querySelector('[data-handle="se"]')).not.toBeNull());
  expect(handle()).toBeNull();

  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('dialog').getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('rotation handle{Enter}');
  await eventually(() => expect(handle()).not.toBeNull());

  canvas.element().setPointerCapture = () => {};
  const box = handle()?.getBoundingClientRect() ?? new DOMRect();
  const mouse = { pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, bubbles: true, cancelable: true };
  const from = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  const { x, y } = onPage(canvas.element(), { x: 350, y: 140 });
  handle()?.dispatchEvent(new PointerEvent('pointerdown', { ...mouse, ...from }));
  canvas.element().dispatchEvent(new PointerEvent('pointermove', { ...mouse, clientX: x, clientY: y }));
  canvas.element().dispatchEvent(new PointerEvent('pointerup', { ...mouse, clientX: x, clientY: y }));
  await eventually(() => expect(saved().texts[1]?.rotation).toBe(90));
});
