import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Select, SelectField } from '../../index.ts';
import { bakery, byId, byName, florist, options, type Customer } from '../../testing/customers.ts';
import { drawForm } from '../../testing/plain-form.tsx';

describe('the parts of Select with objects as values', () => {
  test('report the object, submit its text and go back with a reset', async () => {
    const onValueChange = vi.fn<(customer: Customer | null) => void>();
    const { entries, discard } = drawForm(
      <Select.Root<Customer> name="customer" defaultValue={{ ...bakery }} {...{ onValueChange }} {...byId}>
        <Select.Trigger aria-label="Customer">
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          <Select.Item value={bakery}>Olympe Bakery</Select.Item>
          <Select.Item value={florist}>Nordlys Flowers</Select.Item>
        </Select.Content>
      </Select.Root>,
    );
    await expect.poll(entries).toEqual([['customer', '7']]);
    await userEvent.click(page.getByRole('combobox'));
    await userEvent.click(page.getByRole('option', { name: 'Nordlys Flowers' }));
    expect(onValueChange.mock.lastCall?.[0]).toBe(florist);
    expect(entries()).toEqual([['customer', '9']]);
    await discard();
    await expect.poll(entries).toEqual([['customer', '7']]);
    expect(onValueChange.mock.lastCall?.[0]).toBe(bakery);
  });
});

describe('a SelectField with objects as values', () => {
  test('reports the object, submits its text and goes back with a reset', async () => {
    const onValueChange = vi.fn<(customer: Customer) => void>();
    const { entries, discard } = drawForm(
      <SelectField
        label="Customer"
        name="customer"
        defaultValue={{ ...bakery }}
        {...{ options, onValueChange }}
        {...byId}
      />,
    );
    expect(entries()).toEqual([['customer', '7']]);
    await userEvent.click(page.getByRole('combobox'));
    await userEvent.click(page.getByRole('option', { name: 'Nordlys Flowers' }));
    expect(onValueChange.mock.lastCall?.[0]).toBe(florist);
    expect(entries()).toEqual([['customer', '9']]);
    await discard();
    await expect.poll(entries).toEqual([['customer', '7']]);
  });

  test('can be required, and finds the chosen one by the equality of the caller', async () => {
    const { form } = drawForm(
      <>
        <SelectField required label="Customer" name="customer" {...{ options }} {...byId} />
        <SelectField label="Other" value={{ id: 0, name: florist.name }} {...{ options, ...byName }} {...byId} />
      </>,
    );
    expect(form.checkValidity()).toBe(false);
    await expect.element(page.getByRole('combobox', { name: 'Other' })).toHaveTextContent('Nordlys Flowers');
  });
});
