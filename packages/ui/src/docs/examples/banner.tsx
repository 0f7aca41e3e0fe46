import { Banner, Button } from '@palimpsest/ui';
import { useState } from 'react';

export function CardDeclined() {
  const [shown, setShown] = useState(true);
  return shown ? (
    <Banner tone="danger" action={<Button size="sm">Change the card</Button>} onDismiss={() => setShown(false)}>
      Your card was declined. The plan stays active until 1 March.
    </Banner>
  ) : (
    <Button onClick={() => setShown(true)}>Show it again</Button>
  );
}
