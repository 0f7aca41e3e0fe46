import { pixelsOf } from './noise-image.ts';

/** Peak signal-to-noise ratio of two pictures of one size, in dB. */
export function psnr(a: ImageData, b: ImageData): number {
  let sum = 0;
  for (let index = 0; index < a.data.length; index += 1) {
    if (index % 4 !== 3) sum += ((a.data[index] ?? 0) - (b.data[index] ?? 0)) ** 2;
  }
  return 10 * Math.log10(255 ** 2 / Math.max(sum / (a.width * a.height * 3), 1e-9));
}

/** An SVG as the browser shows it. */
export async function pixelsOfSvg(blob: Blob, width: number, height: number): Promise<ImageData> {
  const picture = new Image(width, height);
  picture.src = URL.createObjectURL(blob);
  await picture.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  URL.revokeObjectURL(picture.src);
  return pixelsOf(canvas);
}
