import { Slider } from '@palimpsest/ui';
import { useState } from 'react';

export function PosterZoom() {
  const [zoom, setZoom] = useState(1);
  return (
    <Slider
      label="Zoom"
      min={0.1}
      max={3}
      step={0.1}
      value={zoom}
      onValueChange={setZoom}
      formatValue={(value) => `${Math.round(value * 100)} %`}
    />
  );
}
