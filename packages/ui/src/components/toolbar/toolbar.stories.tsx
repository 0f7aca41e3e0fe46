import type { Meta, StoryObj } from '@storybook/react-vite';
import { MousePointer2, Redo2, SquareDashed, Type, Undo2 } from 'lucide-react';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Toolbar, ToolbarGroup, ToolbarIconButton, ToolbarSeparator, type ToolbarProps } from './toolbar.tsx';

type ToolsProps = ToolbarProps & { size?: 'sm' | 'md' | 'lg'; disabled?: boolean };

/** The first tools of an editor: undo, redo, and the tool that is chosen. */
function Tools({ size = 'sm', disabled = false, ...props }: ToolsProps) {
  return (
    <Toolbar {...props}>
      <ToolbarGroup label="History">
        <ToolbarIconButton label="Undo" {...{ size, disabled }}>
          <Undo2 aria-hidden />
        </ToolbarIconButton>
        <ToolbarIconButton label="Redo" size={size} disabled>
          <Redo2 aria-hidden />
        </ToolbarIconButton>
      </ToolbarGroup>
      <ToolbarSeparator />
      <ToolbarGroup label="Tool">
        <ToolbarIconButton label="Select" pressed {...{ size, disabled }}>
          <MousePointer2 aria-hidden />
        </ToolbarIconButton>
        <ToolbarIconButton label="Text" pressed={false} {...{ size, disabled }}>
          <Type aria-hidden />
        </ToolbarIconButton>
        <ToolbarIconButton label="Exclusion area" pressed={false} {...{ size, disabled }}>
          <SquareDashed aria-hidden />
        </ToolbarIconButton>
      </ToolbarGroup>
    </Toolbar>
  );
}

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- Three or more tools for the same thing, seen all the time: undo and redo, alignment, zoom.
- Groups of them, with a separator between.

**When not**
- They are the last step of a form or a dialog: put the buttons beside each other.
- One of a few is chosen outside of any toolbar: use SegmentedControl.
- They need not be seen: use DropdownMenu.

| Key | Effect |
| --- | --- |
| Tab | Goes to the tool that had the focus last, then past the toolbar. |
| ArrowRight and ArrowLeft | Go to the next tool, or the one before, around the end. |
| Home and End | Go to the first and the last tool. |
| Enter or Space | Presses it. |
`,
      },
    },
  },
  args: { label: 'Editor' },
  render: (args) => <Tools {...args} />,
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { render: (args) => <Tools {...args} disabled /> };
export const Narrow: Story = { parameters: { width: 130 } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Toolbar label="تنسيق النص">
      <ToolbarIconButton label="تراجع">
        <Undo2 aria-hidden />
      </ToolbarIconButton>
      <ToolbarSeparator />
      <ToolbarIconButton label="نص" pressed>
        <Type aria-hidden />
      </ToolbarIconButton>
    </Toolbar>
  ),
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf interactive axes={{ disabled: [false, true], size: ['sm', 'md', 'lg'] }}>
      {(props) => <Tools {...args} {...props} />}
    </MatrixOf>
  ),
};
