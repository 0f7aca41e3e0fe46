import { Button, IconButton, Slider } from '@palimpsest/ui';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { stepZoom, zoomLimits } from '../geometry/zoom.ts';
import { useWords } from '../messages/words.ts';
import type { Zoom } from '../view/use-zoom.ts';

const percent = (zoom: number) => `${Math.round(zoom * 100)}%`;

/**
 * Zooms the canvas: by steps, along a slider, and back to the zoom at which the whole image is seen. A narrow window has room for the buttons or for
 * the slider: the percentage changes between them.
 */
export function ZoomPanel({ zoom, setZoom, resetToFit }: Pick<Zoom, 'zoom' | 'setZoom' | 'resetToFit'>) {
  const words = useWords();
  const [slides, setSlides] = useState(false);
  const shown = percent(zoom);
  const inButtons = slides ? 'max-md:hidden' : '';
  const inSlider = slides ? '' : 'max-md:hidden';
  return (
    <div
      role="toolbar"
      aria-label={words.zoom}
      data-slot="zoom-panel"
      className={`flex items-center rounded-lg border border-line bg-raised p-1 shadow-floating ${slides ? 'gap-2 ps-3' : 'gap-1 max-md:gap-0'}`}
    >
      <IconButton
        label={words.zoomOut}
        size="sm"
        className={inButtons}
        disabled={zoom <= zoomLimits.min}
        onClick={() => setZoom(stepZoom(zoom, -1))}
      >
        <ZoomOut aria-hidden />
      </IconButton>
      <Slider
        label={words.zoomLevel}
        className={`w-28 ${inSlider}`}
        {...zoomLimits}
        value={Math.max(zoom, zoomLimits.min)}
        onValueChange={setZoom}
        formatValue={percent}
      />
      <IconButton
        label={words.zoomIn}
        size="sm"
        className={inButtons}
        disabled={zoom >= zoomLimits.max}
        onClick={() => setZoom(stepZoom(zoom, 1))}
      >
        <ZoomIn aria-hidden />
      </IconButton>
      <output className="w-11 text-center text-xs text-muted tabular-nums max-md:hidden">{shown}</output>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`${shown}, ${words.zoomLevel}`}
        aria-expanded={slides}
        className="w-11 px-0 text-xs text-muted tabular-nums md:hidden"
        onClick={() => setSlides(!slides)}
      >
        {shown}
      </Button>
      <IconButton label={words.resetToFit} size="sm" className={inButtons} onClick={resetToFit}>
        <Maximize aria-hidden />
      </IconButton>
    </div>
  );
}
