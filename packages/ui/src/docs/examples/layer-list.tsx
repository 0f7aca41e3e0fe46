import { LayerList } from '@palimpsest/ui';
import { useState } from 'react';

export function PosterLayers() {
  const [selection, setSelection] = useState<readonly string[]>(['1']);
  return (
    <LayerList
      layers={[
        { id: '1', name: 'Feria de primavera', detail: 'Spring fair' },
        { id: '2', name: '20 de marzo', detail: '20 March' },
      ]}
      selection={selection}
      onSelectionChange={setSelection}
    />
  );
}
