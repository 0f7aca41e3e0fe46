import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drag } from '../../testing/drag.ts';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { posterUrl } from '../../testing/poster.ts';
import { FileDropzone, type FileDropzoneProps } from './file-dropzone.tsx';

const meta = {
  title: 'Fields/FileDropzone',
  component: FileDropzone,
  parameters: {
    width: 640,
    docs: {
      description: {
        component: `
**When to use it**
- The work starts with a file, and there is enough space: the landing page, a dialog for a new image.

**When not**
- A file is one of many tiles: use UploadTile.
- The file is a detail, for example a font: use IconButton with a hidden file input.

| Key | Effect |
| --- | --- |
| Enter or Space | Opens the system's file picker. |
| Control V | With \`paste\`: accepts the copied file from anywhere on the page outside of a text field. |
`,
      },
    },
  },
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
const busyText = 'Preparing your image...';
const error = 'Please log in to continue';

export const Default: Story = {};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'أفلت ملصق المخبز هنا، أو اضغط لاختيار ملف.', hint: 'JPG أو PNG، حتى 25 ميغابايت' },
};

export const Invalid: Story = {
  args: { error },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(error);
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(error);
  },
};

export const WithPreview: Story = { args: { previewUrl: posterUrl } };
export const Disabled: Story = { args: { disabled: true } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { previewUrl: posterUrl, busy: true, busyText },
  play: async ({ args, canvasElement }) => {
    const area = within(canvasElement).getByRole('button');
    await expect(area).toBeDisabled();
    await drag('drop', area, poster);
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    label:
      'Laden Sie Ihr Veranstaltungsplakat hoch: wir übersetzen jeden Text darauf und lassen die Gestaltung, wie sie ist.',
    error:
      'Das Bild ist größer als 25 Megabyte. Speichern Sie es kleiner, zum Beispiel als JPG mit geringerer Auflösung, und versuchen Sie es noch einmal.',
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
  parameters: { chromatic: { disableSnapshot: true } },
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

/** Without a preview the area shows the name and the size of the file that was dropped. */
export const ShowsWhatWasDropped: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('button');
    await drag('dragenter', area, poster);
    await expect(area).toHaveTextContent('Drop it here');
    await drag('drop', area, poster);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('poster.png6 bytes');
  },
};

/** A file of another type is refused by name, unless the caller takes it by `onReject`. */
export const RefusesAnotherType: Story = {
  render: (args) => <FileDropzone {...args} onReject={undefined} />,
  play: async ({ args, canvasElement }) => {
    await drag('drop', within(canvasElement).getByRole('button'), letter);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      '“letter.pdf” is not a file of the right type. Choose one of these: .jpg,.jpeg,.png.',
    );
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

const contents: Record<string, Partial<FileDropzoneProps>> = { empty: {}, preview: { previewUrl: posterUrl } };
const states: Record<string, Partial<FileDropzoneProps>> = {
  plain: {},
  invalid: { error },
  busy: { busy: true, busyText },
  disabled: { disabled: true },
  'dragged over': { title: 'dragged over' },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <MatrixOf interactive axes={{ content: Object.keys(contents), state: Object.keys(states) }} cellWidth={260}>
      {({ content, state }) => <FileDropzone {...args} {...contents[content]} {...states[state]} />}
    </MatrixOf>
  ),
  play: async ({ canvasElement }) => {
    const draggedOver = canvasElement.querySelectorAll('[data-slot=file-dropzone-area][title="dragged over"]');
    await expect(draggedOver).toHaveLength(Object.keys(contents).length);
    for (const area of draggedOver) {
      await drag('dragenter', area, poster);
      await waitFor(() => expect(area).toHaveAttribute('data-dragging'));
    }
  },
};
