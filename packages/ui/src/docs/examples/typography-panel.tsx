import { TypographyPanel, type TypographyPanelProps } from '@palimpsest/ui';
import { useState } from 'react';

const headline: NonNullable<TypographyPanelProps['selection']> = {
  fontFamily: 'Newsreader',
  fontWeight: 'Bold',
  fontSize: 48,
  textAlign: 'center',
  fill: '#173bac',
  suggestedColors: ['#173bac', '#ffffff'],
  x: 40,
  y: 120,
  width: 480,
  height: 64,
};

export function HeadlineStyle() {
  const [selection, setSelection] = useState(headline);
  return (
    <TypographyPanel
      className="max-w-72"
      selection={selection}
      fontFamilies={[
        { name: 'Newsreader', weights: ['Regular', 'Bold'] },
        { name: 'Inter', weights: ['Regular', 'SemiBold'] },
      ]}
      onChange={(patch) => setSelection({ ...selection, ...patch })}
      onGeometryChange={(patch) => setSelection({ ...selection, ...patch })}
      onReset={() => setSelection(headline)}
      onRemove={() => setSelection(headline)}
      onAddText={() => setSelection(headline)}
    />
  );
}
