import type { Guide, Meanings } from '../../docs/guide.ts';
import type { ButtonProps } from '../button/button.tsx';
import type { IconButtonProps } from '../icon-button/icon-button.tsx';

const variants = {
  primary: 'The step that most people came for.',
  secondary: 'Any other step.',
  ghost: 'A tool: the one that is used unless another is asked for.',
  danger: 'An action that cannot be undone.',
} satisfies Meanings<ButtonProps['variant']>;

const sizes = {
  sm: '30 px high: the one that is used unless another is asked for.',
  md: '36 px high.',
  lg: '44 px high.',
} satisfies Meanings<IconButtonProps['size']>;

export const toolbarGuide: Guide = {
  use: [
    'Three or more tools for the same thing, seen all the time: undo and redo, alignment, zoom.',
    'Groups of them, with a separator between.',
  ],
  avoid: [
    'They are the last step of a form or a dialog: put the buttons beside each other.',
    'One of a few is chosen outside of any toolbar: use SegmentedControl.',
    'They need not be seen: use DropdownMenu.',
  ],
  anatomy: `<Toolbar label="Editor">
  <ToolbarGroup label="History">
    <ToolbarIconButton label="Undo"><Undo2 /></ToolbarIconButton>
    <ToolbarIconButton label="Redo"><Redo2 /></ToolbarIconButton>
  </ToolbarGroup>
  <ToolbarSeparator />
  <ToolbarToggleGroup type="single" label="Tool" value={tool} onValueChange={setTool}>
    <ToolbarToggleItem value="select" label="Select"><MousePointer2 /></ToolbarToggleItem>
    <ToolbarToggleItem value="text" label="Text"><Type /></ToolbarToggleItem>
  </ToolbarToggleGroup>
  <ToolbarSeparator />
  <ToolbarButton>Export</ToolbarButton>
</Toolbar>`,
  keyboard: {
    Tab: 'Goes to the tool that had the focus last, then past the toolbar.',
    'ArrowRight and ArrowLeft':
      'Go to the next tool, or the one before, around the end; up and down where it is vertical.',
    'Home and End': 'Go to the first and the last tool.',
    'Enter or Space': 'Presses it.',
  },
  parts: {
    toolbar: { 'data-orientation': { horizontal: 'Along the line of writing.', vertical: 'From top to bottom.' } },
    'toolbar-group': {},
    'toolbar-separator': {},
    'toolbar-button': { 'data-variant': variants, 'data-size': sizes, disabled: 'While it is disabled.' },
    'toolbar-icon-button': { 'data-variant': variants, 'data-size': sizes, disabled: 'While it is disabled.' },
    'toolbar-toggle-group': {},
    'toolbar-toggle-item': {
      'data-state': { on: 'On.', off: 'Off.' },
      'data-size': sizes,
      disabled: 'While it is disabled.',
    },
  },
};
