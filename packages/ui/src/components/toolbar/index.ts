export {
  Toolbar,
  ToolbarGroup,
  ToolbarIconButton,
  ToolbarSeparator,
  type ToolbarGroupProps,
  type ToolbarProps,
} from './toolbar.tsx';
