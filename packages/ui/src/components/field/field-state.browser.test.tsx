import { flushSync } from 'react-dom';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field, Fieldset, Input, TagInput } from '../../index.ts';
import { fields } from '../../testing/field-cases.tsx';
import { container, drawForm, fill } from '../../testing/plain-form.tsx';

/** The root, the label and the control of the one field that is drawn. */
function partsOfField() {
  const label = container.querySelector('label');
  const control = document.getElementById(label?.htmlFor ?? '');
  const root = label?.closest('form > *, fieldset > *');
  if (!label || !control || !root) throw new Error('The field has no root, no label or no control.');
  return [root, label, control];
}

/** Takes the focus: the control, or the first input of a group. */
function focusTarget(): HTMLElement {
  const [, , control] = partsOfField();
  return control?.querySelector('input') ?? (control as HTMLElement);
}

const has = (attribute: string) => partsOfField().map((part) => part.hasAttribute(attribute));
const everywhere = [true, true, true];
const nowhere = [false, false, false];

describe.each(fields)('$name, its root, its label and its control', ({ filled, change, first }) => {
  test('say `data-dirty` while the value is another than at first, until the form is reset', async () => {
    const { discard } = drawForm(filled);
    expect(has('data-dirty')).toEqual(nowhere);
    await change();
    await vi.waitFor(() => expect(has('data-dirty')).toEqual(everywhere));
    await discard();
    await vi.waitFor(() => expect(has('data-dirty')).toEqual(nowhere));
  });

  test('say `data-filled` while there is a value', () => {
    drawForm(filled);
    expect(has('data-filled')).toEqual(first.length > 0 ? everywhere : nowhere);
  });

  test('say `data-focused` while the focus is there, and `data-touched` once it has left', async () => {
    drawForm(filled);
    expect(has('data-focused')).toEqual(nowhere);
    flushSync(() => focusTarget().focus());
    expect(has('data-focused')).toEqual(everywhere);
    expect(has('data-touched')).toEqual(nowhere);
    flushSync(() => (page.getByRole('button', { name: 'Save' }).element() as HTMLElement).focus());
    expect(has('data-focused')).toEqual(nowhere);
    expect(has('data-touched')).toEqual(everywhere);
  });

  test('take no input inside a disabled fieldset, and are not submitted', () => {
    const { entries } = drawForm(<Fieldset.Root disabled>{filled}</Fieldset.Root>);
    expect(entries()).toEqual([]);
    expect(has('data-disabled')).toEqual(everywhere);
    const controls = [...container.querySelectorAll('fieldset :is(input, button, textarea, select)')];
    expect(controls.length).toBeGreaterThan(0);
    expect(controls.filter((control) => !control.matches(':disabled'))).toEqual([]);
  });
});

test('a tag that is added and removed again leaves the field clean', async () => {
  drawForm(<TagInput label="Field" defaultValue={['Olympe']} />);
  await fill('Field', 'Nordlys');
  await userEvent.keyboard('{Enter}');
  expect(has('data-dirty')).toEqual(everywhere);
  await userEvent.keyboard('{Backspace}');
  expect(has('data-dirty')).toEqual(nowhere);
});

test('the description and the error of a field say its state too', async () => {
  drawForm(
    <Field.Root invalid>
      <Field.Label>Field</Field.Label>
      <Input defaultValue="Menu" />
      <Field.Description>Of the poster.</Field.Description>
      <Field.Error>Choose another.</Field.Error>
    </Field.Root>,
  );
  await fill('Field', 'Card');
  for (const slot of ['field-description', 'field-error']) {
    const part = container.querySelector(`[data-slot=${slot}]`);
    expect(
      ['data-dirty', 'data-filled', 'data-focused', 'data-invalid'].filter((name) => part?.hasAttribute(name)),
    ).toHaveLength(4);
  }
  await fill('Field', 'Menu');
  expect(has('data-dirty')).toEqual(nowhere);
});

test('what another form library says of a field wins', () => {
  drawForm(
    <Field.Root dirty filled={false}>
      <Field.Label>Field</Field.Label>
      <Input defaultValue="Menu" />
    </Field.Root>,
  );
  expect(has('data-dirty')).toEqual(everywhere);
  expect(has('data-filled')).toEqual(nowhere);
});
