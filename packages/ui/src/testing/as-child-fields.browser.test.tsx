import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { Field, Fieldset, TextField } from '../index.ts';
import { container, render } from './plain-form.tsx';

test('Fieldset.Legend with `asChild` names the group by a heading', () => {
  render(
    <Fieldset.Root aria-labelledby="plan">
      <Fieldset.Legend asChild>
        <h2>Invoices</h2>
      </Fieldset.Legend>
    </Fieldset.Root>,
  );
  const heading = container.querySelector('h2');
  expect(container.querySelector('fieldset')?.getAttribute('aria-labelledby')).toBe(`plan ${heading?.id}`);
  expect(container.querySelector('legend')).toBeNull();
});

test('Fieldset.Root with `asChild` makes its child a group that disables the fields inside', () => {
  render(
    <Fieldset.Root asChild disabled>
      <section>
        <Fieldset.Legend asChild>
          <h2>Invoices</h2>
        </Fieldset.Legend>
        <TextField label="Street" />
      </section>
    </Fieldset.Root>,
  );
  const group = container.querySelector('section');
  expect(container.querySelector('fieldset')).toBeNull();
  expect(group?.getAttribute('role')).toBe('group');
  expect(group?.getAttribute('aria-labelledby')).toBe(container.querySelector('h2')?.id);
  expect(group?.getAttribute('aria-disabled')).toBe('true');
  expect(container.querySelector('input')?.disabled).toBe(true);
});

const drawError = (error: ReactElement) =>
  render(
    <form>
      <Field.Root>
        <Field.Input required />
        {error}
      </Field.Root>
      <Fieldset.Error asChild>
        <strong className="own">Choose one of both.</strong>
      </Fieldset.Error>
    </form>,
  );

test('Field.Error with `asChild` gives its child what the form found, or the words of the child', async () => {
  drawError(
    <Field.Error asChild>
      <em />
    </Field.Error>,
  );
  expect(container.querySelector('em')).toBeNull();
  flushSync(() => container.querySelector('form')?.requestSubmit());
  await expect.poll(() => container.querySelector('em[role=alert]')?.textContent).toMatch(/\w+/);
  expect(container.querySelector('input')?.getAttribute('aria-describedby')).toBe(container.querySelector('em')?.id);
  drawError(
    <Field.Error asChild>
      <em>Type a name.</em>
    </Field.Error>,
  );
  expect(container.querySelector('em')?.textContent).toBe('Type a name.');
  const own = container.querySelector('strong');
  expect([own?.textContent, own?.className.includes('own'), own?.querySelectorAll('svg').length]).toEqual([
    'Choose one of both.',
    true,
    1,
  ]);
});
