import type { ReactNode } from 'react';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Checkbox,
  ColorField,
  Combobox,
  Form,
  NumberField,
  Slider,
  Switch,
  TagInput,
  TextField,
  type FormSubmitDetails,
  type FormValues,
} from '../../index.ts';
import { render } from '../../testing/plain-form.tsx';

const submitted = vi.fn<(values: object, details: FormSubmitDetails) => void>();
const save = (name = 'Save') => userEvent.click(page.getByRole('button', { name }));
const languages = [
  { value: 'pt', label: 'Portuguese' },
  { value: 'fr', label: 'French' },
];

async function valuesOf(fields: ReactNode, button?: string) {
  submitted.mockClear();
  render(
    <Form onFormSubmit={submitted}>
      {fields}
      <button type="submit">Save</button>
      <button type="submit" name="next" value="close">
        Save and close
      </button>
    </Form>,
  );
  await save(button);
  return submitted.mock.lastCall?.[0];
}

test('the values of the fields are plain values', async () => {
  const values = await valuesOf(
    <>
      <TextField label="Project" name="project" defaultValue="Menu" />
      <NumberField label="Width" name="width" defaultValue={1.5} />
      <NumberField label="Height" name="height" />
      <Slider label="Zoom" name="zoom" defaultValue={40} />
      <Slider label="Sizes" name="sizes" defaultValue={[16, 64]} />
      <Checkbox label="Keep names" name="keepNames" />
      <Switch label="Public" name="public" defaultChecked />
      <ColorField label="Ink" name="ink" defaultValue="#102030" />
      <Combobox label="From" name="from" options={languages} defaultValue="pt" />
    </>,
  );
  expect(values).toEqual({
    project: 'Menu',
    width: 1.5,
    height: null,
    zoom: 40,
    sizes: [16, 64],
    keepNames: false,
    public: true,
    ink: '#102030',
    from: 'pt',
  });
});

test.for([0, 1, 2])('several values are an array, also %d of them', async (count) => {
  const tags = ['Brand', 'Cafe'].slice(0, count);
  const chosen = languages.slice(0, count).map(({ value }) => value);
  const values = await valuesOf(
    <>
      <TagInput label="Tags" name="tags" defaultValue={tags} />
      {languages.map(({ value, label }) => (
        <Checkbox key={value} name="read" value={value} label={label} defaultChecked={chosen.includes(value)} />
      ))}
      <input type="file" name="posters" aria-label="Posters" multiple />
    </>,
  );
  expect(values).toEqual({ tags, read: chosen, posters: [] });
});

test('what is not submitted has no value; no chosen file is null', async () => {
  const values = await valuesOf(
    <>
      <TextField label="Code" name="code" defaultValue="x" disabled />
      <NumberField label="Width" name="width" defaultValue={2} disabled />
      <TagInput label="Tags" name="tags" defaultValue={['x']} disabled />
      <Combobox label="To" name="to" options={languages} disabled />
      <fieldset name="group" disabled>
        <input name="inside" aria-label="Inside" />
      </fieldset>
      <input type="file" name="poster" aria-label="Poster" />
    </>,
  );
  expect(values).toEqual({ poster: null });
});

test('the button that submits the form adds its value', async () => {
  const project = <TextField label="Project" name="project" defaultValue="Menu" />;
  expect(await valuesOf(project)).toEqual({ project: 'Menu' });
  expect(await valuesOf(project, 'Save and close')).toEqual({ project: 'Menu', next: 'close' });
});

test('the page stays: the event is prevented, and is handed over with the entries', async () => {
  await valuesOf(<TextField label="Project" name="project" defaultValue="Menu" />);
  const details = submitted.mock.lastCall?.[1];
  expect(details?.event).toBeInstanceOf(SubmitEvent);
  expect(details?.event.defaultPrevented).toBe(true);
  expect([...(details?.data ?? [])]).toEqual([['project', 'Menu']]);
});

test('an invalid form, and a submission that `onSubmit` prevents, hand over nothing', async () => {
  submitted.mockClear();
  const project = <TextField label="Project" name="project" required />;
  const button = <button type="submit">Save</button>;
  render(
    <Form onFormSubmit={submitted}>
      {project}
      {button}
    </Form>,
  );
  await save();
  await expect.element(page.getByRole('alert')).toBeVisible();
  render(
    <Form onFormSubmit={submitted} onSubmit={(event) => event.preventDefault()}>
      {button}
    </Form>,
  );
  await save();
  expect(submitted).not.toHaveBeenCalled();
});

test('the caller may say which values there are', () => {
  interface Project {
    project: string;
    width: number | null;
  }
  const forms = [
    <Form key="own" onFormSubmit={(values: Project) => expectTypeOf(values.width).toEqualTypeOf<number | null>()} />,
    <Form key="any" onFormSubmit={(values) => expectTypeOf(values).toEqualTypeOf<FormValues>()} />,
  ];
  expect(forms).toHaveLength(2);
});
