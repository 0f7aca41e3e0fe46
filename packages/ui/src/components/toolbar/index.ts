export {
  Toolbar,
  ToolbarButton,
  ToolbarGroup,
  ToolbarIconButton,
  ToolbarSeparator,
  ToolbarToggleGroup,
  ToolbarToggleItem,
  type ToolbarGroupProps,
  type ToolbarProps,
  type ToolbarToggleItemProps,
} from './toolbar.tsx';
