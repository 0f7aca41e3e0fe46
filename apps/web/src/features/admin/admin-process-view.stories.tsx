import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inWindow } from '../../testing/in-window.tsx';
import { narrow } from '../../testing/narrow.ts';
import { sampleAdminProcess } from '../../testing/sample-admin-process.ts';
import { withRouter } from '../../testing/with-router.tsx';
import { AdminProcessView } from './admin-process-view.tsx';

/** The bar of one process; the canvas below it is told of under Editor. */
const meta = {
  title: 'Web/Admin process',
  component: AdminProcessView,
  parameters: { fill: true },
  decorators: [inWindow, withRouter('/admin/processes/message-processed')],
  args: {
    process: sampleAdminProcess('processed'),
    image: undefined,
    document: undefined,
    downloading: false,
    onDownload: fn(),
  },
} satisfies Meta<typeof AdminProcessView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {};
export const OpeningUsed: Story = {
  ...Opening,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'marta@albabotanica.example' })).toBeVisible();
    await expect(canvas.getByText('Completed')).toBeVisible();
    await expect(canvas.getByText('12.3 seconds')).toBeVisible();
    await expect(canvas.getByText('English to Spanish')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download Original' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/admin/processes');
  },
};
export const Downloading: Story = { args: { downloading: true } };
export const Failed: Story = { args: { process: sampleAdminProcess('failed') } };
export const StillProcessing: Story = { args: { process: sampleAdminProcess('inpainting_processing') } };
export const WithoutTheList: Story = {
  args: { process: undefined },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('No process data available. Please navigate from the admin dashboard.'),
    ).toBeVisible();
  },
};
export const Narrow: Story = { ...narrow };
/** On the narrowest phone the two buttons share a line: the canvas below has the room. */
export const Narrowest: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    viewport: { options: { narrowest: { name: 'Narrowest', styles: { width: '320px', height: '640px' } } } },
  },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const download = await canvas.findByRole('button', { name: 'Download Original' });
    const back = canvas.getByRole('link', { name: 'Back to Dashboard' });
    await expect(back.getBoundingClientRect().top).toBe(download.getBoundingClientRect().top);
  },
};
/** On a tablet they stand beside what is told of the process. */
export const Tablet: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    viewport: { options: { tablet: { name: 'Tablet', styles: { width: '704px', height: '900px' } } } },
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = await canvas.findByRole('heading', { name: 'marta@albabotanica.example' });
    const back = canvas.getByRole('link', { name: 'Back to Dashboard' });
    await expect(back.getBoundingClientRect().top).toBeLessThan(email.getBoundingClientRect().bottom);
  },
};
