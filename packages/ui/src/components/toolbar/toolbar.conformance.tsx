import type { ReactNode } from 'react';
import { Type } from '../../icons/icons.ts';
import type { Conformance } from '../../testing/conformance.tsx';
import {
  Toolbar,
  ToolbarButton,
  ToolbarGroup,
  ToolbarIconButton,
  ToolbarSeparator,
  ToolbarToggleGroup,
  ToolbarToggleItem,
} from './toolbar.tsx';

const toggles = { type: 'single', label: 'Tool', value: 'text', onValueChange: () => undefined } as const;

const inToolbar = (children: ReactNode) => <Toolbar label="Editor">{children}</Toolbar>;

export const conformance: Conformance[] = [
  {
    name: 'Toolbar',
    component: Toolbar,
    slot: 'toolbar',
    tag: 'div',
    render: (props) => (
      <Toolbar label="Editor" {...props}>
        <ToolbarButton>Export</ToolbarButton>
      </Toolbar>
    ),
  },
  {
    name: 'ToolbarGroup',
    component: ToolbarGroup,
    slot: 'toolbar-group',
    tag: 'div',
    render: (props) => inToolbar(<ToolbarGroup label="History" {...props} />),
  },
  {
    name: 'ToolbarSeparator',
    component: ToolbarSeparator,
    slot: 'toolbar-separator',
    tag: 'div',
    render: (props) => inToolbar(<ToolbarSeparator {...props} />),
  },
  {
    name: 'ToolbarButton',
    component: ToolbarButton,
    slot: 'toolbar-button',
    tag: 'button',
    render: (props) => inToolbar(<ToolbarButton {...props}>Export</ToolbarButton>),
  },
  {
    name: 'ToolbarIconButton',
    component: ToolbarIconButton,
    slot: 'toolbar-icon-button',
    tag: 'button',
    render: (props) =>
      inToolbar(
        <ToolbarIconButton label="Add text" {...props}>
          <Type />
        </ToolbarIconButton>,
      ),
  },
  {
    name: 'ToolbarToggleGroup',
    component: ToolbarToggleGroup,
    slot: 'toolbar-toggle-group',
    tag: 'div',
    render: (props) => inToolbar(<ToolbarToggleGroup {...toggles} {...props} />),
  },
  {
    name: 'ToolbarToggleItem',
    component: ToolbarToggleItem,
    slot: 'toolbar-toggle-item',
    tag: 'button',
    render: (props) =>
      inToolbar(
        <ToolbarToggleGroup {...toggles}>
          <ToolbarToggleItem value="text" label="Text" {...props}>
            <Type />
          </ToolbarToggleItem>
        </ToolbarToggleGroup>,
      ),
  },
];
