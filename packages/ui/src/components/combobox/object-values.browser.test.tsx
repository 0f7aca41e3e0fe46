import { useState } from 'react';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox, type ComboboxOption, type ComboboxProps, type SelectFieldProps } from '../../index.ts';
import { toText } from './use-picked.ts';
import { bakery, byId, byName, florist, options, type Customer } from '../../testing/customers.ts';
import { drawForm, render } from '../../testing/plain-form.tsx';

const nobody: ComboboxOption<Customer>[] = [];
const itemToStringLabel = ({ name }: Customer) => name;
const button = (name: string) => page.getByRole('button', { name });

async function choose(from: string, text: string) {
  await userEvent.click(button(from));
  await userEvent.keyboard(`${text}{Enter}`);
}

describe('a Combobox with objects as values', () => {
  test('reports the object and submits its text, goes back to the first with a reset, and can be required', async () => {
    const onValueChange = vi.fn<(customer: Customer | null) => void>();
    const { form, entries, discard } = drawForm(
      <Combobox required label="Customer" name="customer" {...{ options, onValueChange }} {...byId} />,
    );
    expect(form.checkValidity()).toBe(false);
    expect(entries()).toEqual([['customer', '']]);
    await choose('Customer Select an option', 'nord');
    expect(onValueChange.mock.lastCall?.[0]).toBe(florist);
    expect(form.checkValidity()).toBe(true);
    expect(entries()).toEqual([['customer', '9']]);
    await discard();
    await expect.poll(entries).toEqual([['customer', '']]);
    expect(onValueChange.mock.lastCall?.[0]).toBeNull();
  });

  test('finds the chosen one by its text, whichever object it is', async () => {
    render(<Combobox label="Customer" value={{ ...florist }} options={options} {...byId} />);
    await userEvent.click(button('Customer Nordlys Flowers'));
    await expect
      .element(page.getByRole('option', { name: 'Nordlys Flowers' }))
      .toHaveAttribute('aria-selected', 'true');
  });

  test('finds the chosen one by the equality of the caller', async () => {
    const renamed = { id: 70, name: 'olympe bakery' };
    render(<Combobox label="Customer" defaultValue={renamed} {...{ options, ...byName }} {...byId} />);
    await expect.element(button('Customer Olympe Bakery')).toBeVisible();
  });

  test('shows a value that no option has by its label', async () => {
    render(<Combobox label="Customer" value={bakery} options={nobody} {...byId} {...{ itemToStringLabel }} />);
    await expect.element(button('Customer Olympe Bakery')).toBeVisible();
  });

  test('says what is missing where a value has no text', () => {
    expect(() => toText(bakery, undefined)).toThrow(/itemToStringValue/);
  });
});

/** Several customers, held by the caller as new objects after each change, as a store does. */
function Customers({ onChange }: { onChange: (customers: Customer[]) => void }) {
  const [customers, setCustomers] = useState<Customer[]>([bakery]);
  return (
    <Combobox
      multiple
      label="Customers"
      name="customer"
      options={options}
      value={customers}
      onValueChange={(next) => {
        setCustomers(next.map((customer) => ({ ...customer })));
        onChange(next);
      }}
      {...byId}
    />
  );
}

describe('a Combobox with several objects', () => {
  test('adds, removes, submits an entry for each and goes back with a reset', async () => {
    const onChange = vi.fn<(customers: Customer[]) => void>();
    const { entries, discard } = drawForm(<Customers onChange={onChange} />);
    await choose('Customers Olympe Bakery', 'nord');
    await userEvent.keyboard('{Escape}');
    expect(entries()).toEqual([
      ['customer', '7'],
      ['customer', '9'],
    ]);
    await userEvent.click(button('Remove Olympe Bakery'));
    expect(onChange).toHaveBeenLastCalledWith([florist]);
    expect(entries()).toEqual([['customer', '9']]);
    await discard();
    await expect.poll(entries).toEqual([['customer', '7']]);
  });

  test('can be required', async () => {
    const { form } = drawForm(
      <Combobox multiple required label="Customers" name="customer" {...{ options }} {...byId} />,
    );
    expect(form.checkValidity()).toBe(false);
    await choose('Customers Select an option', 'olympe');
    expect(form.checkValidity()).toBe(true);
  });
});

describe('the types', () => {
  type Reported<Props extends { onValueChange?: unknown }> = Parameters<
    Extract<Props['onValueChange'], (...args: never[]) => unknown>
  >[0];

  test('of texts need nothing, and an empty text means that nothing is chosen', () => {
    expectTypeOf<Reported<ComboboxProps>>().toEqualTypeOf<string>();
    expectTypeOf<Reported<ComboboxProps<true>>>().toEqualTypeOf<string[]>();
    expectTypeOf<ComboboxProps['itemToStringValue']>().extract<undefined>().toEqualTypeOf<undefined>();
  });

  test('of objects are those of the options', () => {
    expectTypeOf<Reported<ComboboxProps<false, Customer>>>().toEqualTypeOf<Customer | null>();
    expectTypeOf<Reported<ComboboxProps<true, Customer>>>().toEqualTypeOf<Customer[]>();
    expectTypeOf<Reported<SelectFieldProps<Customer>>>().toEqualTypeOf<Customer>();
    expectTypeOf(Combobox<false, Customer>).toBeCallableWith({ label: '', options, value: null });
    // @ts-expect-error -- a value of another type than the options
    expectTypeOf(Combobox<false, Customer>).toBeCallableWith({ label: '', options, value: 'Olympe' });
  });

  test('are inferred from the options', () => {
    render(
      <Combobox
        label="Customer"
        options={options}
        onValueChange={(customer) => expectTypeOf(customer).toEqualTypeOf<Customer | null>()}
        {...byId}
      />,
    );
  });
});
