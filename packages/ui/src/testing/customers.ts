import type { ComboboxOption } from '../index.ts';

/** A row of a table, as the value of an option. */
export interface Customer {
  id: number;
  name: string;
}

export const bakery = { id: 7, name: 'Olympe Bakery' };
export const florist = { id: 9, name: 'Nordlys Flowers' };
export const toOption = (customer: Customer): ComboboxOption<Customer> => ({ value: customer, label: customer.name });
export const options = [bakery, florist].map(toOption);
export const byName = {
  isItemEqualToValue: (item: Customer, value: Customer) => item.name.toLowerCase() === value.name.toLowerCase(),
};
export const byId = { itemToStringValue: (customer: Customer) => String(customer.id) };
