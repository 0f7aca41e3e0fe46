export { Slider, type SliderProps } from './slider.tsx';
export type { SliderChangeReason, SliderRootProps, SliderThumbProps, SliderValueProps } from './slider-parts.tsx';
