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
  type ToolbarToggleGroupProps,
  type ToolbarToggleItemProps,
} from './toolbar.tsx';
