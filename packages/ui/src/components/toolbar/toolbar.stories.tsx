import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Download, Italic } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EditingTools, type EditingToolsProps } from '../../testing/editing-tools.tsx';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import {
  Toolbar,
  ToolbarButton,
  ToolbarSeparator,
  ToolbarToggleGroup,
  ToolbarToggleItem,
  type ToolbarProps,
} from './toolbar.tsx';

const onUndo = fn();

type ToolsProps = ToolbarProps & Omit<EditingToolsProps, 'onUndo'>;

function Tools({ size = 'sm', disabled = false, ...props }: ToolsProps) {
  const [styles, setStyles] = useState(['bold']);
  return (
    <Toolbar {...props}>
      <EditingTools {...{ size, disabled, onUndo }} />
      <ToolbarToggleGroup type="multiple" label="Style" value={styles} onValueChange={setStyles}>
        <ToolbarToggleItem value="bold" label="Bold" {...{ size, disabled }}>
          <Bold aria-hidden />
        </ToolbarToggleItem>
        <ToolbarToggleItem value="italic" label="Italic" {...{ size, disabled }}>
          <Italic aria-hidden />
        </ToolbarToggleItem>
      </ToolbarToggleGroup>
      <ToolbarSeparator />
      <ToolbarButton {...{ size, disabled }} icon={<Download aria-hidden />}>
        Export
      </ToolbarButton>
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
| ArrowRight and ArrowLeft | Go to the next tool, or the one before, around the end; up and down where it is vertical. |
| Home and End | Go to the first and the last tool. |
| Enter or Space | Presses it. |
`,
      },
    },
  },
  args: { label: 'Editor' },
  beforeEach: () => {
    onUndo.mockClear();
  },
  render: (args) => <Tools {...args} />,
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { orientation: 'horizontal', loop: true } };
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const Disabled: Story = { render: (args) => <Tools {...args} disabled /> };
export const Narrow: Story = { parameters: { width: 220 } };

export const KeyboardPath: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const toolbar = within(within(canvasElement).getByRole('toolbar', { name: 'Editor' }));
    await userEvent.tab();
    await expect(toolbar.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(toolbar.getByRole('radio', { name: 'Select' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(toolbar.getByRole('radio', { name: 'Text' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(toolbar.getByRole('radio', { name: 'Text' })).toBeChecked();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(toolbar.getByRole('button', { name: 'Export' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(toolbar.getByRole('button', { name: 'Undo' })).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Toolbar label="تنسيق النص">
      <ToolbarToggleGroup type="single" label="المحاذاة" defaultValue="bold">
        <ToolbarToggleItem value="bold" label="عريض">
          <Bold aria-hidden />
        </ToolbarToggleItem>
        <ToolbarToggleItem value="italic" label="مائل">
          <Italic aria-hidden />
        </ToolbarToggleItem>
      </ToolbarToggleGroup>
      <ToolbarSeparator />
      <ToolbarButton icon={<Download aria-hidden />}>تنزيل</ToolbarButton>
    </Toolbar>
  ),
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf
      interactive
      axes={{
        orientation: ['horizontal', 'vertical'],
        disabled: [false, true],
        size: ['sm', 'md', 'lg'],
      }}
    >
      {(props) => <Tools {...args} {...props} />}
    </MatrixOf>
  ),
};
