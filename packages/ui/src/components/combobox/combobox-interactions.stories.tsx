import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ComboboxProps } from './combobox.tsx';
import { ownLanguageNames } from './language-names.stories.fixture.ts';
import { asOptions, openList, highlighted } from './combobox.stories.fixture.ts';
import base from './combobox.stories.tsx';

const meta = {
  ...base,
  title: 'Fields/Combobox/Interactions',
} satisfies Meta<ComboboxProps>;

export default meta;
type Story = StoryObj<ComboboxProps>;

export const Searched: Story = {
  play: async () => {
    await openList();
    await userEvent.keyboard('ian');
    await expect(screen.getByRole('option', { name: /Albanian/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(highlighted()).toBe('Bosnian');
  },
};

export const SearchIgnoresAccents: Story = {
  parameters: { picture: false },
  args: { options: asOptions(ownLanguageNames) },
  play: async ({ args }) => {
    await openList();
    await userEvent.keyboard('PORTUGUES');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Português');
  },
};

export const NothingFound: Story = {
  play: async () => {
    await openList();
    await userEvent.keyboard('klingon');
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing found.');
  },
};

/** Options of a group are listed under its heading. */
export const Grouped: Story = {
  args: {
    options: [
      { value: 'pt', label: 'Portuguese', group: 'Recent' },
      { value: 'fr', label: 'French', group: 'All languages' },
      { value: 'de', label: 'German', group: 'All languages', keywords: 'Deutsch' },
    ],
  },
  play: async () => {
    await openList();
    await expect(screen.getByRole('group', { name: 'All languages' })).toHaveTextContent('FrenchGerman');
    await userEvent.keyboard('deutsch');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await expect(highlighted()).toBe('German');
  },
};

export const KeyboardPath: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    await openList();
    await expect(highlighted()).toBe('Afrikaans');
    await userEvent.keyboard('{ArrowDown}');
    await expect(highlighted()).toBe('Bosnian');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(highlighted()).toBe('Welsh');
    await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Esperanto');
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
  },
};

export const DisabledOptionsCannotBeChosen: Story = {
  parameters: { picture: false },
  play: async ({ args }) => {
    await openList();
    await userEvent.click(screen.getByRole('option', { name: /Basque/ }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('basque{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const EscapeChangesNothing: Story = {
  parameters: { picture: false },
  args: { defaultValue: 'Spanish' },
  play: async ({ args, canvasElement }) => {
    await openList();
    await userEvent.keyboard('fr{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
  },
};
