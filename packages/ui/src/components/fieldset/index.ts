export { Fieldset } from './fieldset.tsx';
