export { Form, type FormProps, type FormSubmitDetails } from './form.tsx';
export type { FormErrors } from './form-context.ts';
export type { FormValue, FormValues } from './form-values.ts';
