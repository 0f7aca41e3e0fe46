import type { Guide, Meanings } from '../../docs/guide.ts';
import type { RadioGroupProps } from './radio-group.tsx';

type Props = RadioGroupProps<string>;

export const radioGroupGuide: Guide = {
  use: [
    'Exactly one of two to seven options, each of which needs a description or a long name.',
    'The choice is submitted with a form.',
  ],
  avoid: [
    'The names are short and the choice takes effect at once: use SegmentedControl.',
    'There are more options: use Select.',
    'Several may be chosen: use Checkbox for each.',
  ],
  anatomy: `<RadioGroup
  label="Proper names"
  name="names"
  options={[
    { value: 'keep', label: 'Keep', description: 'Café Olympe stays Café Olympe.' },
    { value: 'translate', label: 'Translate', description: 'Café Olympe becomes Olympus Café.' },
  ]}
  defaultValue="keep"
/>`,
  keyboard: {
    Tab: 'Moves to the chosen option, then leaves the group.',
    'Arrow keys': 'Choose the next or the previous option; they wrap around and skip disabled options.',
    Space: 'Chooses the one that has the focus.',
  },
  parts: {
    'radio-group': {
      'data-size': {
        sm: 'Small texts, inside dense panels.',
        md: 'The texts of a form.',
        lg: 'Large texts.',
      } satisfies Meanings<Props['size']>,
      'data-orientation': {
        vertical: 'The options stand below each other.',
        horizontal: 'The options stand beside each other, as far as there is room.',
      } satisfies Meanings<Props['orientation']>,
      'data-invalid': 'While it has an error.',
      'data-disabled': 'While it is disabled.',
    },
    'radio-group-options': { 'aria-invalid': 'While it has an error.' },
    radio: {},
    'radio-input': { disabled: 'While it cannot be chosen. The chosen one is `:checked`.' },
    'radio-description': {},
    'field-label': {},
    'field-description': {},
    'field-error': {},
  },
};
