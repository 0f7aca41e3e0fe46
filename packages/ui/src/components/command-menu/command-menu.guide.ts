import type { Guide } from '../../docs/guide.ts';

export const commandMenuGuide: Guide = {
  use: [
    'There are more actions than a screen can show, and people know their names.',
    'Each command is also available elsewhere; the menu is faster.',
  ],
  avoid: [
    'A few actions of one thing: use DropdownMenu.',
    'People choose a value, for example a language: use Combobox.',
    'People search content, for example posters: put a search field on the page.',
  ],
  anatomy: `<CommandMenu
  groups={[{ label: 'Poster', commands: [{ id: 'export', label: 'Export', icon: <Download />, onSelect: exportPoster }] }]}
/>`,
  keyboard: {
    '⌘K or Ctrl K': 'Opens and closes it, wherever the focus is.',
    Letters: 'Search; accents and case do not matter.',
    'Up, Down': 'Move the highlight and wrap around at the ends.',
    'Page Up, Page Down': 'Move it by five.',
    Enter: 'Closes the menu and runs the highlighted command.',
    Escape: 'Closes it. The focus returns to where it was.',
  },
  parts: {
    'command-menu': { 'data-state': { open: 'While it is open; `closed` while it fades out.' } },
    'command-menu-overlay': {},
    'command-menu-search': {},
    'command-menu-list': {},
    'command-menu-group': {},
    'command-menu-item': {
      'data-highlighted': 'The command that Enter runs.',
      'aria-disabled': 'Cannot be chosen now.',
    },
    'command-menu-empty': {},
  },
};
