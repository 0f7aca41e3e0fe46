import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox } from '../../index.ts';
import { render } from '../../testing/plain-form.tsx';

const languages = [
  { value: 'fr', label: 'Français' },
  { value: 'pt', label: 'Português' },
];

const search = page.getByRole('combobox');
const optionNames = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
const open = async (name: string) => {
  await userEvent.click(page.getByRole('button', { name }));
  await expect.element(search).toHaveFocus();
};

describe('the text of the search', () => {
  test('is reported as it changes and when the list closes', async () => {
    const onSearchValueChange = vi.fn<(text: string) => void>();
    render(<Combobox label="Field" options={languages} {...{ onSearchValueChange }} />);
    await open('Field Select an option');
    await userEvent.keyboard('po');
    expect(onSearchValueChange).toHaveBeenLastCalledWith('po');
    expect(optionNames()).toEqual(['Português']);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(onSearchValueChange).toHaveBeenLastCalledWith(''));
    await open('Field Select an option');
    await expect.element(search).toHaveValue('');
  });

  test('stays that of a caller who holds it', async () => {
    const onSearchValueChange = vi.fn<(text: string) => void>();
    render(<Combobox label="Field" options={languages} searchValue="fr" {...{ onSearchValueChange }} />);
    await open('Field Select an option');
    await userEvent.keyboard('x');
    expect(onSearchValueChange).toHaveBeenLastCalledWith('x');
    await expect.element(search).toHaveValue('fr');
    expect(optionNames()).toEqual(['Français']);
  });
});
