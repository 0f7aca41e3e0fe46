import type { Guide } from '../../docs/guide.ts';

export const tabsGuide: Guide = {
  use: [
    'Views of one thing, one at a time: the style, the versions and the original of a text.',
    'There are two to six of them, with short names.',
  ],
  avoid: [
    'People choose a value: use SegmentedControl or Select.',
    'It opens another page: use links in the side bar.',
    'People compare what is in two of them: show both.',
  ],
  anatomy: `<Tabs.Root defaultValue="style">
  <Tabs.List aria-label="Text">
    <Tabs.Trigger value="style">Style</Tabs.Trigger>
    <Tabs.Trigger value="versions" count={4}>Versions</Tabs.Trigger>
  </Tabs.List>
  <Tabs.Content value="style">…</Tabs.Content>
  <Tabs.Content value="versions">…</Tabs.Content>
</Tabs.Root>`,
  keyboard: {
    Tab: 'Moves to the current tab, then into its panel.',
    'ArrowLeft and ArrowRight':
      'Show the previous and the next tab, and wrap around; in a vertical list ArrowUp and ArrowDown.',
    'Home and End': 'Show the first and the last tab.',
  },
  parts: {
    tabs: {
      'data-orientation': {
        horizontal: 'The tabs are above their panel.',
        vertical: 'The tabs are beside their panel.',
      },
    },
    'tabs-list': {},
    'tabs-trigger': {
      'data-state': { active: 'The tab that is shown.', inactive: 'Any other.' },
      'data-disabled': 'While it cannot be shown.',
    },
    'tabs-count': {},
    'tabs-content': { 'data-state': { active: 'The panel that is shown.' } },
  },
};
