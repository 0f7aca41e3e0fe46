import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inWindow } from '../../testing/in-window.tsx';
import { narrow } from '../../testing/narrow.ts';
import { samplePoster } from '../../testing/sample-poster.ts';
import { inGerman } from '../../testing/in-german.tsx';
import { LandingView } from './landing-view.tsx';

const meta = {
  title: 'Web/Landing',
  component: LandingView,
  parameters: { fill: true },
  decorators: [inWindow],
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

/** Shows a drawing as the example. Its photographs weigh more than the rest of the page: they are in the picture of Default alone. */
const drawnExample: Decorator = (Story) => (
  <>
    <style>{`[data-slot=compare-slider] img { content: url("${samplePoster}"); aspect-ratio: 1200 / 750; object-fit: cover; }`}</style>
    <Story />
  </>
);

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const area = 'Upload your files, and let us handle the rest with speed, precision, and care.';
    await expect(canvas.getByText(area)).toBeVisible();
    await expect(canvas.getByText(/^Trusted by/)).toHaveTextContent(/^Trusted by [\d,]+ users$/);
    await expect(canvas.getByRole('heading', { name: 'Proud to Partner With' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-slot=marquee-row] svg')).toHaveLength(7);
    const footer = within(canvas.getByRole('navigation', { name: 'Footer' }));
    await expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://blog.palimpsest.example',
      'mailto:support@palimpsest.example',
      'https://demo.palimpsest.example',
      'https://linkedin.palimpsest.example',
      'https://x.palimpsest.example',
    ]);
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
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Please log in to continue');
    const toast = within(await screen.findByRole('region', { name: /^Notifications/ }));
    await expect(await toast.findByText('Please log in to continue')).toBeVisible();
    await userEvent.click(toast.getByRole('button', { name: /Close|Dismiss/ }));
    await expect(args.onToastClose).toHaveBeenCalledOnce();
  },
};
export const ImageLost: Story = {
  args: { error: 'No image selected', toastOpen: true },
  parameters: { picture: false },
};
export const Preparing: Story = {
  decorators: [drawnExample],
  args: { preview: samplePoster, processing: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Preparing your image...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Upload your files/ })).toBeDisabled();
  },
};
export const Narrow: Story = { ...narrow, decorators: [drawnExample] };
export const German: Story = {
  decorators: [inGerman, drawnExample],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Bilder mit KI übersetzt');
    await expect(canvas.getByText(/^Schon/)).toHaveTextContent('18.204');
  },
};
export const GermanNarrow: Story = { ...narrow, decorators: [inGerman, drawnExample] };
