export {
  TypographyPanel,
  type TypographyFamily,
  type TypographyGeometry,
  type TypographyPanelProps,
  type TypographySelection,
  type TypographyStyle,
} from './typography-panel.tsx';
