import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox, FontPicker, LanguagePicker, PalimpsestProvider } from '../../index.ts';
import { de } from '../../messages/de.ts';
import { languages } from '../../testing/field-parts.tsx';
import { render } from '../../testing/plain-form.tsx';

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

test.each([
  ['Combobox', <Combobox key="1" label="Language" options={[{ value: 'de', label: 'German' }]} required />],
  ['LanguagePicker', <LanguagePicker key="2" label="Language" languages={[]} required />],
  ['FontPicker', <FontPicker key="3" label="Language" fonts={[]} required />],
])('a required %s says so before there is an error, in the language of the provider', async (_, field) => {
  render(<PalimpsestProvider messages={de}>{field}</PalimpsestProvider>);
  await expect.element(page.getByRole('button', { name: /^Language/ })).toHaveAccessibleDescription('Pflichtfeld');
});
