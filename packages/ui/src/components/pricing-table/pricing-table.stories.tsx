import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { growth, plans, pro, starter } from '../../testing/plans.ts';
import { PricingTable, type PricingTableProps } from './pricing-table.tsx';

const meta = {
  title: 'Display/PricingTable',
  component: PricingTable,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- There are two to four plans to choose from: on a page of prices, or in a dialog of the size \`lg\`.
- At most one plan is highlighted: the one that suits most people.

**When not**
- One plan is offered: use PricingCard.
- The user changes or cancels a paid plan: link to the billing portal.

| Key | Effect |
| --- | --- |
| Tab | Moves to the chosen period, then from plan to plan. |
| Arrow left, Arrow right | Changes the period while it has the focus. |
| Enter or Space | Chooses the plan. |
`,
      },
    },
    width: 960,
  },
  args: { plans, headingLevel: 2, onCheckout: fn(), onPeriodChange: fn() },
} satisfies Meta<typeof PricingTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(canvas.getByRole('article', { name: 'Starter' })).toHaveTextContent('$9per month');
    const buttons = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().left);
    await expect(new Set(buttons).size).toBe(1);
    const prices = [...canvasElement.querySelectorAll('[data-slot=pricing-card-price]')];
    await expect(new Set(prices.map((price) => price.getBoundingClientRect().left)).size).toBe(1);
  },
};

export const Yearly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly' }));
    await expect(args.onPeriodChange).toHaveBeenCalledWith('yearly');
    await expect(canvas.getByRole('article', { name: 'Starter' })).toHaveTextContent('$7.50instead of $9per month');
    await expect(canvas.getByRole('article', { name: 'Growth' })).toHaveTextContent('$15.80');
    await expect(canvas.getByRole('article', { name: 'Pro' })).toHaveTextContent('$32.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Pro' }));
    await expect(args.onCheckout).toHaveBeenCalledWith('pro', 'yearly');
  },
};

export const Busy: Story = {
  args: { busyPlanId: 'growth' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Choose Starter' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Choose Pro' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeDisabled();
  },
};

export const NothingSaved: Story = {
  args: { plans: plans.map((plan) => ({ ...plan, pricePerMonth: { monthly: 12, yearly: 12 } })) },
};

export const Narrow: Story = { parameters: { width: 327 } };

export const LongText: Story = {
  args: {
    plans: [
      starter,
      {
        ...growth,
        name: 'Growth for publishing houses',
        description:
          'For campaigns that run in many languages at once and are checked by people who read each of them as their own.',
      },
      { ...pro, features: [...(pro.features ?? []), 'Fonts of your own, kept for everybody who works on a campaign'] },
    ],
  },
};

/** The states of the table. The matrix of PricingCard has the content of a card in each state and period. */
const states: Record<string, Partial<PricingTableProps>> = {
  ready: {},
  'busy plan, yearly': { busyPlanId: 'growth', period: 'yearly' },
  'current plan': { currentPlanId: 'growth' },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes }, width: 1152 },
  render: (args) => (
    <MatrixOf cellWidth={960} axes={{ state: Object.keys(states) }}>
      {({ state }) => <PricingTable {...args} {...states[state]} headingLevel={4} />}
    </MatrixOf>
  ),
};
