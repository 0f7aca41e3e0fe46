import type { Guide, Meanings } from '../../docs/guide.ts';
import type { SelectFieldProps } from './select-field.tsx';

export const selectGuide: Guide = {
  use: ['One of about three to twelve options that people know by name: a sector, a status, a font weight.'],
  avoid: [
    'There are many options, for example languages: use Combobox, which can be searched.',
    'Several of them are chosen: use Combobox with `multiple`, and for a few options with `searchable={false}`, which draws no search box.',
    'There are two or three and they fit beside each other: use SegmentedControl.',
    'It starts an action instead of choosing a value: use DropdownMenu.',
  ],
  anatomy: `<SelectField
  label="Company sector"
  options={[{ value: 'retail', label: 'Retail' }]}
  value={sector}
  onValueChange={setSector}
/>

// Or from its parts
<Select.Root name="plan" defaultValue="growth">
  <Select.Trigger aria-label="Plan"><Select.Value placeholder="Choose a plan" /></Select.Trigger>
  <Select.Content>
    <Select.Group>
      <Select.Label>Billed monthly</Select.Label>
      <Select.Item value="growth" icon={<Zap />} detail="$19">Growth</Select.Item>
    </Select.Group>
    <Select.Separator />
  </Select.Content>
</Select.Root>`,
  keyboard: {
    'Enter, Space, Arrow Down or Arrow Up': 'Opens the list.',
    'Arrow Down or Arrow Up in the list': 'Moves to the next or the previous option that can be chosen.',
    'Home or End': 'Moves to the first or the last option.',
    'A letter': 'Moves to the next option that begins with the typed letters; on the closed field, chooses it.',
    'Enter or Space': 'Chooses the option and closes the list.',
    Escape: 'Closes the list and changes nothing.',
  },
  parts: {
    select: { 'data-invalid': 'While there is an error.' },
    'select-trigger': {
      'data-state': { open: 'While the list is open.', closed: 'While the list is closed.' },
      'data-size': {
        xs: '28 px high, in the rows of an inspector.',
        sm: '30 px high, inside dense panels.',
        md: '36 px high.',
        lg: '44 px high, for a form alone on its page.',
      } satisfies Meanings<SelectFieldProps<string>['size']>,
      'data-placeholder': 'While nothing is chosen.',
      'aria-invalid': 'While there is an error.',
      'data-readonly': 'While the value cannot be changed: the list does not open.',
      disabled: 'While it cannot be opened.',
    },
    'select-value': {},
    'select-arrow': {},
    'select-group': {},
    'select-label': {},
    'select-separator': {},
    'select-content': { 'data-state': { open: 'While it is open.' } },
    'select-option': {
      'data-state': { checked: 'The chosen option.', unchecked: 'Any other.' },
      'data-highlighted': 'The option that Enter would choose.',
      'data-disabled': 'An option that cannot be chosen.',
    },
    'select-scroll-up': {},
    'select-scroll-down': {},
  },
};
