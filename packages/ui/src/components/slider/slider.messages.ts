export interface SliderMessages {
  /** The accessible name of the first of two thumbs. */
  smallest: string;
  /** The accessible name of the second of two thumbs. */
  largest: string;
  /** The accessible name of one of three or more thumbs; `number` counts from 1. */
  thumb: (number: number, count: number) => string;
}

export const sliderMessages: SliderMessages = {
  smallest: 'Smallest value',
  largest: 'Largest value',
  thumb: (number, count) => `Value ${number} of ${count}`,
};
