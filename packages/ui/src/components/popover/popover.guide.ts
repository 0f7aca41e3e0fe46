import type { Guide, Meanings } from '../../docs/guide.ts';
import type { PopoverContentProps } from './popover.tsx';

export const popoverGuide: Guide = {
  use: [
    'A few fields that belong to one control, and the rest should stay in sight: renaming, picking a colour.',
    'Its content can be pressed and filled in.',
  ],
  avoid: [
    'It only names or explains a control: use Tooltip.',
    'It is a list of actions: use DropdownMenu; of values: use Select or Combobox.',
    'People must answer before they continue: use Dialog.',
  ],
  anatomy: `<Popover.Root>
  <Popover.Trigger asChild><Button>Rename</Button></Popover.Trigger>
  <Popover.Content>
    <Popover.Title>Rename the text</Popover.Title>
    <Popover.Description>The name is shown in the list of layers.</Popover.Description>
    <TextField label="Name" />
    <Popover.Arrow />
  </Popover.Content>
</Popover.Root>`,
  keyboard: {
    'Enter or Space': 'Opens and closes it from its trigger; its first control gets the focus.',
    Tab: 'Goes through it, and after the last control back to the first.',
    Escape: 'Closes it. The focus returns to the trigger.',
  },
  parts: {
    'popover-trigger': {
      'data-state': { open: 'While its panel is open.', closed: 'While it is not.' },
      'aria-expanded': 'Whether its panel is open.',
    },
    'popover-anchor': {},
    'popover-arrow': {},
    'popover-title': {},
    'popover-description': {},
    'popover-close': {},
    'popover-content': {
      'data-side': {
        top: 'Above its trigger.',
        right: 'On the right of it.',
        bottom: 'Below it, by default.',
        left: 'On the left of it.',
      } satisfies Meanings<PopoverContentProps['side']>,
      'data-align': {
        start: 'Begins where its trigger begins, where nothing else is asked for.',
        center: 'In the middle of its trigger.',
        end: 'Ends where its trigger ends.',
      } satisfies Meanings<PopoverContentProps['align']>,
      'data-state': { open: 'While it is open; `closed` while it fades out.' },
    },
  },
};
