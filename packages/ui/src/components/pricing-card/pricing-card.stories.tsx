import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { growth, pro, starter } from '../../testing/plans.ts';
import { PricingCard, type PricingCardProps } from './pricing-card.tsx';

const meta = {
  title: 'Display/PricingCard',
  component: PricingCard,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- There is a single plan: at the end of a trial, or if an upgrade is the only step.
- In your own grid. The card uses four rows of that grid, so that prices and buttons line up.

**When not**
- There is a choice of plans: use PricingTable, which has the toggle and disables the other plans while one is busy.
- It only shows the plan of the user: use Badge.

| Key | Effect |
| --- | --- |
| Tab | Moves to the button. It is skipped while it is disabled or the plan is the current one. |
| Enter or Space | Chooses the plan. |
`,
      },
    },
    width: 320,
  },
  args: { plan: starter, headingLevel: 2, onCheckout: fn() },
} satisfies Meta<typeof PricingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Yearly: Story = {
  args: { period: 'yearly' },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article', { name: 'Starter' });
    await expect(card).toHaveTextContent('$7.50instead of $9per month');
    await expect(card).toHaveTextContent('$90 billed yearly');
  },
};

export const Highlighted: Story = { args: { plan: growth } };

export const Unlimited: Story = {
  args: { plan: pro },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Unlimited images')).toBeVisible();
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Choose Starter' })).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { plan: growth, busy: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Processing...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Choose Starter' })).not.toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    plan: {
      ...growth,
      name: 'Growth for publishing houses',
      highlight: 'Most popular among agencies',
      description:
        'For campaigns that run in many languages at once and are checked by people who read each of them as their own.',
      pricePerMonth: { monthly: 12_400, yearly: 10_333.33 },
      allowance: { amount: 125_000, unit: 'images' },
      features: ['Editing tools', 'Live chat support in every language that a picture can be translated into'],
    },
    period: 'yearly',
  },
};

const states: Record<string, Partial<PricingCardProps>> = {
  ready: {},
  busy: { busy: true },
  disabled: { disabled: true },
  current: { current: true },
  yearly: { period: 'yearly' },
};
const plansOf = { starter, growth, pro };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    plan: {
      ...growth,
      name: 'צמיחה',
      description: 'לקמפיינים בשפות רבות.',
      allowance: { amount: 100, unit: 'תמונות' },
      features: ['כלי עריכה', 'תמיכה בצ׳אט'],
      highlight: 'הנבחרת ביותר',
    },
    messages: {
      choose: (plan) => `בחירה ב${plan}`,
      perMonth: 'לחודש',
      billedMonthly: 'חיוב חודשי',
      allowance: (amount, unit) => `${amount} ${unit} בחודש`,
    },
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: fixedWidthModes }, width: 1152 },
  render: (args) => (
    <MatrixOf cellWidth={270} axes={{ plan: ['starter', 'growth', 'pro'], state: Object.keys(states) }}>
      {({ plan, state }) => <PricingCard {...args} {...states[state]} plan={plansOf[plan]} headingLevel={4} />}
    </MatrixOf>
  ),
};
