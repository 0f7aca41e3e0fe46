import type { ComponentProps, ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** What {@link draw} draws into. */
export let container: HTMLElement;
let root: Root;
/** Called with the entries of each submission. */
export const submitted = vi.fn<(entries: [string, FormDataEntryValue][]) => void>();
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
export function draw(fields: ReactNode, props: ComponentProps<'form'> = {}) {
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
export function manualRule() {
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

export const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }));
export const project = () => page.getByRole('textbox', { name: 'Project' });
export const field = () => container.querySelector('[data-slot="text-field"]');
export const isValidating = () => field()?.hasAttribute('data-validating');
export const alerts = () => page.getByRole('alert').elements();
