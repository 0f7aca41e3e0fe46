import { maxListLimit, processStatuses } from '@palimpsest/contract';
import { Button, DateRangeField, NumberField, SelectField, TextField, type DateRange } from '@palimpsest/ui';
import { useState, type FormEvent } from 'react';
import { everything, readAdminSearch, type AdminSearch } from './admin-search.ts';

const statusOptions = [
  { id: 'all', value: '', label: 'All statuses' },
  ...processStatuses.map((status) => ({ value: status, label: status.replaceAll('_', ' ') })),
];

export interface AdminFiltersProps {
  /** What is shown now. */
  search: AdminSearch;
  /** An answer is on its way. */
  searching: boolean;
  onSearch: (search: AdminSearch) => void;
}

/** Narrows the list of all users' processes. Nothing is searched before the button is pressed. */
export function AdminFilters({ search, searching, onSearch }: AdminFiltersProps) {
  const [user, setUser] = useState(search.user ?? '');
  const [status, setStatus] = useState<string>(search.status ?? '');
  const [limit, setLimit] = useState(search.limit);
  const [offset, setOffset] = useState(search.offset);
  const [dates, setDates] = useState<DateRange>({ start: search.start ?? null, end: search.end ?? null });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(readAdminSearch({ user, status, limit, offset, start: dates.start, end: dates.end }));
  };

  return (
    <form
      aria-label="Filters"
      className="mb-8 grid grid-cols-2 items-end gap-3 md:grid-cols-4 xl:grid-cols-[2fr_1.5fr_6rem_6rem_2.5fr_auto]"
      onSubmit={handleSubmit}
    >
      <TextField
        label="User ID"
        value={user}
        onChange={({ target }) => setUser(target.value)}
        className="col-span-2 md:col-span-1"
      />
      <SelectField
        label="Status"
        options={statusOptions}
        value={status}
        onValueChange={setStatus}
        className="col-span-2 md:col-span-1"
      />
      <NumberField
        label="Limit"
        min={1}
        max={maxListLimit}
        decimals={0}
        value={limit}
        onValueChange={setLimit}
        onClear={() => setLimit(everything.limit)}
      />
      <NumberField
        label="Offset"
        min={0}
        decimals={0}
        value={offset}
        onValueChange={setOffset}
        onClear={() => setOffset(everything.offset)}
      />
      <DateRangeField
        label="Dates"
        value={dates}
        onValueChange={setDates}
        messages={{ start: 'Start Date', end: 'End Date' }}
        className="col-span-2 md:col-span-3 xl:col-span-1"
      />
      <Button
        type="submit"
        variant="primary"
        loading={searching}
        loadingText="Searching"
        className="col-span-2 md:col-span-1"
      >
        Search
      </Button>
    </form>
  );
}
