/** Pixels as a browser's ImageData holds them: RGBA, 8 bits a channel, rows from the top, no padding. */
export interface Raster {
  width: number;
  height: number;
  /** `width * height * 4` bytes. */
  data: Uint8ClampedArray;
}

/** One byte a pixel; 0 keeps the pixel, anything else marks it. */
export interface Mask {
  width: number;
  height: number;
  /** `width * height` bytes. */
  data: Uint8Array;
}
