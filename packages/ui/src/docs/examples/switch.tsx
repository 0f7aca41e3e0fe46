import { Switch } from '@palimpsest/ui';
import { useState } from 'react';

export function ShowOriginal() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Switch label="Show the original" checked={shown} onCheckedChange={setShown} />
      <p className="font-display text-2xl">{shown ? 'Spring fair' : 'Feria de primavera'}</p>
    </>
  );
}
