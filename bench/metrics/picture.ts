import type { Mask, Raster } from '@palimpsest/engine';

/** The PSNR, in dB, above which nobody sees a difference; that of an exact picture would be infinite. */
export const psnrCeiling = 60;

function assertAlike(a: { width: number; height: number }, b: { width: number; height: number }): void {
  if (a.width !== b.width || a.height !== b.height) {
    throw new Error(`Pictures of ${a.width}×${a.height} and ${b.width}×${b.height} pixels cannot be compared.`);
  }
}

/** Peak signal-to-noise ratio of the marked pixels over red, green and blue, in dB, at most {@link psnrCeiling}. */
export function psnr(picture: Raster, truth: Raster, where: Mask): number {
  assertAlike(picture, truth);
  assertAlike(picture, where);
  let sum = 0;
  let count = 0;
  for (let pixel = 0; pixel < where.data.length; pixel++) {
    if (!where.data[pixel]) continue;
    for (let channel = 0; channel < 3; channel++) {
      const difference = (picture.data[pixel * 4 + channel] ?? 0) - (truth.data[pixel * 4 + channel] ?? 0);
      sum += difference * difference;
      count++;
    }
  }
  if (count === 0) throw new Error('No pixel is marked.');
  return sum === 0 ? psnrCeiling : Math.min(psnrCeiling, 10 * Math.log10((255 * 255 * count) / sum));
}

/** Luma of ITU-R BT.601, as the authors of SSIM take it. */
function luma({ data, width, height }: Raster): Float64Array {
  const grey = new Float64Array(width * height);
  for (let pixel = 0; pixel < grey.length; pixel++) {
    grey[pixel] =
      0.299 * (data[pixel * 4] ?? 0) + 0.587 * (data[pixel * 4 + 1] ?? 0) + 0.114 * (data[pixel * 4 + 2] ?? 0);
  }
  return grey;
}

const radius = 5;
const bell = Array.from({ length: 2 * radius + 1 }, (_, index) => Math.exp(-((index - radius) ** 2) / (2 * 1.5 ** 2)));
const bellSum = bell.reduce((sum, weight) => sum + weight, 0);

/** Gaussian blur with σ 1.5 over 11 × 11 pixels, the picture's edge repeated. */
function blurred(grey: Float64Array, width: number, height: number): Float64Array {
  const across = new Float64Array(grey.length);
  const down = new Float64Array(grey.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = -radius; k <= radius; k++) {
        sum += (bell[k + radius] ?? 0) * (grey[y * width + Math.min(width - 1, Math.max(0, x + k))] ?? 0);
      }
      across[y * width + x] = sum / bellSum;
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = -radius; k <= radius; k++) {
        sum += (bell[k + radius] ?? 0) * (across[Math.min(height - 1, Math.max(0, y + k)) * width + x] ?? 0);
      }
      down[y * width + x] = sum / bellSum;
    }
  }
  return down;
}

/**
 * Structural similarity of every pixel (Wang, Bovik, Sheikh and Simoncelli, 2004: Gaussian window of 11 × 11 with σ 1.5, K₁ 0.01, K₂ 0.03),
 * on luma; 1 where both pictures look alike.
 */
export function ssimMap(picture: Raster, truth: Raster): Float64Array {
  assertAlike(picture, truth);
  const { width, height } = picture;
  const a = luma(picture);
  const b = luma(truth);
  const blur = (values: Float64Array): Float64Array => blurred(values, width, height);
  const meanA = blur(a);
  const meanB = blur(b);
  const squareA = blur(a.map((value) => value * value));
  const squareB = blur(b.map((value) => value * value));
  const product = blur(a.map((value, index) => value * (b[index] ?? 0)));
  const c1 = (0.01 * 255) ** 2;
  const c2 = (0.03 * 255) ** 2;
  return a.map((_, index) => {
    const mA = meanA[index] ?? 0;
    const mB = meanB[index] ?? 0;
    const varA = (squareA[index] ?? 0) - mA * mA;
    const varB = (squareB[index] ?? 0) - mB * mB;
    const covariance = (product[index] ?? 0) - mA * mB;
    return ((2 * mA * mB + c1) * (2 * covariance + c2)) / ((mA * mA + mB * mB + c1) * (varA + varB + c2));
  });
}

/** Mean of the marked values. */
export function meanWhere(values: Float64Array, where: Mask): number {
  let sum = 0;
  let count = 0;
  for (let pixel = 0; pixel < where.data.length; pixel++) {
    if (!where.data[pixel]) continue;
    sum += values[pixel] ?? 0;
    count++;
  }
  if (count === 0) throw new Error('No pixel is marked.');
  return sum / count;
}
