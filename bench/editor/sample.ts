import type { BenchText } from './system.ts';

/** A picture of bands of colour with grain, so that no encoder has it easy. */
export function drawPicture(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error(`This browser cannot draw ${width} × ${height} pixels.`);
  const sky = ctx.createLinearGradient(0, 0, width, height);
  for (const [at, color] of ['#14213d', '#5b3a6b', '#e07a5f', '#f2cc8f'].entries()) sky.addColorStop(at / 3, color);
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, width, height);
  let seed = 7;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  for (let grain = 0; grain < (width * height) / 400; grain += 1) {
    ctx.fillStyle = `rgb(255 255 255 / ${random() * 0.2})`;
    ctx.fillRect(random() * width, random() * height, 2 + random() * 6, 2 + random() * 6);
  }
  return canvas;
}

/** Texts in rows over a whole picture. */
export function sampleTexts(count: number, { width, height }: { width: number; height: number }): BenchText[] {
  const columns = Math.ceil(Math.sqrt((count * width) / height / 3));
  const rows = Math.ceil(count / columns);
  const cell = { width: width / columns, height: height / rows };
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    text: `Sample words ${index + 1}`,
    x: (index % columns) * cell.width + cell.width * 0.1,
    y: Math.floor(index / columns) * cell.height + cell.height * 0.2,
    width: cell.width * 0.8,
    height: cell.height * 0.6,
    fontSize: Math.min(cell.height * 0.35, cell.width * 0.08),
  }));
}
