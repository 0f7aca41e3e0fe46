export { FontPicker, type FontPickerProps } from './font-picker.tsx';
export type { FontPickerEmptyProps, FontPickerItemProps, FontPickerListProps } from './font-picker-list.tsx';
export type { FontPickerRootProps } from './font-picker-root.tsx';
export type { FontPickerUploadProps } from './font-picker-upload.tsx';
export type { FontOption, FontPickerRow } from './font-rows.ts';
