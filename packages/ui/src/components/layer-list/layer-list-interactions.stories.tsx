import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import type { LayerList } from './layer-list.tsx';
import { Kept, selected } from './layer-list.stories.fixture.tsx';
import base from './layer-list.stories.tsx';

const meta = {
  ...base,
  title: 'Editor/LayerList/Interactions',
  parameters: { ...base.parameters, picture: false },
} satisfies Meta<typeof LayerList>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[data-slot=layer-list-name]')].map((name) => name.textContent);

export const SelectedByPointer: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Jusqu’à −40 %'));
    await expect(selected(canvasElement)).toEqual(['price']);
    await fireEvent.click(canvas.getByText('Logo'), { shiftKey: true });
    await expect(selected(canvasElement)).toEqual(['price', 'place', 'logo']);
    await fireEvent.click(canvas.getByText('Logo'), { ctrlKey: true });
    await expect(selected(canvasElement)).toEqual(['price', 'place']);
  },
};

export const MovedByKeyboard: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(names(canvasElement).slice(0, 2)).toEqual(['Jusqu’à −40 %', 'Soldes d’été']);
    await expect(canvasElement.querySelector('[data-slot=layer-list-announcement]')).toHaveTextContent(
      'Soldes d’été is now 2 of 4.',
    );
    await expect(document.activeElement).toHaveAttribute('data-layer', 'title');
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await expect(names(canvasElement)[0]).toBe('Soldes d’été');
  },
};

export const RenamedInPlace: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{F2}Grandes soldes{Enter}');
    await expect(names(canvasElement)[0]).toBe('Grandes soldes');
    await expect(document.activeElement).toHaveAttribute('data-layer', 'title');
    await userEvent.keyboard('{Enter}Soldes{Escape}');
    await expect(names(canvasElement)[0]).toBe('Soldes');
    await expect(document.activeElement).toHaveAttribute('data-layer', 'title');
    await userEvent.dblClick(canvas.getByText('Logo'));
    await userEvent.keyboard('   {Enter}');
    await expect(names(canvasElement)[3]).toBe('Logo');
    await userEvent.dblClick(canvas.getByText('Logo'));
    await expect(canvas.getByRole('textbox', { name: 'Name of the layer' })).toHaveFocus();
  },
};

export const HiddenAndLocked: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Logo' }));
    await expect(canvas.getByRole('button', { name: 'Show Logo' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Lock Logo' }));
    await expect(canvas.getByRole('button', { name: 'Unlock Logo' })).toBeVisible();
    await expect(selected(canvasElement)).toEqual(['title']);
  },
};
