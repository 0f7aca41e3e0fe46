import { reportFault } from '../../lib/report-fault.ts';

/** Fetches what an image is shown with. */
export const loadExclusionCanvas = async () => (await import('./exclusion-canvas.ts')).ExclusionCanvas;

/** Fetches it before there is an image. That it fails is only reported: it is fetched again when it is needed. */
export function fetchExclusionCanvasAhead(): void {
  loadExclusionCanvas().catch((error: unknown) => reportFault('A part of the app could not be fetched ahead.', error));
}
