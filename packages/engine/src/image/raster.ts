/** Pixels as a browser's ImageData holds them: RGBA, 8 bits a channel, rows from the top, no padding. */
export interface Raster {
  width: number;
  height: number;
  /** `width * height * 4` bytes. */
  data: Uint8ClampedArray;
}

/** A part of an image by itself, with the place of its top left pixel in the image. */
export interface RasterPart extends Raster {
  x: number;
  y: number;
}

/** Grey pixels, 8 bits, rows from the top. */
export interface GreyRaster {
  width: number;
  height: number;
  /** `width * height` bytes. */
  data: Uint8Array;
}

/** A grey raster whose pixels are marked or not: 0 keeps the pixel, anything else marks it. */
export type Mask = GreyRaster;

/** One number a pixel, rows from the top. */
export interface Plane {
  width: number;
  height: number;
  /** `width * height` numbers. */
  data: Float32Array;
}
