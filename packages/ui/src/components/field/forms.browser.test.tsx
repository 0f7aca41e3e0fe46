import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Checkbox,
  ColorField,
  Combobox,
  DateRangeField,
  Field,
  Fieldset,
  FileDropzone,
  Form,
  FormField,
  Input,
  NumberField,
  PasswordField,
  SegmentedControl,
  SelectField,
  Slider,
  Switch,
  TagInput,
  TextareaField,
  TextField,
} from '../../index.ts';

const container = document.createElement('div');
document.body.append(container);
let root = createRoot(container);

afterEach(() => {
  root.unmount();
  root = createRoot(container);
});

/** Draws a field in a plain form, with a field `last` behind it to move to. */
function drawForm(field: ReactNode) {
  const onSubmit = vi.fn<(entries: [string, FormDataEntryValue][]) => void>();
  flushSync(() =>
    root.render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit([...new FormData(event.currentTarget)]);
        }}
      >
        {field}
        <button type="submit">Save</button>
        <button type="reset">Discard</button>
      </form>,
    ),
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return {
    form,
    onSubmit,
    entries: () => [...new FormData(form)],
    save: () => userEvent.click(page.getByRole('button', { name: 'Save' })),
    discard: () => userEvent.click(page.getByRole('button', { name: 'Discard' })),
  };
}

/** Types into a field after emptying it. */
async function fill(name: string, text: string) {
  const control = page
    .getByLabelText(name, { exact: true })
    .elements()
    .find((element) => element.matches('input, textarea'));
  if (!control) throw new Error(`No text can be typed into ${name}.`);
  await userEvent.fill(control, text);
}

interface FieldCase {
  name: string;
  /** The field with a first value. */
  filled: ReactNode;
  /** What a form submits of it at first. */
  first: [string, string][];
  /** Changes it as a person does. */
  change: () => Promise<unknown>;
  /** What a form submits of it then. */
  changed: [string, string][];
  /** The field without a value, required. */
  required: ReactNode;
}

const languages = [
  { value: 'pt', label: 'Português' },
  { value: 'fr', label: 'Français' },
];

function NumberParts(props: ComponentProps<typeof NumberField.Root>) {
  return (
    <NumberField.Root name="field" {...props}>
      <Field.Label>Field</Field.Label>
      <NumberField.Group>
        <NumberField.Decrement />
        <NumberField.Input />
        <NumberField.Increment />
      </NumberField.Group>
      <Field.Error />
    </NumberField.Root>
  );
}

function ColorParts(props: ComponentProps<typeof ColorField.Root>) {
  return (
    <ColorField.Root name="field" {...props}>
      <Field.Label>Field</Field.Label>
      <ColorField.Control>
        <ColorField.Swatch />
        <ColorField.Input />
      </ColorField.Control>
      <ColorField.Picker />
      <Field.Error />
    </ColorField.Root>
  );
}

function ComboboxParts(props: Omit<ComponentProps<typeof Combobox.Root>, 'options'>) {
  return (
    <Combobox.Root name="field" options={languages} {...props}>
      <Field.Label>Field</Field.Label>
      <Combobox.Trigger>
        <Combobox.Value />
      </Combobox.Trigger>
      <Combobox.Content>
        <Combobox.Input />
        <Combobox.List />
      </Combobox.Content>
      <Field.Error />
    </Combobox.Root>
  );
}

const textCase = (
  name: string,
  Component: typeof TextField | typeof PasswordField | typeof TextareaField,
): FieldCase => ({
  name,
  filled: <Component label="Field" name="field" defaultValue="Menu" />,
  first: [['field', 'Menu']],
  change: () => fill('Field', 'Card'),
  changed: [['field', 'Card']],
  required: <Component label="Field" name="field" required />,
});

const fields: FieldCase[] = [
  textCase('TextField', TextField),
  textCase('PasswordField', PasswordField),
  textCase('TextareaField', TextareaField),
  {
    name: 'Input',
    filled: (
      <FormField label="Field">
        <Input name="field" defaultValue="Menu" />
      </FormField>
    ),
    first: [['field', 'Menu']],
    change: () => fill('Field', 'Card'),
    changed: [['field', 'Card']],
    required: (
      <FormField label="Field" required>
        <Input name="field" />
      </FormField>
    ),
  },
  {
    name: 'NumberField',
    filled: <NumberField label="Field" name="field" defaultValue={17.456} decimals={1} />,
    first: [['field', '17.456']],
    change: () => fill('Field', '12,125'),
    changed: [['field', '12.125']],
    required: <NumberField label="Field" name="field" required />,
  },
  {
    name: 'ColorField',
    filled: <ColorField label="Field" name="field" defaultValue="#173bac" />,
    first: [['field', '#173bac']],
    change: () => fill('Field', '#C82'),
    changed: [['field', '#cc8822']],
    required: <ColorField label="Field" name="field" required />,
  },
  {
    name: 'TagInput',
    filled: <TagInput label="Field" name="field" defaultValue={['Olympe']} />,
    first: [['field', 'Olympe']],
    change: async () => {
      await fill('Field', ' Nordlys ');
      await userEvent.keyboard('{Enter}');
    },
    changed: [
      ['field', 'Olympe'],
      ['field', 'Nordlys'],
    ],
    required: <TagInput label="Field" name="field" required />,
  },
  {
    name: 'DateRangeField',
    filled: (
      <DateRangeField
        label="Field"
        name="field"
        locale="en-GB"
        defaultValue={{ start: '2025-03-03', end: '2025-03-14' }}
      />
    ),
    first: [
      ['field.start', '2025-03-03'],
      ['field.end', '2025-03-14'],
    ],
    change: async () => {
      await userEvent.fill(page.getByLabelText('Start date'), '01/02/2025');
      await userEvent.tab();
    },
    changed: [
      ['field.start', '2025-02-01'],
      ['field.end', '2025-03-14'],
    ],
    required: <DateRangeField label="Field" name="field" required />,
  },
  {
    name: 'Combobox',
    filled: <Combobox label="Field" name="field" options={languages} defaultValue="pt" />,
    first: [['field', 'pt']],
    change: async () => {
      await userEvent.click(page.getByRole('button', { name: 'Field Português' }));
      await userEvent.keyboard('fran{Enter}');
    },
    changed: [['field', 'fr']],
    required: <Combobox label="Field" name="field" options={languages} required />,
  },
  {
    name: 'The parts of NumberField',
    filled: <NumberParts defaultValue={17.456} />,
    first: [['field', '17.456']],
    change: () => userEvent.click(page.getByRole('button', { name: 'Increase' })),
    changed: [['field', '18.456']],
    required: <NumberParts required />,
  },
  {
    name: 'The parts of ColorField',
    filled: <ColorParts defaultValue="#173bac" />,
    first: [['field', '#173bac']],
    change: () => fill('Field', '#C82'),
    changed: [['field', '#cc8822']],
    required: <ColorParts required />,
  },
  {
    name: 'The parts of Combobox',
    filled: <ComboboxParts defaultValue="pt" />,
    first: [['field', 'pt']],
    change: async () => {
      await userEvent.click(page.getByRole('button', { name: 'Field Português' }));
      await userEvent.keyboard('fran{Enter}');
    },
    changed: [['field', 'fr']],
    required: <ComboboxParts required />,
  },
  {
    name: 'Checkbox',
    filled: <Checkbox label="Field" name="field" value="yes" defaultChecked />,
    first: [['field', 'yes']],
    change: () => userEvent.click(page.getByLabelText('Field')),
    changed: [],
    required: <Checkbox label="Field" name="field" value="yes" required />,
  },
  {
    name: 'Switch',
    filled: <Switch label="Field" name="field" value="yes" />,
    first: [],
    change: () => userEvent.click(page.getByLabelText('Field')),
    changed: [['field', 'yes']],
    required: <Switch label="Field" name="field" value="yes" required />,
  },
];

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

/** The root, the label and the control of the one field that is drawn. */
function partsOfField() {
  const label = container.querySelector('label');
  const control = document.getElementById(label?.htmlFor ?? '');
  const root = label?.closest('form > *, fieldset > *');
  if (!label || !control || !root) throw new Error('The field has no root, no label or no control.');
  return [root, label, control];
}

const has = (attribute: string) => partsOfField().map((part) => part.hasAttribute(attribute));
const everywhere = [true, true, true];
const nowhere = [false, false, false];

const fieldsWithState: Pick<FieldCase, 'name' | 'filled' | 'change' | 'first'>[] = [
  ...fields,
  {
    name: 'SelectField',
    filled: <SelectField label="Field" name="field" options={languages} defaultValue="pt" />,
    first: [['field', 'pt']],
    change: async () => {
      await userEvent.click(page.getByRole('combobox'));
      await userEvent.click(page.getByRole('option', { name: 'Français' }));
    },
  },
];

describe.each(fieldsWithState)('$name, its root, its label and its control', ({ filled, change, first }) => {
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
    flushSync(() => (partsOfField()[2] as HTMLElement).focus());
    expect(has('data-focused')).toEqual(everywhere);
    expect(has('data-touched')).toEqual(nowhere);
    flushSync(() => (page.getByRole('button', { name: 'Save' }).element() as HTMLElement).focus());
    expect(has('data-focused')).toEqual(nowhere);
    expect(has('data-touched')).toEqual(everywhere);
  });

  test('make the form around them dirty, and clean again', async () => {
    const onDirtyChange = vi.fn<(dirty: boolean) => void>();
    flushSync(() =>
      root.render(
        <Form onDirtyChange={onDirtyChange}>
          {filled}
          <button type="reset">Discard</button>
        </Form>,
      ),
    );
    await change();
    await vi.waitFor(() => expect(onDirtyChange.mock.calls).toEqual([[true]]));
    expect(container.querySelector('form')?.hasAttribute('data-dirty')).toBe(true);
    await userEvent.click(page.getByRole('button', { name: 'Discard' }));
    await vi.waitFor(() => expect(onDirtyChange.mock.calls).toEqual([[true], [false]]));
    expect(container.querySelector('form')?.hasAttribute('data-dirty')).toBe(false);
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

const select = () => container.querySelector('[data-slot=select]');

test('a select that is in no form knows whether it was changed', async () => {
  flushSync(() =>
    root.render(
      <div>
        <SelectField label="Field" options={languages} />
      </div>,
    ),
  );
  expect(select()?.hasAttribute('data-filled')).toBe(false);
  await userEvent.click(page.getByRole('combobox'));
  await userEvent.click(page.getByRole('option', { name: 'Français' }));
  await vi.waitFor(() => expect(select()?.hasAttribute('data-dirty')).toBe(true));
  expect(select()?.hasAttribute('data-filled')).toBe(true);
});

test('a tag that is added and removed again leaves the field clean', async () => {
  drawForm(<TagInput label="Field" defaultValue={['Olympe']} />);
  await fill('Field', 'Nordlys');
  await userEvent.keyboard('{Enter}');
  expect(has('data-dirty')).toEqual(everywhere);
  await userEvent.keyboard('{Backspace}');
  expect(has('data-dirty')).toEqual(nowhere);
});

test('a field tells that it became dirty and clean, and its description and error say so too', async () => {
  const onDirtyChange = vi.fn<(dirty: boolean) => void>();
  drawForm(
    <Field.Root onDirtyChange={onDirtyChange} invalid>
      <Field.Label>Field</Field.Label>
      <Input defaultValue="Menu" />
      <Field.Description>Of the poster.</Field.Description>
      <Field.Error>Choose another.</Field.Error>
    </Field.Root>,
  );
  await fill('Field', 'Card');
  expect(onDirtyChange.mock.calls).toEqual([[true]]);
  for (const slot of ['field-description', 'field-error']) {
    const part = container.querySelector(`[data-slot=${slot}]`);
    expect(
      ['data-dirty', 'data-filled', 'data-focused', 'data-invalid'].filter((name) => part?.hasAttribute(name)),
    ).toHaveLength(4);
  }
  await fill('Field', 'Menu');
  expect(onDirtyChange.mock.calls).toEqual([[true], [false]]);
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

test('a form is clean when its dirty field goes', async () => {
  const onDirtyChange = vi.fn<(dirty: boolean) => void>();
  const draw = (field: ReactNode) => flushSync(() => root.render(<Form onDirtyChange={onDirtyChange}>{field}</Form>));
  draw(<TextField label="Field" name="field" />);
  await fill('Field', 'Menu');
  draw(null);
  await vi.waitFor(() => expect(onDirtyChange.mock.calls).toEqual([[true], [false]]));
});

describe('a fieldset', () => {
  test('is named by its legend and described by its description and its error', () => {
    drawForm(
      <Fieldset.Root invalid aria-describedby="note">
        <Fieldset.Legend>Export</Fieldset.Legend>
        <Fieldset.Description>For every picture.</Fieldset.Description>
        <TextField label="File name" />
        <Fieldset.Error>Choose a size or a name.</Fieldset.Error>
      </Fieldset.Root>,
    );
    const group = page.getByRole('group', { name: 'Export' }).element();
    const ids = group.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids[0]).toBe('note');
    expect(ids.slice(1).map((id) => document.getElementById(id)?.textContent)).toEqual([
      'For every picture.',
      'Choose a size or a name.',
    ]);
    expect(group.hasAttribute('data-invalid')).toBe(true);
  });

  test('inside a disabled one takes no input either', () => {
    drawForm(
      <Fieldset.Root disabled>
        <Fieldset.Root disabled={false}>
          <NumberField label="Width" name="width" defaultValue={1} disabled={false} />
        </Fieldset.Root>
      </Fieldset.Root>,
    );
    expect(page.getByRole('spinbutton').element().matches(':disabled')).toBe(true);
  });

  test('without an error shows none', () => {
    drawForm(
      <Fieldset.Root>
        <Fieldset.Legend>Export</Fieldset.Legend>
        <Fieldset.Error />
      </Fieldset.Root>,
    );
    expect(container.querySelector('[role=alert]')).toBeNull();
  });
});

test('a slider of parts takes its name from the field around it and submits under its own', async () => {
  const { entries } = drawForm(
    <Field.Root>
      <Field.Label>Zoom</Field.Label>
      <Slider.Root name="zoom" defaultValue={50} formatValue={(value) => `${value} %`}>
        <Slider.Track>
          <Slider.Range />
        </Slider.Track>
        <Slider.Thumb />
        <Slider.Value />
      </Slider.Root>
    </Field.Root>,
  );
  await userEvent.click(page.getByRole('slider', { name: 'Zoom' }));
  await userEvent.keyboard('{End}');
  expect(entries()).toEqual([['zoom', '100']]);
  await expect.element(page.getByText('100 %')).toBeVisible();
});

test('a slider submits its number and takes its first one again', async () => {
  const { entries, discard } = drawForm(<Slider label="Zoom" name="zoom" defaultValue={50} />);
  await userEvent.click(page.getByRole('slider'));
  await userEvent.keyboard('{End}');
  expect(entries()).toEqual([['zoom', '100']]);
  await discard();
  await vi.waitFor(() => expect(entries()).toEqual([['zoom', '50']]));
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
  ['NumberField', (props) => <NumberField label="Field" defaultValue={1} {...props} />],
  ['ColorField', (props) => <ColorField label="Field" defaultValue="#173bac" {...props} />],
  ['TagInput', (props) => <TagInput label="Field" defaultValue={['a']} {...props} />],
  ['Combobox', (props) => <Combobox label="Field" defaultValue="pt" options={languages} {...props} />],
  ['DateRangeField', (props) => <DateRangeField label="Field" defaultValue={{ start: null, end: null }} {...props} />],
])('%s belongs to the form that it names', (_, draw) => {
  flushSync(() =>
    root.render(
      <>
        <form id="settings" />
        {draw({ form: 'settings', name: 'field' })}
      </>,
    ),
  );
  const form = container.querySelector('form') ?? undefined;
  expect([...new FormData(form)].map(([name]) => name.split('.')[0])).toContain('field');
});

test('a disabled field is not submitted', () => {
  const { entries } = drawForm(
    <>
      <TagInput label="Words" name="words" defaultValue={['Olympe']} disabled />
      <NumberField label="Width" name="width" defaultValue={1} disabled />
      <Combobox label="Language" name="language" defaultValue="pt" options={languages} disabled />
      <ColorField label="Color" name="color" defaultValue="#173bac" disabled />
    </>,
  );
  expect(entries()).toEqual([]);
});

describe('a tag input', () => {
  test('submits the tags and what is typed and not added yet, never the draft alone', async () => {
    const { entries } = drawForm(<TagInput label="Words" name="words" defaultValue={['Olympe']} />);
    await fill('Words', 'Nord');
    expect(entries()).toEqual([
      ['words', 'Olympe'],
      ['words', 'Nord'],
    ]);
  });

  test('adds what is typed when the focus leaves it', async () => {
    const onValueChange = vi.fn<(tags: string[]) => void>();
    drawForm(<TagInput label="Words" onValueChange={onValueChange} />);
    await fill('Words', 'Nordlys');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['Nordlys']);
  });
});

describe('a color field', () => {
  test('stops a form while its text is half a color, and says what a color is', async () => {
    const { form, onSubmit } = drawForm(<ColorField label="Color" name="color" defaultValue="#173bac" />);
    await fill('Color', '#17');
    form.requestSubmit();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a color as #RRGGBB or #RRGGBBAA.');
    await fill('Color', '#173');
    form.requestSubmit();
    expect(onSubmit).toHaveBeenLastCalledWith([['color', '#117733']]);
  });

  test('never submits a half-typed text', async () => {
    const { entries } = drawForm(<ColorField label="Color" name="color" defaultValue="#173bac" />);
    await fill('Color', '#17');
    expect(entries()).toEqual([['color', '#173bac']]);
  });
});

describe('a number field', () => {
  test('applies what is typed before Enter submits the form', async () => {
    const { onSubmit } = drawForm(<NumberField label="Width" name="width" defaultValue={1} />);
    await fill('Width', '24,5');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenLastCalledWith([['width', '24.5']]);
  });

  test('can be emptied if it holds its own value', async () => {
    const { entries } = drawForm(<NumberField label="Width" name="width" defaultValue={1} />);
    await fill('Width', '');
    await userEvent.tab();
    expect(entries()).toEqual([['width', '']]);
  });

  test('shows the last number again if the caller holds the value', async () => {
    drawForm(<NumberField label="Width" value={24} />);
    await fill('Width', '');
    await userEvent.tab();
    await expect.element(page.getByLabelText('Width')).toHaveValue('24');
  });
});

test('a controlled field reports its first value when the form is reset', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  const draw = (value: string) => (
    <Combobox label="Language" value={value} onValueChange={onValueChange} options={languages} />
  );
  const { discard } = drawForm(draw('pt'));
  flushSync(() =>
    root.render(
      <form>
        {draw('fr')}
        <button type="submit">Save</button>
        <button type="reset">Discard</button>
      </form>,
    ),
  );
  await discard();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/fr|pt/));
});

describe('a description of the caller', () => {
  test.each<[string, ReactNode]>([
    ['TextField', <TextField key="f" label="Field" error="Wrong." aria-describedby="note" />],
    ['PasswordField', <PasswordField key="f" label="Field" error="Wrong." aria-describedby="note" />],
    ['TextareaField', <TextareaField key="f" label="Field" error="Wrong." aria-describedby="note" />],
    ['NumberField', <NumberField key="f" label="Field" error="Wrong." aria-describedby="note" />],
    ['ColorField', <ColorField key="f" label="Field" error="Wrong." aria-describedby="note" />],
    ['TagInput', <TagInput key="f" label="Field" error="Wrong." aria-describedby="note" />],
    ['Combobox', <Combobox key="f" label="Field" error="Wrong." aria-describedby="note" options={languages} />],
    ['Checkbox', <Checkbox key="f" label="Field" error="Wrong." aria-describedby="note" />],
    ['Switch', <Switch key="f" label="Field" error="Wrong." aria-describedby="note" />],
    ['FileDropzone', <FileDropzone key="f" label="Field" error="Wrong." aria-describedby="note" />],
  ])('is kept beside the error of %s', (_, field) => {
    drawForm(
      <>
        <p id="note">Seen by everyone.</p>
        {field}
      </>,
    );
    const describedBy = container.querySelector('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
    const texts = describedBy.split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['Seen by everyone.', 'Wrong.']);
  });
});
