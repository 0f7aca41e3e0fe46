import { Calendar } from '@palimpsest/ui';
import { useState } from 'react';

export function OpeningDay() {
  const [day, setDay] = useState<string | null>('2027-03-20');
  return (
    <>
      <Calendar value={day} onValueChange={setDay} min="2027-03-01" locale="en-GB" />
      <output>The fair opens on {day}.</output>
    </>
  );
}
