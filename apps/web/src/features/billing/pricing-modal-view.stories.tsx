import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { narrow } from '../../testing/narrow.ts';
import { PricingModalView } from './pricing-modal-view.tsx';

const meta = {
  title: 'Web/Pricing',
  component: PricingModalView,
  parameters: { fill: true },
  args: { busyPlanId: undefined, error: undefined, onManage: fn(), onCheckout: fn(), onClose: fn() },
} satisfies Meta<typeof PricingModalView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Monthly: Story = {};
export const MonthlyUsed: Story = {
  ...Monthly,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(screen.getAllByRole('button', { name: /^Choose (Starter|Growth|Pro)$/ })).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Choose Growth' }));
    await expect(args.onCheckout).toHaveBeenCalledWith('growth', 'monthly');
  },
};
export const Yearly: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Yearly' }));
    await userEvent.click(screen.getByRole('button', { name: 'Choose Pro' }));
    await expect(args.onCheckout).toHaveBeenCalledWith('pro', 'yearly');
  },
};
export const Busy: Story = {
  args: { busyPlanId: 'growth' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Choose Starter', 'Choose Pro']) {
      await expect(screen.getByRole('button', { name })).toBeDisabled();
    }
  },
};
/** Whoever has a plan is not sold it again. */
export const WithPlan: Story = {
  args: { currentPlan: 'growth' },
};
export const WithPlanUsed: Story = {
  ...WithPlan,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await expect(
      await screen.findByText('You have the Growth plan. You change it in the billing portal.'),
    ).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Choose Growth' })).not.toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Current plan' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Manage Subscription' }));
    await expect(args.onManage).toHaveBeenCalledOnce();
  },
};
export const CheckoutFailed: Story = {
  args: { error: 'Network Error: Please check your internet connection or CORS configuration' },
};
export const Narrow: Story = { ...narrow };
