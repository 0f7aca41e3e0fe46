import sharp from 'sharp';

/** A picture of one line of text, cut out close to its ink: three bytes a pixel (red, green, blue), row by row. */
export interface LineCrop {
  width: number;
  height: number;
  data: Uint8Array;
  /** The same piece of the picture without the text, where it is known. Without it the colour of the frame is the background. */
  background?: Uint8Array;
}

/** The input of the network: `height` rows of how much ink there is, 0 to 1. */
export interface InkMap {
  width: number;
  height: number;
  ink: Float32Array;
}

/** Height in pixels at which the network was trained. */
export const inkMapHeight = 40;
/** Below this the network has nothing to look at. */
const narrowest = 16;
const fullInk = 0.98;

/**
 * How far each pixel of a line is from the background, as a share of the distance that two pixels of a hundred exceed.
 * `training/typeface/render.py` does the same (`to_ink`).
 *
 * @throws RangeError when the crop is empty or its bytes are not those of its size
 */
export async function inkMapOf(crop: LineCrop): Promise<InkMap> {
  const { width, height, data, background } = crop;
  for (const bytes of background ? [data, background] : [data]) {
    if (width < 1 || height < 1 || bytes.length !== width * height * 3)
      throw new RangeError(
        `A line of ${width} × ${height} pixels has ${width * height * 3} bytes in three colours, not ${bytes.length}.`,
      );
  }
  const columns = Math.max(narrowest, Math.round((width * inkMapHeight) / height));
  const pixels = await resized(data, width, height, columns);
  const behind = background ? await resized(background, width, height, columns) : frameColor(pixels, columns);
  const distances = new Float32Array(columns * inkMapHeight);
  for (let pixel = 0; pixel < distances.length; pixel++) {
    const at = pixel * 3;
    const from = at % behind.length;
    const red = (pixels[at] ?? 0) - (behind[from] ?? 0);
    const green = (pixels[at + 1] ?? 0) - (behind[from + 1] ?? 0);
    const blue = (pixels[at + 2] ?? 0) - (behind[from + 2] ?? 0);
    distances[pixel] = Math.sqrt(red * red + green * green + blue * blue);
  }
  const full = Math.max(1, quantile(distances, fullInk));
  return { width: columns, height: inkMapHeight, ink: distances.map((distance) => Math.min(1, distance / full)) };
}

async function resized(data: Uint8Array, width: number, height: number, columns: number): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(columns, inkMapHeight, { fit: 'fill', kernel: height > inkMapHeight ? 'linear' : 'cubic' })
    .raw()
    .toBuffer();
}

/** The median colour of the outermost pixels. */
function frameColor(pixels: Uint8Array, columns: number): number[] {
  return [0, 1, 2].map((channel) => {
    const frame: number[] = [];
    const take = (x: number, y: number) => frame.push(pixels[(y * columns + x) * 3 + channel] ?? 0);
    for (let x = 0; x < columns; x++) {
      take(x, 0);
      take(x, inkMapHeight - 1);
    }
    for (let y = 0; y < inkMapHeight; y++) {
      take(0, y);
      take(columns - 1, y);
    }
    return quantile(frame, 0.5);
  });
}

/** The quantile of values, interpolated linearly between two of them as in NumPy. */
function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float32Array.from(values).toSorted();
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place % 1);
}
