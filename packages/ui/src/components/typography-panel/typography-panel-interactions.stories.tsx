import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { TypographyPanel } from './typography-panel.tsx';
import { duplicateFont } from './typography-panel.stories.fixture.ts';
import base from './typography-panel.stories.tsx';

const meta = {
  ...base,
  title: 'Display/TypographyPanel/Interactions',
  parameters: { ...base.parameters, picture: false },
} satisfies Meta<typeof TypographyPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FontErrorClearsAfterFiveSeconds: Story = {
  args: { fontError: duplicateFont },
  // A clock on which five seconds pass at once, and no other time.
  beforeEach: () => {
    const wait = window.setTimeout.bind(window);
    const hurry = (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
      wait(handler, delay === 5000 ? 0 : delay, ...rest);
    spyOn(window, 'setTimeout').mockImplementation(hurry as typeof window.setTimeout);
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('alert')).toBeNull());
    await expect(window.setTimeout).toHaveBeenCalledWith(expect.any(Function), 5000);
  },
};

export const SizeIsAppliedOnEnter: Story = {
  play: async ({ args: props, canvasElement }) => {
    const size = within(canvasElement).getByLabelText('Size');
    await expect(size).toHaveValue('24px');
    await userEvent.click(size);
    await userEvent.keyboard('17.456');
    await expect(props.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(props.onChange).toHaveBeenCalledWith({ fontSize: 17.456 });
    await expect(size).toHaveValue('17.46px');
  },
};

export const SizeIsAppliedOnLeaving: Story = {
  play: async ({ args: props, canvasElement }) => {
    const size = within(canvasElement).getByLabelText('Size');
    await userEvent.click(size);
    await userEvent.keyboard('40px');
    await userEvent.tab();
    await expect(props.onChange).toHaveBeenCalledWith({ fontSize: 40 });
  },
};

export const InvalidSizeIsIgnored: Story = {
  play: async ({ args: props, canvasElement }) => {
    const size = within(canvasElement).getByLabelText('Size');
    for (const text of ['-3', '0', 'large']) {
      await userEvent.click(size);
      await userEvent.clear(size);
      await userEvent.keyboard(`${text}{Enter}`);
      await expect(size).toHaveValue('24px');
    }
    await expect(props.onChange).not.toHaveBeenCalled();
  },
};

export const SizePresetByKeyboard: Story = {
  play: async ({ args: props, canvasElement }) => {
    const presets = within(canvasElement).getByRole('button', { name: 'Size presets' });
    presets.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(props.onChange).toHaveBeenCalledWith({ fontSize: 32 });
    await waitFor(() => expect(presets).toHaveFocus());
    await expect(within(canvasElement).getByLabelText('Size')).toHaveValue('32px');
  },
};

export const EscapeRestoresTheSize: Story = {
  play: async ({ args: props, canvasElement }) => {
    const size = within(canvasElement).getByLabelText('Size');
    await userEvent.click(size);
    await userEvent.keyboard('99{Escape}');
    await expect(size).toHaveValue('24px');
    await userEvent.tab();
    await expect(props.onChange).not.toHaveBeenCalled();
  },
};

const chooseFamily = async (canvasElement: HTMLElement, family: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Font family/ }));
  await userEvent.click(await screen.findByRole('option', { name: family }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

export const WeightFallsBackToRegular: Story = {
  play: async ({ args: props, canvasElement }) => {
    await chooseFamily(canvasElement, 'Inter Variable');
    await expect(props.onChange).toHaveBeenCalledWith({ fontFamily: 'Inter Variable', fontWeight: 'Regular' });
  },
};

export const WeightFallsBackToTheFirst: Story = {
  play: async ({ args: props, canvasElement }) => {
    await chooseFamily(canvasElement, 'Poster Caps');
    await expect(props.onChange).toHaveBeenCalledWith({ fontFamily: 'Poster Caps', fontWeight: 'Bold' });
  },
};

export const AlignmentByKeyboard: Story = {
  play: async ({ args: props, canvasElement }) => {
    within(canvasElement).getByRole('radio', { name: 'Align center' }).focus();
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(props.onChange).toHaveBeenCalledWith({ textAlign: 'right' }));
    await userEvent.keyboard('{/ArrowRight}');
  },
};

export const ResetAndRemove: Story = {
  play: async ({ args: props, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await expect(props.onReset).toHaveBeenCalledOnce();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove' }));
    await expect(props.onRemove).toHaveBeenCalledOnce();
  },
};

export const FontUpload: Story = {
  play: async ({ args: props, canvasElement }) => {
    const font = new File(['font'], 'Mine.woff2', { type: 'font/woff2' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input.');
    await userEvent.upload(input, font);
    await expect(props.onUploadFont).toHaveBeenCalledWith(font);
  },
};
