import { defaultListLimit, findLanguage } from '@palimpsest/contract';
import { Button, EmptyState, ErrorState, LanguagePicker, Page, Pagination, Tabs, TextField } from '@palimpsest/ui';
import { useFormat } from '@palimpsest/ui/messages/context';
import { Download, Plus, Upload } from 'lucide-react';
import { kinds, type Kind } from './entry.ts';
import { EntryTable, type EntryTableProps } from './entry-table.tsx';
import { isFiltered, type TerminologySearch } from './terminology-search.ts';
import { everyLanguage } from '../../lib/language/every-language.ts';
import { useWords } from '../../messages/words.ts';

export interface TerminologyViewProps extends Pick<EntryTableProps, 'entries' | 'loading' | 'onEdit' | 'onDelete'> {
  search: TerminologySearch;
  /** Called with the changes to the address; an undefined value removes its key. */
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

/** Whether the unfiltered list is empty: it has nothing to search or export, and its empty state offers the ways to first entries. */
const isBare = ({ entries, search }: Pick<TerminologyViewProps, 'entries' | 'search'>) =>
  entries?.length === 0 && !isFiltered(search);

/** The glossary and the translation memory of a user. */
export function TerminologyView(props: TerminologyViewProps) {
  const { search, onSearchChange, onAdd, onImport, onExport } = props;
  const kind = search.kind ?? 'glossary';
  const words = useWords('terminology');
  const shared = useWords('shared');
  return (
    <Page
      title={shared.terminology}
      description={words[kind].purpose}
      actions={
        isBare(props) ? null : (
          <>
            <Button className="grow" icon={<Upload />} onClick={onImport}>
              {words.import}
            </Button>
            <Button className="grow" icon={<Download />} onClick={onExport}>
              {words.export}
            </Button>
            <Button className="grow" variant="primary" icon={<Plus />} onClick={onAdd}>
              {words[kind].add}
            </Button>
          </>
        )
      }
    >
      <Tabs.Root
        value={kind}
        onValueChange={(value) =>
          onSearchChange({ kind: kinds.find((name) => name === value), q: undefined, page: undefined })
        }
      >
        <Tabs.List aria-label={words.lists}>
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
  const words = useWords('terminology');
  return (
    <div className="flex flex-col gap-4">
      {isBare(props) ? null : <Filters kind={kind} {...{ search, onSearchChange }} />}
      <EntryTable
        {...{ kind, entries, onEdit, onDelete }}
        loading={loading && !error}
        error={error ? <ErrorState title={words.listFailed} description={error} onRetry={onRetry} /> : undefined}
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
  { side: 'source', word: 'from', all: 'fromAll' },
  { side: 'target', word: 'to', all: 'toAll' },
] as const;

function Filters({
  kind,
  search,
  onSearchChange,
}: Pick<TerminologyViewProps, 'search' | 'onSearchChange'> & { kind: Kind }) {
  const words = useWords('terminology');
  const languages = everyLanguage(useWords('shared'), useFormat().locale);
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
      {sides.map(({ side, word, all }) => (
        <LanguagePicker
          key={side}
          label={words[word]}
          hideLabel
          className="sm:w-40"
          languages={[{ value: 'all', label: words[all] }, ...languages]}
          value={search[side] ?? 'all'}
          onValueChange={(name) => onSearchChange({ [side]: findLanguage(name)?.name, page: undefined })}
        />
      ))}
    </div>
  );
}

function NoEntries({ kind, search, onSearchChange, onAdd, onImport }: TerminologyViewProps & { kind: Kind }) {
  const words = useWords('terminology');
  const { showAll } = useWords('shared');
  const { emptyTitle, emptyText, add } = words[kind];
  if (isFiltered(search)) {
    return (
      <EmptyState
        title={words.nothingFits}
        action={
          <Button
            onClick={() => onSearchChange({ q: undefined, source: undefined, target: undefined, page: undefined })}
          >
            {showAll}
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
          <Button onClick={onImport}>{words.importFile}</Button>
        </div>
      }
    />
  );
}
