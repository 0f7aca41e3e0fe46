import { DataTable, DropdownMenu, IconButton, type DataTableColumn } from '@palimpsest/ui';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Entry, Kind } from './entry.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { type ScreenWords, type SharedWords, useWords } from '../../messages/words.ts';

export interface EntryTableProps {
  kind: Kind;
  /** Undefined while they are loading. */
  entries: readonly Entry[] | undefined;
  /** Whether the entries are being loaded, for the first time or again. */
  loading: boolean;
  empty: ReactNode;
  error: ReactNode;
  onEdit: (entry: Entry) => void;
  onDelete: (entry: Entry) => void;
}

const day = { dateStyle: 'medium' } as const;

interface ColumnWords {
  words: ScreenWords['terminology'];
  shared: SharedWords;
  dateFormat: Intl.DateTimeFormat;
}

const columnsOf = (
  kind: Kind,
  narrow: boolean,
  { words, shared, dateFormat }: ColumnWords,
  actions: Pick<EntryTableProps, 'onEdit' | 'onDelete'>,
): readonly DataTableColumn<Entry>[] => {
  const languages = ({ source_lang: from, target_lang: to }: Entry) =>
    shared.languagePair({ source: shared.languageName(from), target: shared.languageInSentence(to) });
  const changed = ({ updated_at }: Entry) => dateFormat.format(new Date(updated_at));
  const translation = (entry: Entry) =>
    entry.translation === null ? (
      <span className="text-muted">{words.stays}</span>
    ) : (
      <Words narrow={narrow}>{entry.translation}</Words>
    );
  return [
    {
      id: 'source',
      header: words[kind].source,
      rowHeader: true,
      cell: (entry) => (
        <Stacked below={narrow && languages(entry)} words={<Words narrow={narrow}>{entry.source}</Words>} />
      ),
      width: narrow ? '50%' : '34%',
    },
    {
      id: 'translation',
      header: words.translation,
      cell: (entry) => <Stacked below={narrow && changed(entry)} words={translation(entry)} />,
      width: narrow ? '50%' : '34%',
    },
    // On a phone these columns would be cut off, so `Stacked` shows their content below the words.
    ...(narrow
      ? []
      : [
          { id: 'languages', header: words.languages, cell: (entry: Entry) => <Fact>{languages(entry)}</Fact> },
          { id: 'updated', header: words.changed, cell: (entry: Entry) => <Fact>{changed(entry)}</Fact> },
        ]),
    {
      id: 'actions',
      header: <span className="sr-only">{words.actions}</span>,
      align: 'end',
      cell: (entry) => <EntryMenu entry={entry} {...actions} />,
    },
  ];
};

/** The entries of one page, with what can be done with each. */
export function EntryTable({ kind, entries, loading, empty, error, onEdit, onDelete }: EntryTableProps) {
  const words = useWords('terminology');
  const shared = useWords('shared');
  const dateFormat = useDateFormat(day);
  const narrow = useNarrow();
  return (
    <DataTable
      caption={words[kind].tab}
      hideCaption
      columns={columnsOf(kind, narrow, { words, shared, dateFormat }, { onEdit, onDelete })}
      rows={entries ?? []}
      dense={narrow}
      rowKey={({ id }) => id}
      loading={loading}
      // The state in place of rows is a whole block, not a sentence to be centered.
      empty={<div className="text-start">{empty}</div>}
      error={error ? <div className="text-start">{error}</div> : undefined}
    />
  );
}

function Words({ narrow, children }: { narrow: boolean; children: string }) {
  return (
    <span className={`line-clamp-3 whitespace-pre-line wrap-anywhere ${narrow ? '' : 'min-w-24'}`}>{children}</span>
  );
}

/** Languages or date in a column of their own. */
function Fact({ children }: { children: string }) {
  return <span className="whitespace-nowrap text-muted">{children}</span>;
}

/** Shows a fact that has no column of its own below the words. */
function Stacked({ words, below }: { words: ReactNode; below: string | false }) {
  return (
    <>
      {words}
      {below ? <span className="mt-1 block text-xs font-normal text-muted">{below}</span> : null}
    </>
  );
}

interface EntryMenuProps extends Pick<EntryTableProps, 'onEdit' | 'onDelete'> {
  entry: Entry;
}

function EntryMenu({ entry, onEdit, onDelete }: EntryMenuProps) {
  const shared = useWords('shared');
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label={shared.actionsFor({ name: entry.source })} size="sm" tooltip={false}>
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Item onSelect={() => onEdit(entry)}>
          <Pencil aria-hidden />
          {shared.edit}
        </DropdownMenu.Item>
        <DropdownMenu.Item tone="danger" onSelect={() => onDelete(entry)}>
          <Trash2 aria-hidden />
          {shared.delete}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
