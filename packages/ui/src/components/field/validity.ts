export type ValidatedControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of a field, also those without a name. */
export const controlsIn = (element: HTMLElement | null): ValidatedControl[] => [
  ...(element?.querySelectorAll<ValidatedControl>('input, textarea, select') ?? []),
];

/** A text that identifies a file, also among files of the same name. Empty for the unnamed file that a form submits for an empty control. */
export const textOfFile = ({ name, size, lastModified }: File) => (name ? `${name} ${size} ${lastModified}` : '');

/** The content of a field: for each control its text, or whether it is checked. */
export const contentIn = (element: HTMLElement | null): (string | boolean)[] =>
  controlsIn(element).map((control) => {
    if (!(control instanceof HTMLInputElement)) return control.value;
    if (control.type === 'file') return [...(control.files ?? [])].map(textOfFile).join('\n');
    return /^(checkbox|radio)$/.test(control.type) ? control.checked : control.value;
  });

/** The first invalid control in a container. A form includes the controls elsewhere on the page whose `form` attribute names it. */
export function firstInvalid(container: HTMLElement | null): ValidatedControl | undefined {
  const controls =
    container instanceof HTMLFormElement ? container.elements : container?.querySelectorAll('input, select, textarea');
  return [...(controls ?? [])].find(
    (control): control is ValidatedControl => control.matches(':invalid') && !control.matches('fieldset'),
  );
}

/** Whether an element is a control of the form that users type into. */
export function takesTyping(element: Element | null, form: HTMLFormElement | null): boolean {
  return (
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    element.form === form &&
    !element.matches('[type=checkbox], [type=radio], [type=range], [type=submit], [type=button]')
  );
}
