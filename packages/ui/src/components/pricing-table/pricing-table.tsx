'use client';

import { useState, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { Badge } from '../badge/badge.tsx';
import { PricingCard, type PricingCardProps } from '../pricing-card/pricing-card.tsx';
import { yearlySaving, type BillingPeriod, type PricingPlan } from '../pricing-card/pricing-plan.ts';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import type { Format } from '../../messages/format.ts';

export interface PricingTableMessages {
  /** The accessible name of the choice between the two periods. */
  period: string;
  /** The option for monthly payment. */
  monthly: string;
  /** The option for yearly payment. */
  yearly: string;
  /** Shown beside the choice. `percent` is the smallest discount of yearly payment among the plans, in whole percent. */
  saving: (percent: number, format: Format) => string;
}

export const pricingTableMessages: PricingTableMessages = {
  period: 'Billing period',
  monthly: 'Monthly',
  yearly: 'Yearly',
  saving: (percent, { number }) => `Save ${number(percent / 100, { style: 'percent' })} yearly`,
};

export interface PricingTableProps
  extends ComponentProps<'div'>, Pick<PricingCardProps, 'currency' | 'headingLevel' | 'onCheckout'> {
  /** The plans, in the order of the rows. */
  plans: readonly PricingPlan[];
  /** The billing period, if the caller holds it. @default monthly at first */
  period?: BillingPeriod | undefined;
  /** Called with the chosen billing period. */
  onPeriodChange?: ((period: BillingPeriod) => void) | undefined;
  /** The id of the plan whose checkout is opening. Its button shows a spinner, and all other controls are disabled. */
  busyPlanId?: string | undefined;
  /** The id of the user's plan. */
  currentPlanId?: string | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<PricingTableMessages> | undefined;
}

interface PeriodChoiceProps {
  plans: readonly PricingPlan[];
  period: BillingPeriod;
  words: PricingTableMessages;
  disabled: boolean;
  onChoose: (period: BillingPeriod) => void;
}

/** The choice between monthly and yearly payment, with the discount. */
function PeriodChoice({ plans, period, words, disabled, onChoose }: PeriodChoiceProps) {
  const format = useFormat();
  const saving = yearlySaving(plans);
  return (
    <div className="flex w-full flex-wrap items-center justify-center gap-x-3 gap-y-2 @min-[26rem]/pricing:grid @min-[26rem]/pricing:grid-cols-[1fr_auto_1fr]">
      <SegmentedControl<BillingPeriod>
        label={words.period}
        options={[
          { value: 'monthly', label: words.monthly },
          { value: 'yearly', label: words.yearly },
        ]}
        value={period}
        onValueChange={onChoose}
        disabled={disabled}
        className="col-start-2"
      />
      {saving > 0 ? <Badge tone="success">{words.saving(saving, format)}</Badge> : null}
    </div>
  );
}

/** The plans as a price list, one row each, with monthly or yearly prices. */
export function PricingTable({
  plans,
  period: givenPeriod,
  onPeriodChange,
  busyPlanId,
  currentPlanId,
  currency,
  headingLevel,
  onCheckout,
  messages,
  className,
  ...props
}: PricingTableProps) {
  const words = useMessages('pricingTable', pricingTableMessages, messages);
  const [ownPeriod, setOwnPeriod] = useState<BillingPeriod>('monthly');
  const period = givenPeriod ?? ownPeriod;
  const busy = busyPlanId !== undefined;
  return (
    <div
      data-slot="pricing-table"
      data-period={period}
      data-busy={busy || undefined}
      className={cn('pal-root @container/pricing flex w-full flex-col items-center gap-8', className)}
      {...props}
    >
      <PeriodChoice
        {...{ plans, period, words }}
        disabled={busy}
        onChoose={(next) => {
          setOwnPeriod(next);
          onPeriodChange?.(next);
        }}
      />
      <div
        data-slot="pricing-table-plans"
        className="flex w-full max-w-120 flex-col gap-3 @min-[48rem]/pricing:grid @min-[48rem]/pricing:max-w-none @min-[48rem]/pricing:grid-cols-[minmax(0,1.25fr)_auto_minmax(0,1fr)_auto] @min-[48rem]/pricing:gap-x-8 @min-[48rem]/pricing:gap-y-0 @min-[48rem]/pricing:overflow-hidden @min-[48rem]/pricing:rounded-pal-xl @min-[48rem]/pricing:border @min-[48rem]/pricing:border-pal-line @min-[48rem]/pricing:bg-pal-surface"
      >
        {plans.map((plan) => (
          <PricingCard
            key={plan.id}
            {...{ plan, period, currency, headingLevel, onCheckout }}
            busy={plan.id === busyPlanId}
            disabled={busy && plan.id !== busyPlanId}
            current={plan.id === currentPlanId}
          />
        ))}
      </div>
    </div>
  );
}
