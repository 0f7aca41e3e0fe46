import { Badge } from '@palimpsest/ui';

export function InvoiceStates() {
  return (
    <div className="flex gap-2">
      <Badge tone="success">Paid</Badge>
      <Badge>Sent</Badge>
      <Badge tone="danger">Overdue</Badge>
    </div>
  );
}
