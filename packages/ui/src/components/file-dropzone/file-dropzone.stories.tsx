import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { posterUrl } from '../../testing/poster.ts';
import { carrying, drag } from '../../testing/drag.ts';
import { themeModes } from '../../testing/modes.ts';
import { FileDropzone } from './file-dropzone.tsx';

const meta = {
  title: 'Fields/FileDropzone',
  component: FileDropzone,
  parameters: { width: 640 },
  args: {
    label: 'Upload your files, and let us handle the rest with speed, precision, and care.',
    hint: 'JPG or PNG, up to 25 MB',
    accept: '.jpg,.jpeg,.png',
    onFile: fn(),
    onReject: fn(),
  },
} satisfies Meta<typeof FileDropzone>;

export default meta;
type Story = StoryObj<typeof meta>;

const poster = new File(['poster'], 'poster.png', { type: 'image/png' });
const letter = new File(['letter'], 'letter.pdf', { type: 'application/pdf' });

const paste = (target: Element) =>
  fireEvent(target, new ClipboardEvent('paste', { clipboardData: carrying(poster), bubbles: true }));

export const Default: Story = {};
export const WithError: Story = {
  parameters: { width: 640, chromatic: { modes: themeModes } },
  args: { error: 'Please log in to continue' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Please log in to continue');
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(/Please log in to continue/);
  },
};
export const WithPreview: Story = { args: { previewUrl: posterUrl } };
export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = {
  args: { previewUrl: posterUrl, busy: true, busyText: 'Preparing your image...' },
  play: async ({ args, canvasElement }) => {
    const area = within(canvasElement).getByRole('button');
    await expect(area).toBeDisabled();
    await drag('drop', area, poster);
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const DraggedOver: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('button');
    await drag('dragenter', area, poster);
    await expect(area).toHaveAttribute('data-dragging');
  },
};

export const ChosenInThePicker: Story = {
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input.');
    await userEvent.upload(input, poster);
    await expect(args.onFile).toHaveBeenCalledWith(poster);
    await expect(input.files).toHaveLength(0);
  },
};

export const Dropped: Story = {
  play: async ({ args, canvasElement }) => {
    const area = within(canvasElement).getByRole('button');
    await drag('drop', area, poster);
    await expect(args.onFile).toHaveBeenCalledOnce();
    await drag('drop', area, letter);
    await expect(args.onFile).toHaveBeenCalledOnce();
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
};

export const Pasted: Story = {
  args: { paste: true },
  render: (args) => (
    <div className="flex flex-col gap-3">
      <FileDropzone {...args} />
      <input aria-label="A text field" className="rounded-md border border-strong px-3 py-2" />
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    await paste(within(canvasElement).getByLabelText('A text field'));
    await expect(args.onFile).not.toHaveBeenCalled();
    await paste(document.body);
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
};
