export interface DateRangeFieldMessages {
  /** The accessible name of the first entry. */
  start: string;
  /** The accessible name of the second entry. */
  end: string;
  /** The accessible name of the button that opens the calendar. */
  open: string;
  /** The accessible name of the button that empties both entries. */
  clear: string;
  /** The accessible name of the panel with the calendar. */
  calendar: string;
  /** The accessible name of the named ranges. */
  presets: string;
  /** Letters that stand for the day in the placeholder. */
  day: string;
  /** Letters that stand for the month in the placeholder. */
  month: string;
  /** Letters that stand for the year in the placeholder. */
  year: string;
  /** Said when a typed text is not a date; `shape` is the placeholder, for example `DD/MM/YYYY`. */
  unreadable: (shape: string) => string;
  /** Said when the start is after the end. */
  order: string;
  /** Said when a day is before the first allowed day, which is given as formatted text. */
  tooEarly: (min: string) => string;
  /** Said when a day is after the last allowed day, which is given as formatted text. */
  tooLate: (max: string) => string;
}

export const dateRangeFieldMessages: DateRangeFieldMessages = {
  start: 'Start date',
  end: 'End date',
  open: 'Choose dates',
  clear: 'Clear dates',
  calendar: 'Calendar',
  presets: 'Ranges',
  day: 'DD',
  month: 'MM',
  year: 'YYYY',
  unreadable: (shape) => `Enter a date as ${shape}.`,
  order: 'The start date cannot be after the end date.',
  tooEarly: (min) => `Choose ${min} or a later date.`,
  tooLate: (max) => `Choose ${max} or an earlier date.`,
};
