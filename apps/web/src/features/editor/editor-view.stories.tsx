import { editorMessages } from '@palimpsest/editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inWindow } from '../../testing/in-window.tsx';
import { translatedPoster } from '../../testing/sample-poster.ts';
import { withRouter } from '../../testing/with-router.tsx';
import { EditorView } from './editor-view.tsx';

/** A state stands in place of the canvas; the stories of the canvas are under Editor. */
const meta = {
  title: 'Web/Editor',
  component: EditorView,
  parameters: { fill: true },
  decorators: [inWindow, withRouter('/editor')],
  args: { hasData: true, stage: undefined, picture: null, image: undefined, document: undefined },
} satisfies Meta<typeof EditorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoData: Story = {
  args: { hasData: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('No data provided. Please provide image and text data to edit.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose from your images' })).toHaveAttribute('href', '/dashboard');
  },
};
export const StillProcessing: Story = { args: { stage: 'Translating text...' } };
export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading image...')).toBeVisible();
  },
};
/** The result is there before what edits it. */
export const LoadingWithPicture: Story = {
  args: { picture: translatedPoster },
  play: async ({ canvasElement }) => {
    const picture = await waitFor(() => {
      const found = canvasElement.querySelector('img');
      if (!found?.complete) throw new Error('The picture has not loaded.');
      return found;
    });
    await expect(picture).toBeVisible();
    await expect(within(canvasElement).getByText('Loading image...')).toBeVisible();
  },
};
export const ImageFailed: Story = {
  args: { error: editorMessages.imageFailed('Failed to load image'), onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    const failure = within(await within(canvasElement).findByRole('alert'));
    await expect(failure.getByRole('link', { name: 'Open dashboard' })).toHaveAttribute('href', '/dashboard');
    await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
