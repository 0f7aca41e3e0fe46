import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link, Page, PricingTable } from '../index.ts';
import { screenModes } from '../testing/modes.ts';
import { plans } from '../testing/plans.ts';
import { Shell } from './shell.tsx';

const onCheckout = fn();

const meta = {
  title: 'Screens/Pricing',
  parameters: { fill: true, chromatic: { modes: screenModes } },
  beforeEach: () => {
    onCheckout.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What an image costs is the first thing said; the plan that one has cannot be bought again. */
export const Pricing: Story = {
  render: () => (
    <Shell credits="3 credits">
      <Page
        title="Plans"
        description="One credit translates one image. It is given back if the translation fails."
        className="max-w-280"
      >
        <PricingTable plans={plans} currentPlanId="starter" headingLevel={2} onCheckout={onCheckout} />
        <p className="mt-8 text-sm text-muted">
          Prices without VAT. You can cancel at any time and keep the credits that you have paid for.{' '}
          <Link href="#invoices">Invoices and payment</Link>
        </p>
      </Page>
    </Shell>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Current plan/ })).toBeDisabled();
  },
};

export const PlanChosen: Story = {
  ...Pricing,
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: /Growth/ }));
    await expect(onCheckout).toHaveBeenCalledWith('growth', 'monthly');
  },
};
