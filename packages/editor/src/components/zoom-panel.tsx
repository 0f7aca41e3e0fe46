import { IconButton, Slider } from '@palimpsest/ui';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { stepZoom, zoomLimits } from '../geometry/zoom.ts';
import { useWords } from '../messages/use-words.ts';
import { isHandheld } from '../view/is-handheld.ts';
import type { Zoom } from '../view/use-zoom.ts';

const percent = (zoom: number) => `${Math.round(zoom * 100)}%`;

/** Zooms the canvas: by steps, along a slider, and back to the zoom at which the whole image is seen. */
export function ZoomPanel({ zoom, setZoom, resetToFit }: Pick<Zoom, 'zoom' | 'setZoom' | 'resetToFit'>) {
  const words = useWords();
  // Two fingers zoom there: the width of a phone is for the buttons, in one line with those that compare.
  const byFingers = isHandheld();
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
        className={byFingers ? 'w-28 max-md:hidden' : 'w-28 max-md:w-12 @max-[22.5rem]:hidden'}
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
      <output className={`text-center text-xs text-muted tabular-nums ${byFingers ? 'w-8' : 'w-11'}`}>
        {percent(zoom)}
      </output>
      <IconButton label={words.resetToFit} size="sm" onClick={resetToFit}>
        <Maximize aria-hidden />
      </IconButton>
    </div>
  );
}
