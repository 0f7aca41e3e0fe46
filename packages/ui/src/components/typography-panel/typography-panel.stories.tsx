import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { themeModes } from '../../testing/modes.ts';
import { TypographyPanel, type TypographyPanelProps } from './typography-panel.tsx';

const args: TypographyPanelProps = {
  selection: {
    id: 'text-1',
    fontFamily: 'Roboto',
    fontWeight: 'Medium',
    fontSize: 24,
    textAlign: 'center',
    fill: '#ffffff',
    suggestedColors: ['#ffffff', '#c82d12', '#17302e'],
    x: 120.4,
    y: 48,
    width: 361.6,
    height: 92,
  },
  fontFamilies: [
    { name: 'Roboto', weights: ['Light', 'Regular', 'Medium', 'Bold'] },
    { name: 'Open Sans', weights: ['Light', 'Regular', 'SemiBold', 'Bold'] },
    { name: 'Georgia', weights: ['Bold'] },
  ],
  onChange: fn(),
  onReset: fn(),
  onRemove: fn(),
  onAddText: fn(),
  onUploadFont: fn(),
};

const meta = {
  title: 'Editor/TypographyPanel',
  component: TypographyPanel,
  parameters: { width: 320 },
  decorators: [
    (Story) => (
      <div className="border border-line bg-surface">
        <Story />
      </div>
    ),
  ],
  args,
  render: function Render(args) {
    const [selection, setSelection] = useState(args.selection);
    return (
      <TypographyPanel
        {...args}
        selection={selection}
        onChange={(patch) => {
          setSelection((current) => current && { ...current, ...patch });
          args.onChange(patch);
        }}
      />
    );
  },
} satisfies Meta<typeof TypographyPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { modes: themeModes } },
  play: async ({ canvasElement }) => {
    const geometry = canvasElement.querySelector('dl');
    await expect(geometry).toHaveTextContent('X120 pxY48 pxWidth362 pxHeight92 px');
  },
};

export const NothingSelected: Story = {
  args: { selection: null },
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.getByText('Select a text element to edit its properties.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Add Text' }));
    await expect(args.onAddText).toHaveBeenCalledOnce();
  },
};

export const WithoutFontUpload: Story = { args: { onUploadFont: undefined } };
export const WithFontError: Story = {
  args: { fontError: 'Please select a valid font file (.ttf, .otf, .woff, .woff2)' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Please select a valid font file');
  },
};

export const FontErrorGoesAfterFiveSeconds: Story = {
  args: { fontError: 'A font with the name "Inter" already exists. Please use a different font file.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
    const shownAt = performance.now();
    await waitFor(() => expect(within(canvasElement).queryByRole('alert')).toBeNull(), { timeout: 8000 });
    await expect(performance.now() - shownAt).toBeGreaterThan(4500);
  },
};

export const SizeIsAppliedOnEnter: Story = {
  play: async ({ args, canvasElement }) => {
    const size = within(canvasElement).getByLabelText('Size');
    await expect(size).toHaveValue('24px');
    await userEvent.click(size);
    await userEvent.keyboard('17.456');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ fontSize: 17.456 });
    await expect(size).toHaveValue('17.46px');
  },
};

export const SizeIsAppliedOnLeaving: Story = {
  play: async ({ args, canvasElement }) => {
    const size = within(canvasElement).getByLabelText('Size');
    await userEvent.click(size);
    await userEvent.keyboard('40px');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith({ fontSize: 40 });
  },
};

export const SizeThatIsNotPositiveIsIgnored: Story = {
  play: async ({ args, canvasElement }) => {
    const size = within(canvasElement).getByLabelText('Size');
    for (const text of ['-3', '0', 'large']) {
      await userEvent.click(size);
      await userEvent.clear(size);
      await userEvent.keyboard(`${text}{Enter}`);
      await expect(size).toHaveValue('24px');
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const SizePresets: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Size presets' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['16px', '18px', '20px', '24px', '28px', '32px']);
    await userEvent.click(screen.getByRole('menuitem', { name: '32px' }));
    await expect(args.onChange).toHaveBeenCalledWith({ fontSize: 32 });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

const chooseFamily = async (canvasElement: HTMLElement, family: string) => {
  await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Font family' }));
  await userEvent.click(await screen.findByRole('option', { name: family }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

export const WeightFallsBackToRegular: Story = {
  play: async ({ args, canvasElement }) => {
    await chooseFamily(canvasElement, 'Open Sans');
    await expect(args.onChange).toHaveBeenCalledWith({ fontFamily: 'Open Sans', fontWeight: 'Regular' });
  },
};

export const WeightFallsBackToTheFirst: Story = {
  play: async ({ args, canvasElement }) => {
    await chooseFamily(canvasElement, 'Georgia');
    await expect(args.onChange).toHaveBeenCalledWith({ fontFamily: 'Georgia', fontWeight: 'Bold' });
  },
};

export const AlignmentByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('radio', { name: 'Align center' }).focus();
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ textAlign: 'right' }));
    await userEvent.keyboard('{/ArrowRight}');
  },
};

export const ResetAndRemove: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const FontUpload: Story = {
  play: async ({ args, canvasElement }) => {
    const font = new File(['font'], 'Mine.woff2', { type: 'font/woff2' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input.');
    await userEvent.upload(input, font);
    await expect(args.onUploadFont).toHaveBeenCalledWith(font);
  },
};
