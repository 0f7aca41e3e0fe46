export { FormField, type FieldControl, type FieldProps, type FormFieldProps } from './form-field.tsx';
