import type { Guide } from '../../docs/guide.ts';

export const sideBarGuide: Guide = {
  use: [
    'The few main places of the product, and the main action: a new image.',
    'At most about five items: at 375 px they are in one row.',
  ],
  avoid: [
    'Tools of the current view: use Toolbar.',
    'Places within one screen: use SegmentedControl or links in the text.',
  ],
  anatomy: `<SideBar logo={<Logo variant="mark" />} footer={<ProfileMenu />}>
  <SideBarItem label="Dashboard" active asChild>
    <a href="/dashboard"><LayoutGrid /></a>
  </SideBarItem>
  <SideBarItem label="New image" onClick={openUpload}>
    <Plus />
  </SideBarItem>
</SideBar>`,
  keyboard: {
    Tab: 'Moves from item to item; each shows its name in a tooltip.',
    'Enter or Space': 'Opens the place, or starts the action.',
  },
  parts: {
    'side-bar': {
      'aria-label': 'What the bar is.',
      'data-toasts-above': 'Toasts stand above the bar at the bottom of a narrow screen.',
    },
    'side-bar-logo': {},
    'side-bar-footer': {},
    'side-bar-item': {
      'data-active': 'The current page.',
      'aria-current': 'The current page, for screen readers.',
      'aria-label': 'The name of the place.',
      'aria-expanded': 'While the menu that it opens is open.',
      'aria-disabled': 'A link while it is disabled: presses are ignored.',
      disabled: 'While it is disabled.',
    },
  },
};
