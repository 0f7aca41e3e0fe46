import { expect, test } from 'vitest';
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
