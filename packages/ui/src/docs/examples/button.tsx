import { Button } from '@palimpsest/ui';
import { useState } from 'react';

export function ExportButton() {
  const [exported, setExported] = useState(0);
  return (
    <Button variant="primary" onClick={() => setExported(exported + 1)}>
      {exported === 0 ? 'Export the poster' : `Exported ${exported}×`}
    </Button>
  );
}
