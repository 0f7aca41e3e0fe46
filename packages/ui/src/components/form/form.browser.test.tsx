import { useActionState, useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox, Form, TextField, type FormErrors } from '../../index.ts';

let container: HTMLElement;
let root: Root;
beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

const languages = [
  { value: 'pt', label: 'Portuguese' },
  { value: 'fr', label: 'French' },
];

/** Draws a form that answers each submit with the next of these errors. */
function draw(answers: FormErrors[], fields: ReactNode) {
  function Answering() {
    const [submits, setSubmits] = useState(0);
    return (
      <Form
        errors={submits > 0 ? answers[submits - 1] : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          setSubmits(submits + 1);
        }}
      >
        {fields}
        <button type="submit">Save</button>
      </Form>
    );
  }
  root.render(<Answering />);
}

const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }));
const project = () => page.getByRole('textbox', { name: 'Project' });

test('an error stands in the field of its name, describes it, and takes the focus there', async () => {
  draw(
    [{ second: 'Taken.' }],
    [
      <TextField key="1" label="First" name="first" />,
      <TextField key="2" label="Second" name="second" hint="Short." />,
    ],
  );
  await save();
  const second = page.getByRole('textbox', { name: 'Second' });
  await expect.element(second).toHaveAccessibleDescription('Taken.');
  await expect.element(second).toBeInvalid();
  await expect.element(second).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: 'First' })).toBeValid();
});

test('the error goes while the field holds another value, and is back with the refused one', async () => {
  draw([{ project: 'Taken.' }], <TextField label="Project" name="project" defaultValue="Menu" />);
  await save();
  await expect.element(page.getByText('Taken.')).toBeVisible();
  await userEvent.fill(project(), 'Card');
  await expect.element(page.getByText('Taken.')).not.toBeInTheDocument();
  await userEvent.fill(project(), 'Menu');
  await expect.element(page.getByText('Taken.')).toBeVisible();
});

test('a new answer counts for the new value, also with the same words', async () => {
  draw([{ project: 'Taken.' }, { project: 'Taken.' }], <TextField label="Project" name="project" />);
  await save();
  await userEvent.fill(project(), 'Card');
  await save();
  await expect.element(page.getByText('Taken.')).toBeVisible();
});

test('an answer without errors leaves none', async () => {
  draw([{ project: 'Taken.' }, {}], <TextField label="Project" name="project" />);
  await save();
  await expect.element(page.getByText('Taken.')).toBeVisible();
  await save();
  await expect.element(page.getByText('Taken.')).not.toBeInTheDocument();
});

test('a field that is no text field takes the error and the focus too', async () => {
  draw(
    [{ language: 'Not available.' }],
    <Combobox label="Language" name="language" defaultValue="pt" options={languages} />,
  );
  await save();
  await expect.element(page.getByText('Not available.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Language/ })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: /Language/ }));
  await userEvent.click(page.getByRole('option', { name: 'French' }));
  await expect.element(page.getByText('Not available.')).not.toBeInTheDocument();
});

test('who is typing keeps the focus', async () => {
  draw(
    [{ project: 'Taken.' }],
    [<TextField key="1" label="Project" name="project" />, <TextField key="2" label="Client" name="client" />],
  );
  await userEvent.click(page.getByRole('textbox', { name: 'Client' }));
  await userEvent.keyboard('Olympe{Enter}');
  await expect.element(page.getByText('Taken.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Client' })).toHaveFocus();
});

test('the error of the caller takes precedence', async () => {
  draw([{ project: 'Taken.' }], <TextField label="Project" name="project" error="Too long." />);
  await save();
  await expect.element(project()).toHaveAccessibleDescription('Too long.');
});

test('a field that is left empty shows its error when the form is submitted, and no longer once the form is reset', async () => {
  root.render(
    <Form>
      <TextField label="Project" name="project" required />
      <button type="submit">Save</button>
      <button type="reset">Discard</button>
    </Form>,
  );
  await userEvent.click(project());
  await userEvent.tab();
  await expect.poll(() => container.querySelectorAll('[data-slot=text-field][data-touched]').length).toBe(1);
  expect(container.querySelector('[role=alert]')).toBeNull();
  await save();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Discard' }));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.poll(() => container.querySelectorAll('[data-touched]').length).toBe(0);
});

test('an action of React answers with errors, and its answer carries the refused value back', async () => {
  interface Answer {
    errors: FormErrors;
    project: string;
  }
  const create = async (_previous: Answer, data: FormData): Promise<Answer> => {
    const [name = ''] = data.getAll('project').filter((entry) => typeof entry === 'string');
    return await Promise.resolve({ errors: name === 'Menu' ? { project: 'Taken.' } : {}, project: name });
  };
  function NewProject() {
    const [answer, submit] = useActionState(create, { errors: {}, project: '' });
    return (
      <Form action={submit} errors={answer.errors}>
        <TextField label="Project" name="project" defaultValue={answer.project} />
        <button type="submit">Save</button>
      </Form>
    );
  }
  root.render(<NewProject />);
  await userEvent.fill(project(), 'Menu');
  await save();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Taken.');
  await expect.element(project()).toHaveValue('Menu');
  await userEvent.fill(project(), 'Card');
  await save();
  await expect.poll(() => page.getByRole('alert').elements()).toEqual([]);
  await expect.element(project()).toHaveValue('Card');
});

/** Draws a form with one field, and answers its submission only when the returned function is called. */
function drawWaiting(onAnswer: (setValue: (value: string) => void) => void = () => undefined) {
  const answer = { send: () => undefined as void };
  function Waiting() {
    const [errors, setErrors] = useState<FormErrors>({});
    const [value, setValue] = useState('');
    answer.send = () => {
      onAnswer(setValue);
      setErrors({ project: 'Taken.' });
    };
    return (
      <Form
        errors={errors}
        onSubmit={(event) => {
          event.preventDefault();
          setErrors({});
        }}
      >
        <TextField label="Project" name="project" value={value} onChange={(event) => setValue(event.target.value)} />
        <button type="submit">Save</button>
      </Form>
    );
  }
  root.render(<Waiting />);
  return () => answer.send();
}

test('an error belongs to the value that was submitted, not to one that is typed while the answer is awaited', async () => {
  const answer = drawWaiting();
  await userEvent.fill(project(), 'Menu');
  await save();
  await userEvent.fill(project(), 'Card');
  answer();
  await userEvent.type(project(), 's');
  expect(page.getByText('Taken.').elements()).toEqual([]);
  await userEvent.fill(project(), 'Menu');
  await expect.element(page.getByText('Taken.')).toBeVisible();
});

test('an error belongs to the value that its answer sets, for example an emptied password', async () => {
  const answer = drawWaiting((setValue) => setValue(''));
  await userEvent.fill(project(), 'Menu');
  await save();
  answer();
  await expect.element(page.getByText('Taken.')).toBeVisible();
  await expect.element(project()).toHaveValue('');
});

test('an error without a submission belongs to the value of its time', async () => {
  const answer = drawWaiting();
  await userEvent.fill(project(), 'Menu');
  answer();
  await expect.element(page.getByText('Taken.')).toBeVisible();
});
