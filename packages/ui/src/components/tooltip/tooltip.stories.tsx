import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Drag a corner to resize', children: <Button>Resize</Button> },
  decorators: [
    (Story) => (
      <div className="flex justify-center py-10">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const OnTheRight: Story = { args: { defaultOpen: true, side: 'right' } };
export const LongText: Story = {
  args: {
    defaultOpen: true,
    content: 'The text is fitted into this box: the largest size at which all of it can be read.',
  },
};

export const OpensOnFocusAndClosesOnEscape: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Drag a corner to resize');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
