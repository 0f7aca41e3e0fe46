import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { TagInput } from './tag-input.tsx';

test('a list with commas becomes one tag for each new entry, and a number keeps its comma', async () => {
  render(<TagInput label="Words" defaultValue={['Adidas']} />);
  await userEvent.click(page.getByRole('textbox', { name: 'Words' }));
  await userEvent.keyboard('Nike, Adidas,Puma, Nike , 1,000 Islands{Enter}');
  for (const tag of ['Nike', 'Puma', '1,000 Islands']) {
    await expect.element(page.getByRole('button', { name: `Remove ${tag}` })).toBeVisible();
  }
  expect(page.getByRole('listitem').elements()).toHaveLength(4);
  await userEvent.keyboard('Puma, Nike{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('“Puma, Nike” is in the list already.');
});

test('an empty tag is refused, until something is typed', async () => {
  render(<TagInput label="Words" />);
  const field = page.getByRole('textbox', { name: 'Words' });
  await userEvent.click(field);
  await userEvent.keyboard('   {Enter}');
  await expect.element(field).toHaveAccessibleDescription('Type something first.');
  await userEvent.keyboard('Olympe');
  await expect.element(field).toBeValid();
});

test('a button removes its tag, and Backspace the last one', async () => {
  const onValueChange = vi.fn<(tags: readonly string[]) => void>();
  render(<TagInput label="Words" defaultValue={['Palimpsest', 'Olympe', 'Nº 5']} onValueChange={onValueChange} />);
  await userEvent.click(page.getByRole('button', { name: 'Remove Olympe' }));
  expect(onValueChange).toHaveBeenLastCalledWith(['Palimpsest', 'Nº 5']);
  await expect.element(page.getByRole('textbox', { name: 'Words' })).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  expect(onValueChange).toHaveBeenLastCalledWith(['Palimpsest']);
});
