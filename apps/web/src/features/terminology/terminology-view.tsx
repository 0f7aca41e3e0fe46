import { defaultListLimit, findLanguage } from '@palimpsest/contract';
import { Button, EmptyState, ErrorState, LanguagePicker, Page, Pagination, Tabs, TextField } from '@palimpsest/ui';
import { Download, Plus, Upload } from 'lucide-react';
import { kinds, type Kind } from './entry.ts';
import { EntryTable, type EntryTableProps } from './entry-table.tsx';
import { everyLanguage } from './pair-fields.tsx';
import { isFiltered, type TerminologySearch } from './terminology-search.ts';
import { words } from './words.ts';

export interface TerminologyViewProps extends Pick<EntryTableProps, 'entries' | 'loading' | 'onEdit' | 'onDelete'> {
  search: TerminologySearch;
  /** Called with what changes in the address; what is undefined leaves it. */
  onSearchChange: (changed: { [Name in keyof TerminologySearch]: TerminologySearch[Name] | undefined }) => void;
  /** How many entries there are on all pages. */
  total: number;
  /** Why the entries could not be loaded. */
  error: string | undefined;
  onRetry: () => void;
  onAdd: () => void;
  onImport: () => void;
  onExport: () => void;
}

/** The glossary and the translation memory of a user. */
export function TerminologyView(props: TerminologyViewProps) {
  const { search, onSearchChange, onAdd, onImport, onExport } = props;
  const kind = search.kind ?? 'glossary';
  return (
    <Page
      title="Glossary and memory"
      description={words[kind].purpose}
      actions={
        <>
          <Button icon={<Upload />} onClick={onImport}>
            Import
          </Button>
          <Button icon={<Download />} onClick={onExport}>
            Export
          </Button>
          <Button variant="primary" icon={<Plus />} onClick={onAdd}>
            {words[kind].add}
          </Button>
        </>
      }
    >
      <Tabs.Root
        value={kind}
        onValueChange={(value) =>
          onSearchChange({ kind: kinds.find((name) => name === value), q: undefined, page: undefined })
        }
      >
        <Tabs.List aria-label="Lists">
          {kinds.map((name) => (
            <Tabs.Trigger key={name} value={name}>
              {words[name].tab}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {kinds.map((name) => (
          <Tabs.Content key={name} value={name}>
            {name === kind ? <EntryList kind={kind} {...props} /> : null}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Page>
  );
}

function EntryList({ kind, ...props }: TerminologyViewProps & { kind: Kind }) {
  const { search, onSearchChange, total, entries, error, onRetry, loading, onEdit, onDelete } = props;
  const { page = 1 } = search;
  /** There is nothing to search in. */
  const isBare = entries?.length === 0 && !isFiltered(search);
  return (
    <div className="flex flex-col gap-4">
      {isBare ? null : <Filters kind={kind} {...{ search, onSearchChange }} />}
      <EntryTable
        {...{ kind, entries, onEdit, onDelete }}
        loading={loading && !error}
        error={
          error ? (
            <ErrorState title="Your entries could not be loaded." description={error} onRetry={onRetry} />
          ) : undefined
        }
        empty={<NoEntries kind={kind} {...props} />}
      />
      {total > defaultListLimit ? (
        <Pagination
          className="self-center"
          page={page}
          pageSize={defaultListLimit}
          total={total}
          onPageChange={(next) => onSearchChange({ page: next })}
        />
      ) : null}
    </div>
  );
}

/** The sides of a pair by which the list is filtered. */
const sides = [
  { side: 'source', label: 'From' },
  { side: 'target', label: 'To' },
] as const;

function Filters({
  kind,
  search,
  onSearchChange,
}: Pick<TerminologyViewProps, 'search' | 'onSearchChange'> & { kind: Kind }) {
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <TextField
        label={words[kind].search}
        hideLabel
        type="search"
        placeholder={words[kind].search}
        className="col-span-2 sm:w-72"
        value={search.q ?? ''}
        onChange={({ target }) => onSearchChange({ q: target.value || undefined, page: undefined })}
      />
      {sides.map(({ side, label }) => (
        <LanguagePicker
          key={side}
          label={label}
          hideLabel
          className="sm:w-44"
          languages={[{ value: 'all', label: `${label} all` }, ...everyLanguage]}
          value={search[side] ?? 'all'}
          onValueChange={(name) => onSearchChange({ [side]: findLanguage(name)?.name, page: undefined })}
        />
      ))}
    </div>
  );
}

function NoEntries({ kind, search, onSearchChange, onAdd, onImport }: TerminologyViewProps & { kind: Kind }) {
  const { emptyTitle, emptyText, add } = words[kind];
  if (isFiltered(search)) {
    return (
      <EmptyState
        title="Nothing fits this search."
        action={
          <Button
            onClick={() => onSearchChange({ q: undefined, source: undefined, target: undefined, page: undefined })}
          >
            Show all
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={emptyTitle}
      description={emptyText}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={onAdd}>
            {add}
          </Button>
          <Button onClick={onImport}>Import a file</Button>
        </div>
      }
    />
  );
}
