export {
  FieldControl as Control,
  FieldDescription as Description,
  FieldError as Error,
  FieldInput as Input,
  FieldLabel as Label,
  FieldRoot as Root,
} from './field.tsx';
