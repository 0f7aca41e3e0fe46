import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
    trustedUsers: 18_204,
    links: {
      blog: 'https://blog.palimpsest.example',
      demo: 'https://demo.palimpsest.example',
      support: 'support@palimpsest.example',
      linkedin: 'https://linkedin.palimpsest.example',
      x: 'https://x.palimpsest.example',
    },
    onUploadAreaClick: fn(),
    onFile: fn(),
    onPrices: fn(),
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

export const Default: Story = {};
export const DefaultUsed: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const area = 'Upload your files, and let us handle the rest with speed, precision, and care.';
    await expect(canvas.getByText(area)).toBeVisible();
    await expect(canvas.getByText(/^Trusted by/)).toHaveTextContent(/^Trusted by [\d,]+ users$/);
    await expect(canvas.getByRole('heading', { name: 'Proud to Partner With' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-slot=marquee-row] svg')).toHaveLength(7);
    await expect(within(canvas.getByRole('banner')).getByText('Palimpsest')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Third-party notices' })).toHaveAttribute('href', '/third-party.txt');
    const counter = canvas.getByText(/^Trusted by/).querySelector('[style*=animation-duration]');
    await expect(counter).toHaveStyle({ animationDuration: '0.5s' });
    const footer = within(canvas.getByRole('navigation', { name: 'Footer' }));
    const links = footer.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://blog.palimpsest.example',
      'mailto:support@palimpsest.example',
      'https://demo.palimpsest.example',
      'https://linkedin.palimpsest.example',
      'https://x.palimpsest.example',
    ]);
    await expect(links.map((link) => link.textContent || link.ariaLabel)).toEqual([
      'Blog',
      'Contact Us',
      'Demo',
      'LinkedIn',
      'X',
    ]);
    await expect(canvas.getByText('5 images free, no card needed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See prices' }));
    await expect(args.onPrices).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Try for free' }));
    await expect(args.onTryForFree).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'AI-Powered Image Translation in minutes',
    );
  },
};
/** The server is set to lead to a blog alone: nothing leads nowhere. */
export const BlogAlone: Story = {
  args: { links: { blog: 'https://blog.palimpsest.example', demo: null, support: null, linkedin: null, x: null } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('navigation', { name: 'Footer' }));
    await expect(footer.getAllByRole('link').map((link) => link.textContent)).toEqual(['Blog']);
  },
};
/** The page as it was built, which knows no browser: the number keeps its room. */
export const AsBuilt: Story = {
  args: { trustedUsers: undefined, links: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).not.toBeInTheDocument();
    const counter = canvasElement.querySelector('[data-slot=count-up]');
    await expect(counter).not.toBeVisible();
    await expect(counter).toHaveTextContent(/^\d\d,\d{3}/);
    await expect(within(canvasElement).getByRole('button', { name: 'Try for free' })).toBeVisible();
  },
};
/** Preparing has its picture. */
export const ImageChosen: Story = {
  args: { preview: samplePoster },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('button', { name: /^Upload your files/ });
    const preview = area.parentElement?.querySelector('img');
    await expect(preview).toHaveAttribute('src', samplePoster);
    await expect(area.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(preview).toBeVisible();
  },
};
/** Nothing is wider than the narrowest telephone. */
export const Narrowest: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    viewport: { options: { narrowest: { name: 'Narrowest', styles: { width: '320px', height: '640px' } } } },
  },
  globals: { viewport: { value: 'narrowest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const ImageLost: Story = {
  args: { error: 'No image selected' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const error = within(canvasElement).getByRole('alert');
    await expect(error).toHaveTextContent('No image selected');
    const area = within(canvasElement).getByRole('button', { name: /^Upload your files/ });
    await expect(error.getBoundingClientRect().top).toBeGreaterThanOrEqual(area.getBoundingClientRect().bottom);
  },
};
export const Preparing: Story = {
  decorators: [drawnExample],
  args: { preview: samplePoster, processing: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Preparing your image...')).toBeVisible();
    await expect(canvasElement.querySelector('[data-slot=spinner]')).toBeVisible();
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
