import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asyncRule, Field, TextField } from '../../index.ts';
import {
  alerts,
  manualRule,
  container,
  draw,
  isValidating,
  project,
  save,
  submitted,
} from '../../testing/waiting-form.tsx';

test('a submission waits for the answer, and goes on with the button that began it', async () => {
  const { rule, asked, answer } = manualRule();
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
  const { rule, answer } = manualRule();
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
  const one = manualRule();
  const two = manualRule();
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
  const { rule, asked, answer } = manualRule();
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
  const { rule, answer, signal } = manualRule();
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

test('a reset gives up the question, also of the first value', async () => {
  const { rule, answer, signal } = manualRule();
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

/** A file control of the page, as a field of the caller would have it. */
const poster = <input key="poster" type="file" name="poster" aria-label="Poster" />;

function chooseFile(file: File) {
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  if (!input) throw new Error('There is no file control.');
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('another file of the same name gives up the submission that waits, in this field and in another', async () => {
  const ofField = vi.fn<(signal: AbortSignal) => Promise<undefined>>(() => new Promise(() => {}));
  draw(
    <Field.Root validate={asyncRule((_value, _values, signal) => ofField(signal))}>
      <Field.Control>{poster}</Field.Control>
    </Field.Root>,
  );
  await expect.poll(() => container.querySelector('input[type=file]')).not.toBeNull();
  chooseFile(new File(['a'], 'menu.png', { lastModified: 1 }));
  await save();
  const [signal] = ofField.mock.lastCall ?? [];
  expect(signal?.aborted).toBe(false);
  chooseFile(new File(['another'], 'menu.png', { lastModified: 2 }));
  await save();
  await expect.poll(() => signal?.aborted).toBe(true);
  expect(ofField).toHaveBeenCalledTimes(2);

  const { rule, answer } = manualRule();
  draw([<TextField key="1" label="Project" name="project" defaultValue="Menu" validate={asyncRule(rule)} />, poster]);
  await expect.element(project()).toBeVisible();
  chooseFile(new File(['a'], 'menu.png', { lastModified: 1 }));
  await save();
  chooseFile(new File(['another'], 'menu.png', { lastModified: 2 }));
  answer('Menu');
  await expect.poll(isValidating).toBe(false);
  expect(submitted).not.toHaveBeenCalled();
});

test('a submission with an empty file control goes on after the answer', async () => {
  const { rule, answer } = manualRule();
  draw([<TextField key="1" label="Project" name="project" defaultValue="Menu" validate={asyncRule(rule)} />, poster]);
  await save();
  await new Promise(requestAnimationFrame);
  answer('Menu');
  await expect.poll(() => submitted.mock.calls.length).toBe(1);
});
