import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { SelectField } from './select-field.tsx';

const options = [
  { value: '', id: 'all', label: 'All sectors' },
  { value: 'retail', label: 'Retail' },
  { value: 'services', label: 'Services' },
];

function Held({ first, told }: { first: string | null; told: (value: string) => void }) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    told(next);
    setValue(next);
  };
  return <SelectField label="Sector" options={options} value={value} onValueChange={change} />;
}

const field = () => page.getByRole('combobox', { name: 'Sector' });

async function choose(name: string) {
  await field().click();
  await page.getByRole('option', { name }).click();
}

test.each([null, 'gone'])('a value without an option, %o, shows the placeholder', async (first) => {
  render(<Held first={first} told={vi.fn<() => void>()} />);
  await expect.element(field()).toHaveTextContent('Select an option');
  await choose('Services');
  await expect.element(field()).toHaveTextContent('Services');
});

test('an option with an empty value is chosen by its id, and reported by its value', async () => {
  const told = vi.fn<(value: string) => void>();
  render(<Held first="retail" told={told} />);
  await choose('All sectors');
  await expect.element(field()).toHaveTextContent('All sectors');
  expect(told).toHaveBeenCalledExactlyOnceWith('');
});

test('keys open the list, go through it and choose; the focus returns to the field', async () => {
  const told = vi.fn<(value: string) => void>();
  render(<Held first="services" told={told} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('option', { name: 'Services' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('option', { name: 'All sectors' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'Retail' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveFocus();
  expect(told).toHaveBeenCalledExactlyOnceWith('retail');
});
