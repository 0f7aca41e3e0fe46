import type { Guide } from '../../docs/guide.ts';

export const commandMenuGuide: Guide = {
  use: [
    'There is more to do than a screen can show, and people know what it is called.',
    'Each command can be reached in another way as well; this is the faster one.',
  ],
  avoid: [
    'A few actions of one thing: use DropdownMenu.',
    'It chooses a value, as a language: use Combobox.',
    'It searches content, as posters: give the page a search field.',
  ],
  anatomy: `<CommandMenu
  groups={[{ label: 'Poster', commands: [{ id: 'export', label: 'Export', icon: <Download />, onSelect: exportPoster }] }]}
/>`,
  keyboard: {
    '⌘K or Ctrl K': 'Opens and closes it, wherever the focus is.',
    Letters: 'Search; accents and case do not matter.',
    'Up, Down': 'Move the highlight, round at the ends.',
    'Page Up, Page Down': 'Move it by five.',
    Enter: 'Closes the menu and does what is highlighted.',
    Escape: 'Closes it. The focus goes back where it came from.',
  },
  parts: {
    'command-menu': { 'data-state': { open: 'While it is open; `closed` while it fades out.' } },
    'command-menu-overlay': {},
    'command-menu-search': {},
    'command-menu-list': {},
    'command-menu-group': {},
    'command-menu-item': {
      'data-highlighted': 'Enter does this one.',
      'aria-disabled': 'Cannot be chosen now.',
    },
    'command-menu-empty': {},
  },
};
