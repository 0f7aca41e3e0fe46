import { TextField } from '@palimpsest/ui';

export function InvoiceEmail() {
  return (
    <TextField
      label="Email for invoices"
      type="email"
      required
      hint="We write only when an invoice is ready."
      validateOn="blur"
      defaultValue="books@maison-olympe.fr"
    />
  );
}
