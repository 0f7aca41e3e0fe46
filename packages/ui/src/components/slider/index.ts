export { Slider, type SliderProps } from './slider.tsx';
export type { SliderRootProps, SliderThumbProps, SliderValueProps } from './slider-parts.tsx';
