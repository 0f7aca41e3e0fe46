export interface CalendarMessages {
  /** The accessible name of the button that shows the previous month. */
  previousMonth: string;
  /** The accessible name of the button that shows the next month. */
  nextMonth: string;
}

export const calendarMessages: CalendarMessages = { previousMonth: 'Previous month', nextMonth: 'Next month' };
