import type { CreditsResponse, SubscriptionResponse } from '@palimpsest/contract';
import { Button, Section } from '@palimpsest/ui';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { useWords } from '../../messages/words.ts';

export interface PlanSectionProps {
  /** Undefined while it is loading. */
  subscription: SubscriptionResponse | undefined;
  /** Undefined while they are loading. */
  credits: CreditsResponse | undefined;
  /** Opens the billing portal. */
  onManage: () => void;
  /** Opens the price list. */
  onPlans: () => void;
}

const day = { dateStyle: 'long' } as const;

/** The plan of the user, the credits that are left of it, and until when it is paid. */
export function PlanSection({ subscription, credits, onManage, onPlans }: PlanSectionProps) {
  const words = useWords('account');
  const billing = useWords('billing');
  const { seePlans } = useWords('preview');
  const { manageSubscription } = useWords('workspace');
  const dateFormat = useDateFormat(day);
  const { has_subscription: subscribed, plan, period_end: end } = subscription ?? {};
  return (
    <Section
      title={words.plan}
      description={end ? words.paidUntil({ date: dateFormat.format(new Date(end)) }) : undefined}
    >
      {/* The room stays the same while it loads. */}
      <p className="min-h-5 text-sm text-muted">
        {subscription && credits ? (
          <>
            <span className="font-medium text-ink">{plan ? billing.plans[plan].name : words.trial}</span>
            {' · '}
            {credits.is_unlimited ? words.unlimited : words.credits({ count: credits.remaining_credits })}
          </>
        ) : null}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={onPlans}>{seePlans}</Button>
        {subscribed ? (
          <Button variant="ghost" onClick={onManage}>
            {manageSubscription}
          </Button>
        ) : null}
      </div>
    </Section>
  );
}
