import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { container, render } from '../../testing/plain-form.tsx';
import { ColorField } from './color-field.tsx';

/** The result of the browser's eyedropper, which is stubbed because a person would have to pick a colour. */
const open = vi.fn<() => Promise<{ sRGBHex: string }>>();
const onValueChange = vi.fn<(value: string) => void>();

beforeEach(() => {
  open.mockReset();
  onValueChange.mockReset();
  vi.stubGlobal(
    'EyeDropper',
    class {
      open = open;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const input = () => container.querySelector('[data-slot=input]');
const pipette = page.getByRole('button', { name: 'Pick a color from the screen' });

async function drawOpen() {
  render(<ColorField label="Ink" defaultValue="#173bac" onValueChange={onValueChange} />);
  await userEvent.click(page.getByRole('button', { name: 'Pick: Ink' }));
}

test('takes the color that was picked from the screen', async () => {
  open.mockResolvedValue({ sRGBHex: '#c82d12' });
  await drawOpen();
  await userEvent.click(pipette);
  await expect.poll(() => input()).toHaveProperty('value', '#c82d12');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('#c82d12');
});

test('keeps the color where nothing was picked', async () => {
  open.mockRejectedValue(new DOMException('The user canceled the selection.', 'AbortError'));
  await drawOpen();
  await userEvent.click(pipette);
  await expect.poll(() => open.mock.settledResults.length).toBe(1);
  expect(onValueChange).not.toHaveBeenCalled();
  expect(input()).toHaveProperty('value', '#173bac');
});

test('is not shown where the browser has none', async () => {
  vi.stubGlobal('EyeDropper', undefined);
  await drawOpen();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(pipette.elements()).toEqual([]);
});
