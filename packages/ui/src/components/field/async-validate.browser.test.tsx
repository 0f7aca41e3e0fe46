import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asyncRule, Field, Input, TextField } from '../../index.ts';
import {
  alerts,
  manualRule,
  container,
  draw,
  field,
  isValidating,
  project,
  save,
  submitted,
} from '../../testing/waiting-form.tsx';

test('a slow answer to an earlier value does not count after a fast answer to a later one', async () => {
  const { rule, asked, answer, signal } = manualRule();
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
  const { rule, asked, answer } = manualRule();
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
  const { rule, asked, answer, refuse } = manualRule();
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

test('a field that is gone aborts its question', async () => {
  const { rule, signal } = manualRule();
  draw(<TextField label="Project" name="project" defaultValue="Menu" validate={asyncRule(rule)} />);
  await save();
  draw(null);
  await expect.poll(() => signal('Menu').aborted).toBe(true);
  await save();
  expect(submitted).toHaveBeenCalledOnce();
});

test('every part carries the state, and it is announced', async () => {
  const { rule, answer } = manualRule();
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
  const { rule, asked } = manualRule();
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
  const { rule, asked, answer } = manualRule();
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
