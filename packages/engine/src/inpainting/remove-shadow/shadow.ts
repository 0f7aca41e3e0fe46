/** A drop shadow or glow: the letters' shape, moved and blurred, laid over the background as a translucent layer of black or white. */
export interface Shadow {
  /** Offset from the letters, in pixels. */
  dx: number;
  dy: number;
  /** Standard deviation of the blur, in pixels. */
  deviation: number;
  /** Of the layer, in levels: black for a shadow, white for a glow. */
  level: 0 | 255;
  /** 0 to 1. */
  opacity: number;
}
