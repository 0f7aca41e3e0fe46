/** The value of one control of a form. Null: an empty number, no chosen option, or no chosen file. */
export type FormValue = string | number | boolean | File | null;

/** The values of a form, by the `name` of the controls. */
export type FormValues = Readonly<Record<string, FormValue | readonly FormValue[]>>;

/** Submitted like any text, but numbers. `NumberField` submits its number by a hidden input. */
const isNumber = (control: Element) => control.matches('[type=number], [type=range], [data-value=number]');

/** Controls that submit any number of entries under their name, also if it is one or none. */
const isList = (control: Element) =>
  control.matches('select[multiple], [type=file][multiple], [type=checkbox][value], [data-value=list]');

function valueOf(entry: FormDataEntryValue | undefined, control: Element): FormValue {
  if (entry instanceof File) return entry.name ? entry : null;
  return isNumber(control) && entry !== undefined ? (entry === '' ? null : Number(entry)) : (entry ?? null);
}

/** The controls of a form by name, without buttons and without those that a form never submits. */
function controlsByName(form: HTMLFormElement): Map<string, Element[]> {
  const byName = new Map<string, Element[]>();
  for (const control of form.elements) {
    const name = control.getAttribute('name');
    const isLeftOut = control.matches(
      ':disabled, button, fieldset, object, [type=submit], [type=button], [type=reset], [type=image], output:not([data-value])',
    );
    if (name && !isLeftOut) byName.set(name, [...(byName.get(name) ?? []), control]);
  }
  return byName;
}

/**
 * The values that a form submits, as plain values: a number for NumberField, Slider and inputs for numbers; whether it is checked for a checkbox or a
 * switch without `value`; an array for several controls of one name, checkboxes with `value`, tags and several options or files; a `File`; else a text.
 * @param data The entries that the form submits.
 */
export function formValues(form: HTMLFormElement, data: FormData): FormValues {
  const controls = controlsByName(form);
  const named = [...controls].map(([name, group]): [string, FormValues[string]] => {
    const [first] = group as [Element];
    const entries = data.getAll(name);
    const isRadio = first.matches('[type=radio]');
    if (group.some(isList) || (group.length > 1 && !isRadio))
      return [name, entries.map((entry) => valueOf(entry, first)).filter((value) => value !== null)];
    return [name, first.matches('[type=checkbox]') ? entries.length > 0 : valueOf(entries[0], first)];
  });
  const others = [...data.keys()]
    .filter((name) => !controls.has(name))
    .map((name): [string, FormValues[string]] => [name, data.getAll(name).at(-1) ?? null]);
  return Object.fromEntries([...others, ...named]);
}
