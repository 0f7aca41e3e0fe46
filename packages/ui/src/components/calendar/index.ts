export {
  Calendar,
  type CalendarProps,
  type DateRange,
  type RangeCalendarProps,
  type SingleCalendarProps,
} from './calendar.tsx';
