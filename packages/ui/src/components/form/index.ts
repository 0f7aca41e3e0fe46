export { Form, type FormProps } from './form.tsx';
export type { FormErrors } from './form-context.ts';
