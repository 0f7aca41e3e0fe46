'use client';

import { cva } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { Check } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import type { Format } from '../../messages/format.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { formatPrice, yearlyTotal, type BillingPeriod, type PricingPlan } from './pricing-plan.ts';

export interface PricingCardMessages {
  /** The text of the button of a plan that the user does not have. */
  choose: (plan: string) => string;
  /** The text of the button of the user's plan. */
  current: string;
  /** The text of the button while checkout opens. */
  busy: string;
  /** Shown beside the price. */
  perMonth: string;
  /** Read by screen readers before the crossed-out monthly price. */
  insteadOf: string;
  /** Shown below the price of a plan paid by the month. */
  billedMonthly: string;
  /** Shown below the price of a plan paid by the year. `total` is the price of one year with its currency. */
  billedYearly: (total: string) => string;
  /** The quota of a plan without a limit. */
  unlimited: (unit: string) => string;
  /** The monthly quota of a plan with a limit. */
  allowance: (amount: number, unit: string, format: Format) => string;
}

export const pricingCardMessages: PricingCardMessages = {
  choose: (plan) => `Choose ${plan}`,
  current: 'Current plan',
  busy: 'Processing...',
  perMonth: 'per month',
  insteadOf: 'instead of',
  billedMonthly: 'Billed monthly',
  billedYearly: (total) => `${total} billed yearly`,
  unlimited: (unit) => `Unlimited ${unit}`,
  allowance: (amount, unit, { number }) => `${number(amount)} ${unit} per month`,
};

// Outside of a wide PricingTable it is a card. Inside it is a row, and its parts are in the columns of the table.
const cardVariants = /* @__PURE__ */ cva(
  [
    'grid w-full gap-5 rounded-pal-xl border p-6 text-start text-pal-ink',
    '@min-[48rem]/pricing:col-span-full @min-[48rem]/pricing:grid-cols-subgrid @min-[48rem]/pricing:items-center @min-[48rem]/pricing:gap-8 @min-[48rem]/pricing:rounded-none @min-[48rem]/pricing:border-x-0 @min-[48rem]/pricing:border-t-0 @min-[48rem]/pricing:border-pal-line @min-[48rem]/pricing:shadow-none @min-[48rem]/pricing:ring-0 @min-[48rem]/pricing:last:border-b-0',
  ],
  {
    variants: {
      highlighted: {
        true: 'border-pal-accent/60 bg-pal-raised inset-shadow-[3px_0_0_var(--pal-color-accent)] rtl:inset-shadow-[-3px_0_0_var(--pal-color-accent)] forced-colors:border-[Highlight] forced-colors:outline-1 forced-colors:outline-[Highlight]',
        false: 'border-pal-line bg-pal-surface',
      },
    },
  },
);

export interface PricingCardProps extends ComponentProps<'article'> {
  /** The plan. */
  plan: PricingPlan;
  /**
   * The billing period whose price is shown.
   * @default 'monthly'
   */
  period?: BillingPeriod | undefined;
  /**
   * The currency of the prices, as an ISO 4217 code.
   * @default 'USD'
   */
  currency?: string | undefined;
  /**
   * Whether checkout is opening. The button shows a spinner and ignores presses.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * Whether the button is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether it is the user's plan. Its button is disabled and says that.
   * @default false
   */
  current?: boolean | undefined;
  /**
   * The level of the heading.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<PricingCardMessages> | undefined;
  /** Called with the id of the plan and the shown period when the button is pressed. */
  onCheckout: (planId: string, period: BillingPeriod) => void;
}

/** One plan: its price, what it includes, and the button that opens checkout. */
export function PricingCard({
  plan,
  period = 'monthly',
  currency = 'USD',
  busy = false,
  disabled = false,
  current = false,
  headingLevel = 3,
  messages,
  onCheckout,
  className,
  ...props
}: PricingCardProps) {
  const words = useMessages('pricingCard', pricingCardMessages, messages);
  const format = useFormat();
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const highlighted = plan.highlight !== undefined;
  return (
    <article
      data-slot="pricing-card"
      data-period={period}
      data-highlighted={highlighted || undefined}
      data-current={current || undefined}
      aria-labelledby={nameId}
      aria-busy={busy || undefined}
      className={cn(cardVariants({ highlighted }), className)}
      {...props}
    >
      <header className="flex flex-col gap-1.5">
        <div className="flex min-h-5.5 flex-wrap items-center gap-x-3 gap-y-1.5">
          <Heading id={nameId} data-slot="pricing-card-name" className="font-pal-display text-pal-2xl font-medium">
            {plan.name}
          </Heading>
          {plan.highlight ? <Badge tone="accent">{plan.highlight}</Badge> : null}
        </div>
        {plan.description ? <p className="text-pal-sm text-pretty text-pal-muted">{plan.description}</p> : null}
      </header>
      <Price {...{ plan, period, currency, words, format }} />
      <Features {...{ plan, words, format }} />
      <div className="@min-[48rem]/pricing:w-40">
        <Button
          variant={highlighted && !current ? 'primary' : 'secondary'}
          fullWidth
          loading={busy}
          loadingText={words.busy}
          disabled={disabled || current}
          icon={current ? <Check /> : undefined}
          onClick={() => onCheckout(plan.id, period)}
          className="h-auto min-h-9 pointer-coarse:min-h-11 py-1.5 text-center whitespace-normal"
        >
          {current ? words.current : words.choose(plan.name)}
        </Button>
      </div>
    </article>
  );
}

interface PriceProps {
  plan: PricingPlan;
  period: BillingPeriod;
  currency: string;
  words: PricingCardMessages;
  format: Format;
}

function Price({ plan, period, currency, words, format }: PriceProps) {
  const price = (amount: number) => formatPrice(amount, currency, format);
  const { monthly, yearly } = plan.pricePerMonth;
  const cheaper = period === 'yearly' && yearly < monthly;
  return (
    <div data-slot="pricing-card-price">
      <p className="flex flex-wrap items-baseline-last gap-x-2 tabular-nums">
        <span className="text-pal-3xl font-medium">{price(period === 'yearly' ? yearly : monthly)}</span>
        <span className="flex flex-col text-pal-xs text-pal-muted">
          {cheaper ? (
            <s className="text-pal-faint">
              <span className="sr-only">{words.insteadOf} </span>
              {price(monthly)}
            </s>
          ) : null}
          {words.perMonth}
        </span>
      </p>
      <p className="mt-1.5 text-pal-xs text-pal-faint tabular-nums">
        {period === 'yearly' ? words.billedYearly(price(yearlyTotal(plan))) : words.billedMonthly}
      </p>
    </div>
  );
}

function Features({ plan, words, format }: Pick<PriceProps, 'plan' | 'words' | 'format'>) {
  const { allowance, features = [] } = plan;
  return (
    <ul
      data-slot="pricing-card-features"
      className="flex flex-col gap-2 text-pal-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-pal-accent"
    >
      {allowance ? (
        <li
          data-slot="pricing-card-allowance"
          data-unlimited={allowance.amount === 'unlimited' || undefined}
          className="flex gap-2.5 font-medium"
        >
          <Check />
          {allowance.amount === 'unlimited'
            ? words.unlimited(allowance.unit)
            : words.allowance(allowance.amount, allowance.unit, format)}
        </li>
      ) : null}
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5 text-pal-muted">
          <Check />
          {feature}
        </li>
      ))}
    </ul>
  );
}
