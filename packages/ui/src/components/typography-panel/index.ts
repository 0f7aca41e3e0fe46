export { TypographyPanel, type TypographyPanelProps } from './typography-panel.tsx';
export {
  type TypographyAlign,
  type TypographyFamily,
  type TypographySelection,
  type TypographyStyle,
} from './typography.ts';
