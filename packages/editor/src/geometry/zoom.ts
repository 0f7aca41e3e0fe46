import { clamp } from './rect.ts';
import type { Size } from './rect.ts';

export const zoomLimits = { min: 0.1, max: 3, step: 0.1 } as const;

/** Share of the container that the image takes when it fits. */
const fitShare = 0.95;
/** Fitted to where the container has no size yet, in pixels of the screen. */
const fallbackContainer: Size = { width: 800, height: 600 };

const stepsPerUnit = Math.round(1 / zoomLimits.step);

/** A zoom within the limits, free of the rounding noise of repeated steps. */
export function clampZoom(zoom: number): number {
  return clamp(Math.round(zoom * 1_000) / 1_000, zoomLimits.min, zoomLimits.max);
}

/** The zoom one step in or out, on the grid of steps. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const steps = direction > 0 ? Math.floor(zoom * stepsPerUnit + 1e-6) : Math.ceil(zoom * stepsPerUnit - 1e-6);
  return clampZoom((steps + direction) / stepsPerUnit);
}

/**
 * The zoom at which the whole image is seen with a margin of 5 %, rounded down to a step.
 *
 * @param image in its pixels
 * @param container in pixels of the screen; 800 by 600 where it has none
 */
export function fitZoom(image: Size, container: Size | undefined): number {
  const { width, height } = container && container.width > 0 && container.height > 0 ? container : fallbackContainer;
  const fit = Math.min(width / image.width, height / image.height) * fitShare;
  return clampZoom(Math.floor(fit * stepsPerUnit) / stepsPerUnit);
}
