export type ValidatedControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The first control inside that the browser's validation refuses. Of a form also those that name it by `form`. */
export function firstInvalid(container: HTMLElement | null): ValidatedControl | undefined {
  const controls =
    container instanceof HTMLFormElement ? container.elements : container?.querySelectorAll('input, select, textarea');
  return [...(controls ?? [])].find(
    (control): control is ValidatedControl => control.matches(':invalid') && !control.matches('fieldset'),
  );
}

/** Whether an element is a control of the form that text is typed into. */
export function takesTyping(element: Element | null, form: HTMLFormElement | null): boolean {
  return (
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    element.form === form &&
    !element.matches('[type=checkbox], [type=radio], [type=range], [type=submit], [type=button]')
  );
}
