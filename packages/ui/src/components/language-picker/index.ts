export { LanguagePicker, type LanguagePickerProps, type PickableLanguage } from './language-picker.tsx';
