export { CompareSlider, type CompareSliderProps } from './compare-slider.tsx';
export type { CompareSliderMessages } from './compare-slider.messages.ts';
