import type { Colour } from '../../image/colour.ts';

/** A drop shadow, or a white one: the letters' shape, moved and blurred, laid over the background as a translucent layer of one colour. */
export interface Shadow {
  /** Offset from the letters, in pixels. */
  dx: number;
  dy: number;
  /** Standard deviation of the blur, in pixels. */
  deviation: number;
  /** Colour of the layer. */
  colour: Colour;
  /** 0 to 1. */
  opacity: number;
}
