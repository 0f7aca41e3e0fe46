import { maxListLimit, processStatuses } from '@palimpsest/contract';
import { Button, NumberField, SelectField, TextField } from '@palimpsest/ui';
import { useState, type FormEvent } from 'react';
import { everything, readAdminSearch, type AdminSearch } from './admin-search.ts';
import { useWords } from '../../messages/words.ts';

/** The staff reads statuses as the server calls them. */
const namedStatuses = processStatuses.map((status) => ({ value: status, label: status.replaceAll('_', ' ') }));

export interface AdminFiltersProps {
  /** The filters of the list that is shown. */
  search: AdminSearch;
  /** Whether an answer is on its way. */
  searching: boolean;
  onSearch: (search: AdminSearch) => void;
}

/** Narrows the list of all users' processes. Nothing is searched before the button is pressed. */
export function AdminFilters({ search, searching, onSearch }: AdminFiltersProps) {
  const words = useWords('admin');
  const shared = useWords('shared');
  const [user, setUser] = useState(search.user ?? '');
  const [status, setStatus] = useState<string>(search.status ?? '');
  const [limit, setLimit] = useState(search.limit);
  const [offset, setOffset] = useState(search.offset);
  const [start, setStart] = useState(search.start ?? '');
  const [end, setEnd] = useState(search.end ?? '');

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(readAdminSearch({ user, status, limit, offset, start, end }));
  };

  return (
    <form
      aria-label={words.filters}
      className="mb-8 grid grid-cols-2 items-end gap-3 md:grid-cols-4 lg:grid-cols-[2fr_1.5fr_6rem_6rem_1.25fr_1.25fr_auto]"
      onSubmit={handleSubmit}
    >
      <TextField
        label={words.user}
        value={user}
        onChange={({ target }) => setUser(target.value)}
        className="col-span-2 md:col-span-1"
      />
      <SelectField
        label={shared.status}
        options={[{ id: 'all', value: '', label: words.allStatuses }, ...namedStatuses]}
        value={status}
        onValueChange={setStatus}
        className="col-span-2 md:col-span-1"
      />
      <NumberField
        label={words.limit}
        min={1}
        max={maxListLimit}
        decimals={0}
        value={limit}
        onValueChange={setLimit}
        onClear={() => setLimit(everything.limit)}
      />
      <NumberField
        label={words.offset}
        min={0}
        decimals={0}
        value={offset}
        onValueChange={setOffset}
        onClear={() => setOffset(everything.offset)}
      />
      <TextField
        type="date"
        label={words.startDate}
        max={end}
        value={start}
        onChange={({ target }) => setStart(target.value)}
      />
      <TextField
        type="date"
        label={words.endDate}
        min={start}
        value={end}
        onChange={({ target }) => setEnd(target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        loading={searching}
        loadingText={words.searching}
        className="col-span-2 lg:col-span-1"
      >
        {words.search}
      </Button>
    </form>
  );
}
