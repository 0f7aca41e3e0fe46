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

describe('the keys of an open list', () => {
  const letters = 'ABCDEFGHIJKL'.split('').map((label) => ({ value: label, label, disabled: label === 'B' }));

  async function drawOpen() {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Combobox label="Field" options={letters} {...{ onValueChange }} />);
    await open('Field Select an option');
    return { onValueChange, chosen: () => onValueChange.mock.calls.map(([value]) => value) };
  }

  test('move past disabled options, around the ends, and by eight; Enter chooses and returns to the field', async () => {
    const { chosen } = await drawOpen();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{PageDown}{Enter}');
    await expect.poll(chosen).toEqual(['K']);
    await expect.element(page.getByRole('button', { name: 'Field K' })).toHaveFocus();
  });

  test('choose no disabled option, nor does a press; Escape chooses nothing and returns to the field', async () => {
    const { chosen } = await drawOpen();
    await userEvent.click(page.getByRole('option', { name: 'B' }), { force: true });
    await userEvent.keyboard('b{Enter}{Escape}');
    await expect.element(page.getByRole('button', { name: 'Field Select an option' })).toHaveFocus();
    expect(chosen()).toEqual([]);
  });
});
