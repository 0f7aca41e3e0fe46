import type { Paragraph } from '../model/paragraph.ts';
import { rectangleOf } from '../geometry/oriented-rectangle.ts';
import type { Raster } from '../image/raster.ts';
import type { StrokeMaps } from './erase-text.ts';
import type { StrokeMap, StrokeNetwork } from './stroke-network.ts';

/**
 * Lets the network look at each line of the paragraphs.
 * @throws EngineError `cancelled` once the signal has fired
 */
export async function markStrokes(
  network: StrokeNetwork,
  image: Raster,
  paragraphs: readonly Paragraph[],
  signal: AbortSignal,
): Promise<StrokeMaps> {
  const maps = new Map<Paragraph, StrokeMap[]>();
  for (const paragraph of paragraphs) {
    const own: StrokeMap[] = [];
    for (const { quad } of paragraph.lines) own.push(await network.mark(image, rectangleOf(quad), signal));
    maps.set(paragraph, own);
  }
  return maps;
}
