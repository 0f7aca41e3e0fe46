import type { Guide } from '../../docs/guide.ts';

export const historyListGuide: Guide = {
  use: ['Saved versions of a document: what was changed, when and by whom, with a button to restore each.'],
  avoid: ['Steps that can be undone at once: use Undo.', 'A log of many entries with columns: use DataTable.'],
  anatomy: `<HistoryList
  versions={[{ id: '7', at: new Date(), title: 'Headline retyped', author: 'Inês Duarte' }]}
  currentId="7"
  selectedId={selected}
  onSelect={preview}
  onRestore={restore}
/>`,
  keyboard: {
    Tab: 'Moves from version to version, and to the button of each.',
    'Enter or Space': 'Previews the version, or restores it.',
  },
  parts: {
    'history-list': {},
    'history-list-day': {},
    'history-list-version': {
      'data-current': 'The version in use.',
      'data-selected': 'The previewed version.',
    },
    'history-list-select': { 'aria-pressed': 'Whether the version is previewed.' },
    'history-list-restore': { 'aria-busy': 'While the version is being restored.' },
    'history-list-empty': {},
  },
};
