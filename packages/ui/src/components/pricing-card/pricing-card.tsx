'use client';

import { cva } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { Check } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { formatAllowance, formatPrice, yearlyTotal, type BillingPeriod, type PricingPlan } from './pricing-plan.ts';

// Its four rows are those of the table around it, so that prices and buttons of all cards stand on one line.
const cardVariants = cva(
  'row-span-4 grid w-full grid-cols-1 grid-rows-subgrid content-start gap-0 rounded-xl border p-6 text-start text-ink',
  {
    variants: {
      highlighted: {
        true: 'border-accent bg-raised shadow-floating ring-1 ring-accent forced-colors:border-[Highlight] forced-colors:outline-1 forced-colors:outline-[Highlight]',
        false: 'border-line bg-surface',
      },
    },
  },
);

export interface PricingCardProps extends ComponentProps<'article'> {
  /** What is sold. */
  plan: PricingPlan;
  /** Which of the two prices is asked for; `monthly` when left out. */
  period?: BillingPeriod | undefined;
  /** ISO 4217; USD when left out. */
  currency?: string | undefined;
  /** BCP 47, for prices and numbers; en-US when left out, so that server and browser agree. */
  locale?: string | undefined;
  /** The way to the till is being opened: the button says "Processing..." and takes no presses. */
  busy?: boolean | undefined;
  /** Cannot be chosen now. */
  disabled?: boolean | undefined;
  /** It is the plan that the reader has. */
  current?: boolean | undefined;
  /** The level of its heading; 3 when left out. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Called with the plan and the period when it is chosen. */
  onCheckout: (planId: string, period: BillingPeriod) => void;
}

/** One plan: what it costs, what it offers, and the button that leads to the till. */
export function PricingCard({
  plan,
  period = 'monthly',
  currency = 'USD',
  locale = 'en-US',
  busy = false,
  disabled = false,
  current = false,
  headingLevel = 3,
  onCheckout,
  className,
  ...props
}: PricingCardProps) {
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
        <div className="flex min-h-5.5 flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <Heading id={nameId} data-slot="pricing-card-name" className="text-base font-semibold">
            {plan.name}
          </Heading>
          {plan.highlight ? <Badge tone="accent">{plan.highlight}</Badge> : null}
        </div>
        {plan.description ? <p className="text-sm text-pretty text-muted">{plan.description}</p> : null}
      </header>
      <Price {...{ plan, period, currency, locale }} />
      <div className="mt-5">
        <Button
          variant={highlighted && !current ? 'primary' : 'secondary'}
          fullWidth
          loading={busy}
          loadingText="Processing..."
          disabled={disabled || current}
          icon={current ? <Check /> : undefined}
          onClick={() => onCheckout(plan.id, period)}
          className="h-auto min-h-9 py-1.5 text-center whitespace-normal"
        >
          {current ? 'Current plan' : `Choose ${plan.name}`}
        </Button>
      </div>
      <Features {...{ plan, locale }} />
    </article>
  );
}

interface PriceProps {
  plan: PricingPlan;
  period: BillingPeriod;
  currency: string;
  locale: string;
}

function Price({ plan, period, currency, locale }: PriceProps) {
  const format = (amount: number) => formatPrice(amount, currency, locale);
  const { monthly, yearly } = plan.pricePerMonth;
  const cheaper = period === 'yearly' && yearly < monthly;
  return (
    <div data-slot="pricing-card-price" className="mt-5">
      <p className="flex flex-wrap items-baseline-last gap-x-2 tabular-nums">
        <span className="font-display text-4xl font-medium">{format(period === 'yearly' ? yearly : monthly)}</span>
        <span className="flex flex-col text-xs text-muted">
          {cheaper ? (
            <s className="text-faint">
              <span className="sr-only">instead of </span>
              {format(monthly)}
            </s>
          ) : null}
          per month
        </span>
      </p>
      <p className="mt-1.5 text-xs text-faint tabular-nums">
        {period === 'yearly' ? `${format(yearlyTotal(plan))} billed yearly` : 'Billed monthly'}
      </p>
    </div>
  );
}

function Features({ plan, locale }: Pick<PriceProps, 'plan' | 'locale'>) {
  const { allowance, features = [] } = plan;
  return (
    <ul
      data-slot="pricing-card-features"
      className="mt-6 flex flex-col gap-2.5 border-t border-line pt-5 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-accent"
    >
      {allowance ? (
        <li
          data-slot="pricing-card-allowance"
          data-unlimited={allowance.amount === 'unlimited' || undefined}
          className="flex gap-2.5 font-medium"
        >
          <Check />
          {formatAllowance(allowance, locale)}
        </li>
      ) : null}
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5 text-muted">
          <Check />
          {feature}
        </li>
      ))}
    </ul>
  );
}
