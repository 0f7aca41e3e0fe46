import { ToastProvider } from '@palimpsest/ui';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inWindow } from '../../testing/in-window.tsx';
import { narrow } from '../../testing/narrow.ts';
import { samplePoster } from '../../testing/sample-poster.ts';
import { LandingView } from './landing-view.tsx';

const meta = {
  title: 'Web/Landing',
  component: LandingView,
  parameters: { fill: true },
  decorators: [
    inWindow,
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: {
    preview: undefined,
    processing: false,
    error: undefined,
    toastOpen: false,
    trustedUsers: 18_204,
    onToastClose: fn(),
    onUploadAreaClick: fn(),
    onFile: fn(),
    onLogin: fn(),
    onTryForFree: fn(),
  },
} satisfies Meta<typeof LandingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Proud to Partner With')).toBeVisible();
    await expect(canvas.getByText(/^Trusted by/)).toHaveTextContent(/^Trusted by [\d,]+ users$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Try for free' }));
    await expect(args.onTryForFree).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'AI-Powered Image Translation in minutes',
    );
  },
};
/** Preparing has its picture. */
export const ImageChosen: Story = { args: { preview: samplePoster }, parameters: { picture: false } };
export const LoginNeeded: Story = {
  args: { preview: samplePoster, error: 'Please log in to continue', toastOpen: true },
  parameters: { picture: false },
};
export const ImageLost: Story = {
  args: { error: 'No image selected', toastOpen: true },
  parameters: { picture: false },
};
export const Preparing: Story = { args: { preview: samplePoster, processing: true } };
export const Narrow: Story = { ...narrow };
