import type { PaidPlanName } from '@palimpsest/contract';
import { Button, PricingTable, SimpleDialog, type BillingPeriod } from '@palimpsest/ui';
import { isPaidPlan, pricingPlans } from './plans.ts';
import { useWords } from '../../messages/words.ts';

export interface PricingModalViewProps {
  /** The plan whose checkout is on its way. */
  busyPlanId: PaidPlanName | undefined;
  /** Why the last checkout could not be started. */
  error: string | undefined;
  /** The plan that the user has; it is changed in the billing portal. @default none */
  currentPlan?: PaidPlanName | undefined;
  /** Opens the billing portal. */
  onManage: () => void;
  onCheckout: (plan: PaidPlanName, period: BillingPeriod) => void;
  onClose: () => void;
}

/** The plans and their prices, with a checkout each. */
export function PricingModalView({
  busyPlanId,
  error,
  currentPlan,
  onManage,
  onCheckout,
  onClose,
}: PricingModalViewProps) {
  const words = useWords('billing');
  const { manageSubscription } = useWords('workspace');
  return (
    <SimpleDialog
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={words.title}
      description={currentPlan ? words.yourPlan({ plan: words.plans[currentPlan].name }) : words.description}
      error={error}
      footer={currentPlan ? <Button onClick={onManage}>{manageSubscription}</Button> : undefined}
    >
      <PricingTable
        plans={pricingPlans(words)}
        headingLevel={3}
        busyPlanId={busyPlanId}
        currentPlanId={currentPlan}
        onCheckout={(plan, period) => (isPaidPlan(plan) ? onCheckout(plan, period) : undefined)}
      />
    </SimpleDialog>
  );
}
