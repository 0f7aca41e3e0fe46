import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inGerman } from '../../testing/in-german.tsx';
import { inWindow } from '../../testing/in-window.tsx';
import { narrow } from '../../testing/narrow.ts';
import { sampleDeadLetter } from '../../testing/sample-admin-process.ts';
import { DeadLetterList } from './dead-letter-list.tsx';

const first = sampleDeadLetter();
const second = sampleDeadLetter({
  message_id: 'second',
  file_name: null,
  failure_code: 'timeout',
  error_message: null,
  attempts: 1,
});

const meta = {
  title: 'Web/Admin dead letters',
  component: DeadLetterList,
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [inWindow],
  args: { letters: [first, second], retrying: undefined, onRetry: fn(), onUser: fn() },
} satisfies Meta<typeof DeadLetterList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultUsed: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Dead letters' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getByText('timeout')).toBeVisible();
    const [start] = list.getAllByRole('button', { name: 'Start again' });
    if (!start) throw new Error('There is no button to start a process again.');
    await userEvent.click(start);
    await expect(args.onRetry).toHaveBeenCalledWith(first);
    await expect(list.getByText('autumn-campaign.png')).toBeVisible();
    const [owner] = list.getAllByRole('button', { name: 'marta@albabotanica.example' });
    if (!owner) throw new Error('Nothing leads to what else the user has.');
    await userEvent.click(owner);
    await expect(args.onUser).toHaveBeenCalledWith(first);
  },
};
/** The first three stand above the list of processes; the rest comes when it is asked for. */
export const Many: Story = {
  args: { letters: Array.from({ length: 12 }, (_, index) => sampleDeadLetter({ message_id: `letter-${index}` })) },
};
export const ManyUsed: Story = {
  ...Many,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('list', { name: 'Dead letters' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all (12)' }));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(12);
    await expect(list).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /^Show all/ })).toBeNull();
  },
};
export const Retrying: Story = {
  args: { retrying: first.message_id },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { name: /^Start/ })[0]).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Narrow: Story = { ...narrow, parameters: { ...narrow.parameters, chromatic: { disableSnapshot: true } } };
export const German: Story = { decorators: [inGerman] };
