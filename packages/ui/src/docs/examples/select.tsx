import { SelectField } from '@palimpsest/ui';
import { useState } from 'react';

export function SectorSelect() {
  const [sector, setSector] = useState('food');
  return (
    <SelectField
      label="What do you sell?"
      options={[
        { value: 'food', label: 'Food and drink' },
        { value: 'fashion', label: 'Fashion' },
        { value: 'events', label: 'Events' },
      ]}
      value={sector}
      onValueChange={setSector}
    />
  );
}
