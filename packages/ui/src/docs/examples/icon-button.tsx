import { IconButton } from '@palimpsest/ui';
import { useState } from 'react';

export function RemoveFromOrder() {
  const [count, setCount] = useState(3);
  return (
    <IconButton label={`Remove from the order of ${count}`} onClick={() => setCount(Math.max(0, count - 1))}>
      <span aria-hidden>×</span>
    </IconButton>
  );
}
