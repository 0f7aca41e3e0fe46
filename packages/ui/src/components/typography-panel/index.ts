export { TypographyPanel, type TypographyPanelProps } from './typography-panel.tsx';
export type {
  TypographyAlign,
  TypographyFamily,
  TypographyGeometry,
  TypographySelection,
  TypographyStyle,
} from './typography.ts';
