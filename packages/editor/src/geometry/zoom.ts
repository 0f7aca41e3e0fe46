import { clamp } from './rect.ts';
import type { Size } from './rect.ts';

export const zoomLimits = { min: 0.1, max: 3, step: 0.1 } as const;

/** Share of the container that the image takes when it fits. */
const fitShare = 0.95;
/** Fitted to where the container has no size yet, in pixels of the screen. */
const fallbackContainer: Size = { width: 800, height: 600 };

const stepsPerUnit = Math.round(1 / zoomLimits.step);

/** Steps by which a computed zoom may lie beside the one that it stands for. */
const roundingNoise = 1e-6;

/** A zoom rounded down to a step, of which so many make 100 %. */
const roundDown = (zoom: number, perUnit: number) => Math.floor(zoom * perUnit + roundingNoise) / perUnit;

/**
 * A zoom within the limits, free of the rounding noise of repeated steps.
 *
 * @param min the smallest zoom. Default: that of the limits
 */
export function clampZoom(zoom: number, min: number = zoomLimits.min): number {
  return clamp(Math.round(zoom * 1_000) / 1_000, min, zoomLimits.max);
}

/** The zoom one step in or out, on the grid of steps. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const steps =
    direction > 0 ? Math.floor(zoom * stepsPerUnit + roundingNoise) : Math.ceil(zoom * stepsPerUnit - roundingNoise);
  return clampZoom((steps + direction) / stepsPerUnit);
}

/** The most that one event of the wheel zooms by. */
const wheelMost = 1.2;
/** How much a pixel of the wheel zooms: the small steps of a track pad go smoothly, a notch of a mouse reaches {@link wheelMost}. */
const wheelSpeed = 0.01;

/**
 * The zoom after an event of the wheel, before any limit.
 *
 * @param deltaY of the event; below 0 zooms in
 */
export function wheelZoom(zoom: number, deltaY: number): number {
  return zoom * clamp(Math.exp(-deltaY * wheelSpeed), 1 / wheelMost, wheelMost);
}

/** The largest zoom at which the whole image is seen with a margin of 5 %. */
function exactFit(image: Size, container: Size | undefined): number {
  const { width, height } = container && container.width > 0 && container.height > 0 ? container : fallbackContainer;
  return Math.min(width / image.width, height / image.height) * fitShare;
}

/** Below this a whole step is more than a fifth of the zoom: a zoom that fits is then rounded down to a hundredth. */
const coarseBelow = 0.5;

/** The smallest zoom at which a whole image is shown. */
const minFit = 0.01;

/**
 * The zoom at which the whole image is seen with a margin of 5 %, rounded down to a step: to a finer one where a step would leave much of the
 * screen empty, and below the limits where a photograph would not be seen whole on a phone.
 *
 * @param image in its pixels
 * @param container in pixels of the screen; 800 by 600 where it has none
 */
export function fitZoom(image: Size, container: Size | undefined): number {
  const fit = exactFit(image, container);
  return fit < coarseBelow ? clampZoom(roundDown(fit, 100), minFit) : clampZoom(roundDown(fit, stepsPerUnit));
}

/** Letters are read well from this size on, in pixels of the screen. */
const readableSize = 16;

/**
 * The zoom at which a text is written on a small screen: its letters are read well, and its lines are seen whole. No smaller than it is.
 *
 * @param text in pixels of the image
 * @param container in pixels of the screen
 */
export function typingZoom(text: { fontSize: number; width: number }, zoom: number, container: Size): number {
  const whole = (container.width * fitShare) / text.width;
  return Math.max(zoom, clampZoom(Math.min(readableSize / text.fontSize, whole)));
}
