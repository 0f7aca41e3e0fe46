import { useState, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field, Input, PasswordField, SegmentedControl, Textarea, TextareaField, TextField } from '../../index.ts';
import { drawForm, fill } from '../../testing/plain-form.tsx';

interface HeldProps {
  label: string;
  name: string;
  value: string;
  onValueChange: (value: string) => void;
}

const named = { 'aria-label': 'Field', name: 'field' };

const controls: [name: string, draw: (props: HeldProps) => ReactNode][] = [
  ['TextField', (props) => <TextField {...props} />],
  ['PasswordField', (props) => <PasswordField {...props} />],
  ['TextareaField', (props) => <TextareaField {...props} />],
  ['Input', ({ value, onValueChange }) => <Input {...named} {...{ value, onValueChange }} />],
  ['Textarea', ({ value, onValueChange }) => <Textarea {...named} {...{ value, onValueChange }} />],
  [
    'Field.Input with another element',
    ({ value, onValueChange }) => (
      <Field.Input asChild {...named} {...{ value, onValueChange }}>
        <input />
      </Field.Input>
    ),
  ],
];

/** A field whose value the page holds and shows. */
function Held({ first, draw, told }: { first: string; draw: (props: HeldProps) => ReactNode; told: Told }) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    told(next);
    setValue(next);
  };
  return (
    <>
      {draw({ label: 'Field', name: 'field', value, onValueChange: change })}
      <p data-testid="held">{value}</p>
    </>
  );
}

type Told = (value: string) => void;

describe.each(controls)('a controlled %s', (_name, draw) => {
  test.each(['', 'Menu'])('tells a reset to "%s"', async (first) => {
    const told = vi.fn<Told>();
    const { discard, entries } = drawForm(<Held {...{ first, draw, told }} />);
    await fill('Field', 'Card');
    expect(told).toHaveBeenLastCalledWith('Card');
    told.mockClear();
    await discard();
    await expect.element(page.getByTestId('held')).toHaveTextContent(first);
    expect(told).toHaveBeenCalledExactlyOnceWith(first);
    expect(entries()).toEqual([['field', first]]);
  });
});

const drawSegments = (props: HeldProps) => (
  <SegmentedControl
    {...props}
    options={[
      { value: 'png', label: 'PNG' },
      { value: 'jpeg', label: 'JPEG' },
    ]}
  />
);

test('a controlled segmented control tells a reset to an empty text', async () => {
  const told = vi.fn<Told>();
  const { discard, entries } = drawForm(<Held first="" draw={drawSegments} told={told} />);
  await userEvent.click(page.getByText('JPEG'));
  expect(entries()).toEqual([['field', 'jpeg']]);
  told.mockClear();
  await discard();
  await expect.element(page.getByTestId('held')).toHaveTextContent('');
  expect(told).toHaveBeenCalledExactlyOnceWith('');
  expect(entries()).toEqual([]);
});
