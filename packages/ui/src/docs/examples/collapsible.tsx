import { Collapsible } from '@palimpsest/ui';

export function ShippingCosts() {
  return (
    <Collapsible.Root defaultOpen>
      <Collapsible.Trigger detail="3 countries">Shipping</Collapsible.Trigger>
      <Collapsible.Content>France €6.90 · Spain €8.40 · Portugal €8.90</Collapsible.Content>
    </Collapsible.Root>
  );
}
