import type { Guide, Meanings } from '../../docs/guide.ts';
import type { ContextMenuItemProps } from './context-menu.tsx';

export const contextMenuGuide: Guide = {
  use: [
    'Actions for the object under the pointer: a text on the canvas, a layer, a card.',
    'Every action is also available by a button or a key: many people never use the right mouse button.',
  ],
  avoid: ['The action is nowhere else: show a button, or use DropdownMenu.', 'It holds fields: use Popover.'],
  anatomy: `<ContextMenu.Root>
  <ContextMenu.Trigger>the canvas</ContextMenu.Trigger>
  <ContextMenu.Content>
    <ContextMenu.Item icon={<Copy />} shortcut={['Ctrl', 'D']} onSelect={duplicate}>Duplicate</ContextMenu.Item>
    <ContextMenu.Separator />
    <ContextMenu.Item tone="danger" onSelect={remove}>Delete</ContextMenu.Item>
  </ContextMenu.Content>
</ContextMenu.Root>`,
  keyboard: {
    'Menu key or Shift F10': 'Opens it at the element with the focus.',
    'ArrowDown and ArrowUp': 'Move to the next or the previous item.',
    'ArrowRight and ArrowLeft': 'Open and close a submenu; swapped from right to left.',
    'Home and End': 'Move to the first or the last item.',
    'Letters, digits, spaces':
      'Move to the item that begins with them. After 350 ms without a key a new search starts.',
    'Enter or Space': 'Runs the action of the item, and closes the menu.',
    Escape: 'Closes it; the focus returns.',
  },
  parts: {
    'context-menu-trigger': { 'data-state': { open: 'While the menu is open.', closed: 'While it is not.' } },
    'context-menu-content': {
      'data-state': { open: 'While it is open.' },
    },
    'context-menu-item': {
      'data-tone': {
        neutral: 'Any action.',
        danger: 'What cannot be undone.',
      } satisfies Meanings<ContextMenuItemProps['tone']>,
      'data-highlighted': 'While it has the focus, or the pointer is on it.',
      'data-disabled': 'While it cannot be chosen.',
    },
    'context-menu-checkbox-item': { 'data-state': { checked: 'While it is on; `unchecked` while it is off.' } },
    'context-menu-radio-group': {},
    'context-menu-radio-item': {
      'data-state': { checked: 'The chosen one.', unchecked: 'Any other.' },
    },
    'context-menu-item-indicator': {},
    'context-menu-group': {},
    'context-menu-label': {},
    'context-menu-separator': {},
    'context-menu-sub-trigger': {
      'data-state': { open: 'While its submenu is open.', closed: 'While it is not.' },
    },
    'context-menu-sub-content': { 'data-state': { open: 'While it is open.' } },
  },
};
