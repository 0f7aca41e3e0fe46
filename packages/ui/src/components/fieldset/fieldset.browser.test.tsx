import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Fieldset, NumberField, TextField } from '../../index.ts';
import { container, drawForm } from '../../testing/plain-form.tsx';

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
