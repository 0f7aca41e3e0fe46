import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** The element into which {@link render} renders. */
export const container = document.createElement('div');
document.body.append(container);
let root = createRoot(container.appendChild(document.createElement('div')));

// A root that was unmounted with work left empties its element once more, so each has an element of its own.
afterEach(() => {
  root.unmount();
  container.replaceChildren();
  root = createRoot(container.appendChild(document.createElement('div')));
});

/** Renders synchronously. The result is removed after each test. */
export function render(children: ReactNode) {
  flushSync(() => root.render(children));
}

/** Draws a field in a plain form, with a field `last` behind it to move to. */
export function drawForm(field: ReactNode) {
  const onSubmit = vi.fn<(entries: [string, FormDataEntryValue][]) => void>();
  render(
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
