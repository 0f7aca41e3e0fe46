import { IconButton, Slider } from '@palimpsest/ui';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { stepZoom, zoomLimits } from '../geometry/zoom.ts';
import { useWords } from '../messages/use-words.ts';
import type { Zoom } from '../view/use-zoom.ts';

const percent = (zoom: number) => `${Math.round(zoom * 100)}%`;

/** Zooms the canvas: by steps, along a slider, and back to the zoom at which the whole image is seen. */
export function ZoomPanel({ zoom, setZoom, resetToFit }: Pick<Zoom, 'zoom' | 'setZoom' | 'resetToFit'>) {
  const words = useWords();
  return (
    <div
      role="toolbar"
      aria-label={words.zoom}
      data-slot="zoom-panel"
      className="flex items-center gap-1 rounded-lg border border-line bg-raised p-1 shadow-floating"
    >
      <IconButton
        label={words.zoomOut}
        size="sm"
        disabled={zoom <= zoomLimits.min}
        onClick={() => setZoom(stepZoom(zoom, -1))}
      >
        <ZoomOut aria-hidden />
      </IconButton>
      <Slider
        label={words.zoomLevel}
        className="w-28 max-md:w-12"
        {...zoomLimits}
        value={Math.max(zoom, zoomLimits.min)}
        onValueChange={setZoom}
        formatValue={percent}
      />
      <IconButton
        label={words.zoomIn}
        size="sm"
        disabled={zoom >= zoomLimits.max}
        onClick={() => setZoom(stepZoom(zoom, 1))}
      >
        <ZoomIn aria-hidden />
      </IconButton>
      <output className="w-11 text-center text-xs text-muted tabular-nums">{percent(zoom)}</output>
      <IconButton label={words.resetToFit} size="sm" onClick={resetToFit}>
        <Maximize aria-hidden />
      </IconButton>
    </div>
  );
}
