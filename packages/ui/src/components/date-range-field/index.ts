export { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx';
export { lastDays, thisMonth, type DateRangePreset } from './date-range.ts';
