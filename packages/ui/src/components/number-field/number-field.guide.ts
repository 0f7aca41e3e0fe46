import type { Guide, Meanings } from '../../docs/guide.ts';
import type { NumberFieldProps } from './number-field.tsx';

export const numberFieldGuide: Guide = {
  use: [
    'A number whose digits matter: a size, a position, an angle.',
    'A price, a percentage or a measure in the format of the language: `format` takes the options of `Intl.NumberFormat`.',
    'People often adjust it: by an arrow key, or by a horizontal drag of its name or unit.',
  ],
  avoid: [
    'Its position in a range matters more than its digits: use Slider.',
    'The digits are not an amount, for example a code or a year: use TextField with `inputMode="numeric"`.',
  ],
  anatomy: `<NumberField label="Width" unit="px" min={1} value={width} onValueChange={setWidth} onValueCommit={remember} />

// In the format of the language: 1234.5 is shown as €1,234.50, 0.25 as 25%
<NumberField label="Price" format={{ style: 'currency', currency: 'EUR' }} name="price" />
<NumberField label="Opacity" format={{ style: 'percent' }} min={0} max={1} step={0.05} />

// Or from its parts
<NumberField.Root unit="°" min={0} max={360} name="rotation">
  <NumberField.ScrubArea><Field.Label>Rotation</Field.Label></NumberField.ScrubArea>
  <NumberField.Group>
    <NumberField.Decrement />
    <NumberField.Input />
    <NumberField.Increment />
  </NumberField.Group>
  <Field.Error />
</NumberField.Root>`,
  keyboard: {
    'ArrowUp and ArrowDown': 'One step more or less.',
    'Shift + ArrowUp and ArrowDown': 'A large step: `largeStep`, or ten steps.',
    'Alt + ArrowUp and ArrowDown': 'A small step: `smallStep`, or a tenth of a step.',
    Enter: 'Applies the typed text. A text that is not a number is discarded.',
    Escape: 'Forgets what was typed. Only a second Escape closes a dialog around it.',
    Tab: 'Applies it and moves on. It skips the buttons, because the arrow keys do the same.',
  },
  parts: {
    'number-field': { 'data-scrubbing': 'While its name or unit is dragged.' },
    'number-field-label': {},
    'number-field-inside-label': {},
    'number-field-box': {
      'data-size': {
        xs: '28 px high, in the rows of an inspector.',
        sm: '30 px high, inside dense panels.',
        md: '36 px high.',
        lg: '44 px high.',
      } satisfies Meanings<NumberFieldProps['size']>,
    },
    'number-field-input': {
      'aria-invalid': 'While it has an error.',
      disabled: 'While it is disabled.',
      readonly: 'While it is read-only.',
    },
    'number-field-unit': {},
    'number-field-scrub-area': {},
    'number-field-increment': {
      'aria-disabled': 'While the number is the largest one.',
      disabled: 'While the field is disabled or read-only.',
    },
    'number-field-decrement': {
      'aria-disabled': 'While the number is the smallest one.',
      disabled: 'While the field is disabled or read-only.',
    },
  },
};
