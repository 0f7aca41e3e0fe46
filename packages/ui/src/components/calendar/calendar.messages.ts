export interface CalendarMessages {
  /** The accessible name of the button that shows the month before. */
  previousMonth: string;
  /** The accessible name of the button that shows the month after. */
  nextMonth: string;
}

export const calendarMessages: CalendarMessages = { previousMonth: 'Previous month', nextMonth: 'Next month' };
