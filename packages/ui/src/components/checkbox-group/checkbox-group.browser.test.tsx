import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckboxGroup, Fieldset, type CheckboxGroupRootProps } from '../../index.ts';
import { drawForm, render } from '../../testing/plain-form.tsx';

const onValueChange = vi.fn<NonNullable<CheckboxGroupRootProps['onValueChange']>>();
beforeEach(() => void onValueChange.mockReset());

const group = (props: CheckboxGroupRootProps = {}) => (
  <CheckboxGroup.Root name="to" allValues={['de', 'pl']} defaultValue={['pl']} onValueChange={onValueChange} {...props}>
    <Fieldset.Legend>Languages</Fieldset.Legend>
    <CheckboxGroup.Parent label="All" />
    <CheckboxGroup.Item value="de" label="German" />
    <CheckboxGroup.Item value="pl" label="Polish" />
    <CheckboxGroup.Item value="ja" label="Japanese" disabled />
  </CheckboxGroup.Root>
);
const box = (name: string) => page.getByRole('checkbox', { name });
const values = () => onValueChange.mock.calls.map(([value]) => value);

test('the checkboxes hold one list, which a form submits and restores', async () => {
  const { entries, discard } = drawForm(group());
  expect(entries()).toEqual([['to', 'pl']]);
  await userEvent.click(box('German'));
  await userEvent.click(box('Polish'));
  expect(values()).toEqual([['pl', 'de'], ['de']]);
  expect(entries()).toEqual([['to', 'de']]);
  await discard();
  await expect.poll(entries).toEqual([['to', 'pl']]);
  expect(values()).toHaveLength(3);
});

test('the parent is indeterminate while some are checked, and goes on to all, to none and to the same some', async () => {
  render(group());
  await expect.element(box('All')).toBePartiallyChecked();
  await userEvent.click(box('All'));
  await expect.element(box('All')).toBeChecked();
  await userEvent.click(box('All'));
  await expect.element(box('All')).not.toBeChecked();
  await userEvent.click(box('All'));
  await expect.element(box('All')).toBePartiallyChecked();
  expect(values()).toEqual([['de', 'pl'], [], ['pl']]);
});

test('from all or none at first, the parent goes between both', async () => {
  render(group({ defaultValue: ['ja'] }));
  await userEvent.click(box('All'));
  await userEvent.click(box('All'));
  expect(values()).toEqual([['ja', 'de', 'pl'], ['ja']]);
  await expect.element(box('Japanese')).toBeChecked();
});

test('a refused change leaves every checkbox as it is', async () => {
  onValueChange.mockImplementation((_, { cancel }) => cancel());
  render(group());
  await userEvent.click(box('All'));
  await userEvent.click(box('German'));
  await expect.element(box('All')).toBePartiallyChecked();
  await expect.element(box('German')).not.toBeChecked();
});

/** Refuses German. */
function Held() {
  const [value, setValue] = useState<readonly string[]>(['de', 'pl']);
  return group({ value, onValueChange: (next) => setValue(next.filter((one) => one !== 'de')) });
}

test('the caller may hold the list', async () => {
  render(<Held />);
  await userEvent.click(box('Polish'));
  await expect.element(box('German')).not.toBeChecked();
  await expect.element(box('All')).not.toBeChecked();
});

test('a caller of one checkbox, or of the parent, can refuse its change', async () => {
  render(
    <CheckboxGroup.Root allValues={['de', 'pl']} onValueChange={onValueChange}>
      <CheckboxGroup.Parent label="All" onCheckedChange={(_, { cancel }) => cancel()} />
      <CheckboxGroup.Item value="de" label="German" onCheckedChange={(_, { cancel }) => cancel()} />
      <CheckboxGroup.Item value="pl" label="Polish" />
    </CheckboxGroup.Root>,
  );
  await userEvent.click(box('All'));
  await userEvent.click(box('German'));
  expect(values()).toEqual([]);
  await userEvent.click(box('Polish'));
  expect(values()).toEqual([['pl']]);
});
