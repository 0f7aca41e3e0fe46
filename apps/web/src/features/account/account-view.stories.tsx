import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inWindow } from '../../testing/in-window.tsx';
import { narrow } from '../../testing/narrow.ts';
import { inGerman } from '../../testing/in-german.tsx';
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
    profile: {
      name: 'Marta Ribera',
      email: 'marta@albabotanica.example',
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
    plan: {
      subscription: { has_subscription: true, plan: 'growth', period_end: '2026-02-05T12:00:00.000Z' },
      credits: { remaining_credits: 91, is_unlimited: false },
      onManage: fn(),
      onPlans: fn(),
    },
    theme: 'system',
    onThemeChange: fn(),
    language: 'en',
    onLanguageChange: fn(),
    sessions: {
      sessions: [
        session('1', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', true),
        session(
          '2',
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
          false,
        ),
        session('3', null, false),
      ],
      ending: undefined,
      onEnd: fn(),
    },
    password: { changes: 0, loading: false, error: undefined, fieldErrors: {}, onSubmit: fn() },
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
export const DefaultUsed: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Dark' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    const plan = within(within(canvasElement).getByRole('region', { name: 'Plan' }));
    await expect(plan.getByText('Growth').parentElement).toHaveTextContent('Growth · 91 credits');
    await expect(plan.getByText(/^Paid until February 5, 2026\./)).toBeVisible();
    await userEvent.click(plan.getByRole('button', { name: 'Manage Subscription' }));
    await expect(args.plan.onManage).toHaveBeenCalledOnce();
    await userEvent.click(plan.getByRole('button', { name: 'See plans' }));
    await expect(args.plan.onPlans).toHaveBeenCalledOnce();
    const notices = within(canvasElement).getByRole('link', { name: 'Third-party notices' });
    await expect(notices).toHaveAttribute('href', '/third-party.txt');
  },
};
/** All stands where it stays. What is not known yet cannot be changed. */
export const Loading: Story = {
  args: {
    profile: undefined,
    plan: { subscription: undefined, credits: undefined, onManage: fn(), onPlans: fn() },
    sessions: { sessions: undefined, ending: undefined, onEnd: fn() },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Company name');
    field.focus();
    await expect(field).not.toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  },
};
/** The button is below the fold of a picture. */
export const Exporting: Story = {
  args: { exporting: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Collecting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
/** Every other log-in can be ended by itself; the button says whose. */
export const LogInEnded: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Where you are logged in' });
    await expect(within(list).getAllByRole('button')).toHaveLength(2);
    await userEvent.click(within(list).getByRole('button', { name: 'Log out Safari on iOS' }));
    await expect(args.sessions.onEnd).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }));
  },
};
/** Shown where the two fields are, as every form of `ui` shows it. */
export const PasswordRefused: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    password: {
      changes: 0,
      loading: false,
      error: undefined,
      fieldErrors: { current_password: 'This is not your current password' },
      onSubmit: fn(),
    },
  },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByLabelText('Current password');
    await expect(current).toHaveAccessibleDescription('This is not your current password');
  },
};
export const PasswordChanged: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Current password'), 'engine-no-2');
    await userEvent.type(within(canvasElement).getByLabelText('New password'), 'engine-no-3{Enter}');
    await expect(args.password.onSubmit).toHaveBeenCalledWith({
      current_password: 'engine-no-2',
      password: 'engine-no-3',
    });
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
/** Forms of one page are as wide as each other. */
export const FormsInOneWidth: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Marta Ribera')).toBeVisible();
    const widths = ['Company name', 'Current password'].map(
      (label) => canvas.getByLabelText(label).closest('form')?.getBoundingClientRect().width,
    );
    await expect(widths[0]).toBe(widths[1]);
  },
};
/** The buttons of both forms are as wide as their fields. */
export const Narrow: Story = {
  ...narrow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Save', 'Change password']) {
      const button = canvas.getByRole('button', { name });
      const form = button.closest('form')?.getBoundingClientRect();
      await expect(button.getBoundingClientRect().width).toBe(form?.width);
    }
  },
};
export const German: Story = {
  decorators: [inGerman],
  args: { language: 'de' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Sprache' })).toHaveTextContent('Deutsch');
  },
};
