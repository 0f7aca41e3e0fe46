import { DateRangeField } from '@palimpsest/ui';

export function FairDays() {
  return (
    <DateRangeField
      label="Days of the fair"
      locale="en-GB"
      defaultValue={{ start: '2027-03-20', end: '2027-03-22' }}
      hint="They stand on every poster."
    />
  );
}
