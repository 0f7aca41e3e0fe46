import { flushSync } from 'react-dom';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Checkbox,
  ColorField,
  Combobox,
  Field,
  FileDropzone,
  Form,
  PalimpsestProvider,
  SegmentedControl,
  TagInput,
  TextField,
} from '../../index.ts';
import { de } from '../../messages/de.ts';
import { fields } from '../../testing/field-cases.tsx';
import { languages } from '../../testing/field-parts.tsx';
import { container, drawForm, render } from '../../testing/plain-form.tsx';

describe.each(fields)('$name in a plain form', ({ filled, first, change, changed, required }) => {
  test('submits its first value under its name', () => {
    expect(drawForm(filled).entries()).toEqual(first);
  });

  test('submits what was changed', async () => {
    const { save, onSubmit } = drawForm(filled);
    await change();
    await save();
    expect(onSubmit).toHaveBeenLastCalledWith(changed);
  });

  test('takes its first value again when the form is reset', async () => {
    const { discard, entries } = drawForm(filled);
    await change();
    await discard();
    await vi.waitFor(() => expect(entries()).toEqual(first));
  });

  test('stops a form that lacks a required value, says so in the field and takes the focus', async () => {
    const { form, save, onSubmit } = drawForm(required);
    await save();
    expect(onSubmit).not.toHaveBeenCalled();
    const error = container.querySelector('[role=alert]');
    expect(error?.textContent).not.toBe('');
    const focused = document.activeElement;
    expect(form.contains(focused)).toBe(true);
    expect(focused?.getAttribute('aria-describedby')?.split(' ')).toContain(error?.id);
    expect(focused?.matches('[type=submit]')).toBe(false);
  });
});

test('a segmented control that holds its own value submits it and takes its first one again', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  const { entries, discard } = drawForm(
    <SegmentedControl
      label="Billing"
      name="billing"
      defaultValue="monthly"
      onValueChange={onValueChange}
      options={[
        { value: 'monthly', label: 'Monthly' },
        { value: 'yearly', label: 'Yearly' },
      ]}
    />,
  );
  expect(entries()).toEqual([['billing', 'monthly']]);
  await userEvent.click(page.getByText('Yearly'));
  expect(onValueChange).toHaveBeenLastCalledWith('yearly');
  expect(entries()).toEqual([['billing', 'yearly']]);
  await discard();
  await vi.waitFor(() => expect(entries()).toEqual([['billing', 'monthly']]));
});

test('a segmented control without a name submits nothing, and is still one group for the arrow keys and for a reset', async () => {
  const options = [
    { value: 'png', label: 'PNG' },
    { value: 'jpeg', label: 'JPEG' },
  ];
  const { entries, discard } = drawForm(<SegmentedControl label="Format" defaultValue="png" options={options} />);
  expect(entries()).toEqual([]);
  await userEvent.click(page.getByRole('radio', { name: 'PNG' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'JPEG' })).toBeChecked();
  expect(entries()).toEqual([]);
  await discard();
  await expect.element(page.getByRole('radio', { name: 'PNG' })).toBeChecked();
});

test('a dropzone submits the file that was dropped, and requires one', async () => {
  const { save, onSubmit } = drawForm(<FileDropzone label="Menu" name="menu" accept=".png" required />);
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['menu'], 'spring-menu.png', { type: 'image/png' }));
  const area = page.getByRole('button', { name: 'Menu' }).element();
  flushSync(() => area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })));
  await save();
  const [name, file] = onSubmit.mock.calls[0]?.[0][0] ?? [];
  expect(name).toBe('menu');
  expect(file).toHaveProperty('name', 'spring-menu.png');
});

test.each<[string, (props: { form: string; name: string }) => ReactNode]>([
  ['ColorField', (props) => <ColorField label="Field" defaultValue="#173bac" {...props} />],
  ['TagInput', (props) => <TagInput label="Field" defaultValue={['a']} {...props} />],
  ['Combobox', (props) => <Combobox label="Field" defaultValue="pt" options={languages} {...props} />],
])('%s belongs to the form that it names', (_, draw) => {
  render(
    <>
      <form id="settings" />
      {draw({ form: 'settings', name: 'field' })}
    </>,
  );
  const form = container.querySelector('form') ?? undefined;
  expect([...new FormData(form)].map(([name]) => name.split('.')[0])).toContain('field');
});

test('a disabled field is not submitted', () => {
  const { entries } = drawForm(
    <>
      <TagInput label="Words" name="words" defaultValue={['Olympe']} disabled />
      <Combobox label="Language" name="language" defaultValue="pt" options={languages} disabled />
      <ColorField label="Color" name="color" defaultValue="#173bac" disabled />
    </>,
  );
  expect(entries()).toEqual([]);
});

test('a controlled field reports its first value when the form is reset', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  const draw = (value: string) => (
    <Combobox label="Language" value={value} onValueChange={onValueChange} options={languages} />
  );
  const { discard } = drawForm(draw('pt'));
  render(
    <form>
      {draw('fr')}
      <button type="submit">Save</button>
      <button type="reset">Discard</button>
    </form>,
  );
  await discard();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/fr|pt/));
});

test('a reset that is prevented leaves what was found', async () => {
  const { form, save } = drawForm(<TextField label="Place" name="place" required />);
  await save();
  const message = container.querySelector('[role=alert]')?.textContent;
  expect(message).toBeTruthy();
  form.addEventListener('reset', (event) => event.preventDefault());
  flushSync(() => form.reset());
  expect(container.querySelector('[role=alert]')?.textContent).toBe(message);
});

test('the rule of a group of radios gets the value of the checked one', async () => {
  const rule = vi.fn<(value: string) => undefined>();
  const { save } = drawForm(
    <Field.Root validate={rule}>
      <Field.Label>Side</Field.Label>
      <Field.Control>
        <SegmentedControl
          label="Side"
          name="side"
          defaultValue="back"
          options={[
            { value: 'front', label: 'Front' },
            { value: 'back', label: 'Back' },
          ]}
        />
      </Field.Control>
    </Field.Root>,
  );
  await save();
  expect(rule.mock.calls.at(-1)?.[0]).toBe('back');
});

test('what breaks a constraint is said in the language of the provider', async () => {
  const { save } = drawForm(
    <PalimpsestProvider locale="de" messages={de}>
      <TextField label="Ort" name="place" required />
      <TextField label="Adresse" name="email" type="email" defaultValue="mary" />
      <Checkbox label="Gelesen" name="read" required />
    </PalimpsestProvider>,
  );
  await save();
  expect([...container.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([
    'Füllen Sie dieses Feld aus.',
    'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.',
    'Treffen Sie eine Auswahl.',
  ]);
});

test('several errors of a server stand below each other, and no error is none', () => {
  render(
    <Form errors={{ place: ['Too short.', 'Taken.'], city: [] }}>
      <TextField label="Place" name="place" />
      <TextField label="City" name="city" />
    </Form>,
  );
  const lines = [...container.querySelectorAll<HTMLElement>('[role=alert] span span')];
  expect(lines.map(({ innerText }) => innerText)).toEqual(['Too short.', 'Taken.']);
  expect(container.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
});

test('a field is not left while the focus is in its list', async () => {
  render(
    <>
      <Combobox label="Language" options={languages} required />
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: /Language/ }));
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  expect(container.querySelector('[data-slot=combobox][data-touched]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
  await vi.waitFor(() => expect(container.querySelector('[data-slot=combobox][data-touched]')).not.toBeNull());
});
