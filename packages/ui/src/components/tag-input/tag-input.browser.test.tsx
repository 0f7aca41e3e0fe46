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

test('a list with commas becomes one tag for each new entry, and a number keeps its comma', async () => {
  const { entries } = drawForm(<TagInput label="Words" name="word" defaultValue={['Adidas']} />);
  await userEvent.click(page.getByRole('textbox', { name: 'Words' }));
  await userEvent.keyboard('Nike, Adidas,Puma, Nike , 1,000 Islands{Enter}');
  for (const tag of ['Nike', 'Puma', '1,000 Islands']) {
    await expect.element(page.getByRole('button', { name: `Remove ${tag}` })).toBeVisible();
  }
  await userEvent.keyboard('Puma,');
  expect(entries()).toEqual(['Adidas', 'Nike', 'Puma', '1,000 Islands'].map((tag) => ['word', tag]));
  await userEvent.keyboard(' Nike{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('“Puma, Nike” is in the list already.');
});
