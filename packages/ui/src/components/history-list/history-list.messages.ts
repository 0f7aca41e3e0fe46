/** The built-in words of HistoryList. */
export interface HistoryListMessages {
  /** The accessible name of the list. */
  label: string;
  /** Marks the version that is in use. */
  current: string;
  /** The button that restores a version. */
  restore: string;
  /** Shown when there are no versions. */
  empty: string;
}

export const historyListMessages: HistoryListMessages = {
  label: 'Versions',
  current: 'Current',
  restore: 'Restore',
  empty: 'There are no older versions yet.',
};
