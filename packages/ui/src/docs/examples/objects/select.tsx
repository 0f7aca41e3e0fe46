import { SelectField } from '@palimpsest/ui';
import { useState } from 'react';

const papers = [
  { name: 'A4', width: 210, height: 297 },
  { name: 'A3', width: 297, height: 420 },
  { name: 'Letter', width: 216, height: 279 },
];

export function PaperSelect() {
  const [paper, setPaper] = useState(papers[0]);
  return (
    <SelectField
      label="Paper"
      hint={paper ? `${paper.width} × ${paper.height} mm` : undefined}
      options={papers.map((value) => ({ value, label: value.name }))}
      itemToStringValue={({ name }) => name}
      value={paper}
      onValueChange={setPaper}
    />
  );
}
