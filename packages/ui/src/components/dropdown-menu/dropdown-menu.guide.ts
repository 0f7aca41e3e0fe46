import type { Guide, Meanings } from '../../docs/guide.ts';
import type { DropdownMenuItemProps } from './dropdown-menu.tsx';

export const dropdownMenuGuide: Guide = {
  use: [
    'Actions for one object that need not all be visible: a profile, an image.',
    'The last item, after a separator, may have the tone `danger`.',
  ],
  avoid: [
    'People choose a value: use Select.',
    'It holds fields or a text: use Popover.',
    'There are one or two actions: show them as buttons.',
  ],
  anatomy: `<DropdownMenu.Root>
  <DropdownMenu.Trigger asChild><Button>Text</Button></DropdownMenu.Trigger>
  <DropdownMenu.Content>
    <DropdownMenu.Group>
      <DropdownMenu.Item icon={<Copy />} shortcut={['Ctrl', 'D']} onSelect={duplicate}>Duplicate</DropdownMenu.Item>
      <DropdownMenu.Sub>
        <DropdownMenu.SubTrigger>Export as</DropdownMenu.SubTrigger>
        <DropdownMenu.SubContent><DropdownMenu.Item>PNG</DropdownMenu.Item></DropdownMenu.SubContent>
      </DropdownMenu.Sub>
    </DropdownMenu.Group>
    <DropdownMenu.Separator />
    <DropdownMenu.CheckboxItem checked={guides} onCheckedChange={setGuides}>Snap to guides</DropdownMenu.CheckboxItem>
    <DropdownMenu.Label>Alignment</DropdownMenu.Label>
    <DropdownMenu.RadioGroup value={align} onValueChange={setAlign}>
      <DropdownMenu.RadioItem value="left">Left</DropdownMenu.RadioItem>
    </DropdownMenu.RadioGroup>
  </DropdownMenu.Content>
</DropdownMenu.Root>`,
  keyboard: {
    'Enter, Space or ArrowDown': 'On the button: opens the menu and goes to its first item.',
    'ArrowDown and ArrowUp': 'Move to the next or the previous item.',
    'Home and End': 'Move to the first or the last item.',
    'Letters, digits, spaces':
      'Move to the item that begins with them. After 350 ms without a key a new search starts.',
    'One letter again and again': 'Moves through the items that begin with it.',
    'ArrowRight and ArrowLeft': 'Open and close a submenu; swapped from right to left.',
    'Enter or Space': 'Runs the action of the item, and closes the menu.',
    Escape: 'Closes it; the focus returns to the button.',
  },
  parts: {
    'dropdown-menu-trigger': { 'data-state': { open: 'While the menu is open.', closed: 'While it is not.' } },
    'dropdown-menu-content': {
      'data-side': 'The side of the button on which it opens.',
      'data-state': { open: 'While it is open.' },
    },
    'dropdown-menu-item': {
      'data-tone': {
        neutral: 'Any action.',
        danger: 'What cannot be undone.',
      } satisfies Meanings<DropdownMenuItemProps['tone']>,
      'data-highlighted': 'While it has the focus, or the pointer is on it.',
      'data-disabled': 'While it cannot be chosen.',
    },
    'dropdown-menu-checkbox-item': { 'data-state': { checked: 'While it is on; `unchecked` while it is off.' } },
    'dropdown-menu-radio-group': {},
    'dropdown-menu-radio-item': {
      'data-state': { checked: 'The chosen one.', unchecked: 'Any other.' },
    },
    'dropdown-menu-item-indicator': {},
    'dropdown-menu-arrow': {},
    'dropdown-menu-group': {},
    'dropdown-menu-label': {},
    'dropdown-menu-separator': {},
    'dropdown-menu-sub-trigger': {
      'data-state': { open: 'While its submenu is open.', closed: 'While it is not.' },
    },
    'dropdown-menu-sub-content': { 'data-state': { open: 'While it is open.' } },
  },
};
