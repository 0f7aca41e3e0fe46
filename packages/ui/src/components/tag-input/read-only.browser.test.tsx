import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawForm } from '../../testing/plain-form.tsx';
import { TagInput } from './tag-input.tsx';

test('a read-only field submits its tags, and neither a key nor a button removes one', async () => {
  const onValueChange = vi.fn<() => void>();
  const { entries } = drawForm(
    <TagInput readOnly label="Words" name="word" defaultValue={['Olympe']} onValueChange={onValueChange} />,
  );
  const input = page.getByRole('textbox', { name: 'Words' });
  await userEvent.click(input);
  await userEvent.keyboard('{Backspace}');
  expect(onValueChange).not.toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: 'Remove Olympe' })).toBeDisabled();
  await expect.element(input).toHaveAttribute('readonly');
  expect(entries()).toEqual([['word', 'Olympe']]);
});
