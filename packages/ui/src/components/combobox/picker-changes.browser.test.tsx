import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Combobox,
  FontPicker,
  LanguagePicker,
  SelectField,
  type OpenChangeDetails,
  type OpenChangeOptions,
  type ValueChangeDetails,
} from '../../index.ts';
import { render } from '../../testing/plain-form.tsx';

const opens = vi.fn<(open: boolean, details: OpenChangeDetails) => void>();
const values = vi.fn<(value: unknown, details: ValueChangeDetails) => void>();
beforeEach(() => {
  for (const callback of [opens, values]) callback.mockReset();
});

interface Changes extends OpenChangeOptions {
  onValueChange: typeof values;
}

const languages = [
  { value: 'fr', label: 'French' },
  { value: 'pt', label: 'Portuguese' },
];

const pickers: [name: string, draw: (changes: Changes) => ReactNode][] = [
  ['Combobox', (changes) => <Combobox label="Field" options={languages} {...changes} />],
  ['LanguagePicker', (changes) => <LanguagePicker label="Field" languages={languages} {...changes} />],
  [
    'FontPicker',
    (changes) => <FontPicker label="Field" fonts={[{ family: 'French' }, { family: 'Portuguese' }]} {...changes} />,
  ],
  ['SelectField', (changes) => <SelectField label="Field" options={languages} {...changes} />],
];

const all = { onOpenChange: opens, onValueChange: values };
const trigger = () => page.elementLocator(document.querySelector('[data-slot$=-trigger]') as Element);
const isOpen = () => document.querySelector('[role=listbox]') !== null;
const openReasons = () => opens.mock.calls.map(([open, { reason, event }]) => [open, reason, event?.type]);
const valueReasons = () => values.mock.calls.map(([value, { reason, event }]) => [value, reason, event?.type]);
async function open() {
  await userEvent.click(trigger());
  await expect.poll(isOpen).toBe(true);
}

/** Presses the page behind the list, which may be covered. */
function pressOutside() {
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  }
}

const option = (name: string) => page.getByRole('option', { name });
const pointer = expect.stringMatching(/^(click|pointer)/);

describe.each(pickers)('the list of a %s', (_, draw) => {
  test('tells that its trigger, Escape and an option were used', async () => {
    render(draw(all));
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
    await open();
    await userEvent.click(option('Portuguese'));
    await expect.poll(isOpen).toBe(false);
    expect(openReasons()).toEqual([
      [true, 'trigger-press', pointer],
      [false, 'escape-key', 'keydown'],
      [true, 'trigger-press', pointer],
      [false, 'item-press', pointer],
    ]);
  });

  test('tells that the press was outside', async () => {
    render(draw(all));
    await open();
    pressOutside();
    await expect.poll(isOpen).toBe(false);
    expect(openReasons().at(-1)).toEqual([false, 'outside-press', 'pointerdown']);
  });

  test('stays as it is if the change is refused, and closes when it is not', async () => {
    render(draw(all));
    opens.mockImplementation((_open, { cancel }) => cancel());
    await userEvent.click(trigger());
    expect(openReasons()).toEqual([[true, 'trigger-press', pointer]]);
    expect(isOpen()).toBe(false);
    opens.mockReset();
    await open();
    opens.mockImplementation((_open, { cancel }) => cancel());
    await userEvent.keyboard('{Escape}');
    expect(openReasons().at(-1)?.[1]).toBe('escape-key');
    expect(isOpen()).toBe(true);
    opens.mockReset();
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
  });

  test('stays, and the list stays open, if the change is refused', async () => {
    values.mockImplementation((_value, { cancel }) => cancel());
    render(draw(all));
    await open();
    await userEvent.click(option('Portuguese'));
    expect(values).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(true);
    expect(openReasons()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
    await expect.element(trigger()).not.toHaveTextContent('Portuguese');
    values.mockReset();
    await open();
    await userEvent.click(option('Portuguese'));
    await expect.element(trigger()).toHaveTextContent('Portuguese');
    await expect.poll(isOpen).toBe(false);
  });
});

describe.each(pickers.filter(([name]) => name !== 'SelectField'))('the list of a %s with a search box', (_, draw) => {
  test('tells that the focus left it', async () => {
    render(
      <>
        {draw(all)}
        <button id="behind">Behind</button>
      </>,
    );
    await open();
    // Tab stays in the list: a script or another window takes the focus.
    document.querySelector<HTMLElement>('#behind')?.focus();
    await expect.poll(isOpen).toBe(false);
    expect(openReasons().at(-1)).toEqual([false, 'focus-out', 'focusin']);
  });
});

describe('typed letters on a closed SelectField', () => {
  test('choose, and tell that a key did', async () => {
    render(<SelectField label="Field" options={languages} {...all} />);
    await userEvent.tab();
    await userEvent.keyboard('p');
    expect(valueReasons()).toEqual([['pt', 'keyboard', 'keydown']]);
    await expect.element(trigger()).toHaveTextContent('Portuguese');
  });

  test('choose nothing if that is refused', async () => {
    values.mockImplementation((_value, { cancel }) => cancel());
    render(<SelectField label="Field" options={languages} {...all} />);
    await userEvent.tab();
    await userEvent.keyboard('p');
    await expect.element(trigger()).not.toHaveTextContent('Portuguese');
    await userEvent.keyboard('{Enter}');
    await expect.poll(isOpen).toBe(true);
  });
});
