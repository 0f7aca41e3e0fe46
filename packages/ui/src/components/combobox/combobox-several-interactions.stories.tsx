import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import * as Field from '../field/field.parts.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import base from './combobox-several.stories.tsx';

const meta = {
  ...base,
  title: 'Fields/Combobox/Several values, interactions',
  parameters: { ...base.parameters, picture: false },
} satisfies Meta<ComboboxProps<true>>;

export default meta;
type Story = StoryObj<ComboboxProps<true>>;

export const ByKeyboard: Story = {
  args: { defaultValue: ['Catalan', 'French', 'Welsh'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Target languages 3 selected' }).focus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Catalan', 'French']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('x{Backspace}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Catalan']);
    await userEvent.keyboard('catalan{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('welsh{Enter}{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Target languages Welsh' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('button', { name: 'Target languages Select target languages' })).toHaveFocus();
  },
};

export const ByPointer: Story = {
  args: { defaultValue: ['Catalan', 'French'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Catalan' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['French']);
    await expect(canvas.getByRole('button', { name: 'Target languages French' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Target languages French' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Welsh' }));
    await userEvent.click(screen.getByRole('option', { name: 'French' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Welsh']);
  },
};

/** The list in a portal of the caller. */
export const InContainer: Story = {
  render: function Render({ label, options }) {
    const [frame, setFrame] = useState<HTMLElement | null>(null);
    return (
      <div ref={setFrame} data-testid="frame">
        <Combobox.Root options={options}>
          <Field.Label>{label}</Field.Label>
          <Combobox.Trigger>
            <Combobox.Value />
          </Combobox.Trigger>
          <Combobox.Portal container={frame}>
            <Combobox.Content>
              <Combobox.Input />
              <Combobox.List />
            </Combobox.Content>
          </Combobox.Portal>
        </Combobox.Root>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(screen.getByTestId('frame')).toContainElement(await screen.findByRole('listbox'));
  },
};
