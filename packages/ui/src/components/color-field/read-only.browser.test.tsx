import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { container, drawForm } from '../../testing/plain-form.tsx';
import { ColorField } from './color-field.tsx';

test('a read-only field submits its color, and nothing changes it', async () => {
  const onValueChange = vi.fn<() => void>();
  const { entries } = drawForm(
    <ColorField
      readOnly
      label="Color"
      name="color"
      defaultValue="#102030"
      suggestions={['#ffffff']}
      onValueChange={onValueChange}
    />,
  );
  const text = page.getByRole('textbox', { name: 'Color' });
  await userEvent.click(text);
  await userEvent.keyboard('ffffff');
  await expect.element(text).toHaveValue('#102030');
  await expect.element(text).toHaveAttribute('readonly');
  const buttons = [...container.querySelectorAll<HTMLButtonElement>('[data-slot=color-field] button')];
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
  expect(entries()).toEqual([['color', '#102030']]);
  expect(onValueChange).not.toHaveBeenCalled();
});
