import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox, FontPicker, LanguagePicker } from '../../index.ts';
import { drawForm } from '../../testing/plain-form.tsx';

const onValueChange = vi.fn<() => void>();
const onOpenChange = vi.fn<() => void>();
beforeEach(() => {
  onValueChange.mockReset();
  onOpenChange.mockReset();
});

const options = ['French', 'Welsh'].map((name) => ({ value: name, label: name }));

interface Props {
  readOnly: boolean;
  required?: boolean;
  defaultValue?: string;
}

const shared = { label: 'Field', name: 'field', onValueChange, onOpenChange };

const cases: [name: string, draw: (props: Props) => ReactNode][] = [
  ['Combobox', (props) => <Combobox {...shared} {...{ options }} {...props} />],
  ['LanguagePicker', (props) => <LanguagePicker {...shared} languages={options} {...props} />],
  ['FontPicker', (props) => <FontPicker {...shared} fonts={[{ family: 'French' }, { family: 'Welsh' }]} {...props} />],
];

const control = () => page.getByRole('button', { name: /^Field/ });

describe.each(cases)('a read-only %s', (_, draw) => {
  test('submits its value, takes the focus and says that it is read-only', async () => {
    const { entries } = drawForm(draw({ readOnly: true, defaultValue: 'French' }));
    await expect.poll(entries).toEqual([['field', 'French']]);
    await userEvent.keyboard('{Tab}');
    await expect.element(control()).toHaveFocus();
    await expect.element(control()).toHaveAttribute('data-readonly', '');
    const { ariaReadOnly, ariaDisabled } = control().element();
    expect((control().element() as HTMLInputElement).readOnly ? 'true' : (ariaReadOnly ?? ariaDisabled)).toBe('true');
  });

  test('opens neither by a press nor by a key, and no key changes its value', async () => {
    const { entries } = drawForm(draw({ readOnly: true, defaultValue: 'French' }));
    // The browser's driver would wait until it is enabled.
    await userEvent.click(control(), { force: true });
    await userEvent.keyboard('{ArrowDown}{Enter}w{Backspace}{Delete}{Escape}');
    await userEvent.keyboard(' ');
    expect(page.getByRole('listbox').elements()).toEqual([]);
    expect([onOpenChange.mock.calls, onValueChange.mock.calls]).toEqual([[], []]);
    await expect.poll(entries).toEqual([['field', 'French']]);
  });

  test('does not keep the form back if it is required and empty', async () => {
    const { form } = drawForm(draw({ readOnly: false, required: true }));
    expect(form.checkValidity()).toBe(false);
    drawForm(draw({ readOnly: true, required: true }));
    await expect.poll(() => form.checkValidity()).toBe(true);
  });

  test('opens again afterwards', async () => {
    drawForm(draw({ readOnly: true, defaultValue: 'French' }));
    drawForm(draw({ readOnly: false, defaultValue: 'French' }));
    expect(control().element().hasAttribute('data-readonly')).toBe(false);
    await userEvent.click(control());
    await userEvent.click(page.getByRole('option', { name: 'Welsh' }));
    expect(onValueChange).toHaveBeenCalledOnce();
  });
});

test('an open list closes if its field becomes read-only, and stays closed afterwards', async () => {
  drawForm(<Combobox {...shared} {...{ options }} />);
  await userEvent.click(page.getByRole('button', { name: /^Field/ }));
  await expect.element(page.getByRole('listbox')).toBeVisible();
  drawForm(<Combobox {...shared} {...{ options }} readOnly />);
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  drawForm(<Combobox {...shared} {...{ options }} />);
  expect(page.getByRole('listbox').elements()).toEqual([]);
});
