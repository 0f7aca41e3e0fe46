/** An image in which no two neighbours are alike, so that a shift by one pixel or a second scaling is seen. */
export function drawNoiseImage(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('This browser gives no 2D context.');
  const pixels = ctx.createImageData(width, height);
  let seed = 7;
  for (let index = 0; index < pixels.data.length; index += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    pixels.data[index] = index % 4 === 3 ? 255 : seed >>> 24;
  }
  ctx.putImageData(pixels, 0, 0);
  return canvas;
}

/** The pixels of anything that can be drawn, at its own size. */
export function pixelsOf(source: ImageBitmap | HTMLCanvasElement): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = source.width;
  canvas.height = source.height;
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('This browser gives no 2D context.');
  ctx.drawImage(source, 0, 0);
  return ctx.getImageData(0, 0, source.width, source.height);
}

/** Red, green and blue of a pixel. */
export function colorAt({ data, width }: ImageData, x: number, y: number): number[] {
  const at = (y * width + x) * 4;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  return [red, green, blue];
}
