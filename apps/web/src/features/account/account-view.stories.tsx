import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inWindow } from '../../testing/in-window.tsx';
import { narrow } from '../../testing/narrow.ts';
import { AccountView } from './account-view.tsx';

const session = (id: string, userAgent: string | null, isCurrent: boolean) => ({
  id,
  created_at: '2026-01-02T09:00:00.000Z',
  last_used_at: '2026-01-05T12:30:00.000Z',
  user_agent: userAgent,
  is_current: isCurrent,
});

const meta = {
  title: 'Web/Account',
  component: AccountView,
  parameters: { fill: true },
  decorators: [inWindow],
  args: {
    email: 'marta@albabotanica.example',
    userInfo: {
      defaultValue: {
        companyName: 'Alba Botanica',
        companySector: 'Retail',
        employeeCount: '11-50',
        userRole: 'Marketing',
      },
      loading: false,
      onSubmit: fn(),
      onProblem: fn(),
    },
    sessions: [
      session('1', 'Firefox on Linux', true),
      session('2', 'Safari on iPhone', false),
      session('3', null, false),
    ],
    exporting: false,
    deleting: false,
    deleteError: undefined,
    onLogOutEverywhere: fn(),
    onExport: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof AccountView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The button is below the fold of a picture. */
export const Exporting: Story = {
  args: { exporting: true },
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Collecting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const AskedBeforeDeleting: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete account' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.type(within(dialog).getByLabelText('Type marta@albabotanica.example to confirm'), 'marta@');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    await expect(args.onDelete).toHaveBeenCalledWith('marta@');
  },
};
export const Narrow: Story = { ...narrow };
