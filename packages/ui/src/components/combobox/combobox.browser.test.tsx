import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox, FontPicker, Form, LanguagePicker, PalimpsestProvider, type ComboboxProps } from '../../index.ts';
import { de } from '../../messages/de.ts';
import { languages } from '../../testing/field-parts.tsx';
import { drawForm, render } from '../../testing/plain-form.tsx';

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
  test('is held by the field from its first text, and is reported as it changes and when the list closes', async () => {
    const onSearchValueChange = vi.fn<(text: string) => void>();
    render(<Combobox label="Field" options={languages} defaultSearchValue="p" {...{ onSearchValueChange }} />);
    await open('Field Select an option');
    await expect.element(search).toHaveValue('p');
    // The list opens with its text selected.
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

/** A field whose options are found elsewhere: those whose value begins with the text. */
function Searched(props: Partial<ComboboxProps<true>>) {
  const [text, setText] = useState('');
  return (
    <Combobox
      multiple
      label="Field"
      filter={null}
      options={languages.filter(({ value }) => value.startsWith(text))}
      searchValue={text}
      onSearchValueChange={setText}
      {...props}
    />
  );
}

describe('a search elsewhere', () => {
  test('lists what was found, also where the text is not in the label', async () => {
    render(<Combobox label="Field" options={languages} filter={null} />);
    await open('Field Select an option');
    await userEvent.keyboard('xyz');
    expect(optionNames()).toEqual(['Português', 'Français']);
  });

  test('keeps the labels of what is chosen when other options are listed', async () => {
    render(<Searched defaultValue={['pt']} />);
    await open('Field Português');
    await userEvent.keyboard('fr');
    await expect.element(page.getByRole('option')).toHaveTextContent('Français');
    await expect.element(page.getByRole('button', { name: 'Remove Português' })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Remove Français' })).toBeInTheDocument();
    await expect.element(search).toHaveValue('');
    expect(optionNames()).toEqual(['Português', 'Français']);
  });
});

const refuseAny = (value: string) => (value === '' ? undefined : 'Leave it empty.');

describe('several values', () => {
  test('held by the caller change only through the caller', async () => {
    const onValueChange = vi.fn<(values: string[]) => void>();
    render(<Combobox multiple label="Field" options={languages} value={['pt']} onValueChange={onValueChange} />);
    await userEvent.click(page.getByRole('button', { name: 'Remove Português' }));
    expect(onValueChange).toHaveBeenLastCalledWith([]);
    await expect.element(page.getByRole('button', { name: 'Remove Português' })).toBeInTheDocument();
  });

  test('are shown by themselves where no option is known for them, and can be removed', async () => {
    const { entries } = drawForm(
      <Combobox multiple label="Field" name="field" options={languages} defaultValue={['pt', 'xx']} />,
    );
    await userEvent.click(page.getByRole('button', { name: 'Remove xx' }));
    expect(entries()).toEqual([['field', 'pt']]);
  });

  test('are no entries of a form while the field is disabled', () => {
    const { entries } = drawForm(
      <Combobox multiple disabled label="Field" name="field" options={languages} defaultValue={['pt', 'fr']} />,
    );
    expect(entries()).toEqual([]);
  });

  test('are checked by a rule of the caller, and an empty field shows the error that the form has for it', async () => {
    render(
      <Form errors={{ field: 'Choose a language.' }} onSubmit={(event) => event.preventDefault()}>
        <Combobox multiple label="Field" name="field" options={languages} defaultValue={[]} validate={refuseAny} />
        <button>Save</button>
      </Form>,
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a language.');
    await open('Field Select an option');
    await userEvent.keyboard('fr{Enter}{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Leave it empty.');
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
