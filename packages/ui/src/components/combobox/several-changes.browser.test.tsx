import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox, type SearchChangeDetails, type ValueChangeDetails } from '../../index.ts';
import { drawForm, render } from '../../testing/plain-form.tsx';

const values = vi.fn<(value: string[], details: ValueChangeDetails) => void>();
const searches = vi.fn<(text: string, details: SearchChangeDetails) => void>();
beforeEach(() => {
  values.mockReset();
  searches.mockReset();
});

const languages = [
  { value: 'fr', label: 'French' },
  { value: 'pt', label: 'Portuguese' },
];

const drawSeveral = (defaultValue: string[]) => (
  <Combobox
    multiple
    label="Field"
    name="field"
    options={languages}
    defaultValue={defaultValue}
    onValueChange={values}
    onSearchValueChange={searches}
  />
);

const isOpen = () => document.querySelector('[role=listbox]') !== null;
const valueReasons = () => values.mock.calls.map(([value, { reason, event }]) => [value, reason, event?.type]);
const searchReasons = () => searches.mock.calls.map(([text, { reason, event }]) => [text, reason, event?.type]);
async function open() {
  await userEvent.click(page.getByRole('button', { name: /^Field/ }));
  await expect.element(page.getByRole('combobox')).toHaveFocus();
}

describe('several values', () => {
  test('tell a press on the cross of a chip, Backspace and the reset of a form', async () => {
    const { entries, discard } = drawForm(drawSeveral(['fr', 'pt']));
    await userEvent.click(page.getByRole('button', { name: 'Remove French' }));
    await userEvent.keyboard('{Backspace}');
    expect(entries()).toEqual([]);
    await discard();
    await expect.poll(valueReasons).toEqual([
      [['pt'], 'chip-remove-press', 'click'],
      [[], 'keyboard', 'keydown'],
      [['fr', 'pt'], 'none', undefined],
    ]);
  });

  test('stay if the change is refused: by a cross, Backspace, an option and a reset', async () => {
    const { entries, discard } = drawForm(drawSeveral(['fr']));
    await open();
    await userEvent.keyboard('port{Enter}{Escape}');
    await expect.poll(isOpen).toBe(false);
    values.mockImplementation((_value, { cancel }) => cancel());
    await userEvent.click(page.getByRole('button', { name: 'Remove French' }));
    await expect.element(page.getByRole('button', { name: 'Remove French' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Backspace}');
    await discard();
    expect(valueReasons().map(([, reason]) => reason)).toEqual(['item-press', 'chip-remove-press', 'keyboard', 'none']);
    expect(entries()).toEqual([
      ['field', 'fr'],
      ['field', 'pt'],
    ]);
  });

  test('tell why the text of the search changes', async () => {
    render(drawSeveral([]));
    await open();
    await userEvent.keyboard('f{Enter}p{Escape}');
    await expect.poll(isOpen).toBe(false);
    await expect.poll(searchReasons).toEqual([
      ['f', 'input-change', 'input'],
      ['', 'item-press', 'keydown'],
      ['p', 'input-change', 'input'],
      ['', 'input-clear', undefined],
    ]);
  });

  test('leave the text of the search as it is if the choice, or its change, is refused', async () => {
    render(drawSeveral([]));
    await open();
    const search = page.getByRole('combobox');
    values.mockImplementation((_value, { cancel }) => cancel());
    await userEvent.keyboard('f{Enter}');
    await expect.element(search).toHaveValue('f');
    searches.mockImplementation((_text, { cancel }) => cancel());
    await userEvent.keyboard('r');
    expect(searchReasons().at(-1)).toEqual(['fr', 'input-change', 'input']);
    await expect.element(search).toHaveValue('f');
  });
});
