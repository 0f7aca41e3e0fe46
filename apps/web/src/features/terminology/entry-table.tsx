import { DataTable, DropdownMenu, IconButton, type DataTableColumn } from '@palimpsest/ui';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { type Entry, type Kind } from './entry.ts';
import { words } from './words.ts';

export interface EntryTableProps {
  kind: Kind;
  /** Undefined while they are loading. */
  entries: readonly Entry[] | undefined;
  /** Entries that are shown are being loaded again. */
  loading: boolean;
  empty: ReactNode;
  error: ReactNode;
  onEdit: (entry: Entry) => void;
  onDelete: (entry: Entry) => void;
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

const columnsOf = (
  kind: Kind,
  actions: Pick<EntryTableProps, 'onEdit' | 'onDelete'>,
): readonly DataTableColumn<Entry>[] => [
  {
    id: 'source',
    header: words[kind].source,
    rowHeader: true,
    cell: ({ source }) => <Words>{source}</Words>,
    width: '34%',
  },
  {
    id: 'translation',
    header: 'Translation',
    cell: ({ translation }) =>
      translation === null ? <span className="text-muted">Stays as it is</span> : <Words>{translation}</Words>,
    width: '34%',
  },
  {
    id: 'languages',
    header: 'Languages',
    cell: ({ source_lang, target_lang }) => (
      <span className="whitespace-nowrap text-muted">
        {source_lang} to {target_lang}
      </span>
    ),
  },
  {
    id: 'updated',
    header: 'Changed',
    cell: ({ updated_at }) => (
      <span className="whitespace-nowrap text-muted">{dateFormat.format(new Date(updated_at))}</span>
    ),
  },
  {
    id: 'actions',
    header: <span className="sr-only">Actions</span>,
    align: 'end',
    cell: (entry) => <EntryMenu entry={entry} {...actions} />,
  },
];

/** The entries of one page, with what can be done with each. */
export function EntryTable({ kind, entries, loading, empty, error, onEdit, onDelete }: EntryTableProps) {
  return (
    <DataTable
      caption={words[kind].tab}
      hideCaption
      columns={columnsOf(kind, { onEdit, onDelete })}
      rows={entries ?? []}
      rowKey={({ id }) => id}
      rowLabel={({ source }) => source}
      loading={loading}
      // What the table says in place of rows is a whole state of its own, not a centred sentence.
      empty={<div className="text-start">{empty}</div>}
      error={error ? <div className="text-start">{error}</div> : undefined}
    />
  );
}

function Words({ children }: { children: string }) {
  return <span className="line-clamp-3 min-w-32 whitespace-pre-line wrap-anywhere">{children}</span>;
}

interface EntryMenuProps extends Pick<EntryTableProps, 'onEdit' | 'onDelete'> {
  entry: Entry;
}

function EntryMenu({ entry, onEdit, onDelete }: EntryMenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label={`Actions for ${entry.source}`} size="sm" tooltip={false}>
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Item onSelect={() => onEdit(entry)}>
          <Pencil aria-hidden />
          Edit
        </DropdownMenu.Item>
        <DropdownMenu.Item tone="danger" onSelect={() => onDelete(entry)}>
          <Trash2 aria-hidden />
          Delete
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
