export { FontPicker, type FontPickerProps } from './font-picker.tsx';
export type { FontOption } from './font-rows.ts';
