export { Slider, type SliderProps } from './slider.tsx';
export type { SliderMessages } from './slider.messages.ts';
export type { SliderValueProps } from './slider-parts.tsx';
export type { SliderRootProps } from './slider-root.tsx';
export type { SliderThumbProps } from './slider-thumb.tsx';
export type { SliderNumbers } from './use-slider-state.ts';
