import type { Guide, Meanings } from '../../docs/guide.ts';
import type { ColorFieldProps } from './color-field.tsx';

export const colorFieldGuide: Guide = {
  use: [
    'Any colour may be chosen, as for a text on a poster. Offer those that were found in the picture as suggestions.',
  ],
  avoid: ['Only a few colours are allowed: use SegmentedControl or Select, with the names of the colours.'],
  anatomy: `<ColorField
  label="Color"
  value="#173bac"
  suggestions={['#ffffff', '#c82d12']}
  onValueChange={setColor}
/>

// Or from its parts
<ColorField.Root name="color" defaultValue="#173bac" backdrop="#ffffff" colorName="Text color">
  <Field.Label>Text color</Field.Label>
  <ColorField.Control>
    <ColorField.Swatch />
    <ColorField.Input />
  </ColorField.Control>
  <ColorField.Suggestions colors={['#ffffff', '#c82d12']} />
  <ColorField.Picker>
    <ColorField.Area />
    <ColorField.Contrast />
    <ColorField.EyeDropper />
  </ColorField.Picker>
  <Field.Error />
</ColorField.Root>`,
  keyboard: {
    Tab: 'Moves from the swatch to the text and on to each suggestion.',
    'Enter or Space on the swatch': 'Opens the picker; the square of saturation and brightness has the focus.',
    'Arrow keys in the picker': 'Change brightness and saturation, hue, or opacity.',
    'Escape in the picker': 'Closes it and returns to the swatch. The color keeps its last value.',
    'Enter or Space on a suggestion': 'Takes that color.',
  },
  parts: {
    'color-field': { 'data-invalid': 'While there is an error.' },
    'color-field-control': {
      'data-size': {
        xs: '28 px high, in the rows of an inspector.',
        sm: '30 px high, inside dense panels.',
        md: '36 px high.',
        lg: '44 px high, for a form alone on its page.',
      } satisfies Meanings<ColorFieldProps['size']>,
    },
    'color-field-trigger': {
      'data-state': { open: 'While the picker is open.', closed: 'While it is not.' },
      disabled: 'While it cannot be opened.',
    },
    'color-field-swatch': {},
    'color-field-area': {},
    'color-field-suggestions': {},
    'color-field-suggestion': {
      'data-state': { on: 'The chosen color: a check marks it.', off: 'Any other.' },
      disabled: 'While it cannot be taken.',
    },
    'color-field-contrast': {
      'data-level': {
        readable: 'The color is readable on the picture at every size: 4.5 : 1 or more.',
        readableIfLarge: 'It is readable at 24 px and more: 3 : 1 or more.',
        unreadable: 'It is below 3 : 1.',
      },
    },
    'color-field-eyedropper': {},
    'color-field-picker': { 'data-state': { open: 'While it is open.' } },
    input: { 'aria-invalid': 'While there is an error.', disabled: 'While it is disabled.' },
  },
};
