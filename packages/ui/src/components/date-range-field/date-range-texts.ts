/** Everything that the field says itself, beside what Intl knows. */
export interface DateRangeTexts {
  start: string;
  end: string;
  /** The button that opens the calendar. */
  open: string;
  clear: string;
  /** The calendar itself. */
  calendar: string;
  presets: string;
  previousMonth: string;
  nextMonth: string;
  /** Letters that stand for the parts of a date in the placeholder. */
  day: string;
  month: string;
  year: string;
  /** Said when a typed text is no date; given the shape that a date has. */
  unreadable: (shape: string) => string;
  order: string;
  /** Said when a day is before the first one allowed; given that day as it is written. */
  tooEarly: (min: string) => string;
  tooLate: (max: string) => string;
}

export const englishTexts: DateRangeTexts = {
  start: 'Start date',
  end: 'End date',
  open: 'Choose dates',
  clear: 'Clear dates',
  calendar: 'Calendar',
  presets: 'Ranges',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  day: 'DD',
  month: 'MM',
  year: 'YYYY',
  unreadable: (shape) => `Enter a date as ${shape}.`,
  order: 'The start date cannot be after the end date.',
  tooEarly: (min) => `Choose ${min} or a later date.`,
  tooLate: (max) => `Choose ${max} or an earlier date.`,
};
