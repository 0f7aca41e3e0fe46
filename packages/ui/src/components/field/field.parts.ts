export {
  FieldControl as Control,
  FieldDescription as Description,
  FieldError as Error,
  FieldLabel as Label,
  FieldRoot as Root,
} from './field.tsx';
