import { useEffect, useMemo, useState } from 'react';
import { clampZoom, fitZoom, zoomLimits } from '../geometry/zoom.ts';
import type { Size } from '../geometry/rect.ts';

/** The delay after the last resize of the container until the image is fitted again, in ms. */
const refitDelay = 250;

/** A debounced size; the first one counts at once. */
function useSettledSize(size: Size | undefined): Size | undefined {
  const [settled, setSettled] = useState(size);
  const first = settled === undefined && size !== undefined;
  if (first) setSettled(size);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(size), refitDelay);
    return () => clearTimeout(timer);
  }, [size]);
  return first ? size : settled;
}

/** A zoom, or the one at which the whole image is seen. */
export type ZoomChoice = number | 'fit';

export interface Zoom {
  zoom: number;
  /** The choice from which `zoom` follows. */
  chosen: ZoomChoice;
  /** Makes an earlier choice again. */
  choose: (choice: ZoomChoice) => void;
  setZoom: (zoom: number) => void;
  /** Returns to the zoom at which the whole image is visible, which then follows the container. */
  resetToFit: () => void;
}

/** The zoom of an image in a container: the one that fits, until the user chooses another. */
export function useZoom(image: Size, container: Size | undefined): Zoom {
  const settled = useSettledSize(container);
  const [chosen, setChosen] = useState<ZoomChoice>('fit');
  const fitted = fitZoom(image, settled);
  const minZoom = Math.min(fitted, zoomLimits.min);
  const zoom = typeof chosen === 'number' ? chosen : fitted;
  return useMemo(
    () => ({
      zoom,
      chosen,
      choose: setChosen,
      setZoom: (next) => setChosen(clampZoom(next, minZoom)),
      resetToFit: () => setChosen('fit'),
    }),
    [zoom, chosen, minZoom],
  );
}
