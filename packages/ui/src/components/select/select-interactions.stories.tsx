import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SelectField } from './select-field.tsx';
import * as Select from './select.parts.ts';
import { openList, languages } from './select.stories.fixture.ts';
import base from './select.stories.tsx';

const meta = {
  ...base,
  title: 'Fields/Select/Interactions',
  parameters: { ...base.parameters, picture: false },
} satisfies Meta<typeof SelectField<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list in a portal of the caller. */
export const InContainer: Story = {
  render: function Render() {
    const [frame, setFrame] = useState<HTMLElement | null>(null);
    return (
      <div ref={setFrame} data-testid="frame">
        <Select.Root defaultValue={languages[1]?.code}>
          <Select.Trigger aria-label="Target language">
            <Select.Value />
          </Select.Trigger>
          <Select.Portal container={frame}>
            <Select.Content>
              {languages.map(({ code, name }) => (
                <Select.Item key={code} value={code}>
                  {name}
                </Select.Item>
              ))}
              <Select.Arrow />
            </Select.Content>
          </Select.Portal>
        </Select.Root>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('Welsh');
    await expect(screen.getByTestId('frame')).toContainElement(await openList());
  },
};

export const KeyboardPath: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('combobox');
    const list = await openList();
    await expect(within(list).getByRole('option', { name: 'Finance' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(list).getByRole('option', { name: 'Other' })).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Healthcare');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const TypeAhead: Story = {
  play: async ({ args }) => {
    await openList();
    await userEvent.keyboard('ret{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('Retail'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const TypeAheadWhileClosed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('edu');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Education');
    await expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('Education');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const DisabledOptionsCannotBeChosen: Story = {
  play: async ({ args }) => {
    const list = await openList();
    await userEvent.click(within(list).getByRole('option', { name: 'Finance' }), { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(list).toBeVisible();
  },
};

export const EscapeChangesNothing: Story = {
  play: async ({ args, canvasElement }) => {
    await openList('{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(within(canvasElement).getByRole('combobox')).toHaveFocus());
  },
};
