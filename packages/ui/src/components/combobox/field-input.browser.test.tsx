import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox, Dialog, Field, type ComboboxProps } from '../../index.ts';
import '../../testing/looks.css';
import { container, drawForm, render } from '../../testing/plain-form.tsx';

const languages = [
  { value: 'de', label: 'German' },
  { value: 'fr', label: 'French', keywords: 'Français' },
  { value: 'el', label: 'Greek', disabled: true },
  { value: 'pt', label: 'Portuguese' },
];

const onValueChange = vi.fn<(value: unknown) => void>();
const onOpenChange = vi.fn<NonNullable<ComboboxProps['onOpenChange']>>();
beforeEach(() => {
  onValueChange.mockReset();
  onOpenChange.mockReset();
});

const field = (props: Partial<ComboboxProps> = {}) => (
  <Combobox searchable="field" label="To" options={languages} {...{ onValueChange, onOpenChange }} {...props} />
);
const several = (props: Partial<ComboboxProps<true>> = {}) => (
  <Combobox
    multiple
    searchable="field"
    label="To"
    options={languages}
    {...{ onValueChange, onOpenChange }}
    {...props}
  />
);
const input = page.getByRole('combobox');
const list = page.getByRole('listbox');
const names = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
const highlighted = () => document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '');
const values = () => onValueChange.mock.calls.map(([value]) => value);
const openings = () => onOpenChange.mock.calls.map(([open]) => open);

describe('an input that is the field', () => {
  test('is a combobox whose list opens below it, and it keeps the focus', async () => {
    render(field({ required: true }));
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    await expect.element(input).toHaveAttribute('aria-autocomplete', 'list');
    expect((input.element() as HTMLInputElement).labels?.[0]).toHaveTextContent('To');
    await expect.element(input).toHaveAttribute('aria-required', 'true');
    expect(input.element()).not.toHaveAttribute('aria-controls');
    await userEvent.click(input);
    await expect.element(input).toHaveAttribute('aria-expanded', 'true');
    expect(input.element().getAttribute('aria-controls')).toBe(list.element().id);
    await expect.element(input).toHaveFocus();
    expect(page.getByRole('dialog').elements()).toEqual([]);
    await userEvent.click(input);
    await expect.element(list).toBeVisible();
    expect(openings()).toEqual([true]);
  });

  test('filters by the typed text, moves the highlight over disabled options, chooses by Enter and shows the label', async () => {
    render(field());
    await userEvent.tab();
    await userEvent.keyboard('fran');
    expect(names()).toEqual(['French']);
    expect(highlighted()).toHaveTextContent('French');
    await userEvent.keyboard('{Enter}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(input).toHaveValue('French');
    await expect.element(input).toHaveFocus();
    expect(openings()).toEqual([true, false]);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list).toBeVisible();
    expect(names()).toHaveLength(4);
    expect(highlighted()).toHaveTextContent('French');
    await userEvent.keyboard('{ArrowDown}');
    expect(highlighted()).toHaveTextContent('Portuguese');
    await userEvent.keyboard('{Enter}');
    await expect.element(input).toHaveValue('Portuguese');
    expect(values()).toEqual(['fr', 'pt']);
  });

  test('chooses by a click and keeps the focus', async () => {
    render(field());
    await userEvent.click(input);
    await userEvent.click(page.getByRole('option', { name: 'German' }));
    await expect.element(input).toHaveValue('German');
    await expect.element(input).toHaveFocus();
  });

  test('Escape closes the list and gives the label back, then clears the value', async () => {
    render(field({ defaultValue: 'de' }));
    await userEvent.click(input);
    await userEvent.keyboard('xx');
    await expect.element(page.getByText('Nothing found.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(input).toHaveValue('German');
    expect(openings().at(-1)).toBe(false);
    await userEvent.keyboard('{Escape}');
    await expect.element(input).toHaveValue('');
    expect(values()).toEqual(['']);
  });

  test('Escape in a dialog acts on the list, then on the value, then on the dialog', async () => {
    render(
      <Dialog.Root defaultOpen>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Project</Dialog.Title>
          {field({ defaultValue: 'de' })}
        </Dialog.Content>
      </Dialog.Root>,
    );
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(input).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('an empty text clears the value', async () => {
    render(field({ defaultValue: 'de' }));
    await userEvent.clear(input);
    expect(values()).toEqual(['']);
    await expect.element(input).toHaveValue('');
  });

  test('a text that was not chosen is gone when the focus leaves', async () => {
    render(
      <>
        {field()}
        <button type="button">Next</button>
      </>,
    );
    await userEvent.click(input);
    await userEvent.keyboard('ger');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect.element(input).toHaveValue('');
    await expect.element(list).not.toBeInTheDocument();
    expect(openings().at(-1)).toBe(false);
    expect(values()).toEqual([]);
  });

  test('leaves the keys of an input method alone', async () => {
    render(field());
    await userEvent.click(input);
    await userEvent.keyboard('ger');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true });
    input.element().dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(false);
    expect(values()).toEqual([]);
    await expect.element(list).toBeVisible();
  });

  test('Enter submits the form while the list is closed only', async () => {
    const submit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
    drawForm(field({ name: 'to', required: true }));
    const form = (input.element() as HTMLInputElement).form as HTMLFormElement;
    form.addEventListener('submit', submit);
    expect(form.checkValidity()).toBe(false);
    await userEvent.click(input);
    await userEvent.keyboard('{Enter}');
    expect(submit).not.toHaveBeenCalled();
    await expect.element(list).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(submit).toHaveBeenCalledOnce();
  });

  test('submits the value and not the text, and a reset restores it', async () => {
    const { entries, discard } = drawForm(field({ name: 'to', defaultValue: 'de' }));
    await userEvent.click(input);
    await userEvent.keyboard('x');
    expect(entries()).toEqual([['to', 'de']]);
    await userEvent.clear(input);
    await userEvent.keyboard('port{Enter}');
    expect(entries()).toEqual([['to', 'pt']]);
    await discard();
    await expect.element(input).toHaveValue('German');
    expect(entries()).toEqual([['to', 'de']]);
  });

  test('takes the focus and shows the error if a required value is missing', async () => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        {field({ name: 'to', required: true })}
        <button type="submit">Save</button>
      </form>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect.element(input).toHaveFocus();
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('alert')).toBeVisible();
  });

  test('cannot be opened while it is disabled', async () => {
    render(field({ disabled: true, defaultValue: 'de' }));
    await expect.element(input).toBeDisabled();
    await userEvent.click(input, { force: true });
    expect(openings()).toEqual([]);
  });

  test('says that options are loading', async () => {
    render(field({ options: [], loading: true, filter: null }));
    await userEvent.click(input);
    await expect.element(page.getByText('Loading...')).toBeVisible();
    await expect.element(page.getByText('Nothing found.')).not.toBeInTheDocument();
  });

  test('opens at the selected option', async () => {
    const many = Array.from({ length: 80 }, (_, index) => ({ value: `${index}`, label: `Option ${index}` }));
    render(field({ options: many, defaultValue: '70' }));
    await userEvent.click(input);
    await expect.element(page.getByRole('option', { name: 'Option 70' })).toBeInViewport();
  });
});

describe('an input beside chips', () => {
  test('adds chips by Enter, keeps the list open, and removes the last one by Backspace', async () => {
    const { entries } = drawForm(several({ name: 'to' }));
    await userEvent.click(input);
    await userEvent.keyboard('ger{Enter}');
    await expect.element(input).toHaveValue('');
    await userEvent.keyboard('fr{Enter}');
    await expect.element(list).toBeVisible();
    expect(entries()).toEqual([
      ['to', 'de'],
      ['to', 'fr'],
    ]);
    await userEvent.keyboard('x{Backspace}');
    expect(entries()).toHaveLength(2);
    await userEvent.keyboard('{Backspace}');
    expect(entries()).toEqual([['to', 'de']]);
    expect(values().at(-1)).toEqual(['de']);
    await userEvent.keyboard('{Escape}{Escape}');
    expect(entries()).toEqual([['to', 'de']]);
  });

  test('gets the focus when a chip is removed, and the list stays closed', async () => {
    render(several({ defaultValue: ['de', 'fr'] }));
    await userEvent.click(page.getByRole('button', { name: 'Remove German' }));
    await expect.element(input).toHaveFocus();
    await expect.element(list).not.toBeInTheDocument();
  });
});

test('the parts can be put together by the caller, whose handlers are called first', async () => {
  const onKeyDown = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <Combobox.Root searchable="field" options={languages}>
      <Field.Label>To</Field.Label>
      <Combobox.Input onKeyDown={onKeyDown} placeholder="Any language" />
      <Combobox.Content>
        <Combobox.List />
      </Combobox.Content>
    </Combobox.Root>,
  );
  await expect.element(input).toHaveAttribute('placeholder', 'Any language');
  input.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onKeyDown).toHaveBeenCalledOnce();
  await expect.element(list).not.toBeInTheDocument();
  expect(container.querySelectorAll('[data-slot=combobox-input]')).toHaveLength(1);
});
