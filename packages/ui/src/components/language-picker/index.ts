export { LanguagePicker, type LanguagePickerProps } from './language-picker.tsx';
export type { LanguageOption, LanguagePickerRootProps, PickableLanguage } from './language-picker-parts.tsx';
