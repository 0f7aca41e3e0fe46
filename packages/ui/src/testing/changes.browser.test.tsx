import { cloneElement, type ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  SegmentedControl,
  Slider,
  Tabs,
  ToolbarToggleGroup,
  ToolbarToggleItem,
  Toolbar,
  type ChangeDetails,
} from '../index.ts';
import { fields, type FieldCase } from './field-cases.tsx';
import { drawForm, render } from './plain-form.tsx';

const change = vi.fn<(value: unknown, details: ChangeDetails) => void>();
beforeEach(() => void change.mockReset());
const refuse = () => change.mockImplementation((_value, { cancel }) => cancel());

/** An element with the callback for its changes. */
const withCallback = (element: unknown, name: string) =>
  cloneElement(element as ReactElement<Record<string, unknown>>, {
    [/^(?:Checkbox|Switch)$/.test(name) ? 'onCheckedChange' : 'onValueChange']: change,
  });

const billing = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
];

type Changed = Pick<FieldCase, 'name' | 'filled' | 'first' | 'change' | 'changed'>;

const inputs = /^(?:TextField|PasswordField|TextareaField|Input)$/;

/** Everything in a form that holds a value by itself. The browser holds that of a text field. */
const inForms: Changed[] = [
  ...fields.filter(({ name }) => !inputs.test(name)),
  {
    name: 'Slider',
    filled: <Slider label="Field" name="field" defaultValue={50} />,
    first: [['field', '50']],
    change: async () => {
      page.getByRole('slider').element().focus();
      await userEvent.keyboard('{ArrowRight}');
    },
    changed: [['field', '51']],
  },
  {
    name: 'SegmentedControl',
    filled: <SegmentedControl label="Field" name="field" defaultValue="monthly" options={billing} />,
    first: [['field', 'monthly']],
    change: () => userEvent.click(page.getByText('Yearly')),
    changed: [['field', 'yearly']],
  },
];

describe.each(inForms)('the value of $name', ({ name, filled, first, change: act, changed }) => {
  test('tells the reason and the event of a change', async () => {
    const { entries } = drawForm(withCallback(filled, name));
    await act();
    await userEvent.tab();
    expect(entries()).toEqual(changed);
    const [, details] = change.mock.lastCall ?? [];
    expect(details).toEqual({
      reason: expect.stringMatching(/^[a-z-]+$/),
      event: expect.any(Event),
      cancel: expect.any(Function),
    });
  });

  test('stays if the change is refused', async () => {
    const { entries } = drawForm(withCallback(filled, name));
    refuse();
    await act();
    await userEvent.tab();
    expect(change).toHaveBeenCalled();
    expect(entries()).toEqual(first);
  });

  test('stays if the reset of the form is refused, and follows the next one', async () => {
    const { entries, discard, form } = drawForm(withCallback(filled, name));
    await act();
    await userEvent.tab();
    change.mockReset();
    refuse();
    await discard();
    await vi.waitFor(() => expect(change).toHaveBeenCalledOnce());
    expect(change.mock.lastCall?.[1]).toMatchObject({ reason: 'none', event: undefined });
    expect(entries()).toEqual(changed);
    form.reset();
    expect(entries()).toEqual(changed);
    change.mockReset();
    await discard();
    await vi.waitFor(() => expect(entries()).toEqual(first));
  });
});

interface Shown {
  name: string;
  element: ReactElement;
  /** The name of what is pressed. */
  press: () => Element;
  /** Whether that is chosen. */
  isChosen: (pressed: Element) => boolean;
}

/** What holds a value that no form submits. */
const elsewhere: Shown[] = [
  {
    name: 'Tabs',
    element: (
      <Tabs.Root defaultValue="style">
        <Tabs.List aria-label="Text">
          <Tabs.Trigger value="style">Style</Tabs.Trigger>
          <Tabs.Trigger value="versions">Versions</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="style">Newsreader</Tabs.Content>
        <Tabs.Content value="versions">Four</Tabs.Content>
      </Tabs.Root>
    ),
    press: () => page.getByRole('tab', { name: 'Versions' }).element(),
    isChosen: (tab) => tab.getAttribute('aria-selected') === 'true',
  },
  ...(['single', 'multiple'] as const).map((type) => ({
    name: `ToolbarToggleGroup, ${type}`,
    element: (
      <ToolbarToggleGroup label="Align" type={type}>
        <ToolbarToggleItem value="start" label="Start" />
        <ToolbarToggleItem value="end" label="End" />
      </ToolbarToggleGroup>
    ),
    press: () => page.getByLabelText('End').element(),
    isChosen: (item: Element) => item.getAttribute('data-state') === 'on',
  })),
];

/** The second press chooses the other end of a range. */
const pressTwice = async (press: Shown['press']) => {
  await userEvent.click(press());
  if (change.mock.calls.length === 0) await userEvent.click(press());
};

describe.each(elsewhere)('the value of $name', ({ name, element, press, isChosen }) => {
  const draw = () => render(<Toolbar label="Tools">{withCallback(element, name)}</Toolbar>);

  test('tells the reason of a change', async () => {
    draw();
    await pressTwice(press);
    expect(isChosen(press())).toBe(true);
    expect(change).toHaveBeenCalledOnce();
    expect(change.mock.lastCall?.[1]).toMatchObject({ reason: 'none' });
  });

  test('stays if the change is refused', async () => {
    refuse();
    draw();
    await pressTwice(press);
    expect(change).toHaveBeenCalledOnce();
    expect(isChosen(press())).toBe(false);
  });
});
