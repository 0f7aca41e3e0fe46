import sharp from 'sharp';

/** A rectangle of a picture, in pixels. */
export interface Piece {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Converts an sRGB byte to linear light, 0 to 1. */
function linear(level: number): number {
  const value = level / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Maps a share of the white point as CIELAB does. */
function cube(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}

/** CIELAB (D65) of sRGB bytes, three values a pixel. */
function labOf(data: Uint8Array): Float32Array {
  const lab = new Float32Array(data.length);
  for (let at = 0; at < data.length; at += 3) {
    const [r, g, b] = [linear(data[at] ?? 0), linear(data[at + 1] ?? 0), linear(data[at + 2] ?? 0)];
    const x = cube((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = cube(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = cube((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    lab.set([116 * y - 16, 500 * (x - y), 200 * (y - z)], at);
  }
  return lab;
}

async function blurred(path: string, piece: Piece, sigma: number): Promise<Float32Array> {
  const cut = await sharp(path).removeAlpha().extract(piece).png().toBuffer();
  const data = await sharp(cut).blur(Math.max(0.3, sigma)).raw().toBuffer();
  return labOf(data);
}

function meanDifference(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 3) {
    sum += Math.hypot(
      (one[at] ?? 0) - (other[at] ?? 0),
      (one[at + 1] ?? 0) - (other[at + 1] ?? 0),
      (one[at + 2] ?? 0) - (other[at + 2] ?? 0),
    );
  }
  return sum / (one.length / 3);
}

/**
 * How close a picture comes to the designer's, within a piece and seen from afar: 1 where they are the same, 0 where it is no closer than the
 * source is, which shows other words.
 * @param paths of the result, of the designer's version and of the source
 * @param sigma of the blur, in pixels
 */
export async function closeness(
  paths: { result: string; target: string; source: string },
  piece: Piece,
  sigma: number,
): Promise<number> {
  const [result, target, source] = await Promise.all(
    [paths.result, paths.target, paths.source].map((path) => blurred(path, piece, sigma)),
  );
  if (!result || !target || !source) throw new Error('A picture is missing.');
  const apart = meanDifference(source, target);
  return apart === 0 ? 1 : 1 - meanDifference(result, target) / apart;
}
