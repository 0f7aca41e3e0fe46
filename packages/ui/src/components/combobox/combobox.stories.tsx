import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { themeModes } from '../../testing/modes.ts';
import { Combobox } from './combobox.tsx';

const languages =
  'Afrikaans Albanian Basque Bosnian Catalan Croatian Czech Danish Dutch English Esperanto Estonian Finnish French Galician German Hungarian Icelandic Indonesian Irish Italian Latvian Lithuanian Polish Português Romanian Slovak Slovenian Spanish Swedish Türkçe Welsh'.split(
    ' ',
  );
const unavailable = new Set(['Albanian', 'Basque']);

const meta = {
  title: 'Fields/Combobox',
  component: Combobox,
  parameters: { width: 320 },
  args: {
    label: 'Target language',
    placeholder: 'Select target language',
    options: languages.map((language) => ({
      value: language,
      label: language,
      disabled: unavailable.has(language),
      hint: unavailable.has(language) ? 'Not installed' : undefined,
    })),
    value: '',
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Combobox
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const openList = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
};

const highlighted = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Target language Select target language' }),
    ).toBeVisible();
  },
};
export const Chosen: Story = { args: { value: 'Spanish' } };
export const Invalid: Story = { args: { error: 'Choose another language than the source.' } };
export const WithHint: Story = { args: { hint: 'The language of the new text.' } };
export const Disabled: Story = { args: { value: 'Spanish', disabled: true } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const LongText: Story = {
  args: {
    value: 'x',
    options: [{ value: 'x', label: 'Serbian written in the Latin alphabet of Gaj, as used since 1830' }],
  },
};

export const Open: Story = {
  parameters: { chromatic: { modes: themeModes } },
  args: { value: 'Catalan' },
  play: async () => {
    await openList();
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Catalan');
    await expect(highlighted()).toBe('Catalan');
  },
};

export const SearchIgnoresAccents: Story = {
  play: async ({ args }) => {
    await openList();
    await userEvent.keyboard('portugues');
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

export const KeyboardPath: Story = {
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
  play: async ({ args }) => {
    await openList();
    await userEvent.click(screen.getByRole('option', { name: /Basque/ }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('basque{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const EscapeChangesNothing: Story = {
  args: { value: 'Spanish' },
  play: async ({ args, canvasElement }) => {
    await openList();
    await userEvent.keyboard('fr{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
  },
};
