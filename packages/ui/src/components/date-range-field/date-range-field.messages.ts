export interface DateRangeFieldMessages {
  /** The accessible name of the input for the start. */
  start: string;
  /** The accessible name of the input for the end. */
  end: string;
  /** The accessible name of the button that opens the calendar. */
  open: string;
  /** The accessible name of the button that clears both dates. */
  clear: string;
  /** The accessible name of the panel with the calendar. */
  calendar: string;
  /** The accessible name of the group of presets. */
  presets: string;
  /** The placeholder for the day. */
  day: string;
  /** The placeholder for the month. */
  month: string;
  /** The placeholder for the year. */
  year: string;
  /** The error if a typed text is not a date; `shape` is the placeholder, for example `DD/MM/YYYY`. */
  unreadable: (shape: string) => string;
  /** The error if the start is after the end. */
  order: string;
  /** The error if a day is before the first allowed day. `min` is that day as formatted text. */
  tooEarly: (min: string) => string;
  /** The error if a day is after the last allowed day. `max` is that day as formatted text. */
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
