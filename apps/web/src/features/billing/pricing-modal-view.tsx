import type { PaidPlanName } from '@palimpsest/contract';
import { PricingTable, SimpleDialog, type BillingPeriod } from '@palimpsest/ui';
import { isPaidPlan, pricingPlans } from './plans.ts';
import { useWords } from '../../messages/words.ts';

export interface PricingModalViewProps {
  /** The plan whose checkout is on its way. */
  busyPlanId: PaidPlanName | undefined;
  /** Why the last checkout could not be started. */
  error: string | undefined;
  onCheckout: (plan: PaidPlanName, period: BillingPeriod) => void;
  onClose: () => void;
}

/** The plans and their prices, with a checkout each. */
export function PricingModalView({ busyPlanId, error, onCheckout, onClose }: PricingModalViewProps) {
  const words = useWords('billing');
  return (
    <SimpleDialog
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={words.title}
      description={words.description}
      error={error}
    >
      <PricingTable
        plans={pricingPlans(words)}
        headingLevel={3}
        busyPlanId={busyPlanId}
        onCheckout={(plan, period) => (isPaidPlan(plan) ? onCheckout(plan, period) : undefined)}
      />
    </SimpleDialog>
  );
}
