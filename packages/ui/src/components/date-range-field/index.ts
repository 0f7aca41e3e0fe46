export { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx';
export type { DateRangeFieldMessages } from './date-range-field.messages.ts';
export type { DateRangeFieldCalendarProps, DateRangeFieldPresetsProps } from './date-range-field-content.tsx';
export type { DateRangeFieldEntryProps } from './date-range-field-parts.tsx';
export type { DateRangeFieldRootProps } from './date-range-field-root.tsx';
export type { DateRangeChangeReason } from './use-date-entries.ts';
export { lastDays, thisMonth, type DateRangePreset } from './date-range.ts';
