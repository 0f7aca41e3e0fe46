import type { Guide, Meanings } from '../../docs/guide.ts';
import type { SliderProps } from './slider.tsx';

export const sliderGuide: Guide = {
  use: [
    'A number whose position in a range matters more than its digits, and whose effect is visible at once: zoom, opacity.',
    'A range of numbers, from one thumb to the other: give an array as `value`. A thumb stops at the next one, pushes it, or passes it.',
    'A level beside a picture: `orientation="vertical"`, in an element with a height.',
  ],
  avoid: [
    'The exact number matters: use NumberField.',
    'There are a few steps with names: use SegmentedControl.',
    'It shows progress: use ProgressBar.',
  ],
  anatomy: `<Slider label="Zoom" value={1} min={0.1} max={3} step={0.1} formatValue={percent} onValueChange={setZoom} />

// Two thumbs
<Slider label="Text size" defaultValue={[16, 64]} minStepsBetweenThumbs={4} onValueChange={setSizes} />

// Vertical
<div style={{ height: 160 }}>
  <Slider orientation="vertical" label="Volume" defaultValue={40} />
</div>

// Or from its parts
<Field.Root>
  <Field.Label>Zoom</Field.Label>
  <Slider.Root defaultValue={1} max={3} step={0.1} formatValue={percent} name="zoom">
    <Slider.Track><Slider.Range /></Slider.Track>
    <Slider.Thumb />
    <Slider.Value />
  </Slider.Root>
</Field.Root>

// Several thumbs: each finds its number by its place
<Slider.Root defaultValue={[16, 64]}>
  <Slider.Track><Slider.Range /></Slider.Track>
  <Slider.Thumb aria-label="From" />
  <Slider.Thumb aria-label="To" disabled />
</Slider.Root>

// A thumb passes the next one
<Slider defaultValue={[20, 60]} thumbCollisionBehavior="swap" label="Range" />`,
  keyboard: {
    Tab: 'Moves the focus to the next thumb.',
    'Arrow Right or Arrow Up': 'Adds one step. From right to left, Arrow Left adds it.',
    'Arrow Left or Arrow Down': 'One step less.',
    'Page Up or Page Down, or an arrow key with Shift': 'A large step: `largeStep`, or a tenth of the range.',
    'Home or End': 'Sets the smallest or the largest value. With several thumbs, it stops at the next one.',
  },
  parts: {
    slider: {
      'data-disabled': 'While it is disabled.',
      'data-orientation': {
        horizontal: 'The smallest value is at the start.',
        vertical: 'The smallest value is at the bottom.',
      } satisfies Meanings<SliderProps['orientation']>,
    },
    'slider-track': {},
    'slider-range': {},
    'slider-input': {
      value: 'The value.',
      'aria-valuetext': 'The formatted value, for screen readers.',
      disabled: 'While it is disabled.',
    },
    'slider-value': {},
  },
};
