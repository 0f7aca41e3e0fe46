export { CompareSlider, type CompareSliderProps, type CompareSliderMessages } from './compare-slider.tsx';
