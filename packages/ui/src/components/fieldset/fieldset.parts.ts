export {
  FieldsetDescription as Description,
  FieldsetError as Error,
  FieldsetLegend as Legend,
  FieldsetRoot as Root,
} from './fieldset.tsx';
