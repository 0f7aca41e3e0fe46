import type { Guide, Meanings } from '../../docs/guide.ts';
import type { SegmentedControlProps } from './segmented-control.tsx';

export const segmentedControlGuide: Guide = {
  use: [
    'Exactly one of two to five options that are all visible: Monthly or Yearly; left, centre or right.',
    'The choice takes effect at once.',
  ],
  avoid: [
    'The options need a description, or the choice is submitted later: use RadioGroup.',
    'There are more, or their names are long: use Select.',
    'It is on or off: use Switch.',
    'None or several may be chosen: use the toggle group of Toolbar, or Checkbox.',
  ],
  anatomy: `<SegmentedControl
  label="Billing"
  options={[
    { value: 'monthly', label: 'Monthly' },
    { value: 'yearly', label: 'Yearly' },
  ]}
  value={billing}
  onValueChange={setBilling}
/>`,
  keyboard: {
    Tab: 'Moves to the chosen option, then leaves the group.',
    'Arrow keys': 'Choose the next or the previous option; they wrap around and skip disabled options.',
    Space: 'Chooses the one that has the focus.',
  },
  parts: {
    'segmented-control': {
      'data-size': {
        sm: '32 px high, inside dense panels.',
        md: '38 px high.',
      } satisfies Meanings<SegmentedControlProps<string>['size']>,
    },
    segment: {},
    'segment-input': { disabled: 'While it cannot be chosen. Style the chosen one by `:has(:checked)`.' },
  },
};
