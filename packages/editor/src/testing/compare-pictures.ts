import { getDocument } from 'pdfjs-dist';
// Without a worker of its own the reader runs on the page.
import 'pdfjs-dist/build/pdf.worker.mjs';
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

/** The first page of a PDF as another program shows it at a width in pixels, and its text. */
export async function readPdf(blob: Blob, width: number): Promise<{ pixels: ImageData; text: string }> {
  const loading = getDocument({ data: new Uint8Array(await blob.arrayBuffer()) });
  const file = await loading.promise;
  const page = await file.getPage(1);
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(viewport.width), height: Math.round(viewport.height) });
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  await loading.destroy();
  return { pixels: pixelsOf(canvas), text: items.map((item) => ('str' in item ? item.str : '')).join(' ') };
}
