import type { Meta, StoryObj } from '@storybook/react-vite';
import { History, Languages, Type } from 'lucide-react';
import type { ComponentProps } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import * as Tabs from './tabs.parts.ts';

const meta = {
  title: 'Layout/Tabs',
  component: Tabs.Root,
  subcomponents: Tabs,
  parameters: {
    width: 480,
    docs: {
      description: {
        component: `
**When to use it**
- Views of one thing, one at a time: the style, the versions and the original of a text.
- There are two to six of them, with short names.

**When not**
- People choose a value: use SegmentedControl or Select.
- It opens another page: use links in the side bar.
- People compare what is in two of them: show both.

| Key | Effect |
| --- | --- |
| Tab | Moves to the current tab, then into its panel. |
| ArrowLeft and ArrowRight | Show the previous and the next tab, and wrap around; in a vertical list ArrowUp and ArrowDown. |
| Home and End | Show the first and the last tab. |
`,
      },
    },
  },
  args: { defaultValue: 'style', onValueChange: fn() },
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List aria-label="Text">
        <Tabs.Trigger value="style" icon={<Type aria-hidden />}>
          Style
        </Tabs.Trigger>
        <Tabs.Trigger value="versions" icon={<History aria-hidden />} count={4}>
          Versions
        </Tabs.Trigger>
        <Tabs.Trigger value="glossary" icon={<Languages aria-hidden />} disabled>
          Glossary
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="style">Newsreader, 34 px, ink on the poster’s own paper.</Tabs.Content>
      <Tabs.Content value="versions">Four versions, the last one from this morning.</Tabs.Content>
    </Tabs.Root>
  ),
} satisfies Meta<typeof Tabs.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Vertical: Story = { args: { orientation: 'vertical' } };

export const Narrow: Story = {
  parameters: { width: 200 },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tablist');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Tabs.Root defaultValue="style">
      <Tabs.List aria-label="النص">
        <Tabs.Trigger value="style">النمط</Tabs.Trigger>
        <Tabs.Trigger value="versions" count={4}>
          الإصدارات
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="style">خط نسخي، 34 بكسل</Tabs.Content>
      <Tabs.Content value="versions">أربعة إصدارات</Tabs.Content>
    </Tabs.Root>
  ),
};

const orientations: ComponentProps<typeof Tabs.Root>['orientation'][] = ['horizontal', 'vertical'];

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: matrixModes } },
  render: ({ defaultValue: _value, ...args }) => (
    <MatrixOf interactive axes={{ orientation: orientations, shown: ['style', 'versions'] }} cellWidth={420}>
      {({ orientation, shown }) =>
        meta.render({ ...args, ...(orientation ? { orientation } : {}), defaultValue: shown })
      }
    </MatrixOf>
  ),
};
