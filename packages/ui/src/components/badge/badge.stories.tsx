import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { themeModes } from '../../testing/modes.ts';
import { Badge } from './badge.tsx';

const meta = { title: 'Display/Badge', component: Badge, args: { children: 'Trial' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Accent: Story = { args: { tone: 'accent', children: 'New' } };
export const Success: Story = {
  parameters: { chromatic: { modes: themeModes } },
  args: {
    tone: 'success',
    children: (
      <>
        <Check aria-hidden /> Installed
      </>
    ),
  },
};
export const Warning: Story = { args: { tone: 'warning', children: '1 credit left' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Failed' } };
