import { Checkbox, Fieldset, NumberField, TextField } from '@palimpsest/ui';
import { useState } from 'react';

export function ExportSettings() {
  const [exporting, setExporting] = useState(true);
  return (
    <>
      <Checkbox label="Export each poster" checked={exporting} onCheckedChange={setExporting} />
      <Fieldset.Root disabled={!exporting}>
        <Fieldset.Legend>Export</Fieldset.Legend>
        <NumberField label="Longest side" name="side" unit="px" defaultValue={2400} />
        <TextField label="File name" name="file" defaultValue="spring-fair" />
      </Fieldset.Root>
    </>
  );
}
