import { Badge, Pagination, PalimpsestProvider, PricingCard, SimpleDialog, StatusBar } from '@palimpsest/ui';
import { Button } from '@palimpsest/ui/button';
import { es } from '@palimpsest/ui/messages/catalogue';
import { useState } from 'react';

const growth = {
  id: 'growth',
  name: 'Growth',
  pricePerMonth: { monthly: 19, yearly: 15.8 },
  allowance: { amount: 100, unit: 'images' },
  features: ['Editing tools'],
};

/** A first application of someone who is new to the package. */
export function App() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1>Spring fair</h1>
      <p className="host bg-blue-500 text-accent rounded-md text-sm">Three posters</p>
      {/* Another library marks its parts with the same attribute. */}
      <div data-slot="sidebar-wrapper">
        <div data-slot="card">
          <h2>Of another library</h2>
        </div>
        <Badge>Beside it</Badge>
      </div>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Export
      </Button>
      <Button className="mine rounded-none">Cancel</Button>
      <section aria-label="Some of everything" style={{ width: 480 }}>
        <Badge tone="success">Ready</Badge>
        <StatusBar tone="progress" label="Erasing the original" progress={40} />
        <PricingCard plan={growth} onCheckout={() => undefined} />
        <PalimpsestProvider locale="es" messages={es}>
          <Pagination page={2} pageSize={20} total={134} />
        </PalimpsestProvider>
      </section>
      <Badge tone="warning">In a light page</Badge>
      <Badge tone="danger">In a light page, too</Badge>
      <section data-theme="dark" aria-label="Dark">
        <Button variant="primary">Night</Button>
        <Badge tone="warning">In a dark section</Badge>
        <Badge tone="danger">In a dark section, too</Badge>
        <section data-theme="light" aria-label="Light in dark">
          <Button variant="primary">Day</Button>
          <Badge tone="warning">In a light section of a dark section</Badge>
        </section>
      </section>
      <SimpleDialog open={open} onOpenChange={setOpen} title="Export the picture">
        At its original size.
      </SimpleDialog>
    </main>
  );
}
