export { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx';
export { lastDays, thisMonth, type DateRange, type DateRangePreset } from './date-range.ts';
export type { DateRangeTexts } from './date-range-texts.ts';
