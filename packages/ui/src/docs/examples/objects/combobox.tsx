import { Combobox } from '@palimpsest/ui';
import { useState } from 'react';

interface Customer {
  id: number;
  name: string;
  town: string;
}

const customers: Customer[] = [
  { id: 7, name: 'Olympe Bakery', town: 'Porto' },
  { id: 9, name: 'Nordlys Flowers', town: 'Bergen' },
  { id: 12, name: 'Farol Surf School', town: 'Peniche' },
];

export function CustomersOfCampaign() {
  const [chosen, setChosen] = useState<Customer[]>(customers.slice(0, 1));
  return (
    <Combobox
      multiple
      label="Customers"
      hint={`In ${chosen.map(({ town }) => town).join(', ') || 'no town'}.`}
      options={customers.map((customer) => ({ value: customer, label: customer.name, hint: customer.town }))}
      itemToStringValue={(customer) => String(customer.id)}
      value={chosen}
      onValueChange={setChosen}
    />
  );
}
