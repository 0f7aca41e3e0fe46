import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '../testing/eventually.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { size, threeTexts } from '../testing/three-texts.ts';

const style = page.getByRole('region', { name: 'Letters and lines' });
const field = style.getByRole('spinbutton', { name: 'Curve' });

/** An editor with the first text selected, its lines curved by so many degrees. @returns the curves of all texts as they were saved last */
async function open(curve?: number): Promise<() => (number | undefined)[]> {
  const texts = threeTexts(0, ['#cc0000']).map((text, index) => (index === 0 ? { ...text, curve } : text));
  const { saved } = openEditor({ ...size, texts });
  const first = page.getByRole('button', { name: 'Uno', exact: true });
  await expect.element(first).toBeInTheDocument();
  (first.element() as HTMLElement).focus();
  await expect.element(field).toBeVisible();
  return () => saved().texts.map((text) => text.curve);
}

test('a curve is typed, stepped by keys and taken back by undo', async () => {
  const curves = await open();
  await expect.element(field).toHaveValue('0');
  await userEvent.fill(field, '90');
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(curves()).toEqual([90, undefined, undefined]));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await eventually(() => expect(curves()[0]).toBe(80));
  // Steps of the keys are one with what was typed only if they follow it within a second: a slow machine needs more than one undo.
  await eventually(async () => {
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(curves()[0]).toBeUndefined();
  });
  await expect.element(field).toHaveValue('0');
});

test('a curve takes no more than a whole circle, either way', async () => {
  const curves = await open();
  await userEvent.fill(field, '-999');
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(curves()[0]).toBe(-360));
});

test('a drag of its name bends the lines, through straight ones, as one step', async () => {
  const curves = await open(10);
  const labels = [...style.element().querySelectorAll('[data-slot="number-field-label"]')];
  const label = labels.find(({ textContent }) => textContent === 'Curve');
  if (!label) throw new Error('The field has no name.');
  label.setPointerCapture = () => {};
  const { left, top } = label.getBoundingClientRect();
  const send = (type: string, across: number) =>
    label.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, button: 0, clientX: left + 5 + across, clientY: top + 5, bubbles: true }),
    );
  send('pointerdown', 0);
  for (const across of [-4, -8, -12, -16]) send('pointermove', across);
  send('pointerup', -16);
  await eventually(() => expect(curves()[0]).toBe(-10));
  await userEvent.keyboard('{Control>}z{/Control}');
  await eventually(() => expect(curves()[0]).toBe(10));
});

test('texts with several curves are called mixed, and take one together; a command sets them straight', async () => {
  const curves = await open(120);
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveAttribute('placeholder', 'Mixed');
  await userEvent.fill(field, '-60');
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(curves()).toEqual([-60, -60, -60]));
  await expect.element(field).toHaveValue('-60');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('remove the curve');
  await expect.element(page.getByRole('option', { name: 'Remove the curve' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(curves()).toEqual([undefined, undefined, undefined]));
});

test('while a curved text is written, its letters are seen straight where the caret is', async () => {
  await open(40);
  await userEvent.click(page.getByRole('button', { name: 'Uno', exact: true }), { force: true });
  await userEvent.keyboard('{Enter}');
  const area = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect.element(area).toHaveFocus();
  await eventually(() => expect(getComputedStyle(area.element()).color).toBe('rgb(204, 0, 0)'));
  await userEvent.keyboard('{Escape}');
  await expect.element(area).not.toBeInTheDocument();
});
