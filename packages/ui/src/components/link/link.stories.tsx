import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from './link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#home', children: 'Return to Home' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Quiet: Story = { args: { tone: 'quiet' } };

export const InText: Story = {
  render: (args) => (
    <p className="text-muted">
      Nothing is stored here yet. <Link {...args}>Upload an image</Link> to begin.
    </p>
  ),
};

export const AsButton: Story = {
  args: { asChild: true, children: <button type="button">Already have an account? Login</button> },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
