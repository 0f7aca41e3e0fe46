import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Fieldset, NumberField, SegmentedControl, SelectField, Slider, TextField } from '../../index.ts';
import { fields } from '../../testing/field-cases.tsx';
import { container, drawForm } from '../../testing/plain-form.tsx';

const sides = [
  { value: 'front', label: 'Front' },
  { value: 'back', label: 'Back' },
];

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
          <NumberField label="Width" defaultValue={1} disabled={false} />
        </Fieldset.Root>
      </Fieldset.Root>,
    );
    expect(page.getByRole('spinbutton').element().matches(':disabled')).toBe(true);
  });

  const cases = [
    ...fields,
    { name: 'SegmentedControl', filled: <SegmentedControl label="Side" options={sides} name="side" /> },
    { name: 'SelectField', filled: <SelectField label="Side" options={sides} value="front" /> },
    { name: 'Slider', filled: <Slider label="Zoom" name="zoom" value={50} /> },
  ];
  test.each(cases)('that is another element and disabled takes no input in $name', ({ filled }) => {
    const { entries, form } = drawForm(
      <Fieldset.Root asChild disabled>
        <section>{filled}</section>
      </Fieldset.Root>,
    );
    expect(entries()).toEqual([]);
    const controls = [...form.querySelectorAll<HTMLElement>('section :is(input, textarea, select, button)')];
    expect(controls.length).toBeGreaterThan(0);
    expect(controls.filter((control) => !control.matches(':disabled'))).toEqual([]);
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
