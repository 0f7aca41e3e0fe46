import { Inspector, NumberField } from '@palimpsest/ui';
import { useState } from 'react';

export function HeadlinePosition() {
  const [x, setX] = useState<number | null>(40);
  return (
    <Inspector.Root aria-label="Headline">
      <Inspector.Section title="Position">
        <Inspector.Grid>
          <NumberField label="X" labelPlacement="inside" value={x} onValueChange={setX} />
          <NumberField label="Y" labelPlacement="inside" defaultValue={120} />
        </Inspector.Grid>
        <NumberField label="Rotation" unit="°" defaultValue={15} />
      </Inspector.Section>
    </Inspector.Root>
  );
}
