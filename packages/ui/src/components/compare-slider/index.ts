export { CompareSlider, type CompareSliderProps } from './compare-slider.tsx';
