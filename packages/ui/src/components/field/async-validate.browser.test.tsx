import type { ComponentProps, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asyncRule, Field, Input, TextField } from '../../index.ts';

let container: HTMLElement;
let root: Root;
const submitted = vi.fn<(entries: [string, FormDataEntryValue][]) => void>();
beforeEach(() => {
  submitted.mockClear();
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

/** Draws fields in a plain form. */
function draw(fields: ReactNode, props: ComponentProps<'form'> = {}) {
  root.render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        submitted([...new FormData(event.currentTarget, submitter)]);
      }}
      {...props}
    >
      {fields}
      <button type="submit" name="step" value="save">
        Save
      </button>
      <button type="reset">Discard</button>
    </form>,
  );
}

/** What belongs to a value that a rule was asked about. */
function of<Known>(known: ReadonlyMap<string, Known>, value: string): Known {
  const found = known.get(value);
  if (!found) throw new Error(`The rule was not asked about "${value}".`);
  return found;
}

/** A rule whose answers are given by the test, by the value that it was asked about. */
function askable() {
  const answers = new Map<string, (answer: string | undefined) => void>();
  const refusals = new Map<string, (reason: Error) => void>();
  const signals = new Map<string, AbortSignal>();
  const asked: string[] = [];
  const rule = async (value: string, _values: FormData, signal: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
    asked.push(value);
    answers.set(value, resolve);
    refusals.set(value, reject);
    signals.set(value, signal);
    return await promise;
  };
  return {
    rule,
    /** The values, in the order of asking. */
    asked,
    answer: (value: string, message?: string) => of(answers, value)(message),
    refuse: (value: string) => of(refusals, value)(new Error('The server is away.')),
    signal: (value: string) => of(signals, value),
  };
}

const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }));
const project = () => page.getByRole('textbox', { name: 'Project' });
const field = () => container.querySelector('[data-slot="text-field"]');
const isValidating = () => field()?.hasAttribute('data-validating');
const alerts = () => page.getByRole('alert').elements();

test('a submission waits for the answer, and goes on with the button that began it', async () => {
  const { rule, asked, answer } = askable();
  draw(<TextField label="Project" name="project" defaultValue="Menu" validate={asyncRule(rule)} />);
  await save();
  await expect.poll(isValidating).toBe(true);
  expect(submitted).not.toHaveBeenCalled();
  answer('Menu');
  await expect
    .poll(() => submitted.mock.calls)
    .toEqual([
      [
        [
          ['project', 'Menu'],
          ['step', 'save'],
        ],
      ],
    ]);
  await expect.poll(isValidating).toBe(false);
  expect(asked).toEqual(['Menu']);
});

test('a message refuses the submission, is shown and takes the focus; another value is asked about again', async () => {
  const { rule, answer } = askable();
  draw(<TextField label="Project" name="project" defaultValue="Menu" validate={asyncRule(rule)} />);
  await save();
  answer('Menu', 'Taken.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Taken.');
  await expect.element(project()).toHaveFocus();
  expect(submitted).not.toHaveBeenCalled();
  await userEvent.fill(project(), 'Card');
  await expect.poll(alerts).toEqual([]);
  await save();
  answer('Card');
  await expect.poll(() => submitted.mock.calls.length).toBe(1);
});

test('a submission waits for every field', async () => {
  const one = askable();
  const two = askable();
  draw([
    <TextField key="1" label="Project" name="project" defaultValue="Menu" validate={asyncRule(one.rule)} />,
    <TextField key="2" label="Client" name="client" defaultValue="Olympe" validate={asyncRule(two.rule)} />,
  ]);
  await save();
  one.answer('Menu');
  await expect.poll(isValidating).toBe(false);
  expect(submitted).not.toHaveBeenCalled();
  two.answer('Olympe');
  await expect.poll(() => submitted.mock.calls.length).toBe(1);
});

test('a second press while the submission waits does not submit twice', async () => {
  const { rule, asked, answer } = askable();
  draw(<TextField label="Project" name="project" defaultValue="Menu" validate={asyncRule(rule)} />);
  await save();
  await save();
  answer('Menu');
  await expect.poll(() => submitted.mock.calls.length).toBe(1);
  await expect.poll(isValidating).toBe(false);
  expect(asked).toEqual(['Menu']);
  expect(submitted).toHaveBeenCalledOnce();
});

test('a change gives up the submission that waits, in this field and in another', async () => {
  const { rule, answer, signal } = askable();
  draw([
    <TextField key="1" label="Project" name="project" defaultValue="Menu" validate={asyncRule(rule)} />,
    <TextField key="2" label="Client" name="client" />,
  ]);
  await save();
  await userEvent.fill(page.getByRole('textbox', { name: 'Client' }), 'Olympe');
  answer('Menu');
  await expect.poll(isValidating).toBe(false);
  await save();
  await userEvent.fill(project(), 'Card');
  await expect.poll(() => signal('Menu').aborted).toBe(true);
  answer('Menu');
  await expect.poll(isValidating).toBe(false);
  expect(submitted).not.toHaveBeenCalled();
});

test('a slow answer to an earlier value does not count after a fast answer to a later one', async () => {
  const { rule, asked, answer, signal } = askable();
  draw(<TextField label="Project" name="project" validateOn="blur" validate={asyncRule(rule)} />);
  await userEvent.fill(project(), 'slow');
  await userEvent.tab();
  await expect.poll(isValidating).toBe(true);
  await userEvent.fill(project(), 'fast');
  expect(signal('slow').aborted).toBe(true);
  await userEvent.tab();
  answer('fast', 'Taken: fast.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Taken: fast.');
  answer('slow', 'Taken: slow.');
  await expect.poll(isValidating).toBe(false);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Taken: fast.');
  expect(asked).toEqual(['slow', 'fast']);
});

test('the answer to a value counts for the same value again', async () => {
  const { rule, asked, answer } = askable();
  draw(<TextField label="Project" name="project" validateOn="blur" validate={asyncRule(rule)} />);
  await userEvent.fill(project(), 'Menu');
  await userEvent.tab();
  answer('Menu', 'Taken.');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await save();
  expect(asked).toEqual(['Menu']);
  expect(submitted).not.toHaveBeenCalled();
});

test('a rule whose promise is rejected says that the value could not be checked, and is asked again', async () => {
  const { rule, asked, answer, refuse } = askable();
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  draw(<TextField label="Project" name="project" defaultValue="Menu" validate={asyncRule(rule)} />);
  await save();
  refuse('Menu');
  await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be checked. Try again.');
  expect(reported).toHaveBeenCalledWith(new Error('The server is away.'));
  expect(submitted).not.toHaveBeenCalled();
  await save();
  vi.unstubAllGlobals();
  await expect.poll(() => asked).toEqual(['Menu', 'Menu']);
  answer('Menu');
  await expect.poll(() => submitted.mock.calls.length).toBe(1);
});

test('a reset gives up the question, also of the first value', async () => {
  const { rule, answer, signal } = askable();
  draw(<TextField label="Project" name="project" defaultValue="Menu" validate={asyncRule(rule)} />);
  await save();
  await userEvent.click(page.getByRole('button', { name: 'Discard' }));
  expect(signal('Menu').aborted).toBe(true);
  await expect.poll(isValidating).toBe(false);
  answer('Menu', 'Taken.');
  await userEvent.click(project());
  expect(alerts()).toEqual([]);
  expect(submitted).not.toHaveBeenCalled();
});

test('a field that is gone aborts its question', async () => {
  const { rule, signal } = askable();
  draw(<TextField label="Project" name="project" defaultValue="Menu" validate={asyncRule(rule)} />);
  await save();
  draw(null);
  await expect.poll(() => signal('Menu').aborted).toBe(true);
  await save();
  expect(submitted).toHaveBeenCalledOnce();
});

test('every part carries the state, and it is announced', async () => {
  const { rule, answer } = askable();
  draw(
    <Field.Root validate={asyncRule(rule)}>
      <Field.Label>Project</Field.Label>
      <Input name="project" defaultValue="Menu" />
      <Field.Description>Stands on every export.</Field.Description>
    </Field.Root>,
  );
  const status = page.getByRole('status');
  await expect.element(status).toBeEmptyDOMElement();
  await save();
  await expect.element(status).toHaveTextContent('Checking...');
  const parts = [...container.querySelectorAll('[data-validating]')].map((part) => part.getAttribute('data-slot'));
  expect(parts).toEqual(['field', 'field-label', 'input', 'field-description']);
  answer('Menu');
  await expect.element(status).toBeEmptyDOMElement();
  expect(container.querySelector('[data-validating]')).toBeNull();
});

test('a field with a synchronous rule has no live region', async () => {
  draw(<TextField label="Project" name="project" defaultValue="Menu" validate={() => undefined} />);
  await save();
  expect(page.getByRole('status').elements()).toEqual([]);
  expect(submitted).toHaveBeenCalledOnce();
});

test('nothing is asked while the browser refuses the value, nor by a form that does not validate', async () => {
  const { rule, asked } = askable();
  draw(<TextField label="Project" name="project" required validate={asyncRule(rule)} />);
  await save();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(asked).toEqual([]);
  draw(<TextField label="Project" name="project" validate={asyncRule(rule)} />, { noValidate: true });
  await save();
  expect(submitted).toHaveBeenCalledOnce();
  expect(asked).toEqual([]);
});

/** Types letters faster than any debounce. */
function typeAtOnce(text: string) {
  const input = project().element() as HTMLInputElement;
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (let length = 1; length <= text.length; length += 1) {
    flushSync(() => {
      value?.set?.call(input, text.slice(0, length));
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}

test('`validateOn="change"` with a debounce asks once the value has stayed the same', async () => {
  const { rule, asked, answer } = askable();
  draw(
    <TextField label="Project" name="project" validateOn="change" validateDebounce={30} validate={asyncRule(rule)} />,
  );
  await userEvent.click(project());
  typeAtOnce('Menu');
  expect(asked).toEqual([]);
  await expect.poll(() => asked).toEqual(['Menu']);
  answer('Menu', 'Taken.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Taken.');
});

test('`validateOn="change"` shows what the browser finds while typing, and nothing after a reset', async () => {
  draw(<TextField label="Project" name="project" required pattern="[a-z]+" validateOn="change" />);
  await userEvent.click(project());
  expect(alerts()).toEqual([]);
  typeAtOnce('M');
  await expect.element(page.getByRole('alert')).toBeVisible();
  typeAtOnce('m');
  await expect.poll(alerts).toEqual([]);
  await userEvent.fill(project(), 'M');
  await userEvent.click(page.getByRole('button', { name: 'Discard' }));
  await expect.element(project()).toHaveValue('');
  await expect.poll(alerts).toEqual([]);
  await expect.poll(() => field()?.hasAttribute('data-dirty')).toBe(false);
  expect(alerts()).toEqual([]);
});
